"""Players of 12 Seekers, from what their seat may see alone.

The quick one looks one answer ahead. The sensible one looks ahead to the end of its turn, through
every way to take a seeker and the better ways to answer what follows. Of the most promising
answers it prefers the one that leaves the opponent the worst best reply.
"""

from __future__ import annotations

from typing import Final

from rules.contract import Seat
from rules.seekers.moves import Move
from rules.seekers.position import Position

WIDTH: Final = 12
"""How many ways to go on are followed at every step of a turn."""
PROMISING: Final = 3
"""How many answers are looked at once more, with the opponent's reply."""


def sensible(view: Position) -> Move:
    """Return the answer that leads to the best table at the end of the turn."""
    decision = view.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    seat = decision.seat
    ends = {move: _best_end(view.after(move), seat) for move in decision.moves}
    by_lead = sorted(ends, key=lambda move: _lead(ends[move], seat), reverse=True)
    return max(by_lead[:PROMISING], key=lambda move: _lead_after_reply(ends[move], seat))


def quick(view: Position) -> Move:
    """Return the answer after which the lead is greatest; the first among equals."""
    decision = view.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    return max(decision.moves, key=lambda move: _lead(view.after(move), decision.seat))


def _best_end(position: Position, seat: Seat) -> Position:
    """Return the best position found in which this turn ends, or the other seat is asked."""
    ends: list[Position] = []
    ahead = [position]
    while ahead:
        further: dict[Position, None] = {}
        for here in ahead:
            decision = here.decision
            if decision and decision.seat == seat and here.moment == position.moment:
                further.update(dict.fromkeys(map(here.after, decision.moves)))
            else:
                ends.append(here)
        ahead = sorted(further, key=lambda there: -_lead(there, seat))[:WIDTH]
    return max(ends, key=lambda end: _lead(end, seat))


def _lead_after_reply(position: Position, seat: Seat) -> int:
    """Return the lead after the opponent's best seeker, without what would follow on it."""
    decision = position.decision
    if not decision or decision.about != "seek" or decision.seat == seat:
        return _lead(position, seat)
    return min(_lead(position.after(move), seat) for move in decision.moves)


def _lead(position: Position, seat: Seat) -> int:
    return position.reckoning(seat).total - position.reckoning(1 - seat).total
