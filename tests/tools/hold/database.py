"""What can become of the database under a bot that runs: full, torn, damaged.

Run as `python -m tests.tools.hold database`.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from time import perf_counter
from typing import Final

from tests.playground.process.house import Log
from tests.playground.waiting import until
from tests.tools.hold.pace import Pace
from tests.tools.hold.reckoning import nothing_lost
from tests.tools.hold.rooms import Hall, hall

ROOMS: Final = 3
SHOWN: Final = 60.0
"""Seconds within which every table is shown: what fails once is tried again after half a minute."""
IN_TIME: Final = 3.0
"""Seconds that Discord gives an answer."""
PAGE: Final = 4096
REFUSED: Final = ("refused-not-saved", "refused-unknown-whether-saved")
"""What is told where nothing can be saved: the second where only the commit fails."""
Scenario = Callable[[Path, Pace], Awaitable[str]]


@asynccontextmanager
async def people_at(folder: Path, pace: Pace, turns: int = 12) -> AsyncIterator[Hall]:
    """Run the bot with a few games under way, each shown as it is."""
    async with hall(folder) as house:
        house.open_rooms(ROOMS, pace.rng)
        for _ in range(turns):
            await asyncio.gather(*(room.step() for room in house.rooms))
        await _shown(house, pace, "before")
        yield house


async def _shown(house: Hall, pace: Pace, what: str) -> None:
    for room in house.rooms:
        await room.type(room.people[0], "table show", {})
    try:
        await until(lambda: all(room.current() for room in house.rooms), SHOWN)
    except TimeoutError:
        pace.holds(true=False, what=f"{what}: no board: {[room.why() for room in house.rooms]}")


async def _refused(house: Hall, pace: Pace, what: str) -> int:
    """Let everybody act while nothing can be saved: each is told so, in time; nothing changes."""
    before = house.book.all_moves()
    refused = 0
    for room in house.rooms:
        start = perf_counter()
        came = await room.step()
        waited = perf_counter() - start
        pace.holds(came in (*REFUSED, "done"), f"{what}: told {came}")
        pace.holds(waited < IN_TIME or not pace.whole, f"{what}: told after {waited:.1f} s")
        refused += came in REFUSED
    pace.holds(refused, f"{what}: nobody was refused")
    pace.holds(house.book.all_moves() == before or refused < ROOMS, f"{what}: it was saved")
    return refused


async def _goes_on(house: Hall, pace: Pace, what: str) -> None:
    """See that everybody plays on, and that nothing was lost."""
    for _ in range(2):
        for room in house.rooms:
            came = await room.step()
            pace.holds(came == "done", f"{what}: afterwards: {came}")
    await _shown(house, pace, what)
    nothing_lost(house, pace)
    pace.holds("Traceback" not in house.log.text(), f"{what}: {house.log.text()[-1500:]}")


async def no_room_for_more(folder: Path, pace: Pace) -> str:
    """Let the file not grow any more, as where a quota is used up."""
    async with people_at(folder, pace) as house:
        pid = house.process.pid
        assert pid is not None
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (PAGE, hard))
        refused = await _refused(house, pace, "a file that may not grow")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
        await _goes_on(house, pace, "a file that may not grow")
    return f"{refused} refused in time, all went on"


async def torn_log(folder: Path, pace: Pace) -> str:
    """Tear the end off the write-ahead log: what came before it is whole."""
    async with people_at(folder, pace) as house:
        before = house.book.all_moves()
        await house.kill()
        log = house.path.with_name(house.path.name + "-wal")
        size = log.stat().st_size
        os.truncate(log, pace.rng.randrange(size // 2, size))
        with closing(sqlite3.connect(house.path)):
            after = house.book.all_moves()
        for table_id, rows in after.items():
            whole = before[table_id][: len(rows)] == rows
            pace.holds(whole, f"a torn log: table {table_id} is no beginning of what it was")
        gone = sum(map(len, before.values())) - sum(map(len, after.values()))
        await house.start()
        for room in house.rooms:
            room._moves = (0, [])
            for sent in room.sent.values():  # what was torn off is gone, whoever was told of it
                sent.acknowledged.clear()
                sent.typed_and_acknowledged.clear()
            for _ in range(2):
                await room.step()
        await _shown(house, pace, "a torn log")
        await _goes_on(house, pace, "a torn log")
    return f"{gone} answers torn off, the rest was whole, all went on"


async def damaged_page(folder: Path, pace: Pace) -> str:
    """Fill a page with noise: the bot says so at the start, or runs and answers everybody."""
    async with people_at(folder, pace) as house:
        await house.process.stop()
        content = bytearray(house.path.read_bytes())
        number = pace.rng.randrange(1, len(content) // PAGE)
        content[number * PAGE : (number + 1) * PAGE] = pace.rng.randbytes(PAGE)
        house.path.write_bytes(content)
        log = Log.from_here(house.log.path)
        await house.process.start()
        await until(lambda: house.stand_in.gateway.connected or not house.process.running)
        if not house.process.running:
            line = log.text().splitlines()[-1]
            pace.holds(house.process.exit_code == 2, f"a damaged page: {house.process.exit_code}")
            pace.holds(line.startswith("facet: "), f"a damaged page: says {line}")
            return "not started: " + line[:100]
        told: Counter[str] = Counter()
        for room in house.rooms:
            with suppress(sqlite3.Error):
                told[await room.type(room.people[0], "table show", {})] += 1
        pace.holds(house.process.running, "a damaged page: the bot has ended")
        return f"runs, and tells {dict(told)}"


SCENARIOS: Final[Mapping[str, Scenario]] = {
    "no room for more": no_room_for_more,
    "torn log": torn_log,
    "damaged page": damaged_page,
}


async def database(folder: Path, pace: Pace) -> int:
    """Try everything, over and over until the time is over; raise Lost. Return how often."""
    names = list(SCENARIOS)
    came: dict[str, Counter[str]] = {name: Counter() for name in names}
    tried = 0
    for number in pace.going():
        name = names[number % len(names)]
        own = folder / str(number)
        own.mkdir()
        came[name][await SCENARIOS[name](own, pace)] += 1
        tried += 1
    for name, how in came.items():
        for what, often in how.items():
            print(f"database: {name}: {often} x {what}", flush=True)
    return tried
