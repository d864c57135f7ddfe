"""A computer player that weighs its own dice against the odds of all others."""

from __future__ import annotations

from typing import Final

from rules.bluff.chance import at_least
from rules.bluff.moves import CHALLENGE, Bid, Move
from rules.bluff.position import Position

SOUND: Final = 0.55
"""How likely a bid must be to be made without a second thought."""


def sensible(view: Position) -> Move:
    """Return a sound bid that is as high as can be, or doubt a bid that is less likely than any.

    Raises ValueError in a finished game.
    """
    if view.decision is None:
        raise ValueError("the game is over")
    bids = [move for move in view.decision.moves if isinstance(move, Bid)]
    odds = {bid: likelihood(view, bid) for bid in bids}
    sound = [bid for bid, chance in odds.items() if chance >= SOUND]
    if sound:
        return max(sound, key=lambda bid: (_own(view, bid), bid))
    best = max(bids, key=odds.__getitem__, default=None)
    if best is None or (view.bid and 1 - likelihood(view, view.bid) >= odds[best]):
        return CHALLENGE
    return best


def likelihood(view: Position, bid: Bid) -> float:
    """Return how likely a bid is true, for the seat that is asked."""
    others = sum(view.left) - view.left[view.turn]
    faces = 2 if view.wild and bid.face != 1 else 1
    return at_least(bid.count - _own(view, bid), others, faces)


def _own(view: Position, bid: Bid) -> int:
    return sum(view.bears_out(die, bid) for die in view.dice[view.turn])
