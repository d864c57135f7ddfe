"""Finding and deleting expired data."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.store.columns import all_columns
from bot.store.engine import Repository
from bot.store.rows import GOING, OVER, UNOPENED

_EXPIRED: Final = f"""SELECT id FROM tables WHERE {OVER} AND (
    coalesce(touched_at, (SELECT max(ended_at) FROM results WHERE table_id = id), opened_at) < $1
    OR (note ->> 0 = 'gone' OR setup IS NULL) AND touched_at < $2) ORDER BY id LIMIT $3"""
_IDLE_TABLES: Final = f"""SELECT id FROM tables WHERE {GOING} AND touched_at < $1 AND id > $2
    ORDER BY id LIMIT $3"""
_IDLE_SERVERS: Final = """SELECT guild_id FROM servers WHERE guild_id > $2 AND chosen AND NOT EXISTS
    (SELECT 1 FROM tables WHERE guild_id = servers.guild_id AND touched_at >= $1)
    ORDER BY guild_id LIMIT $3"""
_THESE: Final = f"SELECT id FROM tables WHERE {OVER} AND id = ANY($1)"
_COUNT_UNOPENED: Final = f"""INSERT INTO servers (guild_id, stand, boards, chosen, unopened)
    SELECT guild_id, 'channel', 'two', false, count(*) FROM tables
    WHERE {OVER} AND id = ANY($1) AND {UNOPENED} AND guild_id > 0 GROUP BY guild_id
    ON CONFLICT (guild_id) DO UPDATE SET unopened = servers.unopened + excluded.unopened"""
"""What a server keeps of its sealed tables that were never opened."""
_DELETE: Final = f"DELETE FROM tables WHERE {OVER} AND id = ANY($1)"


class Expiry(Repository):
    """Finds what has expired, and deletes tables."""

    async def expired(self, before: datetime | None, gone_before: datetime, most: int) -> list[int]:
        """Return the ids of tables that ended before a time, oldest first; none if it is None.

        Among them are those whose channels were deleted, or whose lobbies were closed, before `gone_before`.
        """
        return await self._engine.ids(_EXPIRED, before, gone_before, most)

    async def idle_tables(self, before: datetime, after: int, most: int) -> list[int]:
        """Return the ids above `after` of tables in play that were inactive since a time."""
        return await self._engine.ids(_IDLE_TABLES, before, after, most)

    async def idle_servers(self, before: datetime, after: int, most: int) -> list[int]:
        """Return the ids above `after` of servers with settings but without activity since a time."""
        return await self._engine.ids(_IDLE_SERVERS, before, after, most)

    async def delete_tables(self, table_ids: Sequence[int]) -> None:
        """Delete tables that are over, with their seats, moves and what features have of them; their results stay."""
        of_tables = (it.name for it in all_columns(self._store.features) if it.of_table)
        beside = (f"DELETE FROM {table} WHERE table_id IN ({_THESE})" for table in of_tables)
        await self._engine.write_all(
            *((statement, [(table_ids,)]) for statement in (_COUNT_UNOPENED, *beside, _DELETE))
        )
