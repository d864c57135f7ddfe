"""The judgement of an answer to a puzzle, in private."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.computers.contract import Reason
from bot.computers.puzzle import Puzzle
from bot.features.hints.screen import named, percent, reason_lines
from bot.features.puzzles.asked import Asking, shown
from bot.features.puzzles.puzzle import ASKED, PuzzleOutcome
from bot.messages.press import NO_TABLE, Press, PressButton
from bot.messages.screen import Screen, rows_of
from bot.panels.viewpoint import ControlRows
from render import Words

MIN_ANSWERS_TO_SHARE: Final = 5
"""How many answers are needed to show the share of right ones."""


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
    return shown(asking, "\n".join(lines), more(asking.words), asking.picture(marked), asked=False)


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
