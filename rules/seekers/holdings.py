"""What belongs to a seat, and what is still to be done in a turn."""

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
    """What belongs to one seat; `points` are those won in play, `cards` the secret colours."""

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
        """Whether there are colour cards that lie face down."""
        return HIDDEN in self.cards

    def masked(self) -> Patron:
        """Return the same with the colour cards face down, and what was declared of them."""
        if not self.cards:
            return self
        plus, minus = self.declared.plus, self.declared.minus
        return self.but(
            cards=HIDDEN * len(self.cards),
            declared=self.declared.but(plus=HIDDEN * len(plus), minus=HIDDEN * len(minus)),
        )


class Step(NamedTuple):
    """Something still to be done in a turn, and the seat that is asked about it.

    Its name is that of a kind of step (see `steps.py`).
    """

    name: str
    seat: Seat
