"""A reason for a turn of 12 Seekers that is checked, and where the moves it speaks of lead by the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.seekers.position import Position
from tests.computers.seekers.facts import total


@dataclass(frozen=True, slots=True)
class Case:
    """A reason's facts, and the positions that its move and the other move lead to, turn by turn.

    `ends` are all positions in which the turn of the other move can end, `begun` those of the move itself, as far as it
    may go on.
    """

    key: str
    args: Mapping[str, Any]
    view: Position
    seat: int
    after: Sequence[Position]
    others: Sequence[Position]
    ends: Sequence[Position]
    begun: Sequence[Position]

    @property
    def rival(self) -> int:
        """The other seat."""
        return 1 - self.seat

    @property
    def end(self) -> Position:
        """Where this turn ends."""
        return self.after[0]

    def own(self, position: Position) -> int:
        """Return the points of the seat."""
        return total(position, self.seat)

    def lead(self, position: Position) -> int:
        """Return by how much the seat leads."""
        return self.own(position) - total(position, self.rival)

    def are(self, **facts: object) -> bool:
        """Return whether the reason names these facts."""
        return all(self.args[name] == fact for name, fact in facts.items())

    def moves_next(self, seat: int, *positions: Position) -> bool:
        """Return whether a seat has the next turn in all of these positions."""
        return all(it.stage == "play" and it.mover == seat for it in positions)
