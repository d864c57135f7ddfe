"""As many turns a second as are carried while 99 of 100 are acknowledged within a second.

By one process on a file, by one on a server, and by two that share it.

Turns come at their own times, whether the last one is done or not, more of them step by step; a
table is held to have a turn every 20 seconds. The floor is a bot that does the least with the same
clicks, in the same run. Run as `python -m tests.tools.hold load`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from tests.store import server
from tests.tools.bench import floor_bot
from tests.tools.bench.clicking import Bench, Seat, Took, bench
from tests.tools.hold.pace import Pace, quantile
from tests.tools.hold.turns import hosted
from tests.tools.pictures import FOLDER

TABLES: Final = 150
EVERY: Final = 20.0
"""Seconds between two turns of a brisk table."""
FIRST: Final = 5.0
"""Turns a second to begin with."""
MORE: Final = 1.3
STEP: Final = 8.0
"""Seconds that each rate goes on."""
LIMIT: Final = 1.0
"""Seconds within which all but one of a hundred are to be acknowledged."""
Click = Callable[[Seat], Awaitable[Took]]


@dataclass
class Carried:
    """The most that was carried: turns a second, and how long people waited then."""

    rate: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    cpu: float = 0.0


async def load(
    folder: Path,
    pace: Pace,
    tables: int = TABLES,
    step: float = STEP,
    database: Callable[[], str] | None = None,
) -> Carried:
    """Find the most that is carried, and the floor; raise Lost if it is next to nothing.

    With what makes empty databases on a server it is found there too, with one process and two.
    """
    (folder / "floor").mkdir()
    ways = {"a file": 1} | ({"a server": 1, "a server, two processes": 2} if database else {})
    seconds = pace.seconds / (len(ways) + 1)
    least = Carried(rate=1e9)
    for what, processes in ways.items():
        (folder / what).mkdir()
        where = database() if database and what != "a file" else None
        async with hosted(folder / what, tables, pace.rng, where, processes=processes) as house:
            bot = house.bench
            facet = await _most(
                bot.seats, house.turn, _cpu(bot), pace=pace, seconds=seconds, step=step
            )
        _tell(f"facet on {what}", facet)
        pace.holds(facet.rate >= FIRST, f"only {facet.rate:.1f} turns a second on {what}")
        least = min(least, facet, key=lambda carried: carried.rate)
    command = [sys.executable, floor_bot.__file__]
    picture = str(FOLDER / "four.png")
    async with bench(folder / "floor", command, tables, FLOOR_PICTURE=picture) as floor:

        async def click(seat: Seat) -> Took:
            return await floor.click(seat, floor_bot.TURN, seat.people[0])

        most = await _most(floor.seats, click, _cpu(floor), pace=pace, seconds=seconds, step=step)
        _tell("the floor", most)
    return least


def _cpu(bot: Bench) -> Callable[[], float]:
    return lambda: bot.cpu


async def _most(
    seats: Sequence[Seat],
    click: Click,
    cpu: Callable[[], float],
    *,
    pace: Pace,
    seconds: float,
    step: float,
) -> Carried:
    """Return the highest rate that is carried, as far as the time allows to find it."""
    best, rate, until = Carried(), FIRST, perf_counter() + seconds
    while perf_counter() < until:
        used, start = cpu(), perf_counter()
        waited, late = await _at(rate, seats, click, pace, step)
        share = (cpu() - used) / (perf_counter() - start)
        if quantile(waited, 0.99) > LIMIT or late:
            break
        best = Carried(rate, quantile(waited, 0.5), quantile(waited, 0.99), share)
        rate *= MORE
    return best


async def _at(
    rate: float, seats: Sequence[Seat], click: Click, pace: Pace, step: float
) -> tuple[list[float], bool]:
    """Let turns come at a rate; return how long each waited, and whether tables ran out."""
    idle = list(seats)
    pace.rng.shuffle(idle)
    waited: list[float] = []
    pending: set[asyncio.Task[None]] = set()

    async def once(seat: Seat) -> None:
        waited.append((await click(seat)).answer)
        idle.insert(0, seat)

    end = perf_counter() + step
    while perf_counter() < end:
        if not idle:  # every table waits for its board: they come faster than they are served
            await asyncio.gather(*pending)
            return waited, True
        task = asyncio.create_task(once(idle.pop()))
        pending.add(task)
        task.add_done_callback(pending.discard)
        await asyncio.sleep(pace.rng.expovariate(rate))
    await asyncio.gather(*pending)
    return waited, False


def _tell(who: str, most: Carried) -> None:
    print(
        f"load: {who} carries {most.rate:.0f} turns/s, {most.rate * EVERY:.0f} tables with a turn "
        f"every {EVERY:.0f} s: acknowledged after {most.p50 * 1000:.0f} ms (p50), "
        f"{most.p99 * 1000:.0f} ms (p99), {most.cpu:.0%} of a core",
        flush=True,
    )


def main() -> None:
    """Print how much is carried, on a server too where PostgreSQL is installed."""
    pace = Pace.of_environment("load")
    with tempfile.TemporaryDirectory() as folder, server.where_installed(fsync=True) as postgres:
        asyncio.run(load(Path(folder), pace, database=postgres.fresh if postgres else None))
