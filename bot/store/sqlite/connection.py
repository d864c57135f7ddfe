"""Creating, migrating and connecting to a SQLite file."""

import os
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep
from typing import Final, TypeVar

from bot.store.columns import Columns, must_have
from bot.store.errors import reason_of
from bot.store.migrate import missing
from bot.store.sqlite.writer import BUSY_MS, Connection, File, code_of, is_busy

T = TypeVar("T")

_COLUMNS: Final = (
    "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'"
)
_TYPES: Final[Mapping[str, str]] = {
    "bigint|integer|boolean": "INTEGER",
    "text|json|timestamptz": "TEXT",
    "double precision": "REAL",
}
"""The types of migrations and those of a file, which are strict."""


async def connected(path: Path) -> Connection:
    """Connect to an existing file, in autocommit mode."""

    def connect() -> File:
        file = File(path)
        file.row_factory = sqlite3.Row
        file.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        return file

    connection = Connection(connect)
    await connection.open()
    return connection


def make_file(path: Path) -> None:
    """Create a file that only its owner may read, unless it exists; raise OSError if that fails."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def why(error: Exception, path: Path) -> str:
    """Return why a file can't be used; where SQLite only says that it can't, the system says why."""
    if code_of(error) in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR):
        try:
            if path.exists():
                os.close(os.open(path, os.O_RDWR))
            with TemporaryFile(dir=path.parent):  # SQLite needs two more files there
                pass
        except OSError as of_system:
            where = path if of_system.filename == str(path) else path.parent
            return f"{where}: {of_system.strerror}"
    return reason_of(error)


def set_up(connection: sqlite3.Connection, wanted: Iterable[Columns]) -> None:
    """Prepare a connection for writing, and migrate the file in one transaction.

    Raises DatabaseUnusable if the file is ahead of this code or lacks a `wanted` column, and
    sqlite3.OperationalError if it can't be written, even if it is up to date.
    """
    _keep_log(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # deleted data is overwritten
    connection.execute("BEGIN IMMEDIATE")  # one process at a time
    connection.execute("PRAGMA user_version = 0")
    connection.execute(
        "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)"
    )
    done = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0]
    for step in missing(done):
        for statement in statements_of(step.script):
            connection.execute(statement)
        connection.execute("INSERT INTO migrations VALUES (?, ?)", (step.number, step.name))
    must_have(wanted, map(tuple, connection.execute(_COLUMNS)))
    connection.execute("COMMIT")


def _keep_log(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log, so that readers never wait.

    If two processes do it at the same moment, SQLite rejects one of them at once.
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


def statements_of(script: str) -> Iterator[str]:
    """Yield the statements of a migration in SQLite's dialect; `executescript` would end the transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            if "held_by" not in statement:  # a file has one process
                yield _translated(statement)
            statement = ""


def _translated(statement: str) -> str:
    for types, own in _TYPES.items():
        statement = re.sub(rf"\b(?:{types})\b", own, statement)
    if "CREATE TABLE" not in statement:
        return statement
    by_row = "INTEGER PRIMARY KEY" in statement  # the number of the row itself
    return statement.rstrip().rstrip(";") + (" STRICT;" if by_row else " STRICT, WITHOUT ROWID;")
