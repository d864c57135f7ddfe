"""Tables in one SQLite file. There is one who writes; a reader beside it never waits."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import astuple, replace
from datetime import datetime
from pathlib import Path
from typing import Final, Self

from bot.store.contract import Clock, Store
from bot.store.errors import ChannelTaken, DatabaseBusy, DatabaseUnusable, TableChanged
from bot.store.kept import Kept, Leftover, Result, ServerSettings, Shown
from bot.store.rows import (
    CHANGING,
    LASTING,
    LEFTOVERS,
    RESULTS,
    SEATS,
    SHOWN,
    Values,
    changing,
    kept,
    lasting,
    named,
    result_rows,
    seat_rows,
)
from bot.store.sqlite.connection import Connection, connected, is_busy, make_file, set_up
from bot.store.sqlite.writer import Writer
from bot.threads import in_thread

_TABLE: Final = """
    SELECT t.*,
        (SELECT json_group_array(json_array(user_id, name, computer, resigned, asked, hinted)) FROM
            (SELECT * FROM seats WHERE table_id = t.id ORDER BY seat)) AS seats,
        (SELECT json_group_array(json_array(seat, move)) FROM
            (SELECT seat, move FROM moves WHERE table_id = t.id ORDER BY number)) AS moves,
        (SELECT ended_at FROM results WHERE table_id = t.id LIMIT 1) AS ended
    FROM tables t
"""
"""A table with its seats and moves in one statement, so that all are of the same moment."""


def _insert(table: str, *columns: str) -> str:
    places = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({named(columns)}) VALUES ({places})"


def _set(columns: Sequence[str]) -> str:
    return ", ".join(f"{column} = ?" for column in columns)


_CREATE: Final = _insert("tables", *LASTING, *CHANGING, "opened_at")
_SAVE: Final = (
    f"UPDATE tables SET {_set(CHANGING)}, has_results = has_results OR ?"
    " WHERE id = ? AND revision = ?"
)
_MARK: Final = f"UPDATE tables SET {_set(SHOWN)} WHERE id = ?"
_SIT: Final = _insert("seats", *SEATS)
_APPEND: Final = _insert("moves", "table_id", "number", "seat", "move", "made_at")
_END: Final = f"{_insert('results', *RESULTS, 'ended_at')} ON CONFLICT DO NOTHING"
_LEAVE: Final = _insert("leftovers", *LEFTOVERS).replace("INSERT", "REPLACE")


class SqliteStore(Store):
    """A file that one process has to itself: what is left to do there is all its own."""

    shared = False

    def __init__(self, writer: Connection, reader: Connection, clock: Clock) -> None:
        super().__init__(clock)
        self._writer = Writer(writer)
        self._reader = reader

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

    async def create(self, table: Kept) -> None:
        """Save a new table; raise ChannelTaken if one is open there."""
        at = self._now()

        def work(writer: sqlite3.Connection) -> None:
            try:
                writer.execute(_CREATE, (*lasting(table), *changing(table), at))
            except sqlite3.IntegrityError as error:
                raise ChannelTaken from error
            writer.executemany(_SIT, seat_rows(table))
            writer.executemany(_APPEND, _moves(table, 0, at))

        await self._writer.write(work)

    async def save(self, before: Kept, after: Kept, results: Sequence[Result] = ()) -> None:
        """Save a change, append its moves and write the results of a game that it ends."""
        at = self._now()

        def work(writer: sqlite3.Connection) -> None:
            values = (*changing(after), bool(results), before.id, before.revision)
            if writer.execute(_SAVE, values).rowcount != 1:
                raise TableChanged
            if after.players != before.players:
                writer.execute("DELETE FROM seats WHERE table_id = ?", (after.id,))
                writer.executemany(_SIT, seat_rows(after))
            try:
                writer.executemany(_APPEND, _moves(after, len(before.log), at))
            except sqlite3.IntegrityError as error:
                raise TableChanged from error
            writer.executemany(_END, _ends(after, results, at))

        await self._writer.write(work)

    async def load(self, table_id: int) -> Kept | None:
        """Return a table by its id."""
        return await self._load("t.id = ?", table_id)

    async def load_latest(self, channel_id: int) -> Kept | None:
        """Return a channel's open table, or else the one opened last."""
        return await self._load(
            "t.id = coalesce("
            "(SELECT id FROM tables WHERE channel_id = ?1 AND stage IN ('lobby', 'playing')),"
            "(SELECT id FROM tables WHERE channel_id = ?1 ORDER BY id DESC LIMIT 1))",
            channel_id,
        )

    async def unchanged(self, table: Kept) -> bool:  # noqa: ARG002 - the contract's
        """Whether no other process has changed a table: there is none."""
        return True

    async def open_tables(self) -> list[int]:
        """Return the ids of the tables that are open, in their order."""
        return await self._ids(
            "SELECT id FROM tables WHERE stage IN ('lobby', 'playing') ORDER BY id"
        )

    # What follows from a change, until it is done

    async def mark_shown(
        self, table_id: int, shown: Shown, leftovers: Sequence[Leftover] = ()
    ) -> None:
        """Remember what the channel has seen, and the messages that still have too much."""

        def work(writer: sqlite3.Connection) -> None:
            writer.execute(_MARK, (*astuple(shown), table_id))
            writer.executemany(_LEAVE, map(astuple, leftovers))

        await self._writer.write(work)

    async def unfinished(self, *, mine: bool = True) -> list[int]:
        """Return the ids of tables not shown as they are, or resting at a computer's question."""
        if not mine:
            return []
        return await self._ids(
            "SELECT id FROM tables WHERE shown IS NULL OR shown <> revision"
            " UNION SELECT id FROM tables WHERE computer_asked"
        )

    async def leftovers(self, *, mine: bool = True) -> list[Leftover]:
        """Return the messages that have more than they should."""
        if not mine:
            return []
        rows = await self._rows(f"SELECT {named(LEFTOVERS)} FROM leftovers")
        return [Leftover(*row) for row in rows]

    async def keep_leftover(self, leftover: Leftover) -> None:
        """Remember a message that has more than it should."""
        await self._write(_LEAVE, *astuple(leftover))

    async def drop_leftover(self, message_id: int) -> None:
        """Forget a message that was tidied."""
        await self._write("DELETE FROM leftovers WHERE message_id = ?", message_id)

    async def without_results(self) -> list[int]:
        """Return the ids of finished tables whose results are not written."""
        return await self._ids("SELECT id FROM tables WHERE stage = 'finished' AND NOT has_results")

    async def write_results(self, table: Kept, results: Sequence[Result]) -> None:
        """Write the results of a game that was over before they were kept; none marks it done."""
        at = self._now()

        def work(writer: sqlite3.Connection) -> None:
            writer.execute("UPDATE tables SET has_results = 1 WHERE id = ?", (table.id,))
            writer.executemany(_END, _ends(table, results, at))

        await self._writer.write(work)

    async def results(self, table_id: int) -> list[Result]:
        """Return how a game ended, a row a seat."""
        query = (
            "SELECT seat, user_id, level, place, score, turns, ending, hinted FROM results"
            " WHERE table_id = ? ORDER BY seat"
        )
        told = [Result(*row) for row in await self._rows(query, table_id)]
        return [replace(result, hinted=bool(result.hinted)) for result in told]

    # Servers

    async def server(self, guild_id: int) -> ServerSettings:
        """Return what was chosen for a server; the defaults where nothing was."""
        rows = await self._rows("SELECT * FROM servers WHERE guild_id = ?", guild_id)
        return ServerSettings(*rows[0]) if rows else ServerSettings(guild_id)

    async def write_server(self, settings: ServerSettings) -> None:
        """Save what was chosen for a server."""
        await self._write("REPLACE INTO servers VALUES (?, ?, ?)", *astuple(settings))

    # What the bot remembers about itself

    async def note(self, key: str) -> str | None:
        """Return what was noted under a key."""
        rows = await self._rows("SELECT value FROM notes WHERE key = ?", key)
        return next((row["value"] for row in rows), None)

    async def write_note(self, key: str, value: str) -> None:
        """Note a value under a key, in place of what stood there."""
        await self._write("REPLACE INTO notes VALUES (?, ?)", key, value)

    @asynccontextmanager
    async def alone(self, work: str) -> AsyncIterator[bool]:  # noqa: ARG002 - the contract's
        """Do a piece of work in one process at a time: this one."""
        yield True

    async def _load(self, condition: str, value: int) -> Kept | None:
        def read(reader: sqlite3.Connection) -> Kept | None:
            row = reader.execute(f"{_TABLE} WHERE {condition}", (value,)).fetchone()
            return kept(row) if row else None

        return await self._reader.run(read)

    async def _rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        return await self._reader.run(lambda reader: reader.execute(query, values).fetchall())

    async def _ids(self, query: str) -> list[int]:
        return [row["id"] for row in await self._rows(query)]

    async def _write(self, statement: str, *values: object) -> None:
        await self._writer.write(lambda writer: writer.execute(statement, values).close())

    def _now(self) -> str:
        return _iso(self.clock())


def _moves(table: Kept, first: int, at: str) -> list[Values]:
    """Return a row a move, from the first of these on."""
    return [
        (table.id, number, entry.seat, entry.move, at)
        for number, entry in enumerate(table.log[first:], start=first)
    ]


def _ends(table: Kept, results: Sequence[Result], at: str) -> list[Values]:
    ended = at if table.ended is None else _iso(table.ended)
    return [(*row, ended) for row in result_rows(table, results)]


def _iso(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")
