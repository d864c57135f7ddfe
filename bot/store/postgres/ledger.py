"""What was played, on a server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from bot.store.ledger import RATING, STANDING, Counted, Ended, Ledger
from bot.store.rows import named, replaced

_KEY: Final = STANDING[:4]
SETTLE: Final = f"""
WITH told AS (
    SELECT s.*, (it -> 'weight')::double precision AS weight, (it -> 'won')::boolean AS won
    FROM jsonb_array_elements($3::jsonb) it, jsonb_populate_record(NULL::standings, it -> 'standing') s
), mine AS (
    UPDATE results SET settled = true WHERE table_id = $1 AND NOT settled AND NOT EXISTS (
        SELECT FROM told t LEFT JOIN standings s USING ({named(_KEY)})
        WHERE t.games <> coalesce(s.games, 0) + 1
            OR t.user_id NOT IN (SELECT user_id FROM results WHERE table_id = $1 AND user_id IS NOT NULL)
    ) RETURNING user_id
), counted AS (
    SELECT * FROM told WHERE user_id IN (SELECT user_id FROM mine)
), stood AS (
    INSERT INTO standings ({named(STANDING)}) SELECT {named(STANDING)} FROM counted
    ON CONFLICT ({named(_KEY)}) DO UPDATE SET {replaced(STANDING[4:])}
)
INSERT INTO ratings ({named(RATING)})
SELECT {named(RATING[:7])}, $1, $2::timestamptz, weight, won FROM counted
ON CONFLICT DO NOTHING
"""
"""The table; when its game was over; whom it counted for."""


class PostgresLedger(Ledger):
    """The ledger of a server. It may be written twice: the second time changes nothing."""

    async def settle(self, ended: Ended, counted: Sequence[Counted]) -> None:
        """Write where people stand after a game, unless that was done or they stand elsewhere now."""
        told = json.dumps([asdict(it) for it in counted])
        await self._engine.write(SETTLE, ended.table_id, ended.ended, told)
