"""Turn after turn at 200 tables: memory stays, the file grows as the moves do, nobody waits.

The whole is 20,000 turns, which takes a quarter of an hour; fewer minutes take fewer turns. Run as
`python -m tests.tools.hold soak`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from tests.tools.hold.pace import Pace, quantile
from tests.tools.hold.turns import file_size, hosted

TABLES: Final = 200
TURNS: Final = 20_000
PART: Final = 1000
"""Turns after which memory is looked at."""
SETTLED: Final = 2
"""Parts after which everything that is kept has been made."""
GROWTH: Final = 3.0
"""MiB by which it may grow from then on."""
AT_ONCE: Final = 4
LONG: Final = 90
"""Moves that a game takes."""


async def soak(folder: Path, pace: Pace, tables: int = TABLES) -> int:
    """Take turns until the time is over or there were enough; raise Lost. Return how many.

    The games are at all stages, as they are anywhere: what a game's end takes, too, is taken early.
    """
    stages = [pace.rng.randrange(LONG) for _ in range(tables)]
    async with hosted(folder, tables, pace.rng, openings=stages) as house:
        running = house.bench
        assert isinstance(running.database, Path)
        size, rows = file_size(running.database), _rows(running.database)
        waited: list[float] = []
        shown: list[float] = []
        memory: list[float] = []
        for number in pace.going():
            if len(waited) >= TURNS:
                break
            first = number * AT_ONCE
            seats = [running.seats[(first + each) % tables] for each in range(AT_ONCE)]
            for took in await asyncio.gather(*map(house.turn, seats)):
                waited.append(took.answer)
                shown.append(took.board)
            if len(waited) % PART < AT_ONCE:
                memory.append(running.memory())
        memory.append(running.memory())
        turns = len(waited)
        grown = file_size(running.database) - size
        made = _rows(running.database) - rows
        kept = [f"{each:.1f}" for each in memory]
        print(
            f"soak: {turns} turns at {tables} tables, {house.games} games played out, "
            f"{turns / pace.spent:.0f} turns/s ({AT_ONCE} at once)\n"
            f"soak: acknowledged after {quantile(waited, 0.5) * 1000:.0f} ms (p50), "
            f"{quantile(waited, 0.99) * 1000:.0f} ms (p99); the board after "
            f"{quantile(shown, 0.5) * 1000:.0f} and {quantile(shown, 0.99) * 1000:.0f} ms\n"
            f"soak: memory every {PART} turns, in MiB: {', '.join(kept)}; the file grew by "
            f"{grown / turns:.0f} bytes a turn ({made / turns:.1f} rows)",
            flush=True,
        )
        slow = pace.whole and quantile(waited, 0.99) >= 1.0
        pace.holds(not slow, "a hundredth waits a second and more")
        if len(memory) > SETTLED + 1:
            growth = memory[-1] - memory[SETTLED - 1]
            pace.holds(growth < GROWTH, f"memory grew by {growth:.1f} MiB: {kept}")
    return turns


def _rows(path: Path) -> int:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as rows:
        (count,) = rows.execute("SELECT count(*) FROM moves").fetchone()
    return int(count)
