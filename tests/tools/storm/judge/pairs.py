"""Two channels that play one game: what happens at one table happens at the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.tools.storm.judge.tables import Tables
from tests.tools.storm.staging import Storm

_PAIRS: Final = """SELECT s.table_id, s.elsewhere, t.setup = o.setup FROM seats s
    JOIN seats back ON back.table_id = s.elsewhere AND back.elsewhere = s.table_id
    JOIN tables t ON t.id = s.table_id JOIN tables o ON o.id = s.elsewhere
    WHERE s.table_id < s.elsewhere"""
_APART: Final = """SELECT t.id, t.stage, o.id, o.stage FROM seats s
    JOIN tables t ON t.id = s.table_id LEFT JOIN tables o ON o.id = s.elsewhere
    LEFT JOIN seats back ON back.table_id = s.elsewhere AND back.elsewhere = s.table_id
    WHERE s.elsewhere <> 0 AND NOT t.asleep AND NOT coalesce(o.asleep, false)
    AND CASE WHEN back.seat IS NULL THEN t.stage = 'playing' ELSE t.stage <> o.stage END"""
"""A lobby that has begun otherwise, or is gone, is no twin: its other table is over."""
_SETTLED: Final = "SELECT count(*) FROM tables WHERE asleep AND id IN (?, ?)"


class Pairs:
    """The games that are played in two channels."""

    def __init__(self, storm: Storm, tables: Tables) -> None:
        self._rows, self._tables = storm.rows, tables

    def look(self) -> Iterator[str]:
        """Yield games whose two logs tell different things; one may be behind."""
        for one, other, same in self._rows(_PAIRS):
            mine, theirs = self._tables.made(one), self._tables.made(other)
            both = min(len(mine), len(theirs))
            if not same or mine[:both] != theirs[:both]:
                yield f"tables {one} and {other} have one game: {mine} and {theirs}"

    def rest(self) -> Iterator[str]:
        """Yield games that aren't in the same position in both channels; one that sleeps may be behind."""
        for one, other, _ in self._rows(_PAIRS):
            mine, theirs = self._tables.made(one), self._tables.made(other)
            if mine != theirs and self._rows(_SETTLED, one, other) == [(0,)]:
                yield f"at rest table {one} has {len(mine)} moves, and its twin {other} {len(theirs)}"
        for one, stage, other, theirs in self._rows(_APART):
            yield f"at rest table {one} is {stage}, and its twin {other} is {theirs}"
