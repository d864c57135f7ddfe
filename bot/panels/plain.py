"""Panels for any game: every legal move as a button or in a list."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.messages.names import escaped
from bot.messages.press import PressButton, number_of
from bot.messages.screen import MAX_BUTTONS_PER_ROW, Screen, rows_of
from bot.panels.spelling import read
from bot.panels.viewpoint import MAX_OPTIONS, PANEL, PLAY, ControlRows, Viewpoint
from render import Words
from rules import verb_of

MAX_ANSWER_BUTTONS = 10
"""The most moves shown as buttons; more of them go into a list."""
"""Separates a panel's state from the page of its list, in a custom id."""
MAX_EXAMPLES = 4
"""How many legal moves the explanation of an illegal one names."""


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic of the help: its key, its label (on a button, or in the list if `listed`), its text."""

    key: str
    label: str
    text: str
    listed: bool = False


class PlainPanels:
    """How a player makes the moves of a game; a game with its own panels overrides some of these.

    Here a few moves are buttons under the board; many are in a private list.
    """

    # ruff: noqa: ARG002, ANN401 - each game needs other arguments, and they are of any game

    def rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return the controls under the board; `viewpoint` is the public one."""
        moves = viewpoint.decision.moves
        if len(moves) > MAX_BUTTONS_PER_ROW:
            return [[viewpoint.button(PANEL, "", viewpoint.words("button-choose"))]]
        return answers(viewpoint, moves)

    def panel(self, viewpoint: Viewpoint, argument: str) -> Screen:
        """Return the private panel that a press with this argument opens or changes.

        Here it has the current question with the legal moves; `argument` may be a page of them.
        """
        rows = answers(viewpoint, viewpoint.decision.moves, page=argument)
        return Screen(text=viewpoint.question(viewpoint.texts), rows=rows)

    def whole_move(self, viewpoint: Viewpoint, argument: str) -> str | None:
        """Return the move that a panel's button with this argument names wholly, so that nothing is left to choose.

        Whoever plays without Confirm plays it by pressing that button.
        """
        return None

    def midway(self, before: Any, after: Any) -> bool:
        """Return whether the turn continues in private after a move, without a new board.

        The same seat is to move in both positions.
        """
        return False

    def way_back(self, viewpoint: Viewpoint) -> ControlRows:
        """Return the button that takes back the last answer, where the reader gave it in the same turn."""
        match = viewpoint.play.match
        if match is None or not match.moves:
            return []
        before, after = match.positions[-2:]
        asked = before.decision
        if asked is None or asked.seat != viewpoint.reader or not self.midway(before, after):
            return []
        return [[viewpoint.button("back", "", viewpoint.words("button-back"))]]

    def topics(self, words: Words, viewpoint: Viewpoint | None = None) -> Sequence[Topic]:
        """Return the topics besides the rules; those about the table come first."""
        return ()

    def opening(self, viewpoint: Viewpoint) -> Sequence[str]:
        """Return the lines under the first board of a game."""
        return ()

    def reminder(self, viewpoint: Viewpoint) -> str:
        """Return a private reminder for the reader; empty if there is none."""
        return ""

    def hand_rows(self, viewpoint: Viewpoint) -> ControlRows:
        """Return controls for the moves that the reader's hand allows now."""
        return []

    def later_answers(self, viewpoint: Viewpoint) -> Sequence[Any]:
        """Return the answers to later questions of the turn that can be planned with it."""
        return ()

    def why_gone(self, viewpoint: Viewpoint, notation: str) -> str | None:
        """Return why a planned move isn't possible any more; None if the reason is unknown."""
        return None

    def why_not(self, viewpoint: Viewpoint, notation: str) -> str | None:
        """Return why a move isn't legal now; None if the reason is unknown.

        Here it is the current question, and what one can type to answer it.
        """
        words = viewpoint.words
        verb, _, answer = notation.partition(":")
        question = viewpoint.question(words)
        command = f"{viewpoint.play.game}-command-{verb}"
        fits = answer and verb in map(verb_of, viewpoint.decision.moves)
        tried = escaped(answer) if fits or command not in words else words(command)
        why = words("why-not-said", said=tried, question=question)
        return with_examples(viewpoint, why, viewpoint.decision.moves)

    def spelled(self, verb: str, answers: list[str], words: Words) -> str:
        """Return the notation of a verb with the arguments that a person typed in their language."""
        typed = [read(answer, {}) for answer in answers]
        return f"{verb}:{'='.join(typed)}" if typed else verb


def with_examples(viewpoint: Viewpoint, why: str, moves: Sequence[Any]) -> str:
    """Add some moves to a reason, as commands that the reader can type."""
    words, view = viewpoint.words, viewpoint.view
    named: list[str] = []
    for move in moves[:MAX_EXAMPLES]:
        command, label = viewpoint.typed(str(move)), viewpoint.look.label(move, view, words)
        named.append(words("why-not-typed", command=command, label=label))
    if len(moves) > MAX_EXAMPLES:
        named.append("…")
    return words("why-not-answers", why=why, answers=words.joined(named, "comma"))


def answers(
    viewpoint: Viewpoint,
    moves: Sequence[Any],
    page: str = "",
    about: Callable[[Any], str] = lambda _: "",
    worth: Callable[[Any], int] | None = None,
) -> ControlRows:
    """Return moves as buttons, or as a list with buttons for its pages if there are many.

    `about` returns the text below a move in the list; the moves of most `worth` have buttons, too.
    """
    if len(moves) <= MAX_ANSWER_BUTTONS:
        return rows_of([viewpoint.answer(move) for move in moves])
    best = sorted(moves, key=worth, reverse=True)[:MAX_BUTTONS_PER_ROW] if worth else []
    buttons = rows_of([viewpoint.answer(move) for move in best])
    return buttons + paged(viewpoint, moves, ("", page), viewpoint.words("panel-choose"), about)


def paged(
    viewpoint: Viewpoint,
    moves: Sequence[Any],
    page: tuple[str, str],
    prompt: str,
    about: Callable[[Any], str] = lambda _: "",
) -> ControlRows:
    """Return moves as a list, with buttons for its pages if it needs more than one.

    Args:
        page: What the argument of a page's button begins with, and the number of the page's first move with which
            it ends; an invalid one means the first page.
        about: Returns the text below a move.
    """
    firsts, first = range(0, len(moves), MAX_OPTIONS), number_of(page[1]) or 0
    first = first if first in firsts else 0
    options = [
        viewpoint.choice(move, str(move), about(move))
        for move in moves[first : first + MAX_OPTIONS]
    ]
    rows: ControlRows = [[viewpoint.select(PLAY, "", prompt, options)]]
    pages: list[PressButton] = []
    for number, start in enumerate(firsts, start=1):
        target, label = f"{page[0]}{start}", viewpoint.words("button-page", page=number)
        pages.append(viewpoint.button(PANEL, target, label, disabled=start == first))
    return rows + rows_of(pages) if len(pages) > 1 else rows
