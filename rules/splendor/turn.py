"""What an answer changes, and which question comes next (spec: splendor §4, §6).

Everything that changes a Splendor table happens here. An answer changes the table, then
the same order always holds: the dealer's card, surplus tokens, a noble, the end of the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from rules.splendor.cards import GOLD, Card, Gems, Noble
from rules.splendor.holdings import Due, Holdings, Reserved
from rules.splendor.legal import TOKEN_LIMIT, nobles_met
from rules.splendor.moves import (
    Buy,
    Deal,
    Move,
    Pass,
    Receive,
    Reserve,
    ReserveUnseen,
    Return,
    Take,
)

if TYPE_CHECKING:
    from rules.splendor.position import Position

ONE: Final[tuple[Gems, ...]] = (
    (1, 0, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0),
    (0, 0, 1, 0, 0, 0),
    (0, 0, 0, 1, 0, 0),
    (0, 0, 0, 0, 1, 0),
    (0, 0, 0, 0, 0, 1),
)
T = TypeVar("T")


def played(position: Position, move: Move) -> Position:
    """Return the position after a move that was offered in this one."""
    if isinstance(move, Receive):  # one noble a turn: no other is looked for
        return _turn_over(_visited(position, move.noble))
    return _settled(_CHANGES[type(move)](position, move))


def _settled(position: Position) -> Position:
    """Return the position with the next question open: the order of spec: splendor §4."""
    mover = position.seats[position.turn]
    if position.due:
        return position.but(about="deal")
    if sum(mover.tokens) > TOKEN_LIMIT:
        return position.but(about="return")
    met = nobles_met(mover, position.nobles)
    if len(met) > 1:
        return position.but(about="noble")
    return _turn_over(_visited(position, met[0]) if met else position)


def _turn_over(position: Position) -> Position:
    """Return the position in which the next seat plays, or the game is over."""
    turn = (position.turn + 1) % len(position.seats)
    blocked = position.passes == len(position.seats)
    reached = turn == 0 and any(seat.prestige >= position.target for seat in position.seats)
    return position.but(turn=turn, about="over" if blocked or reached else "turn")


def _visited(position: Position, noble: Noble) -> Position:
    mover = position.seats[position.turn]
    return position.but(
        nobles=tuple(other for other in position.nobles if other is not noble),
        seats=_with_mover(
            position, nobles=(*mover.nobles, noble), prestige=mover.prestige + noble.prestige
        ),
    )


def _take(position: Position, move: Take) -> Position:
    mover = position.seats[position.turn]
    return position.but(
        supply=_minus(position.supply, move.gems),
        seats=_with_mover(position, tokens=_plus(mover.tokens, move.gems)),
        passes=0,
    )


def _reserve(position: Position, move: Reserve) -> Position:
    hand = (*position.seats[position.turn].hand, Reserved(move.card, secret=False))
    position = _vacated(position, move.card)
    return _with_gold(position.but(seats=_with_mover(position, hand=hand), passes=0))


def _reserve_unseen(position: Position, move: ReserveUnseen) -> Position:
    return _with_gold(position.but(due=Due(move.level, slot=None), passes=0))


def _with_gold(position: Position) -> Position:
    if not position.supply[GOLD]:
        return position
    mover = position.seats[position.turn]
    return position.but(
        supply=_minus(position.supply, ONE[GOLD]),
        seats=_with_mover(position, tokens=_plus(mover.tokens, ONE[GOLD])),
    )


def _buy(position: Position, move: Buy) -> Position:
    card, mover = move.card, position.seats[position.turn]
    hand = tuple([held for held in mover.hand if held.card is not card])
    if len(hand) == len(mover.hand):
        position = _vacated(position, card)
    return position.but(
        supply=_plus(position.supply, move.paid),
        seats=_with_mover(
            position,
            tokens=_minus(mover.tokens, move.paid),
            bonuses=_with(mover.bonuses, card.bonus, mover.bonuses[card.bonus] + 1),
            prestige=mover.prestige + card.prestige,
            cards=(*mover.cards, card),
            hand=hand,
        ),
        passes=0,
    )


def _pass(position: Position, _: Pass) -> Position:
    return position.but(passes=position.passes + 1)


def _return(position: Position, move: Return) -> Position:
    one = ONE[move.colour]
    mover = position.seats[position.turn]
    return position.but(
        supply=_plus(position.supply, one),
        seats=_with_mover(position, tokens=_minus(mover.tokens, one)),
    )


def _deal(position: Position, move: Deal) -> Position:
    if position.due is None:
        raise RuntimeError("the dealer owes no card")
    (level, slot), card = position.due, move.card
    if slot is None:
        hand = (*position.seats[position.turn].hand, Reserved(card, secret=True))
        position = position.but(seats=_with_mover(position, hand=hand))
    else:
        position = position.but(
            rows=_with(position.rows, level - 1, _with(position.rows[level - 1], slot, card))
        )
    size, unseen = position.decks[level - 1], position.unseen[level - 1]
    return position.but(
        decks=_with(position.decks, level - 1, size - 1),
        unseen=_with(
            position.unseen, level - 1, tuple([other for other in unseen if other is not card])
        ),
        due=None,
    )


_CHANGES: Final[Mapping[type, Callable[[Position, Any], Position]]] = MappingProxyType(
    {
        Take: _take,
        Reserve: _reserve,
        ReserveUnseen: _reserve_unseen,
        Buy: _buy,
        Pass: _pass,
        Return: _return,
        Deal: _deal,
    }
)


def _vacated(position: Position, card: Card) -> Position:
    """Return the position without a face-up card; the dealer owes one while there is a deck."""
    level = card.level
    slot = position.rows[level - 1].index(card)
    return position.but(
        rows=_with(position.rows, level - 1, _with(position.rows[level - 1], slot, None)),
        due=Due(level, slot) if position.decks[level - 1] else None,
    )


def _with_mover(position: Position, **changes: Any) -> tuple[Holdings, ...]:  # noqa: ANN401
    """Return the seats, with these changes before the seat whose turn it is."""
    seats, turn = position.seats, position.turn
    return _with(seats, turn, seats[turn].but(**changes))


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _plus(gems: Gems, more: Gems) -> Gems:
    white, blue, green, red, black, gold = gems
    w, b, g, r, k, star = more
    return white + w, blue + b, green + g, red + r, black + k, gold + star


def _minus(gems: Gems, less: Gems) -> Gems:
    white, blue, green, red, black, gold = gems
    w, b, g, r, k, star = less
    return white - w, blue - b, green - g, red - r, black - k, gold - star
