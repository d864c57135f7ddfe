"""Panels for any game: every legal answer as a button or in a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.messages.names import escaped
from bot.messages.press import number_of
from bot.messages.screen import MAX_BUTTONS_PER_ROW, Screen, rows_of
from bot.panels.contract import Topic
from bot.panels.spelling import read
from bot.panels.viewpoint import MAX_OPTIONS, PANEL, PLAY, ControlRows, Viewpoint
from render import Words

MAX_ANSWER_BUTTONS = 10
"""How many answers stand as buttons; more of them go into a list."""
PAGE_MARK = "@"
"""What stands between what leads to a list and the page of it."""
MAX_EXAMPLES = 4
"""How many answers are named where another one was tried."""


class PlainPanels:
    """Few answers stand as buttons under the board, many in a private list."""

    def rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return a button an answer, or one that opens the panel."""
        moves = viewpoint.decision.moves
        if len(moves) > MAX_BUTTONS_PER_ROW:
            return [[viewpoint.button(PANEL, "", viewpoint.words("button-choose"))]]
        return answers(viewpoint, moves)

    def panel(self, viewpoint: Viewpoint, said: str) -> Screen:
        """Return the open question with its answers; `said` may be a page of them."""
        text = viewpoint.look.ask(
            viewpoint.view, viewpoint.names, viewpoint.reader, viewpoint.texts
        )
        return Screen(text=text, rows=answers(viewpoint, viewpoint.decision.moves, page=said))

    def midway(self, before: Any, after: Any) -> bool:  # noqa: ANN401, ARG002 - see Panels
        """Return False: each question is asked under a board of its own."""
        return False

    def opening(self, viewpoint: Viewpoint) -> Sequence[str]:  # noqa: ARG002 - see Panels
        """Return nothing: the rules say it all."""
        return ()

    def reminder(self, viewpoint: Viewpoint) -> str:  # noqa: ARG002 - see Panels
        """Return nothing: there is nothing to keep in mind."""
        return ""

    def hand_rows(self, viewpoint: Viewpoint) -> ControlRows:  # noqa: ARG002 - see Panels
        """Return none."""
        return []

    def topics(self, words: Words, viewpoint: Viewpoint | None = None) -> Sequence[Topic]:  # noqa: ARG002 - see Panels
        """Return none."""
        return ()

    def why_not(self, viewpoint: Viewpoint, notation: str) -> str | None:
        """Return the open question, and what one can type to answer it."""
        words = viewpoint.words
        verb, _, said = notation.partition(":")
        question = viewpoint.look.ask(viewpoint.view, viewpoint.names, viewpoint.reader, words)
        tried = escaped(said) or words(f"{viewpoint.play.game}-command-{verb}")
        why = words("why-not-said", said=tried, question=question)
        return with_examples(viewpoint, why, viewpoint.decision.moves)

    def spelled(self, verb: str, answers: list[str], words: Words) -> str:  # noqa: ARG002 - see Panels
        """Return the notation of a verb with what a person typed behind it."""
        typed = [read(answer, {}) for answer in answers]
        return f"{verb}:{'='.join(typed)}" if typed else verb


def with_examples(viewpoint: Viewpoint, why: str, moves: Sequence[Any]) -> str:
    """Return a reason, and some of these moves as commands that the reader can type."""
    words, view = viewpoint.words, viewpoint.view
    named = [
        words(
            "why-not-typed",
            command=viewpoint.typed(str(move)),
            label=viewpoint.look.label(move, view, words),
        )
        for move in moves[:MAX_EXAMPLES]
    ]
    if len(moves) > MAX_EXAMPLES:
        named.append("…")
    return words("why-not-answers", why=why, answers=words.joined(named, "comma"))


def answers(
    viewpoint: Viewpoint,
    moves: Sequence[Any],
    page: str = "",
    below: Callable[[Any], str] = lambda _: "",
) -> ControlRows:
    """Return moves as buttons, or as a list with buttons for its pages where it needs them.

    In a list a text may stand below each move.
    """
    if len(moves) <= MAX_ANSWER_BUTTONS:
        return rows_of([viewpoint.answer(move) for move in moves])
    return paged(viewpoint, moves, page, viewpoint.words("panel-choose"), below)


def paged(
    viewpoint: Viewpoint,
    moves: Sequence[Any],
    said: str,
    prompt: str,
    below: Callable[[Any], str] = lambda _: "",
) -> ControlRows:
    """Return moves as a list, with buttons for its pages where it needs them.

    Behind what leads to this list, a press says the page by its first line; one that is not there
    means the first.
    """
    before, mark, page = said.rpartition(PAGE_MARK)
    firsts, first = range(0, len(moves), MAX_OPTIONS), number_of(page) or 0
    first = first if first in firsts else 0
    options = [
        viewpoint.choice(move, str(move), below(move))
        for move in moves[first : first + MAX_OPTIONS]
    ]
    rows: ControlRows = [[viewpoint.select(PLAY, "", prompt, options)]]
    pages = [
        viewpoint.button(
            PANEL,
            f"{before}{mark}{start}",
            viewpoint.words("button-page", page=number),
            disabled=start == first,
        )
        for number, start in enumerate(firsts, start=1)
    ]
    return rows + rows_of(pages) if len(pages) > 1 else rows
