"""A game turn by turn, as one reader may see it, from its beginning to where it stands.

Stop 0 is the beginning, stop n the position after turn n. While a game goes on, each position is
masked as it was for the reader then: what lies face down there stays so. Once the game is over,
everybody sees everything, as in its record.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from bot.computers.review import stops_of
from bot.tables.recap import begins_turn, movers_of
from bot.tables.table import Table
from render import Event, Scene
from rules import DEALER, AnyMatch, Position, Seat


@dataclass(frozen=True)
class Replay:
    """A table with every move of its match, and who looks at it: their seat, None for an onlooker."""

    table: Table
    match: AnyMatch
    reader: Seat | None = None

    @classmethod
    def of(cls, table: Table, reader: Seat | None) -> Self:
        """Return the replay of a whole table; raise ValueError where no game can be looked at."""
        if table.match is None:
            raise ValueError("no game has begun at this table, or it cannot be replayed")
        return cls(table, table.match, reader)

    @property
    def open(self) -> bool:
        """Whether everything lies open: the game goes on no more."""
        return self.table.over

    @property
    def _eyes(self) -> Seat | None:
        return DEALER if self.open else self.reader

    @cached_property
    def _ends(self) -> Sequence[int]:
        """For each stop the number of its position in the match."""
        return stops_of(self.table.game, self.match)

    @cached_property
    def seats(self) -> Sequence[Seat]:
        """For each turn its seat: that of turn n is the one before number n."""
        movers = movers_of(self.match)
        return [movers[number] for number in self._ends[:-1]]

    @property
    def last(self) -> int:
        """The number of the last stop, which is that of the last turn."""
        return len(self._ends) - 1

    def stop(self, number: int) -> int:
        """Return the stop of a number, or the last one where there are no longer so many."""
        return max(0, min(number, self.last))

    def next_own(self, stop: int) -> int | None:
        """Return the reader's next turn after a stop, or else their first; None without any."""
        own = [turn for turn, seat in enumerate(self.seats, start=1) if seat == self.reader]
        return next((turn for turn in own if turn > stop), own[0] if own else None)

    def number(self, stop: int) -> int:
        """Return how many moves had been made at a stop."""
        return self._ends[stop]

    def position(self, stop: int) -> Position[Any]:
        """Return the position at a stop, as the reader may see it."""
        return self.match.positions[self._ends[stop]].seen_by(self._eyes)

    def turn_of(self, number: int) -> int:
        """Return the number of the turn in which this move was made."""
        return bisect_right(self._ends[:-1], number)

    def asked_at(self, number: int) -> Scene[Any]:
        """Return what the picture of a position is made from that may lie within a turn."""
        return Scene(
            self.match.positions[number].seen_by(self._eyes),
            self.table.names,
            reader=self.reader,
            round=self._round(max(0, self.turn_of(number) - 1)),
        )

    def first_of(self, turn: int) -> tuple[Position[Any], Any]:
        """Return the position a turn began in, and its first move, as the reader may see them."""
        number = self._ends[turn - 1]
        position, move = self.match.positions[number], self.match.moves[number]
        return position.seen_by(self._eyes), position.move_seen_by(move, self._eyes)

    def events(self, stop: int) -> list[Event[Any]]:
        """Return what happened in the turn before a stop, as the reader may see it."""
        first, end = self._ends[stop - 1] if stop else 0, self._ends[stop]
        movers, positions = movers_of(self.match), self.match.positions
        return [
            Event(
                before=positions[number].seen_by(self._eyes),
                move=positions[number].move_seen_by(self.match.moves[number], self._eyes),
                after=positions[number + 1].seen_by(self._eyes),
                seat=movers[number],
            )
            for number in range(first, end)
        ]

    def scene(self, stop: int) -> Scene[Any]:
        """Return what the picture of a stop is made from; the end of a game is its finish."""
        ends = stop == self.last
        finish = ends and self.table.stage == "finished"
        return Scene(
            self.position(stop),
            self.table.names,
            before=self.position(stop - 1) if stop else None,
            reader=self.reader,
            resigned=self.table.resigned if ends else frozenset(),
            round=self._round(stop),
            history=self._scores if finish else (),
            finished=self.table.ended.date() if finish and self.table.ended else None,
            number=self.table.id if finish else 0,
        )

    @property
    def _scores(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self.position(stop).scores() for stop in range(self.last + 1))

    def _round(self, stop: int) -> int:
        """Return the number of the round that is played at a stop, counted from 1."""
        turns = Counter(self.seats[:stop])
        counts = [turns[seat] for seat in range(len(self.table.players))]
        decision = self.position(stop).decision
        begins = decision and any(begins_turn(self.table, move) for move in decision.moves)
        return max(counts) + (min(counts) == max(counts) and bool(begins))
