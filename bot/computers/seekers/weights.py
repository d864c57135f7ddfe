"""The weights of areas' features for the expected final lead, by sheet and the seat's turns left."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.computers.seekers.areas import PackedArea
from bot.computers.seekers.features import features
from bot.computers.seekers.learned import FOLDER, read
from bot.computers.seekers.state import SearchState

WEIGHTS_FILE: Final = FOLDER / "weights.json"
"""Made by `python -m tests.tools.train.seekers.areas`."""
WORTH_FEATURE: Final = "worth"
"""The feature of the points that a seat would have if the game ended now."""
MOVE_FEATURES: Final = ("start", "follow")
"""The features of moving next: first in a round, or second."""
NO_WEIGHTS: Final[Mapping[str, float]] = {}


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a sheet's features; without any, an area counts its current points."""

    by_turns: Mapping[int, Mapping[str, float]]

    def of(self, left: int) -> Mapping[str, float]:
        """Return the weights of a seat with `left` turns to go."""
        return self.by_turns.get(left, NO_WEIGHTS)

    def of_moving(self, turns: int) -> float:
        """Return the points for moving next, with this many turns of both seats left."""
        return self.of((turns + 1) // 2).get(MOVE_FEATURES[turns % 2], 0.0)


def rounds_left(state: SearchState) -> int:
    """Return the number of rounds left, including the current one."""
    return (len(state[1]) + 1) // 2


def promise(
    weights: Mapping[str, float], sheet: int, area: PackedArea, cards: str, worth_now: float
) -> float:
    """Return the expected final points of an area, minus what is equal for both seats."""
    if not weights:
        return worth_now
    total = weights.get(WORTH_FEATURE, 1.0) * worth_now
    for feature in features(sheet, area, cards):
        total += weights.get(feature, 0.0)
    return total


@cache
def trained(sheet: int) -> Weights:
    """Return the trained weights of a sheet; raise WeightsDamaged."""
    by_turns = read(WEIGHTS_FILE)[str(sheet)]
    return Weights({int(left): table for left, table in by_turns.items()})
