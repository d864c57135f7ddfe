"""Tables in one SQLite file: one connection writes; another reads and never waits for it."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, Self

from bot.feature import Feature
from bot.store.backups import BackupFolder
from bot.store.columns import all_columns
from bot.store.contract import Store, TimeSource
from bot.store.engine import Statement
from bot.store.errors import ChannelTaken, DatabaseBusy, DatabaseUnusable, IdTaken, TableChanged
from bot.store.mapping import cells_of
from bot.store.rows import (
    CHANGING,
    LASTING,
    RESULTS,
    SEATS,
    STAYS_LATE,
    TURNS,
    Values,
    assigned,
    changing,
    insert,
    lasting,
    result_rows,
    seat_rows,
)
from bot.store.sqlite.connection import connected, make_file, set_up, why
from bot.store.sqlite.engine import SqliteEngine, run_all, spelled, stored
from bot.store.sqlite.updating import RESTORE, Update, put_back_after_kill, restore_point
from bot.store.sqlite.writer import Connection, Writer, code_of, is_busy
from bot.store.values import Result, TableRecord, TimedTurn

_CREATE: Final = spelled(insert("tables", (*LASTING, *CHANGING, "opened_at")))
_C: Final = len(CHANGING)
_SAVE: Final = spelled(
    f"UPDATE tables SET {assigned(CHANGING)}, has_results = has_results OR ${_C + 1}"
    f" WHERE id = ${_C + 2} AND revision = ${_C + 3}"
)
_SEAT: Final = spelled(insert("seats", SEATS))
_MOVE: Final = spelled(insert("moves", ("table_id", "number", "seat", "move", "made_at")))
_RESULT: Final = spelled(f"{insert('results', RESULTS)} ON CONFLICT DO NOTHING")
_TURN: Final = spelled(f"{insert('timed_turns', TURNS)} {STAYS_LATE}")


class SqliteStore(Store):
    """A file that one process has to itself, so it has claimed everything."""

    def __init__(
        self,
        writer: Connection,
        reader: Connection,
        features: Sequence[Feature],
        clock: TimeSource,
    ) -> None:
        self._writer = Writer(writer)
        self._reader = reader
        super().__init__(SqliteEngine(reader, self._writer), features, clock)

    @classmethod
    async def at(
        cls,
        path: Path,
        features: Sequence[Feature],
        clock: TimeSource,
        backups: BackupFolder | None = None,
        *,
        starting: bool = False,
    ) -> Self:
        """Open or create the file and bring it up to date; raise DatabaseUnusable.

        If that fails, the file is as before. A bot that is `starting` puts it back first if the last
        start was killed before it came up.
        """
        opened: list[Connection] = []
        update: Update | None = None
        with ExitStack() as held:
            try:
                if starting:
                    await asyncio.to_thread(put_back_after_kill, path)
                if backups:
                    update = await asyncio.to_thread(restore_point, path, backups, held)
                if update and starting:
                    await asyncio.to_thread(update.begin)
                # aiosqlite's thread would outlive a failure
                await asyncio.to_thread(make_file, path)
                opened.append(await connected(path))
                await opened[0].run(partial(set_up, wanted=all_columns(features)))
                opened.append(await connected(path))
                await opened[1].execute("PRAGMA query_only = ON")
            except BaseException as error:
                for connection in opened:
                    await connection.close()
                if update:
                    with suppress(DatabaseUnusable, OSError):  # the next start does it
                        await asyncio.to_thread(update.put_back)
                raise _unusable(error, path) from error
        store = cls(opened[0], opened[1], features, clock)
        store.update = update if starting else None
        return store

    async def close(self) -> None:
        """Close the file once everything is written."""
        await self._reader.close()
        await self._writer.close()

    async def create(self, table: TableRecord, beside: Sequence[Statement] = ()) -> None:
        """Save a new table, and run the statements about what begins with it."""
        now = self.now()

        def work(writer: sqlite3.Connection) -> None:
            try:
                writer.execute(_CREATE, stored((*lasting(table), *changing(table), now)))
            except sqlite3.IntegrityError as error:
                raise _taken(error) from error
            writer.executemany(_SEAT, seat_rows(table))
            writer.executemany(_MOVE, _moves(table, 0, now))
            run_all(writer, beside)

        await self._writer.write(work)

    async def save(
        self,
        before: TableRecord,
        after: TableRecord,
        results: Sequence[Result] = (),
        turn: TimedTurn | None = None,
        beside: Sequence[Statement] = (),
    ) -> None:
        """Save a change with its moves, the results of a game that it ends, and the turn that it ends."""
        now = self.now()

        def work(writer: sqlite3.Connection) -> None:
            values = stored((*changing(after), bool(results), before.id, before.revision))
            try:
                saved = writer.execute(_SAVE, values).rowcount
            except sqlite3.IntegrityError as error:  # it wakes up
                raise _taken(error) from error
            if saved != 1:
                raise TableChanged
            if after.players != before.players:
                writer.execute("DELETE FROM seats WHERE table_id = ?", (after.id,))
                writer.executemany(_SEAT, seat_rows(after))
            try:
                writer.executemany(_MOVE, _moves(after, len(before.log), now))
            except sqlite3.IntegrityError as error:
                raise TableChanged from error
            writer.executemany(_RESULT, map(stored, result_rows(after, results, now)))
            if turn is not None:
                writer.execute(_TURN, stored(cells_of(turn)))
            run_all(writer, beside)

        await self._writer.write(work)


def _taken(error: sqlite3.IntegrityError) -> Exception:
    """Return what it means that a table can't be saved."""
    match error.sqlite_errorcode:
        case sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
            return IdTaken()
        case sqlite3.SQLITE_CONSTRAINT_UNIQUE:
            return ChannelTaken()
    return error


def _unusable(error: BaseException, path: Path) -> BaseException:
    """Return the error to report if a file can't be opened."""
    if code_of(error) == sqlite3.SQLITE_CORRUPT:
        return DatabaseUnusable(f"{error}; {RESTORE}")
    if isinstance(error, sqlite3.Error | OSError):
        return (DatabaseBusy if is_busy(error) else DatabaseUnusable)(why(error, path))
    return error


def _moves(table: TableRecord, first: int, now: datetime) -> list[Values]:
    """Return a row for each move of a table's log, beginning with the move number `first`."""
    return [
        stored((table.id, number, entry.seat, entry.move, now))
        for number, entry in enumerate(table.log[first:], start=first)
    ]
