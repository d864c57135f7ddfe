"""Gems as strings, one letter per gem (docs/rules/seekers.md §1, §2)."""

from typing import Final

COLOURS: Final = "rygbp"
RAINBOW: Final = "*"
GOLD: Final = "$"
KINDS: Final = COLOURS + RAINBOW + GOLD
ALL_GEMS: Final = "".join(colour * 7 for colour in COLOURS) + RAINBOW + GOLD * 3


def ordered(gems: str) -> str:
    """Sort gems in the order of kinds: "$br*r" becomes "rrb*$"."""
    return "".join(sorted(gems, key=KINDS.index))


def without(gems: str, gem: str) -> str:
    """Remove one gem of a kind."""
    return gems.replace(gem, "", 1)
