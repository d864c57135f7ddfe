"""The store on a SQLite file, its work done in the loop, and what can go wrong there.

A connection does one thing after the other, as in its own thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, cast

from bot.feature import Feature
from bot.store.backups import BackupFolder
from bot.store.columns import all_columns
from bot.store.contract import utc_now
from bot.store.forgotten import ForgottenList
from bot.store.sqlite.connection import set_up
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.writer import Connection, File, is_busy
from tests.tools.storm.loop import PROCESS, Process, StormLoop
from tests.tools.storm.server import Server, SharedStore
from tests.tools.storm.trace import CHANGED, Changes, Saved, trace_writes

T = TypeVar("T")
Failure = Literal["locked", "full", "commit", "after", "read", "slow"]
"""How the disk fails: writing waits for another process, has no room, fails at its commit, or after it,
when all is saved and nobody knows; nothing can be read; or everything takes seconds."""
SLOW_S: Final = 4.0
"""How much longer a commit takes while the disk is slow, at most."""
_ERRORS: Final = {
    "locked": ("database is locked", sqlite3.SQLITE_BUSY),
    "full": ("database or disk is full", sqlite3.SQLITE_FULL),
    "commit": ("disk I/O error", sqlite3.SQLITE_IOERR),
    "after": ("disk I/O error", sqlite3.SQLITE_IOERR),
    "read": ("disk I/O error", sqlite3.SQLITE_IOERR),
}


@dataclass(eq=False)
class Disk:
    """How the disk is: what fails, and until when."""

    loop: StormLoop
    failure: Failure | None = None
    until: float = 0.0
    behind_until: float = 0.0
    """When all is done that a slow disk has put off: later than `until`, as work waits for the work before it."""

    def fail(self, failure: Failure, seconds: float) -> None:
        """Let writing fail for some time."""
        self.failure, self.until = failure, self.loop.time() + seconds

    def heal(self) -> None:
        """Let writing succeed again."""
        self.until = min(self.until, self.loop.time())

    @property
    def now_fails(self) -> Failure | None:
        """How writing fails now; None if it doesn't."""
        return self.failure if self.loop.time() < self.until else None


class LoopConnection(Connection):
    """A connection whose work is done in the loop, in order."""

    def __init__(self, path: Path, disk: Disk, *, writes: bool) -> None:
        self.writes = writes
        self.file = File(path)
        self.file.row_factory = sqlite3.Row
        self._disk = disk
        self._free_at = 0.0
        self.ended = False
        self.changes: Changes = []
        """What interactions have changed, until it is committed."""

    def __del__(self) -> None:
        """Do nothing: it is closed with its process."""

    async def run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Return what a function of the connection returns; raise what it raises."""
        if self.ended:
            raise ValueError("Connection closed")
        begun = self._disk.loop.time()
        written = _Written(self.file, self._disk, self.changes)
        while True:
            try:
                return await self._step(partial(do, cast("sqlite3.Connection", written)))
            except sqlite3.OperationalError as error:
                until = min(self._disk.until, begun + written.patience)
                wait = until - self._disk.loop.time()
                if not is_busy(error) or wait <= 0:
                    raise
                await asyncio.sleep(wait)

    async def _step(self, work: Callable[[], T]) -> T:
        loop = self._disk.loop
        starts = max(loop.time(), self._free_at) + loop.delays.some(0.0001, 0.01)
        if self._disk.now_fails == "slow":
            starts += loop.delays.some(0.1, SLOW_S)
            self._disk.behind_until = max(self._disk.behind_until, starts)
        self._free_at = starts
        late = loop.delays.some(0, 0.005) if self.writes else 0.0
        return await loop.outside(work, starts - loop.time(), late, certain=True)

    async def close(self) -> None:
        """Close it."""
        self.end()

    def end(self) -> None:
        """Close it as the end of its process does."""
        if not self.ended:
            self.ended = True
            self.file.close()


class _Written:
    """A connection on a disk that may fail."""

    def __init__(self, connection: sqlite3.Connection, disk: Disk, changes: Changes) -> None:
        self._connection, self._disk, self._changes = connection, disk, changes
        self.patience = 0.0
        """How many seconds it waits for another process."""
        self._tables: dict[str, None] = {}
        """Those that the transaction has changed."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        """Run a statement, or fail."""
        failure = self._disk.now_fails
        if statement.startswith("PRAGMA busy_timeout"):
            self.patience = int(statement.rpartition("=")[2]) / 1000
            return self._connection.cursor()  # SQLite itself never waits here
        if statement == "BEGIN IMMEDIATE":
            self._changes.clear()
            self._tables.clear()
            if failure in ("locked", "full"):
                raise _error(failure)
        if failure == "read" and statement.lstrip().startswith("SELECT"):
            raise _error(failure)
        if statement != "COMMIT":
            self._tables |= dict.fromkeys(CHANGED.findall(statement))
            return self._connection.execute(statement, *values)
        return self._commit(failure)

    def _commit(self, failure: Failure | None) -> sqlite3.Cursor:
        if failure == "commit":
            raise _error(failure)
        cursor = self._connection.execute("COMMIT")
        process = PROCESS.get()
        for trace, tables in self._changes:
            number = process.number if process else 0
            trace.saved.append(Saved(self._disk.loop.time(), tables, number))
        if process is not None:
            process.did("commit")
            for table in self._tables:
                process.did(f"commit {table}")
        if failure == "after":
            raise _error(failure)
        return cursor

    def executemany(self, statement: str, rows: Sequence[Any]) -> sqlite3.Cursor:
        """Run a statement for each row."""
        if rows:
            self._tables |= dict.fromkeys(CHANGED.findall(statement))
        return self._connection.executemany(statement, rows)


def _error(failure: Failure) -> sqlite3.OperationalError:
    text, code = _ERRORS[failure]
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


def stored_in(
    path: Path, features: Sequence[Feature], disk: Disk, server: Server | None, process: Process
) -> SqliteStore:
    """Open a file that is up to date, as a process does; it may be what a server keeps."""
    writer, reader = (LoopConnection(path, disk, writes=writes) for writes in (True, False))
    writer.file.execute("PRAGMA synchronous = OFF")
    writer.file.execute("PRAGMA foreign_keys = ON")
    reader.file.execute("PRAGMA query_only = ON")
    if server is not None:
        store: SqliteStore = SharedStore(server, process, writer, reader, features)
    else:
        store = SqliteStore(writer, reader, features, utc_now)
        store.forgotten = ForgottenList(BackupFolder.of(path, None))
    trace_writes(store._writer, writer.changes)
    return store


def new_file(path: Path, features: Sequence[Feature]) -> None:
    """Make a file with the tables of the bot."""
    connection = sqlite3.connect(path, isolation_level=None)
    set_up(connection, all_columns(features))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def ended(store: SqliteStore) -> None:
    """Close a store as the end of its process does: at once, without writing what waits."""
    for connection in (store._reader, store._writer._connection):
        assert isinstance(connection, LoopConnection)
        connection.end()
