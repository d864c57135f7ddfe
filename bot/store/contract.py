"""What the bot asks of its database, whichever engine keeps it.

A change is one transaction; moves are only appended; a reader never sees a half-made change.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from pathlib import Path
from typing import ClassVar

from bot.store.kept import Kept, Leftover, Result, ServerSettings, Shown

Clock = Callable[[], datetime]


def now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)


def is_server(address: Path | str) -> bool:
    """Whether an address is that of a PostgreSQL server; otherwise it is a file."""
    return str(address).startswith(("postgresql://", "postgres://"))


class Store(ABC):
    """Reads and writes tables.

    Whatever reads or writes raises NotSaved where the database cannot be used in time; nothing
    was changed then, as far as can be known.
    """

    shared: ClassVar[bool]
    """Whether other processes of the bot may use the same database at the same time."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    @staticmethod
    async def open(address: Path | str, clock: Clock = now) -> Store:
        """Open or create a file, or connect to a server, and bring the database up to date.

        Raises DatabaseUnusable with the reason: DatabaseTooNew if it is ahead of this version,
        DatabaseBusy if another process holds the file, DatabaseAway if the server is out of reach.
        """
        # Each engine knows this contract; and a driver that is not used would only take memory.
        if is_server(address):
            from bot.store.postgres import PostgresStore  # noqa: PLC0415

            return await PostgresStore.connect(str(address), clock)
        from bot.store.sqlite import SqliteStore  # noqa: PLC0415

        return await SqliteStore.at(Path(address), clock)

    @abstractmethod
    async def close(self) -> None:
        """Close the database once the writes in hand are done."""

    # Tables

    @abstractmethod
    async def create(self, table: Kept) -> None:
        """Save a new table; raise ChannelTaken if one is open there."""

    @abstractmethod
    async def save(self, before: Kept, after: Kept, results: Sequence[Result] = ()) -> None:
        """Save a change, append its moves and write the results of a game that it ends.

        Raises TableChanged if `before` is not what is saved.
        """

    @abstractmethod
    async def load(self, table_id: int) -> Kept | None:
        """Return a table by its id."""

    @abstractmethod
    async def load_latest(self, channel_id: int) -> Kept | None:
        """Return a channel's open table, or else the one opened last."""

    @abstractmethod
    async def unchanged(self, table: Kept) -> bool:
        """Whether no other process has changed a table since, nor shown it in another message."""

    @abstractmethod
    async def open_tables(self) -> list[int]:
        """Return the ids of the tables that are open, in their order."""

    # What follows from a change, until it is done

    @abstractmethod
    async def mark_shown(
        self, table_id: int, shown: Shown, leftovers: Sequence[Leftover] = ()
    ) -> None:
        """Remember what the channel has seen, and the messages that still have too much."""

    @abstractmethod
    async def unfinished(self, *, mine: bool = True) -> list[int]:
        """Return the ids of tables not shown as they are, or resting at a computer's question.

        They are this process's to see to from now on. Not among them are those that another one
        sees to, nor, unless `mine`, those that this one knows of.
        """

    @abstractmethod
    async def leftovers(self, *, mine: bool = True) -> list[Leftover]:
        """Return the messages that have more than they should, as with what is unfinished."""

    @abstractmethod
    async def keep_leftover(self, leftover: Leftover) -> None:
        """Remember a message that has more than it should."""

    @abstractmethod
    async def drop_leftover(self, message_id: int) -> None:
        """Forget a message that was tidied."""

    @abstractmethod
    async def without_results(self) -> list[int]:
        """Return the ids of finished tables whose results are not written."""

    @abstractmethod
    async def write_results(self, table: Kept, results: Sequence[Result]) -> None:
        """Write the results of a game that was over before they were kept; none marks it done.

        They follow from the table alone, so that it does no harm to write them twice.
        """

    @abstractmethod
    async def results(self, table_id: int) -> list[Result]:
        """Return how a game ended, a row a seat."""

    # Servers

    @abstractmethod
    async def server(self, guild_id: int) -> ServerSettings:
        """Return what was chosen for a server; the defaults where nothing was."""

    @abstractmethod
    async def write_server(self, settings: ServerSettings) -> None:
        """Save what was chosen for a server."""

    # What the bot remembers about itself

    @abstractmethod
    async def note(self, key: str) -> str | None:
        """Return what was noted under a key."""

    @abstractmethod
    async def write_note(self, key: str, value: str) -> None:
        """Note a value under a key, in place of what stood there."""

    @abstractmethod
    def alone(self, work: str) -> AbstractAsyncContextManager[bool]:
        """Do a piece of work in one process at a time: False says that another one is at it."""
