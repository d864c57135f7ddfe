"""Runs statements on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from bot.store.engine import Cells, Engine
from bot.store.postgres.server import Server


@final
class PostgresEngine(Engine):
    """A server, asked for rows as their values."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def rows(self, query: str, *values: object) -> Sequence[Cells]:
        """Return what a query finds."""
        return [tuple(row.values()) for row in await self._server.run(query, *values)]

    async def write(self, statement: str, *values: object) -> None:
        """Run a statement that changes something."""
        await self._server.run(statement, *values)
