"""Turns taken at many tables of a bot that runs, each timed to its acknowledgement and its board.

The tables are those of the benchmarks. Where a game is over, another begins in its channel.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.features.catalogue import FEATURES
from bot.store import open_store
from bot.tables import starting
from bot.tables.tables import Tables
from tests.tools.bench.clicking import OPENING, Bench, Seat, Took, bench, fresh


@dataclass
class Hosted:
    """A bot that hosts tables, and a second way into its database."""

    bench: Bench
    tables: Tables
    games: int = 0

    async def turn(self, seat: Seat) -> Took:
        """Let whoever is asked take a turn, and wait for the board."""
        if seat.match.position.decision is None:
            await self._begin(seat)
        took = await self.bench.turn(seat)
        await asyncio.sleep(0.03)  # the message before is tidied, and what was shown noted
        await self._learn(seat)
        return took

    async def _learn(self, seat: Seat) -> None:
        """Learn from the database what was played and dealt."""
        kept = await self.tables.store.load(seat.table_id)
        assert kept is not None
        for entry in kept.log[seat.number :]:
            seat.match = seat.match.play(entry.move)
            seat.number += 1
        self.games += seat.match.position.decision is None

    async def _begin(self, seat: Seat) -> None:
        opened = fresh(self.bench.stand_in, seat.channel)
        table = await self.tables.open(starting.start(opened, opened.host_id, self.tables.rng))
        assert table.match is not None
        seat.table_id, seat.match, seat.number = table.id, table.match, table.number


@asynccontextmanager
async def hosted(
    folder: Path,
    count: int,
    rng: Random,
    database: str | None = None,
    *,
    processes: int = 1,
    openings: Sequence[int] = (OPENING,),
) -> AsyncIterator[Hosted]:
    """Run the bot with so many games until every board is up; in a file, or on a server."""
    command = [sys.executable, "-m", "bot"]
    async with bench(
        folder, command, count, database, processes=processes, openings=openings
    ) as running:
        await running.all_shown()
        store = await open_store(running.database, FEATURES)
        try:
            yield Hosted(running, Tables(store, rng))
        finally:
            await store.close()


def file_size(path: Path) -> int:
    """Return how many bytes a database takes, its log included."""
    files = (path, path.with_name(path.name + "-wal"))
    return sum(file.stat().st_size for file in files if file.exists())
