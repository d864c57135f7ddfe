"""A puzzle in private: its board and panels, and then the judgement of the answer."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from bot.computers.contract import Reason
from bot.computers.puzzle import Puzzle
from bot.features.hints.screen import named, percent, reason_lines
from bot.features.puzzles.puzzle import ASKED, PuzzleOutcome
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import PictureFile, Screen, rows_of
from bot.panels import Viewpoint, panels_of
from bot.panels.viewpoint import ControlRows
from render import Words

MIN_ANSWERS_TO_SHARE: Final = 5
"""How many answers are needed to show the share of right ones."""


@dataclass(frozen=True)
class Asking(Viewpoint):
    """A puzzle as the seat to move sees it; its controls name the puzzle instead of a table."""

    today: bool = False
    """Whether it is the puzzle of the day."""

    def press(self, action: str, argument: str) -> Press:
        """Return the press of a control of this puzzle."""
        return Press(NO_TABLE, self.play.id, f"puzzle-{action}", argument)


def question(asking: Asking) -> Screen:
    """Return a puzzle's first screen; if it has only one panel, that is open."""
    panels = panels_of(asking.play.game)
    rows = [list(row) for row in panels.rows(asking)]
    first = rows[0][0]
    if len(rows) == len(rows[0]) == 1 and isinstance(first, PressButton) and first.press:
        return panel(asking, first.press.argument)
    for item in rows[-1]:
        if isinstance(item, PressButton):
            item.item.style = discord.ButtonStyle.primary
    return _screen(asking, asking.question(asking.texts), rows)


def panel(asking: Asking, argument: str) -> Screen:
    """Return a puzzle with the panel that a press with this argument opens or changes."""
    opened = panels_of(asking.play.game).panel(asking, argument)
    return _screen(asking, opened.text, opened.rows)


def hand(asking: Asking) -> Screen:
    """Return a puzzle with the hand of the seat to move instead of the board."""
    panels = panels_of(asking.play.game)
    rows = panels.hand_rows(asking)
    return _screen(asking, panels.reminder(asking), rows, asking.hand())


def answer(
    asking: Asking,
    puzzle: Puzzle,
    notation: str,
    outcome: PuzzleOutcome,
    reasons: Sequence[Reason] | None,
) -> Screen:
    """Return the judgement of an answer, the best move and why, and buttons for more puzzles.

    `reasons` are None if they couldn't be worked out.
    """
    lines = [
        *_judged(asking, puzzle, notation, outcome),
        *(f"- {line}" for line in reason_lines(asking, reasons or ())),
        *([asking.texts("refused-reasons")] if reasons is None else ()),
        *_counted(asking.texts, outcome),
    ]
    marked = replace(asking.scene, best=asking.offers(puzzle.answer))
    return _screen(
        asking, "\n".join(lines), more(asking.words), asking.picture(marked), asked=False
    )


def more(words: Words) -> ControlRows:
    """Return a button for another puzzle of each game."""
    return rows_of(
        [
            PressButton(
                Press(NO_TABLE, None, "puzzle", game),
                words("button-puzzle", game=words(f"{game}-name")),
            )
            for game in ASKED
        ]
    )


def _screen(
    asking: Asking,
    text: str,
    rows: Sequence[Any],
    picture: PictureFile | None = None,
    *,
    asked: bool = True,
) -> Screen:
    game = asking.words(f"{asking.play.game}-name")
    title = asking.words("puzzle-title-today" if asking.today else "puzzle-title", game=game)
    caption = [title, *panels_of(asking.play.game).opening(asking)]
    if asked:
        caption.insert(1, asking.words("puzzle-question"))
    return Screen(
        caption="\n".join(caption),
        picture=picture or asking.picture(),
        text=text,
        rows=rows,
    )


def _judged(asking: Asking, puzzle: Puzzle, notation: str, outcome: PuzzleOutcome) -> Iterator[str]:
    """Yield which move was best, and by how much."""
    words = asking.texts
    best, chosen = asking.offers(puzzle.answer), asking.offers(notation)
    key = "puzzle-right" if outcome.right else "puzzle-wrong"
    yield words(
        key,
        best=named(asking, asking.view, best),
        chosen=named(asking, asking.view, chosen),
    )
    yield words("puzzle-marked")
    yield words("puzzle-chances", chance=percent(puzzle.chance), next=percent(puzzle.next_chance))


def _counted(words: Words, outcome: PuzzleOutcome) -> Iterator[str]:
    """Yield the streak, and how many people chose the best move."""
    if not outcome.first:
        yield words("puzzle-again")
    elif outcome.right:
        yield words("puzzle-streak", count=outcome.streak)
    elif outcome.before:
        yield words("puzzle-streak-over", count=outcome.before)
    if outcome.answers >= MIN_ANSWERS_TO_SHARE:
        share = round(100 * outcome.found / outcome.answers)
        yield words("puzzle-share", share=share, people=outcome.answers)
