"""The state of a 12 Seekers table as immutable values.

What may be answered stands in `legal.py`, what an answer changes in `turn.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.contract import DEALER, Decision, Json, Seat
from rules.places import ranked
from rules.seekers import legal, turn
from rules.seekers.declaring import Reckoning, best, reckoned
from rules.seekers.holdings import Patron, Step
from rules.seekers.moves import HIDDEN, Move
from rules.value import Value


@dataclass(frozen=True)
class Position(Value):
    """A 12 Seekers table between two answers (spec: seekers §4, §11).

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

    @cached_property
    def decision(self) -> Decision[Move] | None:
        """The open question; None when the game is over."""
        if self.stage == "over":
            return None
        step = self.todo[0]
        return Decision(step.seat, step.verb, legal.moves(self))

    def after(self, move: Move) -> Position:
        """Return the position after a move that was offered."""
        return turn.played(self, move)

    def seen_by(self, seat: Seat | None) -> Position:
        """Return the position as a seat (None: an onlooker) knows it (spec: seekers §9).

        The other's secret colour cards lie face down until the game is over.
        """
        if seat == DEALER or self.stage == "over":
            return self
        one, other = self.seats
        return self.but(
            seats=(one if seat == 0 else one.masked(), other if seat == 1 else other.masked())
        )

    def move_seen_by(self, move: Move, seat: Seat | None) -> Move:
        """Return a move made here as this seat may see it.

        What is declared of secret colour cards is hidden as long as they are.
        """
        secret = move.verb in ("plus", "minus") and self.sheet in legal.ANSWERS_TO_SECRETS
        if secret and seat not in (DEALER, self.todo[0].seat):
            return Move(move.verb, HIDDEN)
        return move

    def reckoning(self, seat: Seat) -> Reckoning:
        """Return what a seat has in the end; before that, what it would have now at best."""
        patron = self.seats[seat]
        if self.stage == "over" and self.declare == "hand":
            return reckoned(self.sheet, patron.area, patron.points, patron.cards, patron.declared)
        return best(self.sheet, patron.area, patron.points, patron.cards)

    def places(self) -> tuple[int, ...]:
        """Return places by total, then by the lower sum of powers (spec: seekers §7)."""
        powers = [patron.power for patron in self.seats]
        return ranked([(-score, power) for score, power in zip(self.scores(), powers, strict=True)])

    def scores(self) -> tuple[int, int]:
        """Return each seat's total by now, at best; what hangs on hidden cards is left out."""
        return self._score(0), self._score(1)

    def _score(self, seat: Seat) -> int:
        reckoning = self.reckoning(seat)
        if self.seats[seat].hidden:
            return reckoning.gold + reckoning.play
        return reckoning.total

    def as_json(self) -> Json:
        """Return the position with the keys of the specification (spec: seekers §11)."""
        return {
            "round": self.round,
            "dungeon": self.dungeon,
            "field": list(self.field),
            "valid": self.valid,
            "pending": self.group[: self.gift_at] + self.gift + self.group[self.gift_at :],
            "seats": [self._patron_as_json(seat) for seat in (0, 1)],
        }

    def _patron_as_json(self, seat: Seat) -> Json:
        patron = self.seats[seat]
        json: Json = {
            "area": patron.area.as_json(),
            "seekers": list(patron.seekers),
            "points": patron.points,
            "colour_cards": patron.cards,
        }
        if self.stage == "over":
            json["reckoning"] = self.reckoning(seat).as_json()
        return json

    def sketch(self) -> str:
        """Return the table as text: the dungeon with every tenth place marked, a line a seat."""
        valid = f", valid {self.valid}" if self.valid else ""
        ruler = "".join(
            str(place // 10) if place % 10 == 0 else "."
            for place in range(1, len(self.dungeon) + 1)
        )
        lines = [
            f"round {self.round}, sheet {self.sheet}, order {self.order}, {self.mode}{valid}",
            f"dungeon {self.dungeon}",
            f"        {ruler}",
            f"field   {' '.join(self.field)}",
        ]
        pending = self.as_json()["pending"]
        if pending:
            lines.append(f"pending {pending}")
        for seat, patron in enumerate(self.seats):
            parts = patron.area.as_json().items()
            area = ", ".join(f"{key} {'-' if value == '' else value}" for key, value in parts)
            cards = f", colour cards {patron.cards}" if patron.cards else ""
            lines.append(
                f"{'>' if seat == self.mover else ' '} seat {seat}: {area}, "
                f"seekers {' '.join(patron.seekers) or '-'}, points {patron.points}{cards}, "
                f"worth {self.reckoning(seat).total}"
            )
        return "\n".join(lines)
