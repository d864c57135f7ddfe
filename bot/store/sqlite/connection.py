"""A connection to a SQLite file, in a thread of its own, and how the file comes to be."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import aiosqlite

from bot.store.migrate import missing

T = TypeVar("T")

BUSY_MS: Final = 1500
"""How long, in milliseconds, is waited for a file that another process holds."""


class Connection(aiosqlite.Connection):
    """Does a whole piece of work in its thread: the way there and back costs more than the work."""

    async def run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Return what is made of the connection there; raise what is raised."""
        done: T = await self._execute(do, self._conn)  # type: ignore[no-untyped-call]
        return done


async def connected(path: Path) -> Connection:
    """Return a connection to a file that is there; every statement outside of BEGIN is alone."""

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None)
        connection.row_factory = sqlite3.Row
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        return connection

    connection = Connection(connect, iter_chunk_size=64)
    await connection
    return connection


def make_file(path: Path) -> None:
    """Make a file that only its owner may read, unless there is one.

    Raises sqlite3.Error where there can be none.
    """
    with suppress(OSError):  # SQLite says better what is the matter
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    sqlite3.connect(path).close()


def set_up(connection: sqlite3.Connection) -> None:
    """Ready a connection for writing, and bring the file up to date.

    Raises DatabaseTooNew if the file is ahead of this code, and sqlite3.OperationalError if it
    cannot be written, even where nothing is to be done.
    """
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.executescript("BEGIN IMMEDIATE; PRAGMA user_version = 0; COMMIT;")
    connection.execute(
        "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
    )
    done = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0]
    for step in missing("sqlite", done):
        # No value comes from outside: the number and the name are those of our own file.
        record = f"INSERT INTO migrations VALUES ({step.number}, '{step.name}')"
        connection.executescript(f"BEGIN;\n{step.script}\n{record};\nCOMMIT;")


def is_busy(error: BaseException) -> bool:
    """Whether an error says that another process holds the file."""
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
