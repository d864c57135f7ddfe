"""The bot's notes for itself: texts by key."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.store.engine import Repository
from bot.store.rows import upsert

_GET: Final = "SELECT value FROM notes WHERE key = $1"
_OF: Final = "SELECT key, value FROM notes WHERE key = ANY($1)"
_SAVE: Final = upsert("notes", ("key", "value"))


class Notes(Repository):
    """Keeps notes."""

    async def get(self, key: str) -> str | None:
        """Return the note under a key, if there is one."""
        return await self._engine.value(_GET, key)

    async def of(self, keys: Sequence[str]) -> dict[str, str]:
        """Return the notes that there are under some keys."""
        return dict(map(tuple, await self._engine.rows(_OF, list(keys))))

    async def save(self, key: str, value: str) -> None:
        """Save a note under a key, replacing the last one."""
        await self._engine.write(_SAVE, key, value)

    async def save_all(self, notes: Mapping[str, str]) -> None:
        """Save notes together, by key."""
        await self._engine.write_all((_SAVE, [*notes.items()]))
