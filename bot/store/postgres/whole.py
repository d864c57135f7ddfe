"""Reads and writes a whole PostgreSQL database."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from typing import Final

from bot.store.columns import CellValue, Columns, as_cell
from bot.store.mapping import Kind
from bot.store.postgres.driver import NO_LIMIT, Address, Connection, ServerError, unusable

BATCH: Final = 5000


class WholeDatabase:
    """A database inside one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def rows(self, table: Columns) -> AsyncIterator[list[list[CellValue]]]:
        """Yield batches of rows, ordered by their key."""
        kinds = list(table.kinds.values())
        key = ", ".join(
            f'{column} COLLATE "C"' if table.kinds[column] == "text" else column
            for column in table.key
        )
        query = f"SELECT {', '.join(table.kinds)} FROM {table.name} ORDER BY {key}"
        batch: list[list[CellValue]] = []
        async for row in self._connection.cursor(query, prefetch=BATCH):
            batch.append(list(map(as_cell, kinds, row.values())))
            if len(batch) == BATCH:
                yield batch
                batch = []
        if batch:
            yield batch

    async def add(self, table: Columns, rows: Sequence[Sequence[CellValue]]) -> None:
        """Write rows."""
        kinds = list(table.kinds.values())
        records = [list(map(_of_cell, kinds, row)) for row in rows]
        await self._connection.copy_records_to_table(
            table.name, records=records, columns=list(table.kinds)
        )


def _of_cell(kind: Kind, value: CellValue) -> object:
    if value is not None and kind == "flag":
        return bool(value)
    if value is not None and kind == "time":
        return datetime.fromisoformat(str(value))
    return value


def reading(address: str) -> AbstractAsyncContextManager[WholeDatabase]:
    """Read a snapshot of a database; raise DatabaseUnusable."""
    return _inside(address, isolation="repeatable_read", readonly=True)


def writing(address: str) -> AbstractAsyncContextManager[WholeDatabase]:
    """Write a database in one transaction; raise DatabaseUnusable."""
    return _inside(address)


@asynccontextmanager
async def _inside(address: str, **options: object) -> AsyncIterator[WholeDatabase]:
    connection = await Address.of(address).connect_first()
    try:
        async with connection.transaction(**options):
            await connection.execute(NO_LIMIT)
            yield WholeDatabase(connection)
    except ServerError as error:
        raise unusable(error) from error
    finally:
        connection.terminate()
