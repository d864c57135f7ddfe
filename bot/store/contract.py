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

from bot.host.settings import is_server
from bot.store.archive import Archive
from bot.store.ledger import Ledger
from bot.store.values import Clock as TableClock
from bot.store.values import (
    Counts,
    ImportedRecord,
    LoggedMove,
    Person,
    PostedBoard,
    Result,
    ServerSettings,
    StaleMessage,
    TableRecord,
)

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)


class Store(ABC):
    """Reads and writes tables.

    Whatever reads or writes raises NotSaved where the database cannot be used in time; nothing
    was changed then, as far as can be known.
    """

    shared: ClassVar[bool]
    """Whether other processes of the bot may use the same database at the same time."""

    ledger: Ledger
    """What was played, and who stands where."""

    archive: Archive
    """What people learn from."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def now(self) -> datetime:
        """Return the time as it is kept: in whole seconds."""
        return self.clock().replace(microsecond=0)

    @staticmethod
    async def open(address: Path | str, clock: Clock = utc_now) -> Store:
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
    async def create(self, table: TableRecord) -> None:
        """Save a new table; raise ChannelTaken if one is open there."""

    @abstractmethod
    async def save(
        self, before: TableRecord, after: TableRecord, results: Sequence[Result] = ()
    ) -> None:
        """Save a change, append its moves and write the results of a game that it ends.

        Raises TableChanged if `before` is not what is saved.
        """

    @abstractmethod
    async def load(self, table_id: int) -> TableRecord | None:
        """Return a table by its id."""

    @abstractmethod
    async def load_latest(self, channel_id: int) -> TableRecord | None:
        """Return a channel's open table, or else the one opened last."""

    @abstractmethod
    async def unchanged(self, table: TableRecord) -> bool:
        """Whether no other process has changed a table since, nor shown it in another message."""

    @abstractmethod
    async def open_tables(self) -> list[int]:
        """Return the ids of the tables that are open, in their order."""

    # What follows from a change, until it is done

    @abstractmethod
    async def mark_shown(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage] = ()
    ) -> None:
        """Remember what the channel has seen, and the messages that still have too much."""

    @abstractmethod
    async def unfinished(self) -> list[int]:
        """Return the ids of tables not shown as they are, or resting at a computer's question.

        They are this process's to see to from now on. Those that another one sees to aren't among them.
        """

    @abstractmethod
    async def leftovers(self, *, mine: bool = True) -> list[StaleMessage]:
        """Return the messages that have more than they should, as with what is unfinished."""

    @abstractmethod
    async def keep_leftover(self, leftover: StaleMessage) -> None:
        """Remember a message that has more than it should."""

    @abstractmethod
    async def drop_leftover(self, message_id: int) -> None:
        """Forget a message that was tidied."""

    @abstractmethod
    async def counts(self) -> Counts:
        """Return how much is open and left to do in the whole database; nobody takes it on."""

    @abstractmethod
    async def without_results(self) -> list[int]:
        """Return the ids of finished tables whose results are not written."""

    @abstractmethod
    async def write_results(self, table: TableRecord, results: Sequence[Result]) -> None:
        """Write the results of a game that were not kept, or told less; none marks it done.

        They follow from the table alone, so that it does no harm to write them twice.
        """

    # Records that people bring

    @abstractmethod
    async def keep_record(self, record: ImportedRecord) -> None:
        """Save a record; the oldest of its channel give way where there are many."""

    @abstractmethod
    async def record(self, record_id: int) -> ImportedRecord | None:
        """Return a record by its id."""

    @abstractmethod
    async def drop_records(self, before: int) -> int:
        """Delete the records with ids below this one; return how many there were."""

    # What is due

    @abstractmethod
    async def write_clock(
        self, before: TableRecord, clock: TableClock | None, due: datetime | None
    ) -> bool:
        """Save a table's clock and what is due; False where another process was quicker."""

    @abstractmethod
    async def put_off(self, table_id: int, due: datetime) -> None:
        """Look at a table again when this is due, whatever stands there."""

    @abstractmethod
    async def next_due(self, shards: Sequence[int] = (0,), count: int = 1) -> datetime | None:
        """Return when something is to be done next at a table of some of so many shards' servers."""

    @abstractmethod
    async def due(
        self, now: datetime, most: int, shards: Sequence[int] = (0,), count: int = 1
    ) -> list[int]:
        """Return the ids of tables at which something is due, what waits longest first.

        They are those of the servers of some of so many shards; without a server, of shard 0.
        """

    @abstractmethod
    async def give_back(self, seconds: int, shard: int = 0, shards: int = 1) -> None:
        """Put every clock that runs, of the servers of one of so many shards, back by so much.

        Those tables are to be shown again, with what their clocks say now.
        """

    @abstractmethod
    async def tables_of(self, user_id: int) -> list[int]:
        """Return the ids of the tables not over at which a person sits, the oldest first."""

    @abstractmethod
    async def asleep_in(self, channel_id: int) -> int | None:
        """Return the table that sleeps in a channel, the one opened last; None if there is none."""

    @abstractmethod
    async def open_counts(self, guild_id: int, user_id: int) -> tuple[int, int]:
        """Return how many tables are open in a server, and how many of them this person opened."""

    @abstractmethod
    async def open_as_guest(self, user_id: int) -> int:
        """Return how many open tables this person opened outside servers with the bot, all together."""

    # People

    @abstractmethod
    async def person(self, user_id: int) -> Person:
        """Return what a person has chosen; the defaults where nothing was."""

    @abstractmethod
    async def write_person(self, person: Person) -> None:
        """Save what a person has chosen."""

    # Servers

    @abstractmethod
    async def server(self, guild_id: int) -> ServerSettings:
        """Return what was chosen for a server; the defaults where nothing was."""

    @abstractmethod
    async def write_server(self, settings: ServerSettings) -> None:
        """Save what was chosen for a server."""

    # What is told of somebody, and forgotten

    @abstractmethod
    async def tables_about(self, user_id: int, *, over: bool = True) -> list[int]:
        """Return the ids of the tables that know a person, the oldest first; also those `over`."""

    @abstractmethod
    async def moves(self, table_id: int) -> list[LoggedMove]:
        """Return a table's log with the time of each row."""

    @abstractmethod
    async def forget_person(self, user_id: int) -> None:
        """Take a person out of all tables that are over; drop their choices.

        What they did stays, done by somebody. The texts of those tables' messages are dropped.
        """

    @abstractmethod
    async def tables_in(self, guild_id: int, most: int, *, over: bool) -> list[int]:
        """Return the ids of some of a server's tables, the oldest first: of those over, or not."""

    @abstractmethod
    async def forget_server(self, guild_id: int) -> None:
        """Drop what was chosen for a server, its records, results and standings, and leftover messages."""

    @abstractmethod
    async def delete_tables(self, table_ids: Sequence[int]) -> None:
        """Delete tables that are over, with their seats, moves and reviews; their results stay."""

    # What is kept for too long

    @abstractmethod
    async def outlived(
        self, before: datetime | None, gone_before: datetime, most: int
    ) -> list[int]:
        """Return the ids of tables over since before then, the oldest first; none without a time.

        Among them are those whose channels are gone since before the other time.
        """

    @abstractmethod
    async def waiting(self, before: datetime, after: int, most: int) -> list[int]:
        """Return the ids, above `after`, of tables not over that nobody has touched since then."""

    @abstractmethod
    async def idle_servers(self, before: datetime, after: int, most: int) -> list[int]:
        """Return the ids, above `after`, of servers with choices, where nobody has touched a table
        since then.
        """  # noqa: D205 - one sentence

    # What the bot remembers about itself

    @abstractmethod
    async def note(self, key: str) -> str | None:
        """Return what was noted under a key."""

    @abstractmethod
    async def write_note(self, key: str, value: str) -> None:
        """Note a value under a key, in place of what stood there."""

    @abstractmethod
    async def take(self, snowflake: int) -> bool:
        """Take what comes to every process, such as an interaction; False: another one has it."""

    @abstractmethod
    async def forget_taken(self, before: int) -> None:
        """Forget what was taken and is older than a snowflake."""

    @abstractmethod
    def alone(self, work: str) -> AbstractAsyncContextManager[bool]:
        """Do a piece of work in one process at a time: False says that another one is at it."""
