"""Reads, writes, backs up and checks a whole SQLite file."""

import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from glob import escape
from pathlib import Path
from typing import Final

from bot.store.backups import sync_folder
from bot.store.columns import CellValue, Columns, as_cell
from bot.store.errors import DatabaseUnusable
from bot.store.sqlite.connection import make_file, why

BATCH: Final = 5000
PAGES: Final = 2000
"""How many pages are copied while others can't write: 8 MB."""


class WholeFile:
    """A file inside one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, table: Columns) -> AsyncIterator[list[list[CellValue]]]:
        """Yield batches of rows, ordered by their key."""
        kinds = list(table.kinds.values())
        cursor = self._connection.execute(
            f"SELECT {', '.join(table.kinds)} FROM {table.name} ORDER BY {', '.join(table.key)}"
        )
        while rows := cursor.fetchmany(BATCH):
            yield [list(map(as_cell, kinds, row)) for row in rows]

    async def add(self, table: Columns, rows: Sequence[Sequence[CellValue]]) -> None:
        """Write rows."""
        places = ", ".join("?" * len(table.kinds))
        self._connection.executemany(
            f"INSERT INTO {table.name} ({', '.join(table.kinds)}) VALUES ({places})", rows
        )


@asynccontextmanager
async def reading(path: Path) -> AsyncIterator[WholeFile]:
    """Read a snapshot of a file."""
    with _connected(path, "ro") as connection:
        connection.execute("BEGIN")
        yield WholeFile(connection)


@asynccontextmanager
async def writing(path: Path) -> AsyncIterator[WholeFile]:
    """Write a file in one transaction."""
    with _connected(path, "rw") as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN IMMEDIATE")
        yield WholeFile(connection)
        connection.execute("COMMIT")


@contextmanager
def _connected(path: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """Connect to a file, in autocommit mode; raise DatabaseUnusable for SQLite's errors until the end."""
    if mode == "ro" and path.with_name(f"{path.name}-journal").exists():
        # A killed process has left half of a change, which only a writer may undo.
        with _connected(path, "rw") as writer:
            writer.execute("SELECT 1 FROM sqlite_master").fetchone()
    address = f"{path.absolute().as_uri()}?mode={mode}"
    try:
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise DatabaseUnusable(why(error, path)) from error


def back_up(
    path: Path,
    copy: Path,
    progress: Callable[[int, int], None] = lambda _, __: None,
    check: Callable[[Path], list[str]] = lambda _: [],
) -> None:
    """Copy a file that may be in use, as it is now; raise DatabaseUnusable if that fails.

    The copy gets its name when it is complete, on the disk and checked: `check` returns the faults
    that SQLite doesn't see. `progress` is called with the number of pages left and of all pages.
    """
    part = copy.with_name(f"{copy.name}.part")
    if copy.exists():
        raise DatabaseUnusable(f"{copy} is there already")
    try:
        part.unlink(missing_ok=True)
        make_file(part)
        with (
            _connected(path, "ro") as source,
            closing(sqlite3.connect(part)) as target,
        ):
            # One snapshot: otherwise each change would make the copy begin again.
            source.execute("BEGIN")
            source.execute("SELECT 1 FROM sqlite_master").fetchall()
            source.backup(
                target, pages=PAGES, progress=lambda _, left, whole: progress(left, whole)
            )
        faults = faults_in(part) or check(part)
        if faults:
            raise DatabaseUnusable(faults[0])
        make_single(part)
        os.link(part, copy)  # unlike renaming, it never replaces a file
        sync_folder(copy.parent)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseUnusable(why(error, path)) from error
    finally:
        for left in copy.parent.glob(f"{escape(part.name)}*"):
            left.unlink()


def copy_backup(backup: Path, copy: Path) -> None:
    """Copy a backup of Facet's; raise DatabaseUnusable, with its name, if it can't be restored."""
    try:
        known = migration_of(backup)
        if known:
            back_up(backup, copy)
    except DatabaseUnusable as error:
        raise DatabaseUnusable(f"{backup} cannot be restored: {error}") from error
    if not known:
        raise DatabaseUnusable(f"{backup} isn't a database of Facet")


def make_single(path: Path) -> None:
    """Move a copy's write-ahead log into the file, which needs no other one then, and onto the disk."""
    with _connected(path, "rw") as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()
    with path.open("rb") as file:
        os.fsync(file.fileno())


def migration_of(path: Path) -> int:
    """Return the number of a file's last migration; 0 if it has none. Raises DatabaseUnusable."""
    if not path.exists() or not path.stat().st_size:
        return 0
    with _connected(path, "ro") as connection:
        if not connection.execute(
            "SELECT 1 FROM sqlite_master WHERE name = 'migrations'"
        ).fetchone():
            return 0
        number: int = connection.execute(
            "SELECT coalesce(max(number), 0) FROM migrations"
        ).fetchone()[0]
    return number


def faults_in(path: Path) -> list[str]:
    """Return the faults that SQLite finds in a file; raise DatabaseUnusable."""
    with _connected(path, "ro") as connection:
        lines = [row[0] for row in connection.execute("PRAGMA integrity_check")]
        astray = [
            f"a row of {row[0]} belongs to no table"
            for row in connection.execute("PRAGMA foreign_key_check")
        ]
    return [line for line in lines if line != "ok"] + astray
