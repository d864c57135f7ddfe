"""Tables on a PostgreSQL server: a commit is one statement, and so one way there and back.

Several processes may use the same database. Of two changes of one revision the second finds the
first. What is left to do at a table belongs to the process that holds it: it holds what it has
changed or taken up, until it is gone, or has not done it in `HOLD`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import astuple
from datetime import datetime
from typing import Any, Final, Self

from bot.store.archive import Archive
from bot.store.contract import Clock, Store
from bot.store.errors import ChannelTaken, TableChanged
from bot.store.postgres import erasing
from bot.store.postgres import statements as sql
from bot.store.postgres.driver import Address, Taken
from bot.store.postgres.engine import PostgresEngine
from bot.store.postgres.ledger import PostgresLedger
from bot.store.postgres.server import Gone, Server
from bot.store.rows import (
    ASLEEP,
    COUNTS,
    LEFTOVERS,
    OPEN_AS_GUEST,
    OPEN_COUNTS,
    RESULTS,
    SEATS,
    TABLES_OF,
    Values,
    changing,
    clock_row,
    kept,
    lasting,
    person,
    result_rows,
    seat_rows,
    server,
    server_row,
)
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

_TAKEN: Final = "taken "
"""What the key of a note begins with that tells who has taken something."""


class PostgresStore(Store):
    """A database that processes share. What may have been saved, though the server was lost over
    it, is found out when the same is tried again, and otherwise with what is unfinished.
    """  # noqa: D205 - two sentences, one thought

    shared = True

    def __init__(self, server: Server, clock: Clock) -> None:
        super().__init__(clock)
        self._server = server
        self.ledger = PostgresLedger(server)
        self.archive = Archive(PostgresEngine(server))
        self._me = server.address.name

    @classmethod
    async def connect(cls, address: str, clock: Clock) -> Self:
        """Connect to a server and bring its database up to date; raise DatabaseUnusable."""
        return cls(await Server.at(Address.of(address)), clock)

    async def close(self) -> None:
        """Close every connection once what is under way is done."""
        await self._server.close()

    # Tables

    async def create(self, table: TableRecord) -> None:
        """Save a new table; raise ChannelTaken if one is open there."""
        values = (*lasting(table), *changing(table), self.now(), self._me)
        added = _listed(SEATS, seat_rows(table)), *_moves(table, 0)

        async def attempt() -> None:
            try:
                await self._server.fetch(sql.CREATE, *values, *added)
            except Taken as error:
                # An id comes only once: if it is there, the server was lost after it was saved.
                if not await self._server.fetch(sql.BY_ID, table.id):
                    raise ChannelTaken from error

        await self._server.patiently(attempt)

    async def save(
        self, before: TableRecord, after: TableRecord, results: Sequence[Result] = ()
    ) -> None:
        """Save a change, append its moves and write the results of a game that it ends."""
        values = (*changing(after), bool(results), self._me, before.id, before.revision)
        sits = None if after.players == before.players else _listed(SEATS, seat_rows(after))
        ends = _listed(RESULTS, result_rows(after, results))
        at = self.now()
        first = len(before.log)
        added = sits, *_moves(after, first), first, ends, at, after.ended or at
        lost = False

        async def attempt() -> None:
            nonlocal lost
            try:
                saved = await self._server.fetch(sql.SAVE, *values, *added)
            except Gone as error:
                lost = lost or error.unknown
                raise
            except asyncio.CancelledError:
                lost = True
                raise
            except Taken as error:
                woken = before.asleep and not after.asleep
                raise (ChannelTaken if woken else TableChanged) from error
            if not saved and not (lost and await self._stands(after)):
                raise TableChanged

        await self._server.patiently(attempt)

    async def load(self, table_id: int) -> TableRecord | None:
        """Return a table by its id."""
        return await self._load(sql.BY_ID, table_id)

    async def load_latest(self, channel_id: int) -> TableRecord | None:
        """Return a channel's open table, or else the one opened last."""
        return await self._load(sql.LATEST, channel_id)

    async def unchanged(self, table: TableRecord) -> bool:
        """Whether no other process has changed a table since, nor shown it in another message."""
        shown = table.shown
        values = (table.id, table.revision, shown.revision, shown.message_id)
        return bool(await self._server.run(sql.UNCHANGED, *values))

    async def open_tables(self) -> list[int]:
        """Return the ids of the tables that are open, in their order."""
        return [row["id"] for row in await self._server.run(sql.OPEN)]

    # What follows from a change, until it is done

    async def mark_shown(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage] = ()
    ) -> None:
        """Remember what the channel has seen, and the messages that still have too much."""
        left = _listed(LEFTOVERS, map(astuple, leftovers))
        await self._server.run(sql.MARK, *astuple(shown), table_id, left, self._me)

    async def unfinished(self) -> list[int]:
        """Return, and hold, the tables to be seen to."""
        rows = await self._server.run(sql.UNFINISHED, self._me, self._server.direct)
        return sorted(row["id"] for row in rows)

    async def leftovers(self, *, mine: bool = True) -> list[StaleMessage]:
        """Return, and hold, the messages to be tidied."""
        rows = await self._server.run(sql.LEFTOVERS, self._me, self._server.direct, mine)
        return [StaleMessage(**row) for row in rows]

    async def keep_leftover(self, leftover: StaleMessage) -> None:
        """Remember a message that has more than it should."""
        await self._server.run(sql.LEAVE, _listed(LEFTOVERS, [astuple(leftover)]), self._me)

    async def drop_leftover(self, message_id: int) -> None:
        """Forget a message that was tidied."""
        await self._server.run("DELETE FROM leftovers WHERE message_id = $1", message_id)

    async def counts(self) -> Counts:
        """Return how much is open and left to do, whoever sees to it."""
        return Counts(**(await self._server.run(COUNTS))[0])

    async def without_results(self) -> list[int]:
        """Return the ids of finished tables whose results are not written."""
        return [row["id"] for row in await self._server.run(sql.WITHOUT_RESULTS)]

    async def write_results(self, table: TableRecord, results: Sequence[Result]) -> None:
        """Write the results of a game that were not kept, or told less; none marks it done."""
        ends = _listed(RESULTS, result_rows(table, results))
        await self._server.run(sql.END, ends, table.ended or self.now(), table.id)

    # Records that people bring

    async def keep_record(self, record: ImportedRecord) -> None:
        """Save a record; the oldest of its channel give way where there are many."""
        await self._server.run(sql.KEEP_RECORD, *astuple(record))

    async def record(self, record_id: int) -> ImportedRecord | None:
        """Return a record by its id."""
        rows = await self._server.run(sql.RECORD, record_id)
        return ImportedRecord(**rows[0]) if rows else None

    async def drop_records(self, before: int) -> int:
        """Delete the records with ids below this one; return how many there were."""
        return len(await self._server.run(sql.DROP_RECORDS, before))

    # What is due

    async def write_clock(
        self, before: TableRecord, clock: TableClock | None, due: datetime | None
    ) -> bool:
        """Save a table's clock and what is due; False where another process was quicker."""
        values = (*clock_row(clock), due, *clock_row(before.clock))
        return bool(await self._server.run(sql.CLOCK, before.id, *values))

    async def put_off(self, table_id: int, due: datetime) -> None:
        """Look at a table again when this is due, whatever stands there."""
        await self._server.run("UPDATE tables SET due_at = $2 WHERE id = $1", table_id, due)

    async def next_due(self, shards: Sequence[int] = (0,), count: int = 1) -> datetime | None:
        """Return when something is to be done next at a table of some shards' servers."""
        due: datetime | None = (await self._server.run(sql.NEXT_DUE, count, shards))[0]["due"]
        return due

    async def due(
        self, now: datetime, most: int, shards: Sequence[int] = (0,), count: int = 1
    ) -> list[int]:
        """Return the ids of tables at which something is due."""
        return [row["id"] for row in await self._server.run(sql.DUE, now, most, count, shards)]

    async def give_back(self, seconds: int, shard: int = 0, shards: int = 1) -> None:
        """Put every clock that runs back by so much."""
        await self._server.run(sql.GIVE_BACK, seconds, shards, shard)

    async def tables_of(self, user_id: int) -> list[int]:
        """Return the ids of the tables not over at which a person sits."""
        rows = await self._server.run(TABLES_OF.format("$1"), user_id)
        return [row["id"] for row in rows]

    async def asleep_in(self, channel_id: int) -> int | None:
        """Return the table that sleeps in a channel, the one opened last; None if there is none."""
        rows = await self._server.run(ASLEEP.format("$1"), channel_id)
        return rows[0]["id"] if rows else None

    async def open_counts(self, guild_id: int, user_id: int) -> tuple[int, int]:
        """Return how many tables are open in a server, and how many of them this person opened."""
        rows = await self._server.run(OPEN_COUNTS.format("$1", "$2"), guild_id, user_id)
        return rows[0]["here"], rows[0]["theirs"]

    async def open_as_guest(self, user_id: int) -> int:
        """Return how many open tables this person opened outside servers with the bot."""
        count: int = (await self._server.run(OPEN_AS_GUEST.format("$1"), user_id))[0]["theirs"]
        return count

    # People

    async def person(self, user_id: int) -> Person:
        """Return what a person has chosen; the defaults where nothing was."""
        rows = await self._server.run(sql.PERSON, user_id)
        return person(rows[0]) if rows else Person(user_id)

    async def write_person(self, person: Person) -> None:
        """Save what a person has chosen."""
        await self._server.run(sql.WRITE_PERSON, *astuple(person))

    # Servers

    async def server(self, guild_id: int) -> ServerSettings:
        """Return what was chosen for a server; the defaults where nothing was."""
        rows = await self._server.run(sql.CHOSEN, guild_id)
        return server(rows[0]) if rows else ServerSettings(guild_id)

    async def write_server(self, settings: ServerSettings) -> None:
        """Save what was chosen for a server."""
        await self._server.run(sql.CHOOSE, *server_row(settings))

    # What is told of somebody, and forgotten

    async def tables_about(self, user_id: int, *, over: bool = True) -> list[int]:
        """Return the ids of the tables that know a person."""
        return await self._ids(erasing.ABOUT if over else erasing.ABOUT_NOT_OVER, user_id)

    async def moves(self, table_id: int) -> list[LoggedMove]:
        """Return a table's log with the time of each row."""
        return [LoggedMove(**row) for row in await self._server.run(erasing.MOVES, table_id)]

    async def forget_person(self, user_id: int) -> None:
        """Take a person out of all tables that are over; drop their choices."""
        await self._server.run(erasing.FORGET_PERSON, user_id)

    async def tables_in(self, guild_id: int, most: int, *, over: bool) -> list[int]:
        """Return the ids of some of a server's tables."""
        query = erasing.IN_OVER if over else erasing.IN_NOT_OVER
        return await self._ids(query, guild_id, most)

    async def forget_server(self, guild_id: int) -> None:
        """Drop what was chosen for a server, its results and standings, and its leftover messages."""
        await self._server.run(erasing.FORGET_SERVER, guild_id)

    async def delete_tables(self, table_ids: Sequence[int]) -> None:
        """Delete tables that are over; their results stay."""
        await self._server.run(erasing.DELETE, list(table_ids))

    # What is kept for too long

    async def outlived(
        self, before: datetime | None, gone_before: datetime, most: int
    ) -> list[int]:
        """Return the ids of tables over since before then."""
        return await self._ids(erasing.OUTLIVED, before, gone_before, most)

    async def waiting(self, before: datetime, after: int, most: int) -> list[int]:
        """Return the ids of tables not over that nobody has touched since then."""
        return await self._ids(erasing.WAITING, before, after, most)

    async def idle_servers(self, before: datetime, after: int, most: int) -> list[int]:
        """Return the ids of servers with choices, where nobody has touched a table since then."""
        return await self._ids(erasing.IDLE_SERVERS, before, after, most)

    # What the bot remembers about itself

    async def note(self, key: str) -> str | None:
        """Return what was noted under a key."""
        rows = await self._server.run("SELECT value FROM notes WHERE key = $1", key)
        return next((row["value"] for row in rows), None)

    async def write_note(self, key: str, value: str) -> None:
        """Note a value under a key, in place of what stood there."""
        await self._server.run(sql.NOTE, key, value)

    async def take(self, snowflake: int) -> bool:
        """Take what comes to every process, such as an interaction; False: another one has it."""
        rows = await self._server.run(sql.TAKE, f"{_TAKEN}{snowflake}", self._me)
        return bool(rows[0]["value"] == self._me)

    async def forget_taken(self, before: int) -> None:
        """Forget what was taken and is older than a snowflake."""
        await self._server.run(sql.FORGET, _TAKEN, f"{_TAKEN}{before}")

    def alone(self, work: str) -> AbstractAsyncContextManager[bool]:
        """Do a piece of work in one process at a time: False says that another one is at it."""
        return self._server.alone(work)

    async def _ids(self, query: str, *values: object) -> list[int]:
        return [row["id"] for row in await self._server.run(query, *values)]

    async def _load(self, query: str, value: int) -> TableRecord | None:
        rows = await self._server.run(query, value)
        return kept(rows[0]) if rows else None

    async def _stands(self, wanted: TableRecord) -> bool:
        """Whether a table stands as it should after a change, whoever told of it."""
        rows = await self._server.fetch(sql.BY_ID, wanted.id)
        return bool(rows) and _told(kept(rows[0])) == _told(wanted)


def _told(table: TableRecord) -> tuple[Any, ...]:
    return *changing(table), table.players, table.log


def _listed(columns: Sequence[str], rows: Any) -> str:  # noqa: ANN401 - rows of any kind
    """Return rows as the server takes them in at once."""
    return json.dumps([dict(zip(columns, row, strict=True)) for row in rows])


def _moves(table: TableRecord, first: int) -> Values:
    """Return the seats and the moves of a table's log, from the first of these on."""
    entries = table.log[first:]
    return [entry.seat for entry in entries], [entry.move for entry in entries]
