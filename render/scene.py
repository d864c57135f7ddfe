"""What a picture, an alt text or a sentence is made from: a table as one reader sees it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any, Generic, TypeVar

from rules import Position, Seat, among_stayers

P = TypeVar("P", bound=Position[Any])


@dataclass(frozen=True, slots=True)
class Scene(Generic[P]):
    """A position and the people at it.

    `view` is already seen by its reader, so nothing in it is secret to them; `reader` is
    their seat, None for the channel at large. `before`, seen alike, is the position that
    was shown last, so that what changed since can be marked. `resigned` seats have left.
    `round` is the number of the round, 0 where it is not known.
    `history` holds the scores of all seats at the beginning and after each turn, as the finish
    shows them; it is empty where it is not known. `finished` is the day on which the game ended,
    `number` that of the table, 0 where it has none: a finish bears both.
    """

    view: P
    names: tuple[str, ...]
    before: P | None = None
    reader: Seat | None = None
    resigned: frozenset[Seat] = frozenset()
    round: int = 0
    history: tuple[tuple[int, ...], ...] = ()
    finished: date | None = None
    number: int = 0

    @property
    def places(self) -> tuple[int | None, ...]:
        """Each seat's place among those who stayed; None for those who have left."""
        return among_stayers(self.view.places(), self.resigned)

    @property
    def mark(self) -> str:
        """What a finish is known by: its day and the last six digits of the table's number."""
        number = f"#{self.number % 1_000_000:06}" if self.number else ""
        day = self.finished.isoformat() if self.finished else ""
        return " ".join(part for part in (day, number) if part)


@dataclass(frozen=True, slots=True)
class Event(Generic[P]):
    """One answer in a game as a reader sees it: the positions around it, and who gave it."""

    before: P
    move: Any
    after: P
    seat: Seat
