"""What nobody would do at Splendor, however weakly they play."""

from collections.abc import Sequence
from typing import Final

from rules.splendor.cards import GOLD
from rules.splendor.holdings import Holdings
from rules.splendor.legal import DIFFERENT, TOKEN_LIMIT
from rules.splendor.moves import Move, Reserve, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import can_buy, missing

NEAR: Final = 3
"""How many gems another seat lacks at most for a card that is worth denying."""


def plausible(view: Position, moves: Sequence[Move], reach: int) -> list[bool]:
    """Return of each move whether a person would think of it; of all, if there is no such move.

    `reach` is how many gems a seat lacks at most for a card that it reserves for itself.
    """
    found = [not _senseless(view, move, reach) for move in moves]
    return found if any(found) else [True] * len(moves)


def spares(mine: Holdings, taken: Sequence[int] = (0,) * 6) -> set[int]:
    """Return the colours of which a seat would return gems after a take: always those it has most of."""
    tokens = [have + more for have, more in zip(mine.tokens, taken, strict=True)]
    found = set[int]()
    for _ in range(sum(tokens) - TOKEN_LIMIT):
        most = max(tokens[:GOLD])
        same = [colour for colour in range(GOLD) if tokens[colour] == most] if most else [GOLD]
        found.update(same)
        tokens[same[0]] -= 1
    return found


def _senseless(view: Position, move: Move, reach: int) -> bool:
    mine = view.seats[view.turn]
    match move:
        case Take(gems):
            returned = sum(mine.tokens) + sum(gems) - TOKEN_LIMIT
            return returned == DIFFERENT or any(gems[colour] for colour in spares(mine, gems))
        case Return(colour):
            return colour not in spares(mine)
        case Reserve(card):
            rivals = [held for seat, held in enumerate(view.seats) if seat != view.turn]
            short = missing(card, mine).short
            denies = any(missing(card, held).short <= NEAR for held in rivals)
            return can_buy(card, mine) or not (denies or short <= reach)
    return False
