"""What there is on a 12 Seekers table, and what can be told of it at a glance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from rules.contract import Seat
from rules.places import ranked
from rules.seekers.declaring import Reckoning, best, reckoned
from rules.seekers.gems import COLOURS
from rules.seekers.holdings import Patron, Step
from rules.seekers.moves import Seek
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.value import Value

ROUNDS: Final = 6
BASIC_EACH: Final = 4
ADVANCED_EACH: Final = 2
"""How many basic and advanced seekers each takes in the advanced mode."""


@dataclass(frozen=True)
class State(Value):
    """All that makes up a position (docs/rules/seekers.md §4, §11).

    `todo` are the steps still ahead before the turn is over; the first one is the open
    question. `stage` is "play", "declare" or "over"; `turned` the colour cards turned up.

    Of the turn in progress: `end` is where the seeker took, `taken` the gems as they lay and
    `gone` the places of those put back or given; `group` is what the mover still has to lay
    out, `gift` what is on its way to the opponent (it lay before `gift_at` of the group), and
    `chosen` the reference of the gem to be swapped.
    """

    sheet: int
    order: int
    mode: str
    declare: str
    dungeon: str
    field: tuple[str, ...]
    seats: tuple[Patron, Patron]
    todo: tuple[Step, ...]
    stage: str = "play"
    round: int = 1
    starter: Seat = 0
    mover: Seat = 0
    valid: str | None = None
    turned: str = ""
    end: str = ""
    taken: str = ""
    gone: tuple[int, ...] = ()
    group: str = ""
    gift: str = ""
    gift_at: int = 0
    chosen: str = ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.stage == "over"

    @property
    def moment(self) -> tuple[str, int, Seat]:
        """What stays the same for a whole turn, or for one seat's declarations."""
        declaring = self.stage == "declare" and self.todo
        return self.stage, self.round, self.todo[0].seat if declaring else self.mover

    def still_there(self) -> list[tuple[int, str]]:
        """Return the gems taken and neither put back nor given, each with its place among them."""
        numbered = enumerate(self.taken, start=1)
        return [(place, gem) for place, gem in numbered if place not in self.gone]

    def still_to_take(self, seat: Seat) -> tuple[int, int] | None:
        """Return how many basic and advanced seekers a seat still takes; None where it is free."""
        if self.mode != "advanced":
            return None
        taken = self.seats[seat].seekers
        basic = sum(SEEKERS_BY_ID[name].basic for name in taken)
        return BASIC_EACH - basic, ADVANCED_EACH - (len(taken) - basic)

    def would_take(self, move: Seek) -> str:
        """Return the gems that a seeker would take, as they lie."""
        return SEEKERS_BY_ID[move.seeker].taken(self.dungeon, move.end, move.place)[0]

    def would_win(self, move: Seek) -> int:
        """Return the points that a seeker would bring at once."""
        seeker = SEEKERS_BY_ID[move.seeker]
        return seeker.won(self.would_take(move), self.seats[self.mover].area)

    def reckoning(self, seat: Seat) -> Reckoning:
        """Return what a seat has in the end; before that, what it would have now at best."""
        patron = self.seats[seat]
        if self.over and self.declare == "hand":
            return reckoned(self.sheet, patron.area, patron.points, patron.cards, patron.declared)
        return best(self.sheet, patron.area, patron.points, patron.cards)

    def score(self, seat: Seat) -> int:
        """Return a seat's total by now, at best; what hangs on hidden cards is left out."""
        reckoning = self.reckoning(seat)
        if self.seats[seat].hidden:
            return reckoning.gold + reckoning.play
        return reckoning.total

    def scores(self) -> tuple[int, int]:
        """Return the score of each seat."""
        return self.score(0), self.score(1)

    def colours(self, seat: Seat) -> str:
        """Return the colours of which a seat has brought most home, three at most."""
        gems = Counter(gem for gem in self.seats[seat].area.everything if gem in COLOURS)
        return "".join(gem for gem, _ in gems.most_common(3))

    def places(self) -> tuple[int, ...]:
        """Return places by total, then by the lower sum of powers (docs/rules/seekers.md §7)."""
        return ranked([(-self.score(seat), self.seats[seat].power) for seat in (0, 1)])
