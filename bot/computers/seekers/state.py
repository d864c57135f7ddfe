"""A table between two turns as plain tuples, for the search.

A `SearchState` consists of the dungeon; the field, a letter per seeker; both sides; the seat to move;
whether it moves second in its round; the power that the first one took, if the order depends on it;
and the colour cards turned up (sheet 19), this round's last. While a gift must be placed, or
neighbours exchanged after that, it has three more fields: the gift, its giver, and how many exchanges
follow.

A `Side` is a seat's area, gold, points won in play, power, and number of advanced seekers taken.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from bot.computers.seekers.areas import PackedArea
from rules.seekers.seekers import SEEKERS_BY_ID

Side = tuple[PackedArea, int, int, int, int]
SearchState = tuple[Any, ...]

SEEKER_LETTERS: Final[Mapping[str, str]] = {
    name: chr(ord("a") + number) for number, name in enumerate(SEEKERS_BY_ID)
}
"""The letter that represents each seeker in a field."""
TURNS: Final = 12
STATE_FIELDS: Final = 8
"""The number of fields of a state between two turns; during a gift there are more."""


class Proven(NamedTuple):
    """What is proved of a move: its seat's chance, with which hands of the other one it wins, and by how much.

    The margin is None if it isn't known, as where cards are hidden.
    """

    won: float
    hands: Mapping[str, bool]
    margin: int | None


def turns_left(state: SearchState) -> int:
    """Return the number of turns that haven't begun."""
    return len(state[1])


def round_of(field: str) -> int:
    """Return the round in which the next seeker of this field is taken."""
    return (TURNS - len(field)) // 2 + 1
