"""Two policies of beginners at 12 Seekers, with which the arena measures how hard the weak levels are.

They stay as they are, so that figures from different versions can be compared.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from rules.contract import Seat, question_of
from rules.seekers.areas import ENDS
from rules.seekers.declaring import best
from rules.seekers.gems import COLOURS
from rules.seekers.moves import Move, Seek
from rules.seekers.position import Position

NOTICED: Final = 3
"""How many continuations of a turn they consider at each step."""
HOPED: Final = 2
"""For how many more gems of a colour the casual one hopes."""
Liking = Callable[[Position, Seat], float]


def naive(view: Position, _seconds: float, rng: Random) -> Move:
    """Send a random seeker that scores at once, else any, and take where it brings most.

    All other answers are those that bring most points at once.
    """
    decision = question_of(view)
    brought = {move: _brought(view, move, _now) for move in decision.moves}
    moves = list(decision.moves)
    if decision.about == "seek":
        before = _now(view, decision.seat)
        moves = [move for move in moves if brought[move] > before] or moves
        seeker = rng.choice([*dict.fromkeys(_seeker(move) for move in moves)])
        moves = [move for move in decision.moves if _seeker(move) == seeker]
    return max(moves, key=lambda move: (brought[move], rng.random()))


def casual(view: Position, _seconds: float, rng: Random) -> Move:
    """Choose what brings the seat most points: half by those at once, half by those it hopes for.

    It hopes for two more gems of one colour, in its last turn for none. It has no eye on the other seat,
    nor on what either can take next.
    """
    last = len(view.field) <= 2
    liking = _now if last else _hoped
    moves = question_of(view).moves
    return max(moves, key=lambda move: (_brought(view, move, liking), rng.random()))


def _seeker(move: Move) -> str:
    return move.seeker if isinstance(move, Seek) else ""


def _now(position: Position, seat: Seat) -> float:
    """Return a seat's points now, with the gems that it's about to lay out."""
    return _points(position, seat, "")


def _hoped(position: Position, seat: Seat) -> float:
    left = position.dungeon
    hopes = [_points(position, seat, colour * min(HOPED, left.count(colour))) for colour in COLOURS]
    return (_now(position, seat) + max(hopes)) / 2


def _points(position: Position, seat: Seat, more: str) -> int:
    patron = position.seats[seat]
    areas = [patron.area]
    if position.group and seat == position.mover:
        areas = [patron.area.laid(position.group, way, position.valid) for way in ENDS]
    if more:
        areas = [area.laid(more, way, more[0]) for area in areas for way in ENDS]
    return max(best(position.sheet, it, patron.points, patron.cards).total for it in areas)


def _brought(view: Position, move: Move, liking: Liking) -> float:
    """Return how a seat likes the best end of its turn that it notices after a move."""
    seat = question_of(view).seat
    ahead, ends = [view.after(move)], list[float]()
    while ahead:
        further: list[Position] = []
        for here in ahead:
            decision = here.decision
            if decision and decision.seat == seat and here.moment == view.moment:
                further += map(here.after, decision.moves)
            else:
                ends.append(liking(here, seat))
        ahead = sorted(further, key=lambda it: liking(it, seat), reverse=True)[:NOTICED]
    return max(ends)
