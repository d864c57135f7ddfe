"""What was played, on a server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from bot.store.ledger import RATING, STANDING, Counted, Ended, Ledger
from bot.store.postgres.engine import PostgresEngine
from bot.store.postgres.server import Server
from bot.store.rows import named

_KEY: Final = STANDING[:4]
_LATER: Final = named([f"{column} = excluded.{column}" for column in STANDING[4:]])
SETTLE: Final = f"""
WITH mine AS (
    UPDATE results SET settled = true WHERE table_id = $1 AND NOT settled RETURNING 1
), told AS (
    SELECT s.*, (it -> 'weight')::real AS weight, (it -> 'won')::boolean AS won
    FROM jsonb_array_elements($3::jsonb) it, jsonb_populate_record(NULL::standings, it -> 'standing') s
    WHERE EXISTS (SELECT FROM mine)
), stood AS (
    INSERT INTO standings ({named(STANDING)}) SELECT {named(STANDING)} FROM told
    ON CONFLICT ({named(_KEY)}) DO UPDATE SET {_LATER}
)
INSERT INTO ratings ({named(RATING)})
SELECT {named(_KEY)}, $1, points, $2::timestamptz, weight, won FROM told
ON CONFLICT DO NOTHING
"""
"""The table; when its game was over; whom it counted for."""


class PostgresLedger(Ledger):
    """The ledger of a server. It may be written twice: the second time changes nothing."""

    def __init__(self, server: Server) -> None:
        super().__init__(PostgresEngine(server))
        self._server = server

    async def settle(self, ended: Ended, counted: Sequence[Counted]) -> None:
        """Write where people stand after a game, unless that was done."""
        told = json.dumps([asdict(it) for it in counted])
        await self._server.run(SETTLE, ended.table_id, ended.ended, told)
