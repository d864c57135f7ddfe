"""A patron's area: gems by count, in a row, or in two piles (docs/rules/seekers.md §5).

The three kinds of area share one interface. A reference names a gem of an area
(docs/rules/seekers.md §10): its letter, its position in the row, or its letter and pile; gold is
always "$". A way to lay gems out is "left" or "right", optionally with "-reversed"; only rows
use it, and only piles use the valid colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.contract import Json
from rules.seekers.gems import GOLD, KINDS, RAINBOW, ordered, without
from rules.value import Value

ENDS: Final = ("left", "right")
WAYS: Final = ("left", "left-reversed", "right", "right-reversed")
ONE_WAY: Final = ("left",)


def in_row(group: str, way: str) -> str:
    """Return a group in the order it will lie in a row, without gold, which lies apart."""
    gems = group.replace(GOLD, "")
    return gems[::-1] if way.endswith("-reversed") else gems


@dataclass(frozen=True)
class Count(Value):
    """Gems lie by kind."""

    gems: str = ""

    @property
    def everything(self) -> str:
        """All gems, including gold."""
        return self.gems

    def references(self) -> Mapping[str, str]:
        """Return the kinds of the gems, by reference."""
        return {gem: gem for gem in KINDS if gem in self.gems}

    def ways(self, _ways: tuple[str, ...]) -> tuple[str, ...]:
        """Return the ways to lay gems out that differ."""
        return ONE_WAY

    def laid(self, group: str, _way: str, _valid: str | None) -> Count:
        """Return the area after laying out a group."""
        return Count(ordered(self.gems + group))

    def given(self, gem: str, end: str) -> Count:
        """Return the area after a gift."""
        return self.laid(gem, end, None)

    def without(self, reference: str) -> Count:
        """Return the area without one gem."""
        return Count(without(self.gems, reference))

    def replaced(self, reference: str, gem: str, valid: str | None) -> Count:
        """Return the area after a swap of a gem other than gold."""
        return self.without(reference).laid(gem, "left", valid)

    def as_json(self) -> Json:
        """Return the area as JSON (docs/rules/seekers.md §11)."""
        return {"count": self.gems}


@dataclass(frozen=True)
class Row(Value):
    """Gems lie in a row; gold lies apart."""

    row: str = ""
    gold: int = 0

    @property
    def everything(self) -> str:
        """All gems, including gold."""
        return self.row + GOLD * self.gold

    def references(self) -> Mapping[str, str]:
        """Return the kinds of the gems, by reference."""
        places = {str(place): gem for place, gem in enumerate(self.row, start=1)}
        return places | ({GOLD: GOLD} if self.gold else {})

    def ways(self, ways: tuple[str, ...]) -> tuple[str, ...]:
        """Return the ways to lay gems out that differ: just one if the row is empty."""
        return ways if self.row else ONE_WAY

    def laid(self, group: str, way: str, _valid: str | None) -> Row:
        """Return the area after laying out a group."""
        return Row("".join(self.around(group, way)), self.gold + group.count(GOLD))

    def around(self, group: str, way: str) -> tuple[str, str, str]:
        """Return the gems left of a group laid out this way, the group itself, and those right of it."""
        gems = in_row(group, way)
        return ("", gems, self.row) if way.startswith("left") else (self.row, gems, "")

    def given(self, gem: str, end: str) -> Row:
        """Return the area after a gift."""
        return self.laid(gem, end, None)

    def without(self, reference: str) -> Row:
        """Return the area without one gem, the gap closed."""
        if reference == GOLD:
            return Row(self.row, self.gold - 1)
        place = int(reference)
        return Row(self.row[: place - 1] + self.row[place:], self.gold)

    def replaced(self, reference: str, gem: str, _valid: str | None) -> Row:
        """Return the area after a swap of a gem other than gold, in the exact place."""
        place = int(reference)
        return Row(self.row[: place - 1] + gem + self.row[place:], self.gold)

    def exchanged(self, place: int) -> Row:
        """Return the row after exchanging the gems at this place and the next."""
        pair = self.row[place - 1 : place + 1]
        return Row(self.row[: place - 1] + pair[::-1] + self.row[place + 1 :], self.gold)

    def as_json(self) -> Json:
        """Return the area as JSON (docs/rules/seekers.md §11)."""
        return {"row": self.row, "gold": self.gold}


@dataclass(frozen=True)
class Piles(Value):
    """Gems lie in a valid and an invalid pile; gold lies apart."""

    valid: str = ""
    invalid: str = ""
    gold: int = 0

    @property
    def everything(self) -> str:
        """All gems, including gold."""
        return self.valid + self.invalid + GOLD * self.gold

    def references(self) -> Mapping[str, str]:
        """Return the kinds of the gems, by reference."""
        valid = {f"{gem}+": gem for gem in KINDS if gem in self.valid}
        invalid = {f"{gem}-": gem for gem in KINDS if gem in self.invalid}
        return valid | invalid | ({GOLD: GOLD} if self.gold else {})

    def ways(self, _ways: tuple[str, ...]) -> tuple[str, ...]:
        """Return the ways to lay gems out that differ."""
        return ONE_WAY

    def laid(self, group: str, _way: str, valid: str | None) -> Piles:
        """Return the area after laying out a group by the turn's valid colour."""
        to_valid = "".join(gem for gem in group if gem in (valid, RAINBOW))
        to_invalid = "".join(gem for gem in group if gem not in (valid, RAINBOW, GOLD))
        piles = ordered(self.valid + to_valid), ordered(self.invalid + to_invalid)
        return Piles(*piles, self.gold + group.count(GOLD))

    def given(self, gem: str, _end: str) -> Piles:
        """Return the area after a gift, which goes to the invalid pile unless it is gold."""
        if gem == GOLD:
            return self.but(gold=self.gold + 1)
        return self.but(invalid=ordered(self.invalid + gem))

    def without(self, reference: str) -> Piles:
        """Return the area without one gem."""
        if reference == GOLD:
            return self.but(gold=self.gold - 1)
        gem, pile = reference[0], reference[1]
        if pile == "+":
            return self.but(valid=without(self.valid, gem))
        return self.but(invalid=without(self.invalid, gem))

    def replaced(self, reference: str, gem: str, valid: str | None) -> Piles:
        """Return the area after a swap of a gem other than gold, by the turn's valid colour."""
        return self.without(reference).laid(gem, "left", valid)

    def as_json(self) -> Json:
        """Return the area as JSON (docs/rules/seekers.md §11)."""
        return {"valid": self.valid, "invalid": self.invalid, "gold": self.gold}


Area = Count | Row | Piles
EMPTY: Final[Mapping[str, Area]] = {"count": Count(), "row": Row(), "piles": Piles()}
