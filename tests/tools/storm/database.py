"""The store on a SQLite file, its work done in the loop, and what can go wrong there.

A connection does one thing after the other, as in its own thread. What fails does so before the
work, at its commit, or after it: then it is saved, and nobody knows.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from bot.feature import Feature
from bot.store.backups import BackupFolder
from bot.store.columns import all_columns
from bot.store.contract import utc_now
from bot.store.forgotten import ForgottenList
from bot.store.sqlite.connection import set_up
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.writer import BUSY_MS, Connection
from tests.tools.storm.loop import StormLoop
from tests.tools.storm.trace import Changes, Saved, trace_writes

T = TypeVar("T")
Failure = Literal["locked", "full", "commit", "after"]
_ERRORS: Final = {
    "locked": ("database is locked", sqlite3.SQLITE_BUSY),
    "full": ("database or disk is full", sqlite3.SQLITE_FULL),
    "commit": ("disk I/O error", sqlite3.SQLITE_IOERR),
    "after": ("disk I/O error", sqlite3.SQLITE_IOERR),
}


@dataclass(eq=False)
class Disk:
    """How the disk is: what fails, until when, and how often the next commits fail."""

    loop: StormLoop
    failure: Failure | None = None
    until: float = 0.0
    commits: int = 0
    """How many commits have been made."""

    def fail(self, failure: Failure, seconds: float) -> None:
        """Let writing fail for some time."""
        self.failure, self.until = failure, self.loop.time() + seconds

    @property
    def now_fails(self) -> Failure | None:
        """How writing fails now; None if it doesn't."""
        return self.failure if self.loop.time() < self.until else None


def _error(failure: Failure) -> sqlite3.OperationalError:
    text, code = _ERRORS[failure]
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


class LoopConnection(Connection):
    """A connection whose work is done in the loop, in order."""

    def __init__(self, path: Path, disk: Disk, *, writes: bool) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        self._disk = disk
        self._writes = writes
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
        loop = self._disk.loop
        starts = max(loop.time(), self._free_at) + loop.delays.some(0.0001, 0.01)
        failure = self._disk.now_fails if self._writes else None
        if failure == "locked":  # it waits for whoever has it
            starts += BUSY_MS / 1000
        self._free_at = starts

        def work() -> T:
            if not self._writes:
                return do(self._conn)
            return self._written(do, failure)

        return await loop.outside(
            work, starts - loop.time(), loop.delays.some(0, 0.005), certain=True
        )

    def _written(self, do: Callable[[sqlite3.Connection], T], failure: Failure | None) -> T:
        self.changes.clear()
        if failure in ("locked", "full"):
            raise _error(failure)
        if failure == "commit":
            held = _Held(self._conn)
            do(held)  # type: ignore[arg-type]
            raise _error(failure)
        done = do(self._conn)
        self._disk.commits += 1
        for trace, tables in self.changes:
            trace.saved.append(Saved(self._disk.loop.time(), tables))
        if failure == "after":
            raise _error(failure)
        return done

    async def close(self) -> None:
        """Close it."""
        self.end()

    def end(self) -> None:
        """Close it as the end of its process does."""
        if not self.ended:
            self.ended = True
            self._conn.close()


class _Held:
    """A connection whose commit doesn't succeed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        """Run a statement; a commit fails."""
        if statement == "COMMIT":
            raise _error("commit")
        return self._connection.execute(statement, *values)


def stored_in(path: Path, features: Sequence[Feature], disk: Disk) -> SqliteStore:
    """Open a file that is up to date, as a process does."""
    writer = LoopConnection(path, disk, writes=True)
    reader = LoopConnection(path, disk, writes=False)
    writer._conn.execute("PRAGMA synchronous = OFF")
    writer._conn.execute("PRAGMA foreign_keys = ON")
    reader._conn.execute("PRAGMA query_only = ON")
    store = SqliteStore(writer, reader, features, utc_now)
    trace_writes(store._writer, writer.changes)
    store.forgotten = ForgottenList(BackupFolder.of(path, None))
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
