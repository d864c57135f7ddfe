"""The times at which tables are due."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

from bot.store.engine import Repository, Statement, readable
from bot.store.mapping import moment
from bot.store.rows import upsert

_NEXT: Final = """SELECT min(due_at) FROM tables
    WHERE due_at IS NOT NULL AND (guild_id >> 22) % $1 = ANY($2)"""
_DUE: Final = """SELECT id FROM tables WHERE due_at <= $1 AND (guild_id >> 22) % $3 = ANY($4)
    ORDER BY due_at, id LIMIT $2"""
_POSTPONE: Final = "UPDATE tables SET due_at = $3 WHERE id = $1 AND due_at <= $2"
_EXTEND: Final = """UPDATE tables SET since = since + $1 * interval '1 second',
    due_at = due_at + $1 * interval '1 second', shown = NULL
    WHERE since IS NOT NULL AND due_at IS NOT NULL AND (guild_id >> 22) % $2 = $3"""
_HEARD: Final = f"{upsert('notes', ('key', 'value'))} WHERE notes.value <> excluded.value"


class Schedule(Repository):
    """Keeps the time at which each table is due.

    Shards are given by their numbers and their `count`; a table outside servers is of shard 0.
    """

    async def next(self, shards: Sequence[int] = (0,), count: int = 1) -> datetime | None:
        """Return when the next table of these shards is due."""
        return readable(moment, await self._engine.value(_NEXT, count, shards), None)

    async def due(
        self, now: datetime, most: int, shards: Sequence[int] = (0,), count: int = 1
    ) -> list[int]:
        """Return the ids of these shards' tables that are due, longest overdue first."""
        return await self._engine.ids(_DUE, now, most, count, shards)

    async def postpone(self, table_id: int, now: datetime, due: datetime) -> None:
        """Make a table that is due now due at another time, whatever its state."""
        await self._engine.write(_POSTPONE, table_id, now, due)

    async def extend(
        self,
        heard: tuple[str, str],
        seconds: int,
        shard: int = 0,
        shards: int = 1,
        paces: Iterable[str] | None = None,
    ) -> bool:
        """Extend the running clocks of a shard, all or those of some paces, and save the note of its heartbeat with it.

        Returns False, and changes nothing, if there is no clock or the note says so already.
        """
        step: Statement = _EXTEND, [(seconds, shards, shard)]
        if paces is not None:
            step = f"{_EXTEND} AND pace = ANY($4)", [(seconds, shards, shard, list(paces))]
        return await self._engine.write_each((_HEARD, [heard]), step)
