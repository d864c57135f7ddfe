"""A seat's possessions, and the card the dealer owes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rules.splendor.cards import NO_GEMS, UNSEEN, Card, Colours, Gems, Noble
from rules.value import Value


class Reserved(NamedTuple):
    """A reserved card; `secret` if it was drawn unseen."""

    card: Card
    secret: bool


@dataclass(frozen=True)
class Holdings(Value):
    """A seat's possessions."""

    tokens: Gems = NO_GEMS
    bonuses: Colours = (0, 0, 0, 0, 0)
    prestige: int = 0
    cards: tuple[Card, ...] = ()
    hand: tuple[Reserved, ...] = ()
    nobles: tuple[Noble, ...] = ()

    def reserved(self) -> list[Card]:
        """Return the reserved cards that are visible."""
        return [held.card for held in self.hand if held.card.known]

    def masked(self) -> Holdings:
        """Mask the secret cards."""
        hand = tuple(
            Reserved(UNSEEN[held.card.level], secret=True) if held.secret else held
            for held in self.hand
        )
        return self.but(hand=hand)


class Due(NamedTuple):
    """The card the dealer owes: its level, and the open slot (0 to 3) or None for the hand."""

    level: int
    slot: int | None
