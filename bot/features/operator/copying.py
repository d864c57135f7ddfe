"""Copies a whole database into another one, between any two engines.

The copy is one transaction: interrupted, it leaves the target unchanged, and can be started again.
Before the commit, what was written is read again and compared.
"""

import hashlib
import json
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Protocol

from bot.feature import Feature
from bot.host.settings import is_server
from bot.store.columns import CellValue, Columns, all_columns
from bot.store.errors import DatabaseUnusable
from bot.store.opening import open_store

CopiedRows = Sequence[Sequence[CellValue]]
Progress = Callable[[str, int], None]
"""Called with the name of a database table and how many of its rows have been copied so far."""


class Whole(Protocol):
    """A database inside one transaction."""

    def rows(self, table: Columns) -> AsyncIterator[CopiedRows]:
        """Yield batches of rows, ordered by their key."""

    async def add(self, table: Columns, rows: CopiedRows) -> None:
        """Write rows."""


@dataclass(slots=True)
class Digest:
    """The number and the hash of rows."""

    count: int = 0
    _hash: "hashlib._Hash" = field(default_factory=hashlib.sha256)

    def add(self, rows: CopiedRows) -> None:
        """Add rows."""
        self.count += len(rows)
        self._hash.update("".join(f"{json.dumps(row)}\n" for row in rows).encode())

    @property
    def said(self) -> tuple[int, str]:
        """The number and the hash so far."""
        return self.count, self._hash.hexdigest()


async def copy(
    source: Path | str, target: Path | str, features: Sequence[Feature], progress: Progress
) -> int:
    """Copy a whole database, with the tables of these features, into an empty one; return the number of rows.

    Raises DatabaseUnusable if either can't be used, the target isn't empty, or the copy differs from
    the source.
    """
    must_exist(source)
    for address in (source, target):
        await (await open_store(address, features)).close()  # brings its schema up to date
    count, tables = 0, all_columns(features)
    async with _whole(source).reading(source) as old, _whole(target).writing(target) as new:
        for table in tables:
            if (await _digest(new, table)).count:
                raise DatabaseUnusable("the target is not empty")
        for table in tables:
            sent = Digest()
            async for rows in old.rows(table):
                await new.add(table, rows)
                sent.add(rows)
                progress(table.name, sent.count)
            if (await _digest(new, table)).said != sent.said:
                raise DatabaseUnusable(f"{table.name} did not arrive as it was sent")
            count += sent.count
    return count


def must_exist(address: Path | str) -> None:
    """Raise DatabaseUnusable unless a file is Facet's; opening another would write tables into it."""
    if is_server(address):
        return
    if not Path(address).exists():
        raise DatabaseUnusable(f"{address} is not there")
    if not _whole(address).migration_of(Path(address)):
        raise DatabaseUnusable(f"{address} isn't a database of Facet")


async def _digest(whole: Whole, table: Columns) -> Digest:
    digest = Digest()
    async for rows in whole.rows(table):
        digest.add(rows)
    return digest


def _whole(address: Path | str) -> ModuleType:
    """Return the engine's module that reads and writes whole databases."""
    # Importing the other engine's driver would waste memory.
    engine = "postgres" if is_server(address) else "sqlite"
    return import_module(f"bot.store.{engine}.whole")
