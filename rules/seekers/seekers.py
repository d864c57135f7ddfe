"""The seekers: how each takes gems, and what follows (spec: seekers §6).

What follows is a list of steps, by the names that `legal.py` and `turn.py` know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from rules.seekers.areas import Area

BASIC: Final = ("1", "1", "2", "2", "2", "3", "3", "3", "4", "4", "5", "5")
PLACE: Final = ("place",)


@dataclass(frozen=True, slots=True)
class Seeker:
    """A seeker takes gems from one end, from both ends, or a pair from anywhere.

    `prize` tells from the gems taken and the area before whether they bring two points.
    """

    id: str
    takes: int
    where: str = "end"
    then: tuple[str, ...] = PLACE
    prize: Callable[[str, Area], bool] | None = None

    @property
    def power(self) -> int:
        """The seeker's power, 1 to 5."""
        return int(self.id[0])

    @property
    def basic(self) -> bool:
        """Whether it is one of the twelve basic seekers."""
        return len(self.id) == 1


def _kinds(gems: str) -> int:
    return len(set(gems))


_ALL: Final = (
    *(Seeker(str(power), power) for power in range(1, 6)),
    Seeker("1a", 1, then=("place", "steal")),
    Seeker("1b", 1, prize=lambda taken, before: taken not in before.everything),
    Seeker("1c", 3, then=("place", "return", "return")),
    Seeker("2a", 2, prize=lambda taken, _: _kinds(taken) == 1),
    Seeker("2b", 2, then=("place", "steal alike")),
    Seeker("2c", 2, where="pair"),
    Seeker("2d", 1, where="ends"),
    Seeker("3a", 5, then=("putback", "putback", "place")),
    Seeker("3b", 3, prize=lambda taken, _: _kinds(taken) == 3),
    Seeker("3c", 3, then=("place", "swap")),
    Seeker("3d", 3, then=("place", "give")),
    Seeker("4a", 4, prize=lambda taken, _: _kinds(taken) == 2),
    Seeker("4b", 5, then=("putback", "place")),
    Seeker("4c", 2, where="ends"),
    Seeker("5a", 5, then=("give taken", "place", "receive")),
    Seeker("5b", 5, then=("place", "give most")),
    Seeker("5c", 5, prize=lambda taken, _: _kinds(taken) >= 4),
)

SEEKERS_BY_ID: Final[Mapping[str, Seeker]] = MappingProxyType(
    {seeker.id: seeker for seeker in _ALL}
)
ADVANCED: Final = tuple(seeker.id for seeker in _ALL if not seeker.basic)
