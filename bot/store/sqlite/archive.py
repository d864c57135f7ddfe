"""What people learn from, in a file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.store.archive import Archive, Cells
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.ledger import placed, stored
from bot.store.sqlite.writer import Writer


class SqliteArchive(Archive):
    """The archive of a file."""

    def __init__(self, reader: Connection, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def _rows(self, query: str, *values: object) -> Sequence[Cells]:
        def read(reader: sqlite3.Connection) -> list[Cells]:
            return list(map(tuple, reader.execute(placed(query), stored(values))))

        return await self._reader.run(read)

    async def _write(self, statement: str, *values: object) -> None:
        def work(writer: sqlite3.Connection) -> None:
            writer.execute(placed(statement), stored(values)).close()

        await self._writer.write(work)
