"""Reviews of games, and the records that people import, as they are stored."""

import logging
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository
from bot.store.mapping import cells_of, columns_of, value_of
from bot.store.rows import insert, named
from bot.tables.table import first_id

log = logging.getLogger(__name__)

RECORDS_KEPT: Final = 50
"""How many records a channel may have; a new one replaces the oldest."""
RECORDS_OF_SERVER: Final = 500
"""How many records a server may have in all its channels."""

RECORD_DAYS: Final = 30
"""How many days an imported record is stored."""
COLUMNS: Final = (
    columns("reviews", of_table=True, number="table_id version", text="content"),
    columns("records", number="id guild_id channel_id", json="content"),
)
FORGET_SERVER: Final = ("DELETE FROM records WHERE guild_id = $1",)


@dataclass(frozen=True, slots=True)
class ImportedRecord:
    """A game record that a person imported in a channel, as JSON; its id contains the time, as a table's does."""

    id: int
    guild_id: int
    channel_id: int
    content: str


_REVIEW: Final = "SELECT content FROM reviews WHERE table_id = $1 AND version = $2"
_SAVE_REVIEW: Final = """INSERT INTO reviews (table_id, version, content)
    SELECT id, CAST($2 AS integer), CAST($3 AS text) FROM tables WHERE id = $1
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, content = excluded.content"""


_RECORD: Final = columns_of(ImportedRecord)
_RECORD_BY_ID: Final = f"SELECT {named(_RECORD)} FROM records WHERE id = $1"
_SAVE_RECORD: Final = f"{insert('records', _RECORD)} ON CONFLICT DO NOTHING"
_CROWDED: Final = f"""DELETE FROM records WHERE channel_id = $1 AND id NOT IN
    (SELECT id FROM records WHERE channel_id = $1 ORDER BY id DESC LIMIT {RECORDS_KEPT})"""
_FULL: Final = f"""DELETE FROM records WHERE guild_id = $1 AND guild_id > 0 AND id NOT IN
    (SELECT id FROM records WHERE guild_id = $1 ORDER BY id DESC LIMIT {RECORDS_OF_SERVER})"""
_DELETE_BEFORE: Final = "DELETE FROM records WHERE id < $1 RETURNING id"


class StoredReviews(Repository):
    """Keeps one review of a game, as JSON."""

    async def get(self, table_id: int, version: int) -> str | None:
        """Return the review of a game, as JSON; None if there is none of this version."""
        return await self._engine.value(_REVIEW, table_id, version)

    async def save(self, table_id: int, version: int, content: str) -> None:
        """Save a review, replacing an older one, unless its table was deleted."""
        await self._engine.write(_SAVE_REVIEW, table_id, version, content)


class Records(Repository):
    """Keeps imported records."""

    async def get(self, record_id: int) -> ImportedRecord | None:
        """Return a record by its id."""
        row = await self._engine.first(_RECORD_BY_ID, record_id)
        return value_of(ImportedRecord, row) if row else None

    async def save(self, record: ImportedRecord) -> None:
        """Save a record, and delete the oldest of its channel or its server if there are too many."""
        await self._engine.write_all(
            (_SAVE_RECORD, [cells_of(record)]),
            (_CROWDED, [(record.channel_id,)]),
            (_FULL, [(record.guild_id,)]),
        )

    async def delete_before(self, record_id: int) -> int:
        """Delete the records with ids below this one; return how many there were."""
        return len(await self._engine.write(_DELETE_BEFORE, record_id))


async def drop_records(store: Store) -> None:
    """Delete the imported records that were kept long enough."""
    count = await store.of(Records).delete_before(
        first_id(store.now() - timedelta(days=RECORD_DAYS))
    )
    if count:
        log.info("%d records were deleted: they were kept long enough", count)
