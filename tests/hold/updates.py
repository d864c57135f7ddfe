"""Databases of every released version, updated while the bot is killed, or the update fails.

Each ends either updated or exactly as before, with boards that can be pressed and no move lost. Run as
`python -m tests.hold updates`.
"""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.playground.server.bot_process import BotProcess
from bot.store.migrate import migrations
from bot.store.sqlite.updating import marker_of
from bot.store.sqlite.whole import migration_of
from tests.hold.book import MoveRow
from tests.hold.pace import Pace
from tests.hold.rooms import LOG, Hall, hall
from tests.playground.process.house import Log
from tests.playground.waiting import until
from tests.store.schemas.example import ADA, BO, SCHEMAS

UPDATED: Final = 100
"""How many databases are updated with kills in between, if there is a minute at least."""
BROKEN: Final = 20
"""How many updates are broken on purpose."""
LIFE: Final = 1.2
"""Seconds that a bot lives at the most before it is killed, from its start or its connection on."""
UP: Final = 0.3
"""How many of the bots are connected before they are killed."""
PAGE: Final = 4096
NEWEST: Final = migrations("sqlite")[-1].number
PLAYING: Final = "SELECT min(id) FROM tables WHERE game = 'seekers' AND stage = 'playing'"
NEXT_VERSION: Final = """
import sys
from bot.store import migrate
known = migrate.migrations
step = migrate.Migration(9000, "9000_next", sys.argv.pop(1))
migrate.migrations = lambda engine: [*known(engine), step]
from bot.client import Facet
async def fail(_):
    raise RuntimeError("this version is broken")
Facet.setup_hook = fail
from bot.__main__ import main
sys.exit(main())
"""
"""A next version, with one more migration, that doesn't come up."""
Moves = dict[int, list[MoveRow]]
Way = Callable[[Hall, Pace], Awaitable[str]]


async def updates(folder: Path, pace: Pace) -> Counter[str]:
    """Update over and over, and in ways that fail; raise Lost. Return how each ended."""
    came: Counter[str] = Counter()
    versions = sorted(path.stem for path in SCHEMAS.glob("*.sql"))
    older = versions[:-1]  # the last one may have nothing to migrate
    async with hall(folder, start=False) as house:
        for number in range(UPDATED if pace.whole else 1):
            version = versions[number % len(versions)]
            came[await _killed(house, pace, version)] += 1
        for number in range(BROKEN if pace.whole else 3):
            name = list(WAYS)[number % len(WAYS)]
            _fresh(house, pace, older[number % len(older)])
            came[f"{name}: {await WAYS[name](house, pace)}"] += 1
            await _plays_on(house, pace, name)
    for how, often in sorted(came.items()):
        print(f"updates: {often} x {how}", flush=True)
    return came


def _fresh(house: Hall, pace: Pace, version: str) -> None:
    """Put a version's database in place, with one of its games in a room of its own."""
    for left in house.folder.glob("facet.db*"):
        left.unlink()
    shutil.rmtree(house.folder / "backups", ignore_errors=True)
    house.rooms.clear()
    house.open_rooms(1, pace.rng, ("seekers",))
    room = house.rooms[0]
    guild = house.stand_in.world.guild_of(room.channel)
    assert guild is not None
    with closing(sqlite3.connect(house.path, isolation_level=None)) as rows:
        rows.executescript((SCHEMAS / f"{version}.sql").read_text(encoding="utf-8"))
        ((table_id,),) = rows.execute(PLAYING).fetchall()
        place = (int(room.channel.id), int(guild.id), int(room.people[0].id), table_id)
        rows.execute(
            "UPDATE tables SET channel_id = ?, guild_id = ?, host_id = ? WHERE id = ?", place
        )
        for known, person in zip((ADA, BO), room.people, strict=True):
            seat = (int(person.id), known, table_id)
            rows.execute("UPDATE seats SET user_id = ? WHERE user_id = ? AND table_id = ?", seat)


def _dumped(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as rows:
        return list(rows.iterdump())


def _kept(before: Moves, after: Moves) -> bool:
    """Return whether no move is lost: others may have been added by computers."""
    return all(after.get(table_id, [])[: len(rows)] == rows for table_id, rows in before.items())


async def _killed(house: Hall, pace: Pace, version: str) -> str:
    """Update, with up to three kills at any moment; return how far the killed ones came."""
    _fresh(house, pace, version)
    begun_at, before = migration_of(house.path), _dumped(house.path)
    moves = house.book.all_moves()
    settled, stood = begun_at == NEWEST, set[str]()
    for _ in range(pace.rng.randrange(1, 4)):
        await house.process.start()
        if pace.rng.random() < UP:
            await until(lambda: house.stand_in.gateway.connected or not house.process.running)
        await asyncio.sleep(pace.rng.random() * LIFE)
        await house.process.kill()
        await until(lambda: not house.stand_in.gateway.connected)
        at = migration_of(house.path)
        what = f"{version}, killed at migration {at}"
        if settled:
            pace.holds(at == NEWEST, f"{what}: an update that was done is undone")
        else:
            pace.holds(at in (begun_at, NEWEST), f"{what}: half of an update")
        if at == begun_at and not settled:
            pace.holds(_dumped(house.path) == before, f"{what}: not as before")
        pace.holds(_kept(moves, house.book.all_moves()), f"{what}: a move is lost")
        settled = at == NEWEST and not marker_of(house.path).exists()
        if settled:
            moves = house.book.all_moves()
        stood.add("before" if at == begun_at != NEWEST else "done" if settled else "under way")
    await _plays_on(house, pace, version)
    pace.holds(migration_of(house.path) == NEWEST, f"{version}: not updated")
    pace.holds(_kept(moves, house.book.all_moves()), f"{version}: a move is lost")
    return f"{version}, killed {', '.join(sorted(stood))}: updated"


async def _plays_on(house: Hall, pace: Pace, what: str) -> None:
    """See that this version plays the old game on, by boards that can be pressed."""
    room = house.rooms[0]
    if not house.process.running:
        await house.process.start()
    await until(lambda: house.stand_in.gateway.connected or not house.process.running)
    said = house.log.text()[-500:]
    pace.holds(house.process.running, f"{what}: it does not start again: {said}")
    shown = await room.type(room.people[0], "table show", {})
    pace.holds(shown == "done", f"{what}: no board: {shown}")
    await until(room.boards)
    for _ in range(3):
        came = await room.step()
        pace.holds(came == "done", f"{what}: a turn afterwards: {came}")
    try:
        await until(room.current, 30)
    except TimeoutError:
        pace.holds(true=False, what=f"{what}: no current board: {room.why()}")
    pace.holds(house.book.sound(), f"{what}: the file is not whole")
    await house.process.stop()


async def _ends(house: Hall, pace: Pace, what: str, process: BotProcess | None = None) -> str:
    """Wait until a start has ended or come up; return what it said last."""
    process = process or house.process
    log = Log.from_here(house.log.path)
    if not process.running:
        await process.start()
    await until(lambda: house.stand_in.gateway.connected or not process.running)
    if process.running:
        await process.stop()
        return "updated"
    line = (log.text().splitlines() or [""])[-1]  # a full disk has no room for the log either
    pace.holds(process.exit_code in (1, 2), f"{what}: exit status {process.exit_code}: {line}")
    return line


async def _full(house: Hall, pace: Pace) -> str:
    """Let no file grow beyond a size that is less than what the update needs, or a little more."""
    before, size = _dumped(house.path), house.path.stat().st_size
    await house.process.start()
    assert house.process.pid is not None
    limit = pace.rng.randrange(PAGE, size * 3 // 2)
    _, hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (limit, hard))
    line = await _ends(house, pace, "a full disk")
    if line == "updated":
        return line
    pace.holds(_dumped(house.path) == before, "a full disk: not as before")
    pace.holds(not line or "facet: " in line, f"a full disk: says {line}")
    return "as before"


async def _killed_midway(house: Hall, pace: Pace) -> str:
    """Kill the bot as soon as the update has begun, or a moment later."""
    before, moves = _dumped(house.path), house.book.all_moves()
    await house.process.start()
    await until(lambda: marker_of(house.path).exists() or house.stand_in.gateway.connected)
    await asyncio.sleep(pace.rng.random() * 0.05)
    await house.process.kill()
    await until(lambda: not house.stand_in.gateway.connected)
    if migration_of(house.path) == NEWEST:
        pace.holds(_kept(moves, house.book.all_moves()), "killed midway: a move is lost")
        return "migrated"
    pace.holds(_dumped(house.path) == before, "killed midway: not as before")
    return "as before"


async def _newer(house: Hall, pace: Pace) -> str:
    """Let the file be of a newer version: it is refused, and left alone."""
    with closing(sqlite3.connect(house.path, isolation_level=None)) as rows:
        rows.execute("INSERT INTO migrations VALUES (9999, 'of the future')")
    before = house.path.read_bytes()
    line = await _ends(house, pace, "a newer file")
    pace.holds("install the newer version again" in line, f"a newer file: says {line}")
    pace.holds(house.path.read_bytes() == before, "a newer file: it was changed")
    with closing(sqlite3.connect(house.path, isolation_level=None)) as rows:
        rows.execute("DELETE FROM migrations WHERE number = 9999")
    return "refused, as before"


async def _damaged(house: Hall, pace: Pace) -> str:
    """Fill a page with noise: a file that is seen to be damaged is not updated."""
    whole = house.path.read_bytes()
    content = bytearray(whole)
    number = pace.rng.randrange(1, len(content) // PAGE)
    content[number * PAGE : (number + 1) * PAGE] = pace.rng.randbytes(PAGE)
    house.path.write_bytes(content)
    line = await _ends(house, pace, "a damaged page")
    if line != "updated":
        pace.holds(house.path.read_bytes() == content, "a damaged page: the file was changed")
        pace.holds("restore" in line, f"a damaged page: says {line}")
    for left in house.folder.glob("facet.db*"):
        left.unlink()
    house.path.write_bytes(whole)  # as a restored backup
    return "updated" if line == "updated" else "refused, as before"


async def _next_version(house: Hall, pace: Pace, script: str, what: str) -> str:
    """Update to a version that doesn't come up: the one before it runs again."""
    await _ends(house, pace, what)  # of this version from here on
    before = _dumped(house.path)
    command = ["/bin/sh", "-c", 'exec "$0" -c "$1" "$2" 2>>"$3"', sys.executable, NEXT_VERSION]
    environment = {**os.environ, **house.environment}
    process = BotProcess([*command, script, str(house.folder / LOG)], environment, lambda: None)
    log = Log.from_here(house.log.path)
    await process.start()
    await until(lambda: not process.running)
    pace.holds(_dumped(house.path) == before, f"{what}: not as before")
    pace.holds(not marker_of(house.path).exists(), f"{what}: a marker is left")
    said = "put back" in log.text()
    pace.holds(said or "CREATE" not in script, f"{what}: says nothing: {log.text()[-500:]}")
    return "put back" if said else "as before"


async def _broken_migration(house: Hall, pace: Pace) -> str:
    """Let a migration fail in its middle."""
    script = "ALTER TABLE tables DROP COLUMN hints;\nNO SQL;\n"
    return await _next_version(house, pace, script, "a broken migration")


async def _broken_version(house: Hall, pace: Pace) -> str:
    """Let a version fail after its migration."""
    return await _next_version(house, pace, "CREATE TABLE next (x);\n", "a broken version")


WAYS: Final[Mapping[str, Way]] = {
    "a broken version": _broken_version,
    "a full disk": _full,
    "killed midway": _killed_midway,
    "a newer file": _newer,
    "a damaged page": _damaged,
    "a broken migration": _broken_migration,
}
