"""A table between two turns, as plain tuples: for looking ahead through many of them.

A `SearchState` is the dungeon; the field, a letter a seeker; both sides; the seat that moves; whether it
moves second in its round; the power that the first one took, where the order asks for it; and
the colour cards turned up (sheet 19), this round's last. While a gift is still to be laid out, or
neighbours to be exchanged after that, three more fields say so: the gift, who gave it, and how many
exchanges follow.

A `Side` is a seat's area, gold, points won in play, power, and how many advanced seekers it took.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.computers.seekers.areas import PackedArea
from rules.seekers.seekers import SEEKERS_BY_ID

Side = tuple[PackedArea, int, int, int, int]
SearchState = tuple[Any, ...]

SEEKER_LETTERS: Final[Mapping[str, str]] = MappingProxyType(
    {name: chr(ord("a") + number) for number, name in enumerate(SEEKERS_BY_ID)}
)
"""The letter of each seeker in a field."""
TURNS: Final = 12
STATE_FIELDS: Final = 8
"""How many fields a state has between two turns; one in the middle of a gift has more."""


def turns_left(state: SearchState) -> int:
    """Return how many turns have not begun yet."""
    return len(state[1])


def round_of(field: str) -> int:
    """Return the round of the turn that takes the next seeker of this field."""
    return (TURNS - len(field)) // 2 + 1
