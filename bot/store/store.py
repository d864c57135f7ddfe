"""Tables in one SQLite file. Saving a change is one transaction; moves are only appended."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import astuple, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Self

import aiosqlite

from bot.store.errors import (
    ChannelTaken,
    DatabaseBusy,
    DatabaseUnusable,
    NotSaved,
    TableChanged,
)
from bot.store.kept import (
    Entry,
    Kept,
    Leftover,
    Note,
    Player,
    Result,
    ServerSettings,
    Shown,
)
from bot.store.migrate import migrate
from bot.threads import in_thread

Clock = Callable[[], datetime]
BUSY_MS: Final = 1500
"""How long, in milliseconds, a write waits for a file that another process holds."""
TURN_S: Final = 1.8
"""How long, in seconds, a write waits for the writes before it. With either wait a person is
told within two seconds that nothing could be saved."""

_TABLE: Final = """
    SELECT t.*,
        (SELECT json_group_array(json_array(user_id, name, computer, resigned, asked, hinted)) FROM
            (SELECT * FROM seats WHERE table_id = t.id ORDER BY seat)) AS seats,
        (SELECT json_group_array(json_array(seat, move)) FROM
            (SELECT seat, move FROM moves WHERE table_id = t.id ORDER BY number)) AS moves,
        (SELECT ended_at FROM results WHERE table_id = t.id LIMIT 1) AS ended
    FROM tables t
"""


def now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)


class Store:
    """Reads and writes tables. Writers take turns; a reader never sees a half-made change."""

    def __init__(
        self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, clock: Clock
    ) -> None:
        self._writer = writer
        self._reader = reader
        self.clock = clock
        self._writing = asyncio.Lock()
        self._held = False

    @classmethod
    async def open(cls, path: Path, clock: Clock = now) -> Self:
        """Open or create the file and bring it up to date.

        Raises DatabaseUnusable with the reason: DatabaseTooNew if the file is ahead of this
        version, DatabaseBusy if another process holds it.
        """
        opened: list[aiosqlite.Connection] = []
        try:
            await in_thread(_probe, path)
            writer = await _connected(path, opened)
            await writer.execute("PRAGMA journal_mode = WAL")
            await writer.execute("PRAGMA synchronous = FULL")
            await writer.execute("PRAGMA foreign_keys = ON")
            await migrate(writer)
            reader = await _connected(path, opened)
            await reader.execute("PRAGMA query_only = ON")
        except BaseException as error:
            for connection in opened:
                await connection.close()
            if isinstance(error, sqlite3.Error):
                busy = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
                raise (DatabaseBusy if busy else DatabaseUnusable)(str(error)) from error
            raise
        return cls(writer, reader, clock)

    async def close(self) -> None:
        """Close the file once the write in hand is done."""
        async with self._writing:
            await self._reader.close()
            await self._writer.close()

    # Tables

    async def create(self, table: Kept) -> None:
        """Save a new table; raise ChannelTaken if one is open there."""
        async with self._transaction() as writer:
            try:
                await writer.execute(
                    "INSERT INTO tables (id, guild_id, channel_id, game, stage, host_id, options,"
                    " seating, setup, language, revision, lesson, version, computer_asked,"
                    " rematch, hints, opened_at)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        table.id,
                        table.guild_id,
                        table.channel_id,
                        table.game,
                        table.stage,
                        table.host_id,
                        json.dumps(dict(table.options)),
                        table.seating,
                        _json(table.setup),
                        table.language,
                        table.revision,
                        table.lesson,
                        table.version,
                        table.computer_asked,
                        table.rematch,
                        table.hints,
                        self._now(),
                    ),
                )
            except sqlite3.IntegrityError as error:
                raise ChannelTaken from error
            await self._write_seats(table)
            await self._append(table, table.log, first=0)

    async def save(self, before: Kept, after: Kept, results: Sequence[Result] = ()) -> None:
        """Save a change, append its moves and write the results of a game that it ends.

        Raises TableChanged if `before` is not what is saved, NotSaved if it could not be written.
        """
        async with self._transaction() as writer:
            cursor = await writer.execute(
                "UPDATE tables SET stage = ?, host_id = ?, options = ?, seating = ?, setup = ?,"
                " language = ?, lesson = ?, revision = ?, version = ?, computer_asked = ?,"
                " note = ?, hints = ?, has_results = has_results OR ?"
                " WHERE id = ? AND revision = ?",
                (
                    after.stage,
                    after.host_id,
                    json.dumps(dict(after.options)),
                    after.seating,
                    _json(after.setup),
                    after.language,
                    after.lesson,
                    after.revision,
                    after.version,
                    after.computer_asked,
                    after.note and json.dumps([after.note.what, after.note.who]),
                    after.hints,
                    bool(results),
                    before.id,
                    before.revision,
                ),
            )
            if cursor.rowcount != 1:
                raise TableChanged
            if after.players != before.players:
                await writer.execute("DELETE FROM seats WHERE table_id = ?", (after.id,))
                await self._write_seats(after)
            await self._append(after, after.log[len(before.log) :], first=len(before.log))
            await self._write_results(after, results)

    async def load(self, table_id: int) -> Kept | None:
        """Return a table by its id."""
        return await self._load(f"{_TABLE} WHERE t.id = ?", table_id)

    async def load_latest(self, channel_id: int) -> Kept | None:
        """Return a channel's open table, or else the one opened last."""
        of_the_channel = f"{_TABLE} WHERE t.channel_id = ?"
        return await self._load(
            f"{of_the_channel} AND t.stage IN ('lobby', 'playing')", channel_id
        ) or await self._load(f"{of_the_channel} ORDER BY t.id DESC LIMIT 1", channel_id)

    # What follows from a change, until it is done

    async def mark_shown(
        self, table_id: int, shown: Shown, leftovers: Sequence[Leftover] = ()
    ) -> None:
        """Remember what the channel has seen, and the messages that still have too much."""
        async with self._transaction() as writer:
            await writer.execute(
                "UPDATE tables SET shown = ?, message_id = ?, caption = ?, alt = ?,"
                " earlier_id = ?, earlier_caption = ? WHERE id = ?",
                (*astuple(shown), table_id),
            )
            for leftover in leftovers:
                await self._keep_leftover(leftover)

    async def unfinished(self) -> list[int]:
        """Return the ids of tables not shown as they are, or resting at a computer's question."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE shown IS NULL OR shown <> revision"
            " UNION SELECT id FROM tables WHERE computer_asked"
        )
        return [row["id"] for row in rows]

    async def count_open(self) -> int:
        """Return how many tables are open."""
        query = "SELECT count(*) AS tables FROM tables WHERE stage IN ('lobby', 'playing')"
        return int((await self._rows(query))[0]["tables"])

    async def leftovers(self) -> list[Leftover]:
        """Return the messages that still have more than they should."""
        return [Leftover(*row) for row in await self._rows("SELECT * FROM leftovers")]

    async def keep_leftover(self, leftover: Leftover) -> None:
        """Remember a message that has more than it should."""
        async with self._transaction():
            await self._keep_leftover(leftover)

    async def drop_leftover(self, message_id: int) -> None:
        """Forget a message that was tidied."""
        async with self._transaction() as writer:
            await writer.execute("DELETE FROM leftovers WHERE message_id = ?", (message_id,))

    async def without_results(self) -> list[int]:
        """Return the ids of finished tables whose results are not written."""
        query = "SELECT id FROM tables WHERE stage = 'finished' AND NOT has_results"
        return [row["id"] for row in await self._rows(query)]

    async def write_results(self, table: Kept, results: Sequence[Result]) -> None:
        """Write the results of a game that was over before they were kept; none marks it done."""
        async with self._transaction() as writer:
            await writer.execute("UPDATE tables SET has_results = 1 WHERE id = ?", (table.id,))
            await self._write_results(table, results)

    async def results(self, table_id: int) -> list[Result]:
        """Return how a game ended, a row a seat."""
        query = (
            "SELECT seat, user_id, level, place, score, turns, ending, hinted FROM results"
            " WHERE table_id = ? ORDER BY seat"
        )
        return [_result(row) for row in await self._rows(query, table_id)]

    # Servers

    async def server(self, guild_id: int) -> ServerSettings:
        """Return what was chosen for a server; the defaults where nothing was."""
        rows = await self._rows("SELECT * FROM servers WHERE guild_id = ?", guild_id)
        return ServerSettings(*rows[0]) if rows else ServerSettings(guild_id)

    async def write_server(self, settings: ServerSettings) -> None:
        """Save what was chosen for a server; raise NotSaved."""
        async with self._transaction() as writer:
            await writer.execute("REPLACE INTO servers VALUES (?, ?, ?)", astuple(settings))

    # Notes

    async def note(self, key: str) -> str | None:
        """Return what was noted under a key."""
        rows = await self._rows("SELECT value FROM notes WHERE key = ?", key)
        return next((row["value"] for row in rows), None)

    async def write_note(self, key: str, value: str) -> None:
        """Note a value under a key, in place of what stood there."""
        async with self._transaction() as writer:
            await writer.execute("REPLACE INTO notes VALUES (?, ?)", (key, value))

    async def _rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        async with self._reader.execute(query, values) as cursor:
            return list(await cursor.fetchall())

    async def _load(self, query: str, value: int) -> Kept | None:
        # One statement, so that row, seats and moves are of the same moment.
        rows = await self._rows(query, value)
        return await in_thread(_kept, rows[0]) if rows else None

    async def _write_seats(self, table: Kept) -> None:
        await self._writer.executemany(
            "INSERT INTO seats (table_id, seat, user_id, name, computer, resigned, asked, hinted)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    table.id,
                    seat,
                    player.user_id,
                    player.name,
                    player.computer,
                    player.resigned,
                    player.asked,
                    player.hinted,
                )
                for seat, player in enumerate(table.players)
            ],
        )

    async def _keep_leftover(self, leftover: Leftover) -> None:
        await self._writer.execute(
            "REPLACE INTO leftovers VALUES (?, ?, ?, ?, ?)", astuple(leftover)
        )

    async def _append(self, table: Kept, entries: Iterable[Entry], first: int) -> None:
        rows = [
            (table.id, number, entry.seat, entry.move, self._now())
            for number, entry in enumerate(entries, start=first)
        ]
        if rows:
            await self._writer.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", rows)

    async def _write_results(self, table: Kept, results: Iterable[Result]) -> None:
        ended = self._now() if table.ended is None else _iso(table.ended)
        rows = [
            (
                table.id,
                result.seat,
                table.game,
                result.user_id,
                result.level,
                result.place,
                result.score,
                result.turns,
                result.ending,
                ended,
                result.hinted,
            )
            for result in results
        ]
        if rows:
            await self._writer.executemany(
                "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows
            )

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Write all of it or nothing; raise NotSaved, with the reason, for nothing."""
        waits = self._writing.locked()
        try:
            await asyncio.wait_for(self._writing.acquire(), TURN_S)
        except TimeoutError as error:
            raise NotSaved("other writes take too long") from error
        try:
            await self._begin(waited=waits)
            yield self._writer
            await self._writer.execute("COMMIT")
        except BaseException as error:
            busy = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
            self._held = busy or isinstance(error, NotSaved)
            with suppress(sqlite3.Error):  # there may be no transaction left to roll back
                await self._writer.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise TableChanged from error
            if isinstance(error, sqlite3.Error):
                raise NotSaved(str(error)) from error
            raise
        finally:
            self._writing.release()

    async def _begin(self, *, waited: bool) -> None:
        if waited and self._held:  # as long as the write before it, which found the file held
            raise NotSaved("another process holds the file")
        await self._writer.execute("BEGIN IMMEDIATE")
        self._held = False

    def _now(self) -> str:
        return _iso(self.clock())


def _iso(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")


def _probe(path: Path) -> None:
    """Raise sqlite3.Error where there can be no file: aiosqlite's thread would outlive it."""
    sqlite3.connect(path).close()


async def _connected(path: Path, opened: list[aiosqlite.Connection]) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    opened.append(connection)
    connection.row_factory = sqlite3.Row
    await connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    return connection


def _json(setup: Mapping[str, Any] | None) -> str | None:
    return None if setup is None else json.dumps(setup)


def _kept(row: sqlite3.Row) -> Kept:
    seats, moves = json.loads(row["seats"]), json.loads(row["moves"])
    return Kept(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        game=row["game"],
        host_id=row["host_id"],
        options=json.loads(row["options"]),
        language=row["language"],
        seating=row["seating"],
        stage=row["stage"],
        players=tuple(
            Player(name, user_id, computer, bool(resigned), bool(asked), bool(hinted))
            for user_id, name, computer, resigned, asked, hinted in seats
        ),
        setup=json.loads(row["setup"]) if row["setup"] else None,
        log=tuple(Entry(seat, move) for seat, move in moves),
        revision=row["revision"],
        shown=Shown(
            row["shown"],
            row["message_id"],
            row["caption"],
            row["alt"],
            row["earlier_id"],
            row["earlier_caption"],
        ),
        lesson=row["lesson"],
        version=row["version"],
        rematch=bool(row["rematch"]),
        note=Note(*json.loads(row["note"])) if row["note"] else None,
        hints=bool(row["hints"]),
        ended=datetime.fromisoformat(row["ended"]) if row["ended"] else None,
    )


def _result(row: sqlite3.Row) -> Result:
    *told, hinted = row
    result = Result(*told)
    return replace(result, hinted=bool(hinted))
