"""What nobody would do at Splendor, however weakly they play."""

from collections.abc import Sequence
from typing import Final

from rules.contract import question_of
from rules.splendor.cards import GOLD
from rules.splendor.holdings import Holdings
from rules.splendor.legal import DIFFERENT, TOKEN_LIMIT
from rules.splendor.moves import Buy, Move, Reserve, ReserveUnseen, Return, Take
from rules.splendor.position import Position
from rules.splendor.price import can_buy, missing

NEAR: Final = 3
"""How many gems another seat lacks at most for a card that is worth denying."""


def obvious(view: Position) -> Buy | None:
    """Return the purchase that scores most, if a card could be bought that was reserved, or that scores for nothing."""
    reserved = view.seats[view.turn].reserved()
    bought = [it for it in question_of(view).moves if isinstance(it, Buy) and it.usual]
    if any(it.card in reserved or (it.card.prestige and not any(it.paid)) for it in bought):
        return max(bought, key=lambda it: (it.card.prestige, it.card in reserved, -sum(it.paid)))
    return None


def plausible(
    view: Position, moves: Sequence[Move], reach: int, *, casual: bool = False
) -> list[bool]:
    """Return of each move whether a person would think of it; of all, if there is no such move.

    Args:
        view: The table.
        moves: The moves.
        reach: How many gems a seat lacks at most for a card that it reserves for itself.
        casual: Whether it has no eye on the others: then it only reserves for itself, nothing while it can
            score, and keeps its gold for that.
    """
    scores = any(isinstance(it, Buy) and it.card.prestige for it in moves)
    found = [
        not _senseless(view, move, reach, denies=not casual)
        and not (casual and (_spends(view, move) or (scores and _reserves(move))))
        for move in moves
    ]
    return found if any(found) else [True] * len(moves)


def _reserves(move: Move) -> bool:
    return isinstance(move, Reserve | ReserveUnseen)


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


def _spends(view: Position, move: Move) -> bool:
    """Return whether a move spends gold on a card of no prestige, though the seat has reserved another one."""
    reserved = view.seats[view.turn].reserved()
    return (
        isinstance(move, Buy)
        and not move.card.prestige
        and move.paid[GOLD] > 0
        and any(card != move.card for card in reserved)
    )


def _senseless(view: Position, move: Move, reach: int, *, denies: bool) -> bool:
    mine = view.seats[view.turn]
    match move:
        case Take(gems):
            returned = sum(mine.tokens) + sum(gems) - TOKEN_LIMIT
            return returned == DIFFERENT or any(gems[colour] for colour in spares(mine, gems))
        case Return(colour):
            return colour not in spares(mine)
        case Reserve(card):
            others = [held for seat, held in enumerate(view.seats) if seat != view.turn]
            short = missing(card, mine).short
            near = denies and any(missing(card, held).short <= NEAR for held in others)
            return can_buy(card, mine) or not (near or short <= reach)
    return False
