"""What was played, in a file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import astuple
from typing import Final

from bot.store.ledger import RATING, STANDING, Counted, Ended, Ledger, ratings
from bot.store.rows import insert, upsert
from bot.store.sqlite.engine import SqliteEngine, spelled, stored
from bot.store.sqlite.writer import Writer

_STAND: Final = spelled(upsert("standings", STANDING, keys=4))
_RATE: Final = spelled(f"{insert('ratings', RATING)} ON CONFLICT DO NOTHING")
_PEOPLE: Final = "SELECT user_id FROM results WHERE table_id = ?"
_GAMES: Final = """SELECT games FROM standings
    WHERE user_id = ? AND game = ? AND pool = ? AND guild_id = ?"""
_SETTLE: Final = "UPDATE results SET settled = 1 WHERE table_id = ? AND NOT settled"


class SqliteLedger(Ledger):
    """The ledger of a file."""

    def __init__(self, engine: SqliteEngine, writer: Writer) -> None:
        super().__init__(engine)
        self._writer = writer

    async def settle(self, ended: Ended, counted: Sequence[Counted]) -> None:
        """Write where people stand after a game, unless that was done or they stand elsewhere now."""

        def work(writer: sqlite3.Connection) -> None:
            there = {row[0] for row in writer.execute(_PEOPLE, (ended.table_id,))}
            for key, games in ((astuple(it.standing)[:4], it.standing.games) for it in counted):
                known = writer.execute(_GAMES, key).fetchone()
                if key[0] not in there or games != (known[0] if known else 0) + 1:
                    return
            if writer.execute(_SETTLE, (ended.table_id,)).rowcount:
                writer.executemany(_STAND, [astuple(it.standing) for it in counted])
                writer.executemany(_RATE, map(stored, ratings(ended, counted)))

        await self._writer.write(work)
