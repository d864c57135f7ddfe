"""Compact areas of patrons for the search, fast to change.

An area by count is a number with four bits per kind ("rygbp*", the lowest bits first). Piles are the
same, with the invalid pile in the higher bits. A row is its text; a row and its mirror image are
equivalent, so the smaller text represents both. Gold is stored separately. All kinds of areas share
the interface `Laying`; a `GemReference` identifies a gem in an area.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from rules.seekers.areas import Area, Count, Piles, Row
from rules.seekers.gems import COLOURS, GOLD, RAINBOW

PackedArea = Any
"""An int or a str; see the module's docstring."""
GemReference = int

GEM_UNITS: Final[Mapping[str, int]] = {
    gem: 1 << (4 * place) for place, gem in enumerate(COLOURS + RAINBOW)
}
PILE_BITS: Final = 24
"""The number of bits of a pile."""
SETTLED_SHIFT: Final = 48
"""The bits above both piles count valid gems whose kinds no longer matter."""
GROUP_CACHE_SIZE: Final = 4096
"""The size of the caches of groups of gems; there are only a few hundred."""


@lru_cache(maxsize=GROUP_CACHE_SIZE)
def packed(gems: str) -> int:
    """Return gems as an area by count, without gold."""
    return sum(GEM_UNITS[gem] for gem in gems if gem != GOLD)


@lru_cache(maxsize=GROUP_CACHE_SIZE)
def in_piles(gems: str, valid: str) -> int:
    """Return gems as an area in piles, sorted by the valid colour."""
    good = packed("".join(gem for gem in gems if gem in (valid, RAINBOW)))
    return good + ((packed(gems) - good) << PILE_BITS)


def spread(area: int) -> tuple[int, ...]:
    """Return the number of gems of each colour in an area by count."""
    return area & 15, area >> 4 & 15, area >> 8 & 15, area >> 12 & 15, area >> 16 & 15


def size(area: int) -> int:
    """Return the number of gems in the valid pile."""
    return sum(spread(area)) + (area >> 20 & 15) + (area >> SETTLED_SHIFT)


class ByCount:
    """Areas by count; the docstrings hold for all kinds of areas."""

    nothing: PackedArea = 0

    def read(self, area: Area) -> tuple[PackedArea, int]:
        """Convert an area of the rules; return it and its gold."""
        if not isinstance(area, Count):
            raise TypeError("gems by count are needed")
        return packed(area.gems), area.gems.count(GOLD)

    def laid(self, area: PackedArea, group: str, _valid: str) -> tuple[PackedArea, ...]:
        """Return every area that placing a group can lead to; gold is left out."""
        return (area + packed(group),)

    def references(self, area: PackedArea) -> list[tuple[str, GemReference]]:
        """Return each gem and its reference; one for all equivalent gems."""
        return [(gem, unit) for gem, unit in GEM_UNITS.items() if area & (15 * unit)]

    all_references = references
    """Returns each gem and its reference, with equal neighbours listed separately."""

    def without(self, area: PackedArea, reference: GemReference) -> PackedArea:
        """Return the area without one gem."""
        return area - reference

    def replaced(
        self, area: PackedArea, reference: GemReference, gem: str, _valid: str
    ) -> PackedArea:
        """Return the area with a gem replaced by another one, which isn't gold."""
        return area - reference + GEM_UNITS[gem]

    def with_gift(self, area: PackedArea, gem: str) -> tuple[PackedArea, ...]:
        """Return every area in which the receiver can place a gift, which isn't gold."""
        return (area + GEM_UNITS[gem],)

    def counts(self, area: PackedArea) -> tuple[int, ...]:
        """Return the number of gems of each colour."""
        return spread(area)

    def has(self, area: PackedArea, gem: str) -> bool:
        """Return whether there is a gem of a kind, which isn't gold."""
        return bool(area & (15 * GEM_UNITS[gem]))

    def same(self, area: PackedArea) -> PackedArea:
        """Return the canonical form of an area."""
        return area


class InRow:
    """Areas in a row."""

    nothing: PackedArea = ""

    def read(self, area: Area) -> tuple[PackedArea, int]:
        """Return an area of the rules, and its gold."""
        if not isinstance(area, Row):
            raise TypeError("gems in a row are needed")
        return area.row, area.gold

    def laid(self, area: PackedArea, group: str, _valid: str) -> tuple[PackedArea, ...]:
        """Return the rows with the group at either end, as it is or reversed."""
        gems = group.replace(GOLD, "")
        if not area or not gems:
            return (area + gems,)
        if len(gems) == 1:
            return gems + area, area + gems
        turned = gems[::-1]
        if turned == gems:
            return gems + area, area + gems
        return gems + area, turned + area, area + gems, area + turned

    def references(self, area: PackedArea) -> list[tuple[str, GemReference]]:
        """Return the gems and their places; only the first of equal neighbours."""
        return [
            (gem, place) for place, gem in enumerate(area) if not place or area[place - 1] != gem
        ]

    def all_references(self, area: PackedArea) -> list[tuple[str, GemReference]]:
        """Return all gems and their places."""
        return [(gem, place) for place, gem in enumerate(area)]

    def without(self, area: PackedArea, reference: GemReference) -> PackedArea:
        """Return the row without a gem and without a gap."""
        return area[:reference] + area[reference + 1 :]

    def replaced(
        self, area: PackedArea, reference: GemReference, gem: str, _valid: str
    ) -> PackedArea:
        """Return the row with another gem in the same place."""
        return area[:reference] + gem + area[reference + 1 :]

    def with_gift(self, area: PackedArea, gem: str) -> tuple[PackedArea, ...]:
        """Return the rows with the gift at either end."""
        return (gem + area, area + gem) if area else (gem,)

    def counts(self, area: PackedArea) -> tuple[int, ...]:
        """Return how many gems of each colour there are."""
        return tuple(map(area.count, COLOURS))

    def has(self, area: PackedArea, gem: str) -> bool:
        """Return whether there is a gem of a kind."""
        return gem in area

    def same(self, area: PackedArea) -> PackedArea:
        """Return the row or its mirror image, whichever is smaller."""
        return min(area, area[::-1])


class InPiles(ByCount):
    """Areas in a valid and an invalid pile."""

    def read(self, area: Area) -> tuple[PackedArea, int]:
        """Return an area of the rules, and its gold."""
        if not isinstance(area, Piles):
            raise TypeError("gems in piles are needed")
        return packed(area.valid) + (packed(area.invalid) << PILE_BITS), area.gold

    def laid(self, area: PackedArea, group: str, valid: str) -> tuple[PackedArea, ...]:
        """Return the only area there can be."""
        return (area + in_piles(group, valid),)

    def references(self, area: PackedArea) -> list[tuple[str, GemReference]]:
        """Return the kinds of either pile."""
        units = [*GEM_UNITS.items(), *((gem, unit << PILE_BITS) for gem, unit in GEM_UNITS.items())]
        return [(gem, unit) for gem, unit in units if area & (15 * unit)]

    all_references = references

    def replaced(
        self, area: PackedArea, reference: GemReference, gem: str, valid: str
    ) -> PackedArea:
        """Return the area with another gem, in the pile that the valid colour determines."""
        return area - reference + in_piles(gem, valid)

    def with_gift(self, area: PackedArea, gem: str) -> tuple[PackedArea, ...]:
        """Return the only area there can be: a gift is invalid."""
        return (area + (GEM_UNITS[gem] << PILE_BITS),)

    def counts(self, area: PackedArea) -> tuple[int, ...]:
        """Return how many gems of each colour there are in both piles."""
        pairs = zip(spread(area), spread(area >> PILE_BITS), strict=True)
        return tuple(valid + invalid for valid, invalid in pairs)

    def has(self, area: PackedArea, gem: str) -> bool:
        """Return whether there is a gem of a kind in either pile."""
        unit = 15 * GEM_UNITS[gem]
        return bool(area & (unit | unit << PILE_BITS))


Laying = ByCount | InRow | InPiles
LAYINGS: Final[Mapping[str, Laying]] = {"count": ByCount(), "row": InRow(), "piles": InPiles()}
