"""A card's price for a player, and the gems they lack."""

from typing import NamedTuple

from rules.splendor.cards import Card, Colours
from rules.splendor.holdings import Holdings


def price(cost: Colours, bonuses: Colours) -> Colours:
    """Return a cost less the bonuses, colour by colour, never below zero."""
    white, blue, green, red, black = cost
    off_white, off_blue, off_green, off_red, off_black = bonuses
    return (
        white - off_white if white > off_white else 0,
        blue - off_blue if blue > off_blue else 0,
        green - off_green if green > off_green else 0,
        red - off_red if red > off_red else 0,
        black - off_black if black > off_black else 0,
    )


class Missing(NamedTuple):
    """The gems a player lacks for a card.

    Attributes:
        due: Price after bonuses.
        gems: Part of it not covered by tokens of those colours, before gold.
        short: Number of gems lacking after gold.
    """

    due: Colours
    gems: Colours
    short: int

    def after_gold(self) -> Colours:
        """Return the gems lacking after gold fills the smallest gaps first.

        Only the sum is certain; other splits are possible.
        """
        lacking = list(self.gems)
        gold = sum(lacking) - self.short
        for colour in sorted(range(len(lacking)), key=lacking.__getitem__):
            used = min(gold, lacking[colour])
            lacking[colour] -= used
            gold -= used
        white, blue, green, red, black = lacking
        return white, blue, green, red, black


def missing(card: Card, mine: Holdings) -> Missing:
    """Return the gems lacking for a card; none for an unseen one."""
    due = price(card.cost, mine.bonuses)
    white, blue, green, red, black = due
    own_white, own_blue, own_green, own_red, own_black, gold = mine.tokens
    gems = (
        white - own_white if white > own_white else 0,
        blue - own_blue if blue > own_blue else 0,
        green - own_green if green > own_green else 0,
        red - own_red if red > own_red else 0,
        black - own_black if black > own_black else 0,
    )
    return Missing(due, gems, max(0, sum(gems) - gold))


def can_buy(card: Card, mine: Holdings) -> bool:
    """Return whether a card is visible and affordable."""
    return card.known and not missing(card, mine).short
