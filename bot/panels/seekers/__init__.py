"""12 Seekers' panels: one private panel for a turn of many small moves."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.messages.screen import Screen, rows_of
from bot.panels.plain import PlainPanels, Topic, answers, with_examples
from bot.panels.seekers import rest, seek
from bot.panels.seekers.reasons import reason
from bot.panels.seekers.spelling import spelled
from bot.panels.viewpoint import PANEL, ControlRows, Viewpoint
from render import Words
from render.seekers.explaining import (
    explain_order,
    explain_seeker,
    explain_sheet,
    how_gems_lie,
    sheet_choice,
    sheet_title,
)
from render.seekers.phrases import listed
from render.seekers.previews import quota, reach, rows_to_come
from rules.seekers.moves import Move, Place, Receive
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import SHEETS

BEGINNING: Final = ("valid", "seek")
"""The questions with which a turn begins."""


class SeekersPanels(PlainPanels):
    """See `PlainPanels`."""

    def rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return the button that opens the panel, below the colours where one is to be named."""
        about, moves = viewpoint.decision.about, viewpoint.decision.moves
        named = [viewpoint.answer(move) for move in moves] if about == "valid" else []
        label = viewpoint.words("seekers-button-turn" if about in BEGINNING else "button-choose")
        return [*rows_of(named), [viewpoint.button(PANEL, "", label)]]

    def panel(self, viewpoint: Viewpoint, argument: str) -> Screen:
        """Return the current question; to send a seeker, every seeker and end."""
        view, words = viewpoint.view, viewpoint.texts
        about = viewpoint.decision.about
        lines, chosen = [viewpoint.question(words)], list[str]()
        if about in BEGINNING:
            lines.append(self.reminder(viewpoint))
        if about == "seek":
            chosen, rows = seek.asked(viewpoint, argument)
            lines += [quota(view, viewpoint.decision.seat, words) or ""]
            lines += chosen or [words("seekers-reach-direction")]
        else:
            lines += [*reach(view, words).values()] if about in BEGINNING else ()
            lying = _lying(viewpoint)
            lines += [_outcome_line(viewpoint, way, row) for way, row in lying.items()]
            moves = [move for move in viewpoint.decision.moves if not lying or _way(move) in lying]
            # Only a game in play goes on from one question to the next.
            at_once = rest.ways(viewpoint, moves) if self.way_back(viewpoint) else []
            rows = answers(
                viewpoint,
                moves,
                argument,
                lambda move: seek.worth(viewpoint, move),
                lambda move: seek.points_after(viewpoint, move),
            )
            rows = [*at_once, *rows]
        if not chosen:
            rows = [*rows, *self.way_back(viewpoint)]
        return Screen(
            # To exchange neighbours, a player sees the row with its places.
            picture=viewpoint.hand() if about == "exchange" else None,
            text="\n".join(line for line in lines if line),
            rows=rows,
        )

    def whole_move(self, viewpoint: Viewpoint, argument: str) -> str | None:
        """Return a seeker and the end it takes from."""
        move = f"seek:{argument}"
        return move if viewpoint.offers(move) else None

    def opening(self, viewpoint: Viewpoint) -> Sequence[str]:
        """Return the rules of the current sheet, and who starts the rounds."""
        view, words = viewpoint.view, viewpoint.texts
        title, lie = sheet_title(view.sheet, words), how_gems_lie(view.sheet, words)
        rule = words.joined([lie, words(f"seekers-sheet-{view.sheet}")])
        return title, rule, explain_order(view.order, words)

    def reminder(self, viewpoint: Viewpoint) -> str:
        """Return which secret colours the reader holds, if the sheet gives any."""
        cards = viewpoint.view.seats[viewpoint.reader].cards
        words = viewpoint.texts
        return words("seekers-secret-colours", colours=listed(cards, words)) if cards else ""

    def midway(self, before: Any, after: Any) -> bool:  # noqa: ANN401 - positions of this game
        """Return whether it is still the same turn, or the same patron's declaration."""
        return bool(before.moment == after.moment)

    def topics(self, words: Words, viewpoint: Viewpoint | None = None) -> Sequence[Topic]:
        """Return the current sheet and the seekers on the field; an example, terms, all sheets."""
        topics: list[Topic] = []
        seekers: Iterable[str] = SEEKERS_BY_ID
        if viewpoint:
            sheet = f"{explain_sheet(viewpoint.view.sheet, words)}\n{explain_order(viewpoint.view.order, words)}"
            topics.append(Topic("sheet", words("seekers-topic-sheet"), sheet))
            seekers = dict.fromkeys(viewpoint.view.field)
        field = "\n".join(explain_seeker(name, words) for name in seekers)
        field = field or words("seekers-no-seekers-left")
        return (
            *topics,
            Topic("seekers", words("seekers-topic-seekers"), field),
            Topic("example", words("button-topic-example"), words("seekers-example")),
            Topic("words", words("button-topic-words"), words("seekers-glossary")),
            *(
                Topic(
                    f"sheet-{sheet}",
                    sheet_choice(sheet, words),
                    explain_sheet(sheet, words),
                    listed=True,
                )
                for sheet in SHEETS
            ),
        )

    def why_not(self, viewpoint: Viewpoint, notation: str) -> str | None:
        """Return why a move is not legal now, and what one can type instead."""
        why = reason(viewpoint, notation)
        return with_examples(viewpoint, *why) if why else super().why_not(viewpoint, notation)

    def spelled(self, verb: str, answers: list[str], words: Words) -> str:
        """Return the notation of what was typed, by letter or by word."""
        return spelled(verb, answers, words)


PANELS: Final = SeekersPanels()


def _lying(viewpoint: Viewpoint) -> Mapping[str, str]:
    """Return each row that can come of laying gems out, under one way that leads to it.

    A single gem reversed lies as it lay. Where another question is open, there are none.
    """
    rows = rows_to_come(viewpoint.view, viewpoint.words)
    ways = {row: way for way, row in reversed(list(rows.items()))}
    return {way: row for way, row in rows.items() if ways[row] == way}


def _outcome_line(viewpoint: Viewpoint, way: str, row: str) -> str:
    """Return a way to lay gems out: the row that comes of it, and the points."""
    words = viewpoint.words
    moves = {_way(move): move for move in viewpoint.decision.moves}
    line = words("seekers-would-lie", way=way, row=row)
    return words.joined([line, seek.worth(viewpoint, moves[way])], "dot")


def _way(move: Move) -> str:
    match move:
        case Place(way) | Receive(way):
            return way
    return ""
