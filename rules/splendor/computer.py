"""A computer player of Splendor; it sees only what its seat may see.

It looks one answer ahead and evaluates prestige, bonuses, and progress towards visible cards and
nobles.
"""

from typing import Final

from rules.contract import Seat, question_of
from rules.splendor.cards import GOLD, Card, Noble
from rules.splendor.holdings import Holdings
from rules.splendor.legal import HAND_LIMIT, TOKEN_LIMIT, surplus
from rules.splendor.moves import Move
from rules.splendor.position import Position
from rules.splendor.price import missing

# Values in prestige points.
A_BONUS: Final = 0.9
A_GEM: Final = 0.05
A_GOLD: Final = 0.15
A_HAND_SLOT: Final = 0.35
NEAREST: Final = (1.0, 0.5, 0.25)
"""Weights of the most promising cards, best first."""


def sensible(view: Position) -> Move:
    """Choose the answer with the best evaluation; the first among equals."""
    decision = question_of(view)
    return max(decision.moves, key=lambda move: _worth(view.after(move), decision.seat))


def _worth(position: Position, seat: Seat) -> float:
    mine = position.seats[seat]
    if position.over:
        return 1000.0 if position.places()[seat] == 1 else -1000.0
    drawing = position.due is not None and position.due.slot is None
    return (
        mine.prestige
        + A_BONUS * len(mine.cards)
        + A_GEM * (sum(mine.tokens) - 4 * surplus(mine))
        + A_GOLD * mine.tokens[GOLD]
        + A_HAND_SLOT * (HAND_LIMIT - len(mine.hand) - drawing)
        + _prospects(position, seat)
        + sum(_noble_progress(noble, mine) for noble in position.nobles)
    )


def _prospects(position: Position, seat: Seat) -> float:
    mine = position.seats[seat]
    best = sorted((_promise(card, mine) for card in position.in_sight(seat)), reverse=True)
    return sum(share * promise for share, promise in zip(NEAREST, best, strict=False))


def _promise(card: Card, mine: Holdings) -> float:
    """Return the value of aiming for a card, which falls with the gems lacking."""
    lacking = missing(card, mine)
    if sum(lacking.due) > TOKEN_LIMIT:
        return 0.0
    return (card.prestige + A_BONUS) * 0.5 / (1 + 0.4 * lacking.short)


def _noble_progress(noble: Noble, mine: Holdings) -> float:
    missing = sum(max(0, need - have) for need, have in zip(noble.cost, mine.bonuses, strict=True))
    return noble.prestige * 0.5 / (1 + missing)
