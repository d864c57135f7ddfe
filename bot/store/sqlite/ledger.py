"""What was played, in a file."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from dataclasses import astuple
from datetime import datetime
from functools import cache
from typing import Final

from bot.store.ledger import RATING, STANDING, Cells, Ended, Ledger, Standing, ratings
from bot.store.rows import named
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.writer import Writer

_STAND: Final = f"REPLACE INTO standings ({named(STANDING)}) VALUES ({named('?' * len(STANDING))})"
_RATE: Final = f"REPLACE INTO ratings ({named(RATING)}) VALUES ({named('?' * len(RATING))})"
_SETTLE: Final = "UPDATE results SET settled = 1 WHERE table_id = ? AND NOT settled"


class SqliteLedger(Ledger):
    """The ledger of a file."""

    def __init__(self, reader: Connection, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def settle(self, ended: Ended, standings: Sequence[Standing]) -> None:
        """Write where people stand after a game, unless that was done."""

        def work(writer: sqlite3.Connection) -> None:
            if writer.execute(_SETTLE, (ended.table_id,)).rowcount:
                writer.executemany(_STAND, map(astuple, standings))
                writer.executemany(_RATE, map(stored, ratings(ended, standings)))

        await self._writer.write(work)

    async def _rows(self, query: str, *values: object) -> Sequence[Cells]:
        def read(reader: sqlite3.Connection) -> list[Cells]:
            return list(map(tuple, reader.execute(placed(query), stored(values))))

        return await self._reader.run(read)


@cache
def placed(query: str) -> str:
    """Return a statement with its places as a file wants them."""
    return re.sub(r"\$(\d+)", r"?\1", query)


def stored(values: Sequence[object]) -> tuple[object, ...]:
    """Return values as the file has them: a time is text."""
    return tuple(
        value.isoformat(timespec="seconds") if isinstance(value, datetime) else value
        for value in values
    )
