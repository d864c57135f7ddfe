"""Ways in which an update fails, on purpose, and how each must end."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.playground.server.bot_process import BotProcess
from tests.playground.process.house import Log
from tests.playground.waiting import until
from tests.tools.hold.rooms import LOG
from tests.tools.hold.updated import NEWEST, UpdatedFile, UpdatedServer

PAGE: Final = 4096
NEXT_VERSION: Final = """
import sys
from bot.store import migrate
known = migrate.migrations
step = migrate.Migration(9000, "9000_next", sys.argv.pop(1))
migrate.migrations = lambda: [*known(), step]
from bot.client import Facet
async def fail(_):
    raise RuntimeError("this version is broken")
Facet.setup_hook = fail
from bot.__main__ import main
sys.exit(main())
"""
"""A next version, with one more migration, that doesn't come up."""


Way = Callable[[UpdatedFile], Awaitable[str]]


async def _ends(kept: UpdatedFile, what: str, process: BotProcess | None = None) -> str:
    """Wait until a start has ended or come up; return what it said last."""
    house = kept.house
    process = process or house.process
    log = Log.from_here(house.log.path)
    if not process.running:
        await process.start()
    await until(lambda: house.stand_in.gateway.connected or not process.running)
    if process.running:
        await process.stop()
        return "updated"
    line = (log.text().splitlines() or [""])[-1]  # a full disk has no room for the log either
    status = process.exit_code
    kept.pace.holds(status in (1, 2), f"{what}: exit status {status}: {line}")
    return line


async def _full(kept: UpdatedFile) -> str:
    """Let no file grow beyond a size that is less than what the update needs, or a little more."""
    house, pace = kept.house, kept.pace
    before, size = kept.dumped(), house.path.stat().st_size
    await house.process.start()
    assert house.process.pid is not None
    limit = pace.rng.randrange(PAGE, size * 3 // 2)
    _, hard = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (limit, hard))
    line = await _ends(kept, "a full disk")
    if line == "updated":
        return line
    pace.holds(kept.dumped() == before, "a full disk: not as before")
    pace.holds(not line or "facet: " in line, f"a full disk: says {line}")
    return "as before"


async def _killed_midway(kept: UpdatedFile) -> str:
    """Kill the bot as soon as the update has begun, or a moment later."""
    house, pace = kept.house, kept.pace
    before, moves = kept.dumped(), house.book.all_moves()
    await _begun(kept)
    await house.process.kill()
    await until(lambda: not house.stand_in.gateway.connected)
    if kept.migration() == NEWEST:
        pace.holds(kept.keeps(moves), "killed midway: a move is lost")
        return "migrated"
    pace.holds(kept.dumped() == before, "killed midway: not as before")
    return "as before"


async def _begun(kept: UpdatedFile) -> None:
    """Start the bot, and wait until it makes the restore point, or a moment longer."""
    house = kept.house
    backups = house.folder / "backups"
    await house.process.start()
    await until(lambda: [*backups.glob("*before*")] or house.stand_in.gateway.connected)
    await asyncio.sleep(kept.pace.rng.random() * 0.05)


async def _server_stops(kept: UpdatedFile) -> str:
    """End the server as a crash would while it is being updated; it is back a moment later."""
    assert isinstance(kept, UpdatedServer)
    before, moves, house = kept.dumped(), kept.house.book.all_moves(), kept.house
    await _begun(kept)
    await asyncio.to_thread(kept.server.stop, "immediate")
    await asyncio.to_thread(kept.server.start)
    await until(lambda: house.stand_in.gateway.connected or not house.process.running)
    if house.process.running:
        await house.process.stop()
    else:
        kept.pace.holds(house.process.exit_code == 1, f"a crash: {house.process.exit_code}")
    if kept.migration() == NEWEST:
        kept.pace.holds(kept.keeps(moves), "a crash of the server: a move is lost")
        return "migrated"
    kept.pace.holds(kept.dumped() == before, "a crash of the server: not as before")
    return "as before"


async def _newer(kept: UpdatedFile) -> str:
    """Let the database be of a newer version: it is refused, and left alone."""
    kept.execute("INSERT INTO migrations VALUES (9999, 'of the future')")
    before = kept.dumped()
    line = await _ends(kept, "a newer database")
    kept.pace.holds("install the newer version again" in line, f"a newer database: says {line}")
    kept.pace.holds(kept.dumped() == before, "a newer database: it was changed")
    kept.execute("DELETE FROM migrations WHERE number = 9999")
    return "refused, as before"


async def _damaged(kept: UpdatedFile) -> str:
    """Fill a page with noise: a file that is seen to be damaged is not updated."""
    house, pace = kept.house, kept.pace
    whole = house.path.read_bytes()
    content = bytearray(whole)
    number = pace.rng.randrange(1, len(content) // PAGE)
    content[number * PAGE : (number + 1) * PAGE] = pace.rng.randbytes(PAGE)
    house.path.write_bytes(content)
    line = await _ends(kept, "a damaged page")
    if line != "updated":
        pace.holds(house.path.read_bytes() == content, "a damaged page: the file was changed")
        pace.holds("restore" in line, f"a damaged page: says {line}")
    for left in house.folder.glob("facet.db*"):
        left.unlink()
    house.path.write_bytes(whole)  # as a restored backup
    return "updated" if line == "updated" else "refused, as before"


async def _next_version(kept: UpdatedFile, script: str, what: str) -> str:
    """Update to a version that doesn't come up: the one before it runs again."""
    house, pace = kept.house, kept.pace
    await _ends(kept, what)  # of this version from here on
    before = kept.dumped()
    command = ["/bin/sh", "-c", 'exec "$0" -c "$1" "$2" 2>>"$3"', sys.executable, NEXT_VERSION]
    environment = {**os.environ, **house.environment}
    process = BotProcess([*command, script, str(house.folder / LOG)], environment, lambda: None)
    log = Log.from_here(house.log.path)
    await process.start()
    await until(lambda: not process.running)
    pace.holds(kept.dumped() == before, f"{what}: not as before")
    pace.holds(not kept.under_way(), f"{what}: a marker is left")
    said = "put back" in log.text()
    pace.holds(said or "CREATE" not in script, f"{what}: says {log.text()[-500:]}")
    return "put back" if said else "as before"


async def _broken_migration(kept: UpdatedFile) -> str:
    """Let a migration fail in its middle."""
    script = "ALTER TABLE tables DROP COLUMN hints;\nNO SQL;\n"
    return await _next_version(kept, script, "a broken migration")


async def _broken_version(kept: UpdatedFile) -> str:
    """Let a version fail after its migration."""
    return await _next_version(
        kept, "CREATE TABLE next (x integer PRIMARY KEY);\n", "a broken version"
    )


WAYS: Final[Mapping[str, Way]] = {
    "a broken version": _broken_version,
    "a full disk": _full,
    "killed midway": _killed_midway,
    "a newer database": _newer,
    "a damaged page": _damaged,
    "a broken migration": _broken_migration,
}
SERVER_WAYS: Final[Mapping[str, Way]] = {
    "a broken version": _broken_version,
    "a crash of the server": _server_stops,
    "killed midway": _killed_midway,
    "a newer database": _newer,
    "a broken migration": _broken_migration,
}
