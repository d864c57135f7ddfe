"""What lies before a patron, small and fast to change: for looking ahead.

By count, an area is a number with four bits a kind ("rygbp*", the lowest first). In piles it is the
same with the invalid pile above the valid one. In a row it is the row itself; a row and its mirror
image are the same for all that can follow, so the smaller text stands for both. Gold lies apart.
Each kind of area answers the same questions; a `Reference` names a gem of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, Protocol

from rules.seekers.areas import Area as RulesArea
from rules.seekers.areas import Count, Piles, Row
from rules.seekers.gems import COLOURS, GOLD, RAINBOW

Area = Any
"""A number, or a text: see the top."""
Reference = int

UNITS: Final[Mapping[str, int]] = MappingProxyType(
    {gem: 1 << (4 * place) for place, gem in enumerate(COLOURS + RAINBOW)}
)
PILE: Final = 24
"""How many bits a pile has."""
KEPT: Final = 48
"""Above both piles stands how many valid gems lie there whose kinds no longer matter."""
SMALL: Final = 4096
"""How many of the few hundred groups of gems there are at most are remembered."""


@lru_cache(maxsize=SMALL)
def packed(gems: str) -> int:
    """Return gems by count; gold is left out."""
    return sum(UNITS[gem] for gem in gems if gem != GOLD)


@lru_cache(maxsize=SMALL)
def in_piles(gems: str, valid: str) -> int:
    """Return gems laid out in piles, by the valid colour."""
    good = packed("".join(gem for gem in gems if gem in (valid, RAINBOW)))
    return good + ((packed(gems) - good) << PILE)


def spread(area: int) -> tuple[int, ...]:
    """Return how many gems of each colour there are by count."""
    return area & 15, area >> 4 & 15, area >> 8 & 15, area >> 12 & 15, area >> 16 & 15


def size(area: int) -> int:
    """Return how many gems there are in the valid pile."""
    return sum(spread(area)) + (area >> 20 & 15) + (area >> KEPT)


class Laying(Protocol):
    """What can be done with an area of one kind."""

    nothing: Area

    def read(self, area: RulesArea) -> tuple[Area, int]:
        """Return an area of the rules, and its gold."""

    def laid(self, area: Area, group: str, valid: str) -> tuple[Area, ...]:
        """Return the areas that a group can be laid out to; gold is left out."""

    def references(self, area: Area) -> list[tuple[str, Reference]]:
        """Return every gem that can be named, and how; one for all those that are alike."""

    def all_references(self, area: Area) -> list[tuple[str, Reference]]:
        """Return every gem that can be named, and how, equal neighbours each for itself."""

    def without(self, area: Area, reference: Reference) -> Area:
        """Return the area after one gem has left."""

    def replaced(self, area: Area, reference: Reference, gem: str, valid: str) -> Area:
        """Return the area with another gem, no gold, in one's place."""

    def given(self, area: Area, gem: str) -> tuple[Area, ...]:
        """Return the areas that a gift, no gold, can be laid out to by the receiver."""

    def counts(self, area: Area) -> tuple[int, ...]:
        """Return how many gems of each colour there are."""

    def has(self, area: Area, gem: str) -> bool:
        """Tell whether there is a gem of a kind, no gold."""

    def same(self, area: Area) -> Area:
        """Return the one area that stands for all that are alike."""


class ByCount:
    """Gems lie by kind."""

    nothing: Area = 0

    def read(self, area: RulesArea) -> tuple[Area, int]:
        """Return an area of the rules, and its gold."""
        if not isinstance(area, Count):
            raise TypeError("gems by count are needed")
        return packed(area.gems), area.gems.count(GOLD)

    def laid(self, area: Area, group: str, _valid: str) -> tuple[Area, ...]:
        """Return the only area there can be."""
        return (area + packed(group),)

    def references(self, area: Area) -> list[tuple[str, Reference]]:
        """Return the kinds there are."""
        return [(gem, unit) for gem, unit in UNITS.items() if area & (15 * unit)]

    all_references = references

    def without(self, area: Area, reference: Reference) -> Area:
        """Return the area after one gem has left."""
        return area - reference

    def replaced(self, area: Area, reference: Reference, gem: str, _valid: str) -> Area:
        """Return the area with another gem."""
        return area - reference + UNITS[gem]

    def given(self, area: Area, gem: str) -> tuple[Area, ...]:
        """Return the only area there can be."""
        return (area + UNITS[gem],)

    def counts(self, area: Area) -> tuple[int, ...]:
        """Return how many gems of each colour there are."""
        return spread(area)

    def has(self, area: Area, gem: str) -> bool:
        """Tell whether there is a gem of a kind."""
        return bool(area & (15 * UNITS[gem]))

    def same(self, area: Area) -> Area:
        """Return the area."""
        return area


class InRow:
    """Gems lie in a row."""

    nothing: Area = ""

    def read(self, area: RulesArea) -> tuple[Area, int]:
        """Return an area of the rules, and its gold."""
        if not isinstance(area, Row):
            raise TypeError("gems in a row are needed")
        return area.row, area.gold

    def laid(self, area: Area, group: str, _valid: str) -> tuple[Area, ...]:
        """Return the rows with the group at either end, kept or reversed."""
        gems = group.replace(GOLD, "")
        if not area or not gems:
            return (area + gems,)
        if len(gems) == 1:
            return gems + area, area + gems
        turned = gems[::-1]
        if turned == gems:
            return gems + area, area + gems
        return gems + area, turned + area, area + gems, area + turned

    def references(self, area: Area) -> list[tuple[str, Reference]]:
        """Return the gems with their places; of equal neighbours the first stands for all."""
        return [
            (gem, place) for place, gem in enumerate(area) if not place or area[place - 1] != gem
        ]

    def all_references(self, area: Area) -> list[tuple[str, Reference]]:
        """Return all gems with their places."""
        return [(gem, place) for place, gem in enumerate(area)]

    def without(self, area: Area, reference: Reference) -> Area:
        """Return the row without a gem; it leaves no gap."""
        return area[:reference] + area[reference + 1 :]

    def replaced(self, area: Area, reference: Reference, gem: str, _valid: str) -> Area:
        """Return the row with another gem in the same place."""
        return area[:reference] + gem + area[reference + 1 :]

    def given(self, area: Area, gem: str) -> tuple[Area, ...]:
        """Return the rows with the gift at either end."""
        return (gem + area, area + gem) if area else (gem,)

    def counts(self, area: Area) -> tuple[int, ...]:
        """Return how many gems of each colour there are."""
        return tuple(map(area.count, COLOURS))

    def has(self, area: Area, gem: str) -> bool:
        """Tell whether there is a gem of a kind."""
        return gem in area

    def same(self, area: Area) -> Area:
        """Return the row or its mirror image."""
        return min(area, area[::-1])


class InPiles:
    """Gems lie in a valid and an invalid pile."""

    nothing: Area = 0

    def read(self, area: RulesArea) -> tuple[Area, int]:
        """Return an area of the rules, and its gold."""
        if not isinstance(area, Piles):
            raise TypeError("gems in piles are needed")
        return packed(area.valid) + (packed(area.invalid) << PILE), area.gold

    def laid(self, area: Area, group: str, valid: str) -> tuple[Area, ...]:
        """Return the only area there can be."""
        return (area + in_piles(group, valid),)

    def references(self, area: Area) -> list[tuple[str, Reference]]:
        """Return the kinds of either pile."""
        units = [*UNITS.items(), *((gem, unit << PILE) for gem, unit in UNITS.items())]
        return [(gem, unit) for gem, unit in units if area & (15 * unit)]

    all_references = references

    def without(self, area: Area, reference: Reference) -> Area:
        """Return the area after one gem has left."""
        return area - reference

    def replaced(self, area: Area, reference: Reference, gem: str, valid: str) -> Area:
        """Return the area with another gem, which lands by the valid colour."""
        return area - reference + in_piles(gem, valid)

    def given(self, area: Area, gem: str) -> tuple[Area, ...]:
        """Return the only area there can be: a gift is invalid."""
        return (area + (UNITS[gem] << PILE),)

    def counts(self, area: Area) -> tuple[int, ...]:
        """Return how many gems of each colour there are in both piles."""
        pairs = zip(spread(area), spread(area >> PILE), strict=True)
        return tuple(valid + invalid for valid, invalid in pairs)

    def has(self, area: Area, gem: str) -> bool:
        """Tell whether there is a gem of a kind in either pile."""
        unit = 15 * UNITS[gem]
        return bool(area & (unit | unit << PILE))

    def same(self, area: Area) -> Area:
        """Return the area."""
        return area


LAYINGS: Final[Mapping[str, Laying]] = MappingProxyType(
    {"count": ByCount(), "row": InRow(), "piles": InPiles()}
)
