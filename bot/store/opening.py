"""Opens a database: a file, or a server."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.feature import Feature
from bot.host.held import Held, held_soon
from bot.host.settings import is_server
from bot.store.backups import BackupFolder
from bot.store.contract import Store, TimeSource, utc_now
from bot.store.errors import DatabaseBusy
from bot.store.forgotten import ForgottenList


@asynccontextmanager
async def held_database(address: Path | str) -> AsyncIterator[None]:
    """Keep a second bot from using a file while the context is open; a server may be shared.

    Tools may open the file beside the bot. Raises DatabaseBusy, with the process that holds the file.
    """
    if is_server(address):
        yield
        return
    try:
        async with held_soon(Path(address)):
            yield
    except Held as error:
        raise DatabaseBusy(str(error)) from error


async def open_store(  # noqa: PLR0913 - how it is opened, too
    address: Path | str,
    features: Sequence[Feature],
    clock: TimeSource = utc_now,
    folder: Path | None = None,
    *,
    starting: bool = False,
    restorable: bool = True,
) -> Store:
    """Open or create a file, or connect to a server, and bring the database up to date.

    It has the tables of these `features`, and forgets people and servers as they say.
    If it is to be `restorable`, a copy of what has to be migrated is made first, in the folder of
    its backups (by default `backups` beside the file). A bot that is `starting` has to settle the store's update once it is
    up, or to put it back.

    Raises DatabaseUnusable with the reason: DatabaseTooNew if it is ahead of this version,
    DatabaseBusy if another process holds the file, DatabaseAway if the server is out of reach.
    """
    backups = BackupFolder.of(address, folder)
    copies = backups if restorable else None
    # Importing the other engine's driver would waste memory.
    if is_server(address):
        from bot.store.postgres.store import PostgresStore  # noqa: PLC0415

        store: Store = await PostgresStore.connect(
            str(address), features, clock, copies, starting=starting
        )
    else:
        from bot.store.sqlite.store import SqliteStore  # noqa: PLC0415

        store = await SqliteStore.at(Path(address), features, clock, copies, starting=starting)
    store.forgotten = await asyncio.to_thread(ForgottenList, backups)
    return store
