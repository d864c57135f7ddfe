"""The letters of gems (docs/rules/seekers.md §1, §2). Gems are kept as texts, a letter a gem."""

from __future__ import annotations

from typing import Final

COLOURS: Final = "rygbp"
RAINBOW: Final = "*"
GOLD: Final = "$"
KINDS: Final = COLOURS + RAINBOW + GOLD
ALL_GEMS: Final = "".join(colour * 7 for colour in COLOURS) + RAINBOW + GOLD * 3


def ordered(gems: str) -> str:
    """Return the same gems in the order of kinds: "$br*r" is "rrb*$"."""
    return "".join(sorted(gems, key=KINDS.index))


def without(gems: str, gem: str) -> str:
    """Return gems without the first of a kind."""
    return gems.replace(gem, "", 1)
