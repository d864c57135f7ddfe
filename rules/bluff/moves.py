"""What a seat or the dealer may answer; `str()` is the notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FACES: Final = "123456"
HIDDEN: Final = "?"
"""A die that lies under somebody else's cup."""


@dataclass(frozen=True, slots=True, order=True)
class Bid:
    """Say that so many dice of a face lie on the table; a bid is higher by its count, then its face."""

    count: int
    face: int

    def __str__(self) -> str:
        return f"bid:{self.count}x{self.face}"


@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt the bid: all cups are lifted."""

    def __str__(self) -> str:
        return "challenge"


@dataclass(frozen=True, slots=True)
class Roll:
    """The dealer's roll for a seat: its dice in order, such as "11246"."""

    dice: str

    def __str__(self) -> str:
        return f"roll:{self.dice}"


Move = Bid | Challenge | Roll

CHALLENGE: Final = Challenge()
