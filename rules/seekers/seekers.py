"""The seekers: the gems each takes, and the steps that follow (docs/rules/seekers.md §6)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from rules.seekers.areas import Area

BASIC: Final = ("1", "1", "2", "2", "2", "3", "3", "3", "4", "4", "5", "5")
PLACE: Final = ("place",)
"""The default steps: lay the gems out."""
PRIZE: Final = 2
"""Points for fulfilling a seeker's condition."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """A seeker.

    Attributes:
        takes: Gems taken (from each end, for "ends").
        where: "end" (either end), "ends" (both) or "pair" (two neighbours anywhere).
        then: Steps that follow, by their names in `steps.py`.
        prize: Whether the gems taken win points, given the area before.
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

    def taken(self, dungeon: str, end: str, place: int) -> tuple[str, str]:
        """Return the gems it takes, as they lie, and the dungeon without them.

        Args:
            dungeon: All gems of the dungeon.
            end: "left" or "right", for a seeker that takes from one end.
            place: Place of the first gem, counted from 1, for a pair.
        """
        count = self.takes
        if self.where == "ends":
            return dungeon[:count] + dungeon[-count:], dungeon[count:-count]
        if self.where == "pair":
            start = place - 1
            return dungeon[start : start + count], dungeon[:start] + dungeon[start + count :]
        if end == "left":
            return dungeon[:count], dungeon[count:]
        return dungeon[-count:], dungeon[:-count]

    def won(self, taken: str, before: Area) -> int:
        """Return the points won by taking these gems, given the area before."""
        return PRIZE if self.prize and self.prize(taken, before) else 0


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

SEEKERS_BY_ID: Final[Mapping[str, Seeker]] = {seeker.id: seeker for seeker in _ALL}
ADVANCED: Final = tuple(seeker.id for seeker in _ALL if not seeker.basic)
REACH: Final = max(seeker.takes for seeker in _ALL if seeker.where != "pair")
"""Most gems a seeker takes from an end."""
