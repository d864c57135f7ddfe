"""A seat's possessions, and the steps of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rules.contract import Seat
from rules.seekers.areas import Area
from rules.seekers.moves import HIDDEN
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import UNDECLARED, Declared
from rules.value import Value


@dataclass(frozen=True)
class Patron(Value):
    """A seat's possessions; `points` are those won in play, `cards` the secret colour cards."""

    area: Area
    seekers: tuple[str, ...] = ()
    points: int = 0
    cards: str = ""
    declared: Declared = UNDECLARED

    @property
    def power(self) -> int:
        """The sum of the powers of the seekers taken."""
        return sum(SEEKERS_BY_ID[name].power for name in self.seekers)

    @property
    def hidden(self) -> bool:
        """Whether the colour cards are masked."""
        return HIDDEN in self.cards

    def masked(self) -> Patron:
        """Mask the colour cards, and the declarations that would reveal them."""
        if not self.cards:
            return self
        plus, minus = self.declared.plus, self.declared.minus
        return self.but(
            cards=HIDDEN * len(self.cards),
            declared=self.declared.but(plus=HIDDEN * len(plus), minus=HIDDEN * len(minus)),
        )


class Step(NamedTuple):
    """A pending step of a turn: its name (a key of `steps.STEPS`) and the seat it asks."""

    name: str
    seat: Seat
