"""The bot's notes for itself: texts by key."""

from typing import Final

from bot.store.engine import Repository
from bot.store.rows import upsert

_GET: Final = "SELECT value FROM notes WHERE key = $1"
_SAVE: Final = upsert("notes", ("key", "value"))


class Notes(Repository):
    """Keeps notes."""

    async def get(self, key: str) -> str | None:
        """Return the note under a key, if there is one."""
        return await self._engine.value(_GET, key)

    async def save(self, key: str, value: str) -> None:
        """Save a note under a key, replacing the last one."""
        await self._engine.write(_SAVE, key, value)
