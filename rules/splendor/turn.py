"""The effect of each answer, and the next question (docs/rules/splendor.md §4, §6).

All changes to a game happen here. After each answer the order is the same: the dealer's card,
surplus tokens, a noble, the end of the turn.
"""

from collections.abc import Mapping
from typing import Any, Final, Protocol, TypeVar

from rules.splendor.cards import GOLD, Card, Gems, Noble
from rules.splendor.holdings import Due, Holdings, Reserved
from rules.splendor.legal import nobles_met, surplus
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
from rules.splendor.state import CardRow, State

ONE: Final[tuple[Gems, ...]] = (
    (1, 0, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0),
    (0, 0, 1, 0, 0, 0),
    (0, 0, 0, 1, 0, 0),
    (0, 0, 0, 0, 1, 0),
    (0, 0, 0, 0, 0, 1),
)
S = TypeVar("S", bound=State)
T = TypeVar("T")


def played(state: S, move: Move) -> S:
    """Return the state after a move that was offered."""
    if isinstance(move, Receive):  # one noble per turn, so skip the check for others
        return _turn_over(_visited(state, move.noble))
    return _settled(_EFFECTS[type(move)](state, move))


def _settled(state: S) -> S:
    """Return the state at the next question, in the order of docs/rules/splendor.md §4."""
    mover = state.seats[state.turn]
    if state.due:
        return state.but(about="deal")
    if surplus(mover):
        return state.but(about="return")
    met = nobles_met(mover, state.nobles)
    if len(met) > 1:
        return state.but(about="noble")
    return _turn_over(_visited(state, met[0]) if met else state)


def _turn_over(state: S) -> S:
    """Pass the turn to the next seat, or end the game."""
    turn = (state.turn + 1) % len(state.seats)
    over = state.blocked or (turn == 0 and state.reached())
    return state.but(turn=turn, about="over" if over else "turn")


def _visited(state: S, noble: Noble) -> S:
    mover = state.seats[state.turn]
    won, prestige = (*mover.nobles, noble), mover.prestige + noble.prestige
    left = tuple(other for other in state.nobles if other is not noble)
    return state.but(nobles=left, seats=_with_mover(state, nobles=won, prestige=prestige))


def _take(state: S, move: Take) -> S:
    return _given(state, move.gems, passes=0)


def _reserve(state: S, move: Reserve) -> S:
    hand = (*state.seats[state.turn].hand, Reserved(move.card, secret=False))
    state = _vacated(state, move.card)
    return _with_gold(state.but(seats=_with_mover(state, hand=hand), passes=0))


def _reserve_unseen(state: S, move: ReserveUnseen) -> S:
    return _with_gold(state.but(due=Due(move.level, slot=None), passes=0))


def _with_gold(state: S) -> S:
    return _given(state, ONE[GOLD]) if state.supply[GOLD] else state


def _given(state: S, gems: Gems, **others: Any) -> S:  # noqa: ANN401
    """Give the mover tokens of the supply; `others` are further changes."""
    seats = _with_mover(state, tokens=_plus(state.seats[state.turn].tokens, gems))
    return state.but(supply=_minus(state.supply, gems), seats=seats, **others)


def _buy(state: S, move: Buy) -> S:
    card, mover = move.card, state.seats[state.turn]
    hand = tuple([held for held in mover.hand if held.card is not card])
    if len(hand) == len(mover.hand):
        state = _vacated(state, card)
    return state.but(
        supply=_plus(state.supply, move.paid),
        seats=_with_mover(
            state,
            tokens=_minus(mover.tokens, move.paid),
            bonuses=_with(mover.bonuses, card.bonus, mover.bonuses[card.bonus] + 1),
            prestige=mover.prestige + card.prestige,
            cards=(*mover.cards, card),
            hand=hand,
        ),
        passes=0,
    )


def _pass(state: S, _: Pass) -> S:
    return state.but(passes=state.passes + 1)


def _return(state: S, move: Return) -> S:
    one = ONE[move.colour]
    seats = _with_mover(state, tokens=_minus(state.seats[state.turn].tokens, one))
    return state.but(supply=_plus(state.supply, one), seats=seats)


def _deal(state: S, move: Deal) -> S:
    if state.due is None:
        raise RuntimeError("the dealer owes no card")
    (level, slot), card = state.due, move.card
    if slot is None:
        hand = (*state.seats[state.turn].hand, Reserved(card, secret=True))
        state = state.but(seats=_with_mover(state, hand=hand))
    else:
        state = state.but(rows=_with_slot(state, level, slot, card))
    left = tuple([other for other in state.unseen[level - 1] if other is not card])
    return state.but(
        decks=_with(state.decks, level - 1, state.decks[level - 1] - 1),
        unseen=_with(state.unseen, level - 1, left),
        due=None,
    )


class Effect(Protocol):
    """The effect of a kind of move."""

    def __call__(self, state: S, move: Any, /) -> S:  # noqa: ANN401 - each takes its own kind
        """Return the state after the move, before the next question is determined."""


_EFFECTS: Final[Mapping[type, Effect]] = {
    Take: _take,
    Reserve: _reserve,
    ReserveUnseen: _reserve_unseen,
    Buy: _buy,
    Pass: _pass,
    Return: _return,
    Deal: _deal,
}


def _vacated(state: S, card: Card) -> S:
    """Remove a face-up card; the dealer owes another unless the deck is empty."""
    level = card.level
    slot = state.rows[level - 1].index(card)
    due = Due(level, slot) if state.decks[level - 1] else None
    return state.but(rows=_with_slot(state, level, slot, None), due=due)


def _with_slot(state: State, level: int, slot: int, card: Card | None) -> tuple[CardRow, ...]:
    return _with(state.rows, level - 1, _with(state.rows[level - 1], slot, card))


def _with_mover(state: State, **changes: Any) -> tuple[Holdings, ...]:  # noqa: ANN401
    """Return the seats with changes to the mover."""
    seats, turn = state.seats, state.turn
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
