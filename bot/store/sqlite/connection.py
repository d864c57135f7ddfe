"""A connection to a SQLite file, in a thread of its own, and how the file comes to be."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final, TypeVar

import aiosqlite

from bot.store.columns import ALL, must_have
from bot.store.migrate import missing

T = TypeVar("T")

BUSY_MS: Final = 1500
"""How long, in milliseconds, is waited for a file that another process holds."""
_COLUMNS: Final = (
    "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'"
)


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

    All of it is one transaction. Raises DatabaseUnusable if the file is ahead of this code or lacks
    a column, and sqlite3.OperationalError if it cannot be written, even where nothing is to be done.
    """
    _keep_log(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what is forgotten is not left in the file
    connection.execute("BEGIN IMMEDIATE")  # of several processes one does it, the others look then
    connection.execute("PRAGMA user_version = 0")
    connection.execute(
        "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
    )
    done = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0]
    for step in missing("sqlite", done):
        for statement in _statements(step.script):
            connection.execute(statement)
        connection.execute("INSERT INTO migrations VALUES (?, ?)", (step.number, step.name))
    must_have(ALL, map(tuple, connection.execute(_COLUMNS)))
    connection.execute("COMMIT")


def _keep_log(connection: sqlite3.Connection) -> None:
    """Let a reader never wait: what is new stands in a log beside the file.

    Where two processes ask for it in the same instant, SQLite refuses one of them at once.
    """
    until = monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not is_busy(error) or monotonic() > until:
                raise
            sleep(0.01)
        else:
            return


def _statements(script: str) -> Iterator[str]:
    """Yield the statements of a script one by one: run as a whole it would end a transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def is_busy(error: BaseException) -> bool:
    """Whether an error says that another process holds the file."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY  # the rest of it says why
