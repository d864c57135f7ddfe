"""The rest of a turn in one press: each answer to the open question with the best answers to those that follow."""

from collections.abc import Sequence
from heapq import nlargest
from typing import Final

from bot.messages.press import THEN, PressButton
from bot.messages.screen import Rows, rows_of
from bot.panels.viewpoint import PLAY, Viewpoint
from render.fonts import signed
from render.seekers.asking import label
from render.seekers.phrases import answer
from rules import Seat
from rules.seekers.moves import Exchange, Move, Place, Receive, Stop
from rules.seekers.position import Position

MAX_BUTTONS: Final = 5
"""How many ways to end a turn have a button, those with the most points."""
BEAM_WIDTH: Final = 2
"""Positions kept of those after as many answers."""

Way = tuple[Position, tuple[Move, ...]]
"""A position, and the answers that lead there."""


def ways(viewpoint: Viewpoint, moves: Sequence[Move]) -> Rows:
    """Return a button for each of the best ways to end the turn, between titles; none if each answer ends it."""
    seat = viewpoint.decision.seat
    ends = [_best_end(viewpoint.view, move, seat) for move in moves]
    ends = [end for end in ends if len(end[1]) > 1]  # others have buttons as it is
    if not ends:
        return []
    ends.sort(key=lambda end: -end[0].score(seat))
    buttons = [_button(viewpoint, end, seat) for end in ends[:MAX_BUTTONS]]
    words = viewpoint.words
    return [words("seekers-all-at-once"), *rows_of(buttons, 1), words("seekers-step-by-step")]


def _best_end(view: Position, move: Move, seat: Seat) -> Way:
    """Return the end of the turn with the most points that an answer can lead to, with the fewest exchanges."""
    ahead: list[Way] = [(view.after(move), (move,))]
    ends: list[Way] = []
    while ahead:
        further: list[Way] = []
        for here, answers in ahead:
            decision = here.decision
            if decision is None or decision.seat != seat or here.moment != view.moment:
                ends.append((here, answers))
                continue
            moves = sorted(decision.moves, key=lambda it: isinstance(it, Exchange))
            further += [(here.after(then), (*answers, then)) for then in moves]
        ahead = nlargest(BEAM_WIDTH, further, key=lambda way: way[0].score(seat))
    return max(ends, key=lambda end: end[0].score(seat))


def _button(viewpoint: Viewpoint, end: Way, seat: Seat) -> PressButton:
    """Return the button that gives all answers of a way, with what they change of the points."""
    there, answers = end
    words, view, parts = viewpoint.words, viewpoint.view, list[str]()
    change = there.score(seat) - view.score(seat)
    for move in answers:
        short = isinstance(move, Place | Receive | Exchange | Stop)
        parts.append(answer(str(move), words) if short else label(move, view, words))
        view = view.after(move)
    text = words.joined([signed(change), *parts] if change else parts, "dot")
    return viewpoint.button(PLAY, THEN.join(map(str, answers)), text)
