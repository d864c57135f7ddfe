"""Every legal answer to every question (docs/rules/splendor.md §4).

This is the only authority on legality: a move not listed here is illegal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from operator import itemgetter, sub
from typing import Final

from rules.contract import DEALER
from rules.splendor.cards import GOLD, LEVELS, UNSEEN, Card, Colours, Gems, Noble
from rules.splendor.holdings import Holdings
from rules.splendor.moves import (
    DEAL,
    FREE,
    PASS,
    RECEIVE,
    RESERVE,
    RESERVE_UNSEEN,
    RETURN,
    Buy,
    Move,
    Take,
)
from rules.splendor.price import price
from rules.splendor.state import State

HAND_LIMIT: Final = 3
TOKEN_LIMIT: Final = 10
PILE_FOR_TWO: Final = 4
DIFFERENT: Final = 3
"""Gems taken at once, all of different colours."""


def surplus(mine: Holdings) -> int:
    """Return the number of tokens above the limit."""
    return max(0, sum(mine.tokens) - TOKEN_LIMIT)


def turn_moves(state: State) -> tuple[Move, ...]:
    """Return the actions of a turn; passing only if there is no other."""
    mover = state.seats[state.turn]
    faceup = state.faceup()
    moves: list[Move] = [*takes(state.supply)]
    if len(mover.hand) < HAND_LIMIT:
        moves += [RESERVE[card] for card in faceup]
        moves += [RESERVE_UNSEEN[level - 1] for level in LEVELS if state.decks[level - 1]]
    moves += buys(mover, faceup + mover.reserved())
    return tuple(moves) or (PASS,)


@lru_cache(maxsize=4096)
def takes(supply: Gems) -> tuple[Take, ...]:
    """Return the ways to take gems from a supply."""
    left = [colour for colour in range(GOLD) if supply[colour]]
    sizes = (DIFFERENT,) if len(left) >= DIFFERENT else range(1, DIFFERENT)
    different = [chosen for size in sizes for chosen in combinations(left, size)]
    pairs = [(colour, colour) for colour in left if supply[colour] >= PILE_FOR_TWO]
    return tuple(_take(chosen) for chosen in (*different, *pairs))


@lru_cache(maxsize=30)  # 25 ways in all
def _take(colours: tuple[int, ...]) -> Take:
    white, blue, green, red, black = (colours.count(colour) for colour in range(GOLD))
    return Take((white, blue, green, red, black, 0))


def buys(mover: Holdings, cards: list[Card]) -> list[Buy]:
    """Return the ways to buy each of these cards, every legal payment among them."""
    white, blue, green, red, black, gold = mover.tokens
    off_white, off_blue, off_green, off_red, off_black = mover.bonuses
    # Gems of each colour the mover can cover without gold.
    all_white, all_blue, all_green = white + off_white, blue + off_blue, green + off_green
    all_red, all_black = red + off_red, black + off_black
    moves: list[Buy] = []
    for card in cards:
        # Unrolled by colour: this loop takes most of the time of a random game.
        cost_white, cost_blue, cost_green, cost_red, cost_black = card.cost
        missing = (
            (cost_white - all_white if cost_white > all_white else 0)
            + (cost_blue - all_blue if cost_blue > all_blue else 0)
            + (cost_green - all_green if cost_green > all_green else 0)
            + (cost_red - all_red if cost_red > all_red else 0)
            + (cost_black - all_black if cost_black > all_black else 0)
        )
        if missing <= gold:
            due = price(card.cost, mover.bonuses)
            moves += _ways_to_buy(card, _coverable(due, mover.tokens), missing, gold)
    return moves


def _coverable(due: Colours, tokens: Gems) -> Colours:
    """Return how much of a price these tokens can cover without gold."""
    white, blue, green, red, black = due
    own_white, own_blue, own_green, own_red, own_black, _ = tokens
    return (
        min(own_white, white),
        min(own_blue, blue),
        min(own_green, green),
        min(own_red, red),
        min(own_black, black),
    )


@lru_cache(maxsize=32768)  # 96% of calls hit the cache
def _ways_to_buy(card: Card, gems: Colours, missing: int, gold: int) -> tuple[Buy, ...]:
    """Return the ways to buy a card with these gems, gold for those missing, and extra gold."""
    if not missing and not any(gems):
        return (FREE[card],)
    usual, *others = payments(gems, missing, gold)
    return Buy(card, usual), *[Buy(card, paid, usual=False) for paid in others]


@lru_cache(maxsize=8192)
def payments(gems: Colours, missing: int, gold: int) -> tuple[Gems, ...]:
    """Return the ways to pay a price, least gold first.

    Args:
        gems: The part of the price that the tokens cover.
        missing: The rest, which needs gold.
        gold: Gold held; what is left of it may replace any of `gems`.
    """
    ways = []
    for spared in _up_to(gold - missing, gems):
        white, blue, green, red, black = map(sub, gems, spared)
        ways.append((white, blue, green, red, black, missing + sum(spared)))
    return tuple(sorted(ways, key=itemgetter(GOLD)))


def _up_to(most: int, gems: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield every choice of at most `most` of these gems."""
    if not gems:
        yield ()
        return
    for here in range(min(gems[0], most) + 1):
        for rest in _up_to(most - here, gems[1:]):
            yield here, *rest


def return_moves(state: State) -> tuple[Move, ...]:
    """Return one gem of each kind the mover holds."""
    tokens = state.seats[state.turn].tokens
    return tuple(move for move, count in zip(RETURN, tokens, strict=True) if count)


def noble_moves(state: State) -> tuple[Move, ...]:
    """Return the nobles whose requirement the mover meets."""
    mover = state.seats[state.turn]
    return tuple(RECEIVE[noble] for noble in nobles_met(mover, state.nobles))


def nobles_met(mover: Holdings, nobles: tuple[Noble, ...]) -> list[Noble]:
    """Return the nobles whose requirement these bonuses meet; tokens never count."""
    white, blue, green, red, black = mover.bonuses
    return [
        noble
        for noble in nobles
        if white >= noble.cost[0]
        and blue >= noble.cost[1]
        and green >= noble.cost[2]
        and red >= noble.cost[3]
        and black >= noble.cost[4]
    ]


def deal_moves(state: State) -> tuple[Move, ...]:
    """Return the cards the dealer may turn up; a masked one for a card the viewer may not see."""
    if state.due is None:
        return ()
    level, slot = state.due
    if slot is None and state.viewer not in (DEALER, state.turn):
        return (DEAL[UNSEEN[level]],)
    return tuple([DEAL[card] for card in state.unseen[level - 1]])


MOVES: Final[Mapping[str, Callable[[State], tuple[Move, ...]]]] = {
    "turn": turn_moves,
    "return": return_moves,
    "noble": noble_moves,
    "deal": deal_moves,
}
