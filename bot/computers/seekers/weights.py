"""How much each feature of an area tells of the lead in the end, by sheet and rounds left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.computers.seekers.areas import Area
from bot.computers.seekers.features import features
from bot.computers.seekers.learned import FOLDER, read
from bot.computers.seekers.state import State

FILE: Final = FOLDER / "weights.json"
"""Made by `python -m tests.computers.seekers.train`."""
WORTH: Final = "worth"
"""The feature that is what a seat would have if the game ended now."""
MOVE: Final = "move"
"""The feature that a seat is the next to move."""
NOTHING: Final[Mapping[str, float]] = {}


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a sheet's features; without any, an area is worth what it is worth now."""

    by_rounds: Mapping[int, Mapping[str, float]]

    def of(self, left: int) -> Mapping[str, float]:
        """Return the weights with so many rounds left, a begun one among them."""
        return self.by_rounds.get(left, NOTHING)


def rounds_left(state: State) -> int:
    """Return how many rounds are left, a begun one among them."""
    return (len(state[1]) + 1) // 2


def promise(
    weights: Mapping[str, float], sheet: int, area: Area, cards: str, worth_now: float
) -> float:
    """Return what an area will come to, less what is the same for both seats."""
    if not weights:
        return worth_now
    total = weights.get(WORTH, 1.0) * worth_now
    for feature in features(sheet, area, cards):
        total += weights.get(feature, 0.0)
    return total


@cache
def trained(sheet: int) -> Weights:
    """Return the weights of a sheet as they were trained; raise WeightsDamaged."""
    told = read(FILE)[str(sheet)]
    return Weights({int(left): table for left, table in told.items()})
