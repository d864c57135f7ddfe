"""Everything from one database into another, whichever engines keep them.

It is written in one transaction: broken off, it leaves the target as it was, and can be begun anew.
Before that transaction ends, what was written is read again and compared.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Protocol

from bot.host.settings import is_server
from bot.store.columns import ALL, CellValue, Columns
from bot.store.errors import DatabaseUnusable
from bot.store.opening import open_store

CopiedRows = Sequence[Sequence[CellValue]]
Progress = Callable[[str, int], None]
"""Told the name of a database table and how many of its rows have been copied so far."""


class Whole(Protocol):
    """A database inside one transaction."""

    def rows(self, table: Columns) -> AsyncIterator[CopiedRows]:
        """Yield the rows in the order of their key, some at a time."""

    async def add(self, table: Columns, rows: CopiedRows) -> None:
        """Write rows."""


@dataclass(slots=True)
class Digest:
    """How many rows there are, and what they say in a few bytes."""

    count: int = 0
    _hash: hashlib._Hash = field(default_factory=hashlib.sha256)

    def add(self, rows: CopiedRows) -> None:
        """Take in some more rows."""
        self.count += len(rows)
        self._hash.update("".join(f"{json.dumps(row)}\n" for row in rows).encode())

    @property
    def said(self) -> tuple[int, str]:
        """What is compared."""
        return self.count, self._hash.hexdigest()


async def copy(source: Path | str, target: Path | str, progress: Progress) -> int:
    """Copy a whole database into an empty one; return the number of rows.

    Raises DatabaseUnusable where one cannot be used, the target is not empty, or what arrives is
    not what was sent.
    """
    must_exist(source)
    for address in (source, target):
        await (await open_store(address)).close()  # both are up to date then
    count = 0
    async with _whole(source).reading(source) as old, _whole(target).writing(target) as new:
        for table in ALL:
            if (await _digest(new, table)).count:
                raise DatabaseUnusable("the target is not empty")
        for table in ALL:
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
    """Raise DatabaseUnusable if there is no such file, which opening it would make."""
    if not is_server(address) and not Path(address).exists():
        raise DatabaseUnusable(f"{address} is not there")


async def _digest(whole: Whole, table: Columns) -> Digest:
    digest = Digest()
    async for rows in whole.rows(table):
        digest.add(rows)
    return digest


def _whole(address: Path | str) -> ModuleType:
    """Return the module that reads and writes a database as a whole."""
    # The driver that isn't used would only take memory.
    if is_server(address):
        from bot.store.postgres import whole as server  # noqa: PLC0415

        return server
    from bot.store.sqlite import whole as file  # noqa: PLC0415

    return file
