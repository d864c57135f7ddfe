"""What a card still costs a player."""

from __future__ import annotations

from typing import NamedTuple

from rules.splendor.cards import GOLD, Card
from rules.splendor.holdings import Holdings
from rules.splendor.legal import price


class Missing(NamedTuple):
    """What a player lacks for a card.

    `due` is the price after bonuses, by colour; `gems` what tokens of those colours don't
    cover; `short` how many are lacking once gold has stood in.
    """

    due: tuple[int, ...]
    gems: tuple[int, ...]
    short: int


def missing(card: Card, mine: Holdings) -> Missing:
    """Return what these holdings lack for a card; nothing for one that is unseen."""
    due = price(card.cost, mine.bonuses)
    gems = tuple(max(0, need - have) for need, have in zip(due, mine.tokens, strict=False))
    return Missing(due, gems, max(0, sum(gems) - mine.tokens[GOLD]))


def can_buy(card: Card, mine: Holdings) -> bool:
    """Return whether these holdings pay for a card that is seen."""
    return card.known and not missing(card, mine).short
