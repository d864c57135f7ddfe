"""Tables in one SQLite file. There is one who writes; a reader beside it never waits."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import astuple
from datetime import datetime
from pathlib import Path
from typing import Self

from bot.host.threads import in_thread
from bot.store.archive import Archive
from bot.store.contract import Clock, Store
from bot.store.errors import ChannelTaken, DatabaseBusy, DatabaseUnusable, TableChanged
from bot.store.rows import (
    BEHIND,
    COUNTS,
    LEFTOVERS,
    RECORD,
    RECORDS_KEPT,
    Values,
    changing,
    clock_row,
    kept,
    lasting,
    moment,
    named,
    person,
    result_rows,
    seat_rows,
    server,
    server_row,
)
from bot.store.sqlite import erasing
from bot.store.sqlite import statements as sql
from bot.store.sqlite.connection import Connection, connected, is_busy, make_file, set_up
from bot.store.sqlite.engine import SqliteEngine, iso, stored
from bot.store.sqlite.ledger import SqliteLedger
from bot.store.sqlite.writer import Writer
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


class SqliteStore(Store):
    """A file that one process has to itself: what is left to do there is all its own."""

    shared = False

    def __init__(self, writer: Connection, reader: Connection, clock: Clock) -> None:
        super().__init__(clock)
        self._writer = Writer(writer)
        self._reader = reader
        self._engine = SqliteEngine(reader, self._writer)
        self.ledger = SqliteLedger(self._engine, self._writer)
        self.archive = Archive(self._engine)

    @classmethod
    async def at(cls, path: Path, clock: Clock) -> Self:
        """Open or create the file and bring it up to date; raise DatabaseUnusable."""
        opened: list[Connection] = []
        try:
            await in_thread(make_file, path)  # aiosqlite's thread would outlive a failure
            opened.append(await connected(path))
            await opened[0].run(set_up)
            opened.append(await connected(path))
            await opened[1].execute("PRAGMA query_only = ON")
        except BaseException as error:
            for connection in opened:
                await connection.close()
            if isinstance(error, sqlite3.Error):
                unusable = DatabaseBusy if is_busy(error) else DatabaseUnusable
                raise unusable(str(error)) from error
            raise
        return cls(opened[0], opened[1], clock)

    async def close(self) -> None:
        """Close the file once everything is written."""
        await self._reader.close()
        await self._writer.close()

    # Tables

    async def create(self, table: TableRecord) -> None:
        """Save a new table; raise ChannelTaken if one is open there."""
        at = self._now()

        def work(writer: sqlite3.Connection) -> None:
            try:
                writer.execute(sql.CREATE, (*lasting(table), *stored(changing(table)), at))
            except sqlite3.IntegrityError as error:
                raise ChannelTaken from error
            writer.executemany(sql.SIT, seat_rows(table))
            writer.executemany(sql.APPEND, _moves(table, 0, at))

        await self._writer.write(work)

    async def save(
        self, before: TableRecord, after: TableRecord, results: Sequence[Result] = ()
    ) -> None:
        """Save a change, append its moves and write the results of a game that it ends."""
        at = self._now()

        def work(writer: sqlite3.Connection) -> None:
            values = (*stored(changing(after)), bool(results), before.id, before.revision)
            try:
                saved = writer.execute(sql.SAVE, values).rowcount
            except sqlite3.IntegrityError as error:  # it sleeps, and its channel is another's now
                raise ChannelTaken from error
            if saved != 1:
                raise TableChanged
            if after.players != before.players:
                writer.execute("DELETE FROM seats WHERE table_id = ?", (after.id,))
                writer.executemany(sql.SIT, seat_rows(after))
            try:
                writer.executemany(sql.APPEND, _moves(after, len(before.log), at))
            except sqlite3.IntegrityError as error:
                raise TableChanged from error
            writer.executemany(sql.END, _ends(after, results, at))

        await self._writer.write(work)

    async def load(self, table_id: int) -> TableRecord | None:
        """Return a table by its id."""
        return await self._load(sql.BY_ID, table_id)

    async def load_latest(self, channel_id: int) -> TableRecord | None:
        """Return a channel's open table, or else the one opened last."""
        return await self._load(sql.LATEST, channel_id)

    async def unchanged(self, table: TableRecord) -> bool:  # noqa: ARG002 - the contract's
        """Whether no other process has changed a table: there is none."""
        return True

    async def open_tables(self) -> list[int]:
        """Return the ids of the tables that are open, in their order."""
        return await self._ids(sql.OPEN)

    # What follows from a change, until it is done

    async def mark_shown(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage] = ()
    ) -> None:
        """Remember what the channel has seen, and the messages that still have too much."""

        def work(writer: sqlite3.Connection) -> None:
            writer.execute(sql.MARK, (*astuple(shown), table_id))
            writer.executemany(sql.LEAVE, map(astuple, leftovers))

        await self._writer.write(work)

    async def unfinished(self) -> list[int]:
        """Return the ids of tables not shown as they are, or resting at a computer's question."""
        return await self._ids(BEHIND)

    async def leftovers(self, *, mine: bool = True) -> list[StaleMessage]:
        """Return the messages that have more than they should."""
        if not mine:
            return []
        rows = await self._engine.rows(f"SELECT {named(LEFTOVERS)} FROM leftovers")
        return [StaleMessage(*row) for row in rows]

    async def keep_leftover(self, leftover: StaleMessage) -> None:
        """Remember a message that has more than it should."""
        await self._engine.write(sql.LEAVE, *astuple(leftover))

    async def drop_leftover(self, message_id: int) -> None:
        """Forget a message that was tidied."""
        await self._engine.write("DELETE FROM leftovers WHERE message_id = ?", message_id)

    async def counts(self) -> Counts:
        """Return how much is open and left to do."""
        return Counts(*(await self._engine.rows(COUNTS))[0])

    async def without_results(self) -> list[int]:
        """Return the ids of finished tables whose results are not written."""
        return await self._ids("SELECT id FROM tables WHERE stage = 'finished' AND NOT has_results")

    async def write_results(self, table: TableRecord, results: Sequence[Result]) -> None:
        """Write the results of a game that were not kept, or told less; none marks it done."""
        at = self._now()

        def work(writer: sqlite3.Connection) -> None:
            writer.execute("UPDATE tables SET has_results = 1 WHERE id = ?", (table.id,))
            writer.executemany(sql.END, _ends(table, results, at))

        await self._writer.write(work)

    # Records that people bring

    async def keep_record(self, record: ImportedRecord) -> None:
        """Save a record; the oldest of its channel give way where there are many."""

        def work(writer: sqlite3.Connection) -> None:
            writer.execute(sql.KEEP, astuple(record))
            writer.execute(sql.CROWDED, (record.channel_id, RECORDS_KEPT))

        await self._writer.write(work)

    async def record(self, record_id: int) -> ImportedRecord | None:
        """Return a record by its id."""
        query = f"SELECT {named(RECORD)} FROM records WHERE id = ?"
        rows = await self._engine.rows(query, record_id)
        return ImportedRecord(*rows[0]) if rows else None

    async def drop_records(self, before: int) -> int:
        """Delete the records with ids below this one; return how many there were."""
        found = await self._ids("SELECT id FROM records WHERE id < ?", before)
        if found:
            await self._engine.write("DELETE FROM records WHERE id < ?", before)
        return len(found)

    # What is due

    async def write_clock(
        self, before: TableRecord, clock: TableClock | None, due: datetime | None
    ) -> bool:
        """Save a table's clock and what is due."""
        values = (*clock_row(clock), due, before.id)
        await self._engine.write(sql.CLOCK, *values)
        return True

    async def put_off(self, table_id: int, due: datetime) -> None:
        """Look at a table again when this is due, whatever stands there."""
        await self._engine.write("UPDATE tables SET due_at = ? WHERE id = ?", due, table_id)

    async def next_due(self, shards: Sequence[int] = (0,), count: int = 1) -> datetime | None:
        """Return when something is to be done next at a table of some shards' servers."""
        rows = await self._engine.rows(sql.NEXT_DUE, count, json.dumps(shards))
        due: str | None = rows[0]["due"]
        return moment(due)

    async def due(
        self, now: datetime, most: int, shards: Sequence[int] = (0,), count: int = 1
    ) -> list[int]:
        """Return the ids of tables at which something is due."""
        rows = await self._engine.rows(sql.DUE, now, count, json.dumps(shards), most)
        return [row["id"] for row in rows]

    async def give_back(self, seconds: int, shard: int = 0, shards: int = 1) -> None:
        """Put every clock that runs back by so much."""
        await self._engine.write(
            sql.GIVE_BACK, f"+{seconds} seconds", f"+{seconds} seconds", shards, shard
        )

    async def tables_of(self, user_id: int) -> list[int]:
        """Return the ids of the tables not over at which a person sits."""
        return [row["id"] for row in await self._engine.rows(sql.TABLES_OF, user_id)]

    async def asleep_in(self, channel_id: int) -> int | None:
        """Return the table that sleeps in a channel, the one opened last; None if there is none."""
        rows = await self._engine.rows(sql.ASLEEP, channel_id)
        return rows[0]["id"] if rows else None

    async def open_counts(self, guild_id: int, user_id: int) -> tuple[int, int]:
        """Return how many tables are open in a server, and how many of them this person opened."""
        row = (await self._engine.rows(sql.OPEN_COUNTS, guild_id, user_id))[0]
        return row["here"], row["theirs"]

    async def open_as_guest(self, user_id: int) -> int:
        """Return how many open tables this person opened outside servers with the bot."""
        count: int = (await self._engine.rows(sql.OPEN_AS_GUEST, user_id))[0]["theirs"]
        return count

    # People

    async def person(self, user_id: int) -> Person:
        """Return what a person has chosen; the defaults where nothing was."""
        rows = await self._engine.rows("SELECT * FROM people WHERE user_id = ?", user_id)
        return person(rows[0]) if rows else Person(user_id)

    async def write_person(self, person: Person) -> None:
        """Save what a person has chosen."""
        await self._engine.write(sql.PERSON, *astuple(person))

    # Servers

    async def server(self, guild_id: int) -> ServerSettings:
        """Return what was chosen for a server; the defaults where nothing was."""
        rows = await self._engine.rows("SELECT * FROM servers WHERE guild_id = ?", guild_id)
        return server(rows[0]) if rows else ServerSettings(guild_id)

    async def write_server(self, settings: ServerSettings) -> None:
        """Save what was chosen for a server."""
        await self._engine.write(sql.SERVER, *server_row(settings))

    # What is told of somebody, and forgotten

    async def tables_about(self, user_id: int, *, over: bool = True) -> list[int]:
        """Return the ids of the tables that know a person."""
        return await self._ids(sql.ABOUT if over else sql.ABOUT_NOT_OVER, user_id)

    async def moves(self, table_id: int) -> list[LoggedMove]:
        """Return a table's log with the time of each row."""
        query = "SELECT number, seat, move, made_at FROM moves WHERE table_id = ? ORDER BY number"
        rows = await self._engine.rows(query, table_id)
        return [
            LoggedMove(
                row["number"], row["seat"], row["move"], datetime.fromisoformat(row["made_at"])
            )
            for row in rows
        ]

    async def forget_person(self, user_id: int) -> None:
        """Take a person out of all tables that are over; drop their choices."""
        # They are looked for where it holds up no write; a table that is over stays over.
        ids = await self._ids(sql.TO_FORGET, user_id)
        await self._writer.write(lambda writer: erasing.forget_person(writer, ids, user_id))
        await self._writer.empty_log()

    async def tables_in(self, guild_id: int, most: int, *, over: bool) -> list[int]:
        """Return the ids of some of a server's tables."""
        return await self._ids(sql.IN_OVER if over else sql.IN_NOT_OVER, guild_id, most)

    async def forget_server(self, guild_id: int) -> None:
        """Drop what was chosen for a server, its results and standings, and its leftover messages."""
        await self._writer.write(lambda writer: erasing.forget_server(writer, guild_id))
        await self._writer.empty_log()

    async def delete_tables(self, table_ids: Sequence[int]) -> None:
        """Delete tables that are over; their results stay."""
        await self._writer.write(lambda writer: erasing.delete_tables(writer, table_ids))

    # What is kept for too long

    async def outlived(
        self, before: datetime | None, gone_before: datetime, most: int
    ) -> list[int]:
        """Return the ids of tables over since before then."""
        return await self._ids(sql.OUTLIVED, before, gone_before, most)

    async def waiting(self, before: datetime, after: int, most: int) -> list[int]:
        """Return the ids of tables not over that nobody has touched since then."""
        return await self._ids(sql.WAITING, before, after, most)

    async def idle_servers(self, before: datetime, after: int, most: int) -> list[int]:
        """Return the ids of servers with choices, where nobody has touched a table since then."""
        return await self._ids(sql.IDLE_SERVERS, before, after, most)

    # What the bot remembers about itself

    async def note(self, key: str) -> str | None:
        """Return what was noted under a key."""
        rows = await self._engine.rows("SELECT value FROM notes WHERE key = ?", key)
        return next((row["value"] for row in rows), None)

    async def write_note(self, key: str, value: str) -> None:
        """Note a value under a key, in place of what stood there."""
        await self._engine.write("REPLACE INTO notes VALUES (?, ?)", key, value)

    async def take(self, snowflake: int) -> bool:  # noqa: ARG002 - the contract's
        """Take what comes to every process: to this one alone."""
        return True

    async def forget_taken(self, before: int) -> None:
        """Forget what was taken: nothing was kept of it."""

    @asynccontextmanager
    async def alone(self, work: str) -> AsyncIterator[bool]:  # noqa: ARG002 - the contract's
        """Do a piece of work in one process at a time: this one."""
        yield True

    async def _load(self, query: str, value: int) -> TableRecord | None:
        def read(reader: sqlite3.Connection) -> TableRecord | None:
            row = reader.execute(query, (value,)).fetchone()
            return kept(row) if row else None

        return await self._reader.run(read)

    async def _ids(self, query: str, *values: object) -> list[int]:
        return [row["id"] for row in await self._engine.rows(query, *values)]

    def _now(self) -> str:
        return iso(self.now())


def _moves(table: TableRecord, first: int, at: str) -> list[Values]:
    """Return a row a move, from the first of these on."""
    return [
        (table.id, number, entry.seat, entry.move, at)
        for number, entry in enumerate(table.log[first:], start=first)
    ]


def _ends(table: TableRecord, results: Sequence[Result], at: str) -> list[Values]:
    ended = at if table.ended is None else iso(table.ended)
    return [(*row, ended) for row in result_rows(table, results)]
