"""Computer players of 12 Seekers; they see only what their seat may see.

`quick` looks one answer ahead. `sensible` searches to the end of its turn (beam search) and, among
the best candidates, picks the one with the weakest best reply of the opponent.
"""

from typing import Final

from rules.contract import Seat, question_of
from rules.seekers.moves import Move
from rules.seekers.position import Position

BEAM_WIDTH: Final = 12
"""Positions kept at each step of the search."""
CANDIDATES: Final = 3
"""Best answers that are compared by the opponent's reply."""


def sensible(view: Position) -> Move:
    """Choose the answer with the best lead at the end of the turn."""
    decision = question_of(view)
    seat = decision.seat
    ends = {move: _best_end(view.after(move), seat) for move in decision.moves}
    by_lead = sorted(ends, key=lambda move: _lead(ends[move], seat), reverse=True)
    return max(by_lead[:CANDIDATES], key=lambda move: _lead_after_reply(ends[move], seat))


def quick(view: Position) -> Move:
    """Choose the answer with the greatest lead right after it; the first among equals."""
    decision = question_of(view)
    return max(decision.moves, key=lambda move: _lead(view.after(move), decision.seat))


def _best_end(position: Position, seat: Seat) -> Position:
    """Return the best position found at which the turn ends or the other seat is asked."""
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
        ahead = sorted(further, key=lambda there: -_lead(there, seat))[:BEAM_WIDTH]
    return max(ends, key=lambda end: _lead(end, seat))


def _lead_after_reply(position: Position, seat: Seat) -> int:
    """Return the lead after the opponent's best seeker, ignoring its later steps."""
    decision = position.decision
    if not decision or decision.about != "seek" or decision.seat == seat:
        return _lead(position, seat)
    return min(_lead(position.after(move), seat) for move in decision.moves)


def _lead(position: Position, seat: Seat) -> int:
    return position.reckoning(seat).total - position.reckoning(1 - seat).total
