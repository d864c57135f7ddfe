"""The records that people import."""

from typing import Final

from bot.store.engine import Repository
from bot.store.mapping import cells_of, columns_of, value_of
from bot.store.rows import insert, named
from bot.store.values import ImportedRecord

RECORDS_KEPT: Final = 50
"""How many records a channel may have; a new one replaces the oldest."""
RECORDS_OF_SERVER: Final = 500
"""How many records a server may have in all its channels."""

_RECORD: Final = columns_of(ImportedRecord)
_GET: Final = f"SELECT {named(_RECORD)} FROM records WHERE id = $1"
_SAVE: Final = f"{insert('records', _RECORD)} ON CONFLICT DO NOTHING"
_CROWDED: Final = f"""DELETE FROM records WHERE channel_id = $1 AND id NOT IN
    (SELECT id FROM records WHERE channel_id = $1 ORDER BY id DESC LIMIT {RECORDS_KEPT})"""
_FULL: Final = f"""DELETE FROM records WHERE guild_id = $1 AND guild_id > 0 AND id NOT IN
    (SELECT id FROM records WHERE guild_id = $1 ORDER BY id DESC LIMIT {RECORDS_OF_SERVER})"""
_DELETE: Final = "DELETE FROM records WHERE id < $1 RETURNING id"


class Records(Repository):
    """Keeps imported records."""

    async def get(self, record_id: int) -> ImportedRecord | None:
        """Return a record by its id."""
        row = await self._engine.first(_GET, record_id)
        return value_of(ImportedRecord, row) if row else None

    async def save(self, record: ImportedRecord) -> None:
        """Save a record, and delete the oldest of its channel or its server if there are too many."""
        await self._engine.write_all(
            (_SAVE, [cells_of(record)]),
            (_CROWDED, [(record.channel_id,)]),
            (_FULL, [(record.guild_id,)]),
        )

    async def delete_before(self, record_id: int) -> int:
        """Delete the records with ids below this one; return how many there were."""
        return len(await self._engine.write(_DELETE, record_id))
