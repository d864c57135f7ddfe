"""Tables in one SQLite file. Saving a change is one transaction; moves are only appended."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.store.migrate import migrate
from bot.tables.table import Entry, Player, Shown, Table, replayed


class ChannelTaken(Exception):
    """The channel already has an open table."""


class TableChanged(Exception):
    """The table is no longer at the revision this change was made for."""


class Store:
    """Reads and writes tables. One connection; writers take turns."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open or create the file and bring it up to date; raise DatabaseTooNew if it is ahead."""
        connection = await aiosqlite.connect(path, isolation_level=None)
        try:
            connection.row_factory = sqlite3.Row
            await connection.execute("PRAGMA journal_mode = WAL")
            await connection.execute("PRAGMA synchronous = FULL")
            await connection.execute("PRAGMA foreign_keys = ON")
            await connection.execute("PRAGMA busy_timeout = 5000")
            await migrate(connection)
        except BaseException:
            await connection.close()
            raise
        return cls(connection)

    async def close(self) -> None:
        """Close the file once the write in hand is done."""
        async with self._writing:
            await self._connection.close()

    async def create(self, table: Table) -> Table:
        """Save a new table and return it with its id; raise ChannelTaken if one is open there."""
        async with self._transaction():
            try:
                cursor = await self._connection.execute(
                    "INSERT INTO tables (guild_id, channel_id, game, stage, host_id, options,"
                    " seating, setup, language, revision, lesson, opened_at)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        table.guild_id,
                        table.channel_id,
                        table.game,
                        table.stage,
                        table.host_id,
                        json.dumps(dict(table.options)),
                        table.seating,
                        table.setup and json.dumps(table.setup),
                        table.language,
                        table.revision,
                        table.lesson,
                        _now(),
                    ),
                )
            except sqlite3.IntegrityError as error:
                raise ChannelTaken from error
            table = replace(table, id=cursor.lastrowid or 0)
            await self._write_seats(table)
            await self._append(table, table.log, first=0)
        return table

    async def save(self, before: Table, after: Table) -> None:
        """Save a change and append its moves; raise TableChanged if `before` is not current."""
        async with self._transaction():
            cursor = await self._connection.execute(
                "UPDATE tables SET stage = ?, host_id = ?, setup = ?, language = ?, lesson = ?,"
                " revision = ? WHERE id = ? AND revision = ?",
                (
                    after.stage,
                    after.host_id,
                    after.setup and json.dumps(after.setup),
                    after.language,
                    after.lesson,
                    after.revision,
                    before.id,
                    before.revision,
                ),
            )
            if cursor.rowcount != 1:
                raise TableChanged
            if after.players != before.players:
                await self._connection.execute("DELETE FROM seats WHERE table_id = ?", (after.id,))
                await self._write_seats(after)
            await self._append(after, after.log[len(before.log) :], first=len(before.log))

    async def mark_shown(self, table_id: int, shown: Shown) -> None:
        """Remember what the channel has seen."""
        async with self._transaction():
            await self._connection.execute(
                "UPDATE tables SET shown = ?, message_id = ?, caption = ?, alt = ? WHERE id = ?",
                (shown.revision, shown.message_id, shown.caption, shown.alt, table_id),
            )

    async def load(self, table_id: int) -> Table | None:
        """Return a table by its id."""
        return await self._load("SELECT * FROM tables WHERE id = ?", table_id)

    async def load_latest(self, channel_id: int) -> Table | None:
        """Return a channel's open table, or else the one opened last."""
        return await self._load(
            "SELECT * FROM tables WHERE channel_id = ?"
            " ORDER BY stage IN ('lobby', 'playing') DESC, id DESC LIMIT 1",
            channel_id,
        )

    async def not_shown(self) -> list[int]:
        """Return the ids of tables whose latest change the channel has not seen."""
        query = "SELECT id FROM tables WHERE shown IS NULL OR shown <> revision"
        return [row["id"] for row in await self._rows(query)]

    async def note(self, key: str) -> str | None:
        """Return what was noted under a key."""
        rows = await self._rows("SELECT value FROM notes WHERE key = ?", key)
        return next((row["value"] for row in rows), None)

    async def write_note(self, key: str, value: str) -> None:
        """Note a value under a key, in place of what stood there."""
        async with self._transaction():
            await self._connection.execute("REPLACE INTO notes VALUES (?, ?)", (key, value))

    async def _rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        async with self._connection.execute(query, values) as cursor:
            return list(await cursor.fetchall())

    async def _load(self, query: str, value: int) -> Table | None:
        rows = await self._rows(query, value)
        if not rows:
            return None
        row = rows[0]
        seats = await self._rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", row["id"])
        moves = await self._rows(
            "SELECT seat, move FROM moves WHERE table_id = ? ORDER BY number", row["id"]
        )
        return _table(row, seats, moves)

    async def _write_seats(self, table: Table) -> None:
        await self._connection.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
            [
                (table.id, seat, player.user_id, player.name, player.computer, player.resigned)
                for seat, player in enumerate(table.players)
            ],
        )

    async def _append(self, table: Table, entries: Iterable[Entry], first: int) -> None:
        rows = [
            (table.id, number, entry.seat, entry.move, _now())
            for number, entry in enumerate(entries, start=first)
        ]
        if rows:
            await self._connection.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", rows)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[None]:
        async with self._writing:
            await self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
            except BaseException:
                await self._connection.execute("ROLLBACK")
                raise
            await self._connection.execute("COMMIT")


def _table(row: sqlite3.Row, seats: list[sqlite3.Row], moves: list[sqlite3.Row]) -> Table:
    players = tuple(
        Player(seat["name"], seat["user_id"], seat["computer"], bool(seat["resigned"]))
        for seat in seats
    )
    table = Table(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        game=row["game"],
        host_id=row["host_id"],
        options=json.loads(row["options"]),
        language=row["language"],
        seating=row["seating"],
        stage=row["stage"],
        players=players,
        revision=row["revision"],
        shown=Shown(row["shown"], row["message_id"], row["caption"], row["alt"]),
        lesson=row["lesson"],
    )
    if row["setup"] is None:
        return table
    setup: Any = json.loads(row["setup"])
    log = tuple(Entry(move["seat"], move["move"]) for move in moves)
    match = replayed(table.rules, len(players), table.options, setup, log)
    return replace(table, setup=setup, match=match, log=log)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
