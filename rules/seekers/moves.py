"""The moves of patrons and the dealer; `str()` is the notation (docs/rules/seekers.md §10).

A colour is a letter, a gem of an area a reference (see `areas.py`), a place counts from 1.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The dealer turns up a colour card, which makes its colour valid."""

    colour: str

    def __str__(self) -> str:
        return f"turn:{self.colour}"


@dataclass(frozen=True, slots=True)
class Valid:
    """Name the valid colour."""

    colour: str

    def __str__(self) -> str:
        return f"valid:{self.colour}"


@dataclass(frozen=True, slots=True)
class Seek:
    """Send a seeker of the field to an end of the dungeon, to a pair at a place, or to both ends."""

    seeker: str
    end: str = ""
    place: int = 0

    def __str__(self) -> str:
        where = self.end or self.place
        return f"seek:{self.seeker}:{where}" if where else f"seek:{self.seeker}"


@dataclass(frozen=True, slots=True)
class PutBack:
    """Put back the gem at a place among those taken."""

    place: int

    def __str__(self) -> str:
        return f"putback:{self.place}"


@dataclass(frozen=True, slots=True)
class GiveTaken:
    """Give the gem at a place among those taken."""

    place: int

    def __str__(self) -> str:
        return f"give:{self.place}"


@dataclass(frozen=True, slots=True)
class Place:
    """Lay the group out: at an end of the row, as it lies or reversed."""

    way: str

    def __str__(self) -> str:
        return f"place:{self.way}"


@dataclass(frozen=True, slots=True)
class Receive:
    """Lay a gift out at an end of the row."""

    end: str

    def __str__(self) -> str:
        return f"receive:{self.end}"


@dataclass(frozen=True, slots=True)
class Steal:
    """Steal a gem, by its reference in the opponent's area."""

    gem: str

    def __str__(self) -> str:
        return f"steal:{self.gem}"


@dataclass(frozen=True, slots=True)
class Return:
    """Return a gem to the dungeon, by its reference in the mover's area."""

    gem: str

    def __str__(self) -> str:
        return f"return:{self.gem}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Choose the gem to swap, by its reference in the mover's area."""

    gem: str

    def __str__(self) -> str:
        return f"swap:{self.gem}"


@dataclass(frozen=True, slots=True)
class For:
    """Choose the gem to swap it for, by its place in the dungeon."""

    place: int

    def __str__(self) -> str:
        return f"for:{self.place}"


@dataclass(frozen=True, slots=True)
class Give:
    """Give a gem, by its reference in the mover's area."""

    gem: str

    def __str__(self) -> str:
        return f"give:{self.gem}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a gem, by its reference in the mover's area."""

    gem: str

    def __str__(self) -> str:
        return f"discard:{self.gem}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange the gem at a place of the row with the next one."""

    place: int

    def __str__(self) -> str:
        return f"exchange:{self.place}"


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop exchanging."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class DeclareRainbow:
    """Declare the rainbow's colour."""

    colour: str

    def __str__(self) -> str:
        return f"rainbow:{self.colour}"


@dataclass(frozen=True, slots=True)
class DeclareNumber:
    """Declare a number."""

    number: int

    def __str__(self) -> str:
        return f"number:{self.number}"


@dataclass(frozen=True, slots=True)
class DeclarePlus:
    """Declare a plus colour."""

    colour: str

    def __str__(self) -> str:
        return f"plus:{self.colour}"


@dataclass(frozen=True, slots=True)
class DeclareMinus:
    """Declare the minus colour."""

    colour: str

    def __str__(self) -> str:
        return f"minus:{self.colour}"


Move = (
    TurnUp
    | Valid
    | Seek
    | PutBack
    | GiveTaken
    | Place
    | Receive
    | Steal
    | Return
    | Swap
    | For
    | Give
    | Discard
    | Exchange
    | Stop
    | DeclareRainbow
    | DeclareNumber
    | DeclarePlus
    | DeclareMinus
)

STOP: Final = Stop()
HIDDEN: Final = "?"
"""Stands for a value that would reveal a secret colour card."""
HIDDEN_CHOICE: Final = DeclarePlus(HIDDEN)
"""Another seat's choice among colours that would reveal a secret colour card."""
