"""The state of a 12 Seekers game, and simple queries on it."""

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
"""Basic and advanced seekers that each seat takes in the advanced mode."""


@dataclass(frozen=True)
class State(Value):
    """The state of a game (docs/rules/seekers.md §4, §11).

    Attributes:
        todo: Steps left in the turn; the first is the open question.
        stage: "play", "declare" or "over".
        valid: The turn's valid colour.
        turned: Colour cards turned up so far.
        end: End the turn's seeker took from.
        taken: Gems the seeker took, as they lay.
        gone: Places among them that were put back or given.
        group: Gems the mover has yet to lay out.
        gift: Gem on its way to the opponent.
        gift_at: Index in the group before which the gift lay.
        chosen: Reference of the gem to swap.
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
        """A key that changes with each turn, or with the seat that declares."""
        declaring = self.stage == "declare" and self.todo
        return self.stage, self.round, self.todo[0].seat if declaring else self.mover

    def still_there(self) -> list[tuple[int, str]]:
        """Return the gems taken and not put back or given, each with its place."""
        numbered = enumerate(self.taken, start=1)
        return [(place, gem) for place, gem in numbered if place not in self.gone]

    def still_to_take(self, seat: Seat) -> tuple[int, int] | None:
        """Return how many basic and advanced seekers a seat still takes; None if it is free."""
        if self.mode != "advanced":
            return None
        taken = self.seats[seat].seekers
        basic = sum(SEEKERS_BY_ID[name].basic for name in taken)
        return BASIC_EACH - basic, ADVANCED_EACH - (len(taken) - basic)

    def would_take(self, move: Seek) -> str:
        """Return the gems a seeker would take, as they lie."""
        return SEEKERS_BY_ID[move.seeker].taken(self.dungeon, move.end, move.place)[0]

    def would_win(self, move: Seek) -> int:
        """Return the points a seeker would win at once."""
        seeker = SEEKERS_BY_ID[move.seeker]
        return seeker.won(self.would_take(move), self.seats[self.mover].area)

    def reckoning(self, seat: Seat) -> Reckoning:
        """Return a seat's final reckoning or, before the end, the best one it could have now."""
        patron = self.seats[seat]
        if self.over and self.declare == "hand":
            return reckoned(self.sheet, patron.area, patron.points, patron.cards, patron.declared)
        return best(self.sheet, patron.area, patron.points, patron.cards)

    def score(self, seat: Seat) -> int:
        """Return a seat's best total now, without points that depend on masked cards."""
        reckoning = self.reckoning(seat)
        if self.seats[seat].hidden:
            return reckoning.gold + reckoning.play
        return reckoning.total

    def scores(self) -> tuple[int, int]:
        """Return the score of each seat."""
        return self.score(0), self.score(1)

    def colours(self, seat: Seat) -> str:
        """Return a seat's most numerous colours, three at most."""
        gems = Counter(gem for gem in self.seats[seat].area.everything if gem in COLOURS)
        return "".join(gem for gem, _ in gems.most_common(3))

    def places(self) -> tuple[int, ...]:
        """Return places by total, then by the lower sum of powers (docs/rules/seekers.md §7)."""
        return ranked([(-self.score(seat), self.seats[seat].power) for seat in (0, 1)])
