"""Opens a database: a file, or a server."""

from pathlib import Path

from bot.host.settings import is_server
from bot.store.contract import Store, TimeSource, utc_now


async def open_store(address: Path | str, clock: TimeSource = utc_now) -> Store:
    """Open or create a file, or connect to a server, and bring the database up to date.

    Raises DatabaseUnusable with the reason: DatabaseTooNew if it is ahead of this version,
    DatabaseBusy if another process holds the file, DatabaseAway if the server is out of reach.
    """
    # Importing the other engine's driver would waste memory.
    if is_server(address):
        from bot.store.postgres.store import PostgresStore  # noqa: PLC0415

        return await PostgresStore.connect(str(address), clock)
    from bot.store.sqlite.store import SqliteStore  # noqa: PLC0415

    return await SqliteStore.at(Path(address), clock)
