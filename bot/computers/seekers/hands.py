"""The secret colour cards of both seats, as far as a view shows them.

A hidden hand is a distribution over the possible hands; a hand is likelier, the more the gems taken so
far are worth with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import exp
from typing import Final

from bot.computers.seekers.areas import PackedArea
from bot.computers.seekers.scores import worth
from rules.seekers.gems import COLOURS
from rules.seekers.moves import HIDDEN

INFERENCE_WEIGHT: Final = 0.25
"""How much each point that a hand would score so far raises its log-likelihood."""
HandOdds = tuple[tuple[str, float], ...]
"""Hands of cards with their probabilities."""


@dataclass(frozen=True, slots=True)
class Hands:
    """The possible hands of each seat."""

    seats: tuple[HandOdds, HandOdds]

    @classmethod
    def of(cls, sheet: int, cards: tuple[str, str], areas: tuple[PackedArea, PackedArea]) -> Hands:
        """Return the hands that these cards, some of them hidden, may be."""
        one, other = (
            _possible(sheet, cards[seat], cards[1 - seat], areas[seat]) for seat in (0, 1)
        )
        return cls((one, other))

    def worlds(self) -> list[tuple[Hands, float]]:
        """Return every combination of known hands with its probability."""
        worlds = [
            (Hands((((one, 1.0),), ((other, 1.0),))), likely * as_likely)
            for one, likely in self.seats[0]
            for other, as_likely in self.seats[1]
            if not set(one) & set(other)
        ]
        total = sum(likely for _, likely in worlds)
        return [(hands, likely / total) for hands, likely in worlds]

    def worth(self, sheet: int, seat: int, area: PackedArea) -> float:
        """Return the expected points of a seat's area by its sheet."""
        hand = self.seats[seat]
        if len(hand) == 1:
            return worth(sheet, area, hand[0][0])
        return sum(likely * worth(sheet, area, cards) for cards, likely in hand)


def _possible(sheet: int, cards: str, others: str, area: PackedArea) -> HandOdds:
    if HIDDEN not in cards:
        return ((cards, 1.0),)
    free = [colour for colour in COLOURS if colour not in others]
    hands = ["".join(two) for two in combinations(free, len(cards))]
    weights = [exp(INFERENCE_WEIGHT * worth(sheet, area, hand)) for hand in hands]
    return tuple((hand, weight / sum(weights)) for hand, weight in zip(hands, weights, strict=True))
