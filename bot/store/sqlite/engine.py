"""Runs statements in a file."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from datetime import datetime
from functools import cache
from typing import Any, final

from bot.store.engine import Engine
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.writer import Writer


@final
class SqliteEngine(Engine):
    """A file with one who writes, and a reader beside it who never waits."""

    def __init__(self, reader: Connection, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        """Return what a query finds; columns are known by their names, too."""
        given = stored(values)
        return await self._reader.run(lambda it: it.execute(_placed(query), given).fetchall())

    async def write(self, statement: str, *values: object) -> None:
        """Run a statement that changes something."""
        given = stored(values)
        await self._writer.write(lambda it: it.execute(_placed(statement), given).close())


def stored(values: Iterable[object]) -> tuple[Any, ...]:
    """Return values as the file has them: a time is text."""
    return tuple(iso(value) if isinstance(value, datetime) else value for value in values)


def iso(moment: datetime) -> str:
    """Return a time as the file has it."""
    return moment.isoformat(timespec="seconds")


@cache
def _placed(query: str) -> str:
    """Return a statement with its places as a file wants them."""
    return re.sub(r"\$(\d+)", r"?\1", query)
