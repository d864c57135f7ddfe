"""The position of a 12 Seekers game.

`state.py` holds the state; the table in `steps.py` the legal answers and their effects.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.contract import DEALER, Decision, Json, Seat
from rules.seekers import rounds, turn
from rules.seekers.legal import ANSWERS_TO_SECRETS
from rules.seekers.moves import HIDDEN, DeclareMinus, DeclarePlus, Move, Seek
from rules.seekers.state import State
from rules.seekers.steps import STEPS


@dataclass(frozen=True)
class Position(State):
    """A 12 Seekers game between two moves: its state and the open question."""

    @cached_property
    def decision(self) -> Decision[Move] | None:
        """The open question; None when the game is over."""
        if self.over:
            return None
        step = self.todo[0]
        kind = STEPS[step.name]
        return Decision(step.seat, kind.verb, kind.moves(self))

    def after(self, move: Move) -> Position:
        """Return the position after a move that was offered."""
        return turn.played(self, move)

    def seen_by(self, seat: Seat | None) -> Position:
        """Mask the position for a seat, None being an onlooker (docs/rules/seekers.md §9).

        The other seat's colour cards are secret until the game is over.
        """
        if seat == DEALER or self.over:
            return self
        one, other = self.seats
        return self.but(
            seats=(one if seat == 0 else one.masked(), other if seat == 1 else other.masked())
        )

    def move_seen_by(self, move: Move, seat: Seat | None) -> Move:
        """Mask a move made here for a seat: declarations about secret colour cards."""
        if (
            isinstance(move, DeclarePlus | DeclareMinus)
            and self.sheet in ANSWERS_TO_SECRETS
            and seat not in (DEALER, self.todo[0].seat)
        ):
            return type(move)(HIDDEN)
        return move

    @property
    def out(self) -> tuple[Seat, ...]:
        """Nobody: all play to the end."""
        return ()

    def next_turn_of(self, seat: Seat) -> Position | None:
        """Return the position in which a seat's next turn would begin; None if it has none left."""
        return rounds.next_turn_of(self, seat)

    def relied_on(self, move: Move) -> str:
        """Return the gems that a seeker would take."""
        return self.would_take(move) if isinstance(move, Seek) else ""

    def as_json(self) -> Json:
        """Return the position as JSON (docs/rules/seekers.md §11)."""
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
        if self.over:
            json["reckoning"] = self.reckoning(seat).as_json()
        return json

    def sketch(self) -> str:
        """Return the position as text: the dungeon with every tenth place marked, one line per seat."""
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
        asked = self.decision.seat if self.decision else DEALER
        asked = self.mover if asked == DEALER else asked
        for seat, patron in enumerate(self.seats):
            parts = patron.area.as_json().items()
            area = ", ".join(f"{key} {'-' if value == '' else value}" for key, value in parts)
            cards = f", colour cards {patron.cards}" if patron.cards else ""
            lines.append(
                f"{'>' if seat == asked else ' '} seat {seat}: {area}, "
                f"seekers {' '.join(patron.seekers) or '-'}, points {patron.points}{cards}, "
                f"worth {self.reckoning(seat).total}"
            )
        return "\n".join(lines)
