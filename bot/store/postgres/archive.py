"""What people learn from, on a server."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.archive import Archive, Cells
from bot.store.postgres.server import Server


class PostgresArchive(Archive):
    """The archive of a server."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def _rows(self, query: str, *values: object) -> Sequence[Cells]:
        return [tuple(row.values()) for row in await self._server.run(query, *values)]

    async def _write(self, statement: str, *values: object) -> None:
        await self._server.run(statement, *values)
