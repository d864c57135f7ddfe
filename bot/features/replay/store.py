"""Reviews of games, as they are stored."""

from typing import Final

from bot.store.columns import columns
from bot.store.engine import Repository

COLUMNS: Final = (columns("reviews", of_table=True, number="table_id version", text="content"),)
_GET: Final = "SELECT content FROM reviews WHERE table_id = $1 AND version = $2"
_SAVE: Final = """INSERT INTO reviews (table_id, version, content)
    SELECT id, CAST($2 AS integer), CAST($3 AS text) FROM tables WHERE id = $1
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, content = excluded.content"""


class StoredReviews(Repository):
    """Keeps one review of a game, as JSON."""

    async def get(self, table_id: int, version: int) -> str | None:
        """Return the review of a game, as JSON; None if there is none of this version."""
        return await self._engine.value(_GET, table_id, version)

    async def save(self, table_id: int, version: int, content: str) -> None:
        """Save a review, replacing an older one, unless its table was deleted."""
        await self._engine.write(_SAVE, table_id, version, content)
