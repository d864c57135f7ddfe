"""Databases of every version and migration, updated while the bot is killed, or the update fails.

Each ends either updated or exactly as before, with boards that can be pressed and no move lost. Run as
`python -m tests.tools.hold updates`: on files, and fewer on a PostgreSQL server.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.playground.waiting import until
from tests.store.schemas.older import Older, every_schema
from tests.store.server import Server
from tests.tools.hold.broken_updates import SERVER_WAYS, WAYS, Way
from tests.tools.hold.pace import Pace
from tests.tools.hold.rooms import hall
from tests.tools.hold.server_book import ServerBook, on_a_server
from tests.tools.hold.updated import NEWEST, UpdatedFile, UpdatedServer

UPDATED: Final = 100
"""How many databases are updated with kills in between, if there is a minute at least."""
BROKEN: Final = 20
"""How many updates are broken on purpose."""
ON_A_SERVER: Final = 20
"""How many of each there are on a server."""
LIFE: Final = 1.2
"""Seconds that a bot lives at the most before it is killed, from its start or its connection on."""
UP: Final = 0.3
"""How many of the bots are connected before they are killed."""


async def updates(folder: Path, pace: Pace) -> Counter[str]:
    """Update a file over and over, and in ways that fail; raise Lost. Return how each ended."""
    async with hall(folder, start=False) as house:
        kept = UpdatedFile(house, pace)
        return await _updates("a file", kept, WAYS, UPDATED, BROKEN)


async def server_updates(folder: Path, server: Server, pace: Pace) -> Counter[str]:
    """Do the same with a database of a server."""
    address = server.fresh()
    backups = str(folder / "backups")
    with ServerBook.of(address) as book:
        async with hall(folder, start=False, FACET_DATABASE=address, FACET_BACKUP=backups) as house:
            house.book = book
            kept = UpdatedServer(house, pace, server, address)
            return await _updates("a server", kept, SERVER_WAYS, ON_A_SERVER, ON_A_SERVER)


async def _updates(
    where: str, kept: UpdatedFile, ways: Mapping[str, Way], updated: int, broken: int
) -> Counter[str]:
    came: Counter[str] = Counter()
    schemas, whole = every_schema(), kept.pace.whole
    older = schemas[:-1]  # the last one has nothing to migrate
    for number in range(updated if whole else 1):
        came[await _killed(kept, schemas[number % len(schemas)])] += 1
    for number in range(broken if whole else 3):
        name = list(ways)[number % len(ways)]
        await kept.begin(older[number % len(older)])
        came[f"{name}: {await ways[name](kept)}"] += 1
        await kept.plays_on(name)
        if whole:
            await kept.restore_afresh()
    for how, often in sorted(came.items()):
        print(f"updates of {where}: {often} x {how}", flush=True)
    if kept.restored:
        longest = max(kept.restored)
        print(f"updates of {where}: {len(kept.restored)} restores afresh, {longest:.1f} s at most")
    return came


async def _killed(kept: UpdatedFile, older: Older) -> str:
    """Update, with up to three kills at any moment; return how far the killed ones came."""
    house, pace = kept.house, kept.pace
    await kept.begin(older)
    begun_at, before = kept.migration(), kept.dumped()
    moves = house.book.all_moves()
    settled, stood = begun_at == NEWEST, set[str]()
    for _ in range(pace.rng.randrange(1, 4)):
        await house.process.start()
        if pace.rng.random() < UP:
            await until(lambda: house.stand_in.gateway.connected or not house.process.running)
        await asyncio.sleep(pace.rng.random() * LIFE)
        await house.process.kill()
        await until(lambda: not house.stand_in.gateway.connected)
        at = kept.migration()
        what = f"{older}, killed at migration {at}"
        if settled:
            pace.holds(at == NEWEST, f"{what}: an update that was done is undone")
        else:
            pace.holds(at in (begun_at, NEWEST), f"{what}: half of an update")
        if at == begun_at and not settled:
            pace.holds(kept.dumped() == before, f"{what}: not as before")
        pace.holds(kept.keeps(moves), f"{what}: a move is lost")
        settled = at == NEWEST and not kept.under_way()
        if settled:
            moves = house.book.all_moves()
        stood.add("before" if at == begun_at != NEWEST else "done" if settled else "under way")
    await kept.plays_on(str(older))
    pace.holds(kept.migration() == NEWEST, f"{older}: not updated")
    pace.holds(kept.keeps(moves), f"{older}: a move is lost")
    return f"{older.version}, killed {', '.join(sorted(stood))}: updated"


def main() -> None:
    """Print how the updates ended, and how long restores took."""
    pace = Pace.of_environment("updates")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(updates(Path(folder), pace))
    on_a_server("updates", lambda folder, server: server_updates(folder, server, pace))
