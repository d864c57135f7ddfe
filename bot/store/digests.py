"""Keyed digests of people's ids: what still counts of those whose data was deleted, each until a time.

The key is a note, so it's in backups and copies, and all processes have the same one. Two digests of
one person have nothing in common without it.
"""

import hmac
import secrets
from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Final

from bot.store.engine import Repository
from bot.store.rows import upsert

if TYPE_CHECKING:
    from bot.store.contract import Store

KEY: Final = "digests"
"""The note with the key."""
_KEY: Final = "INSERT INTO notes (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING"
_KEEP: Final = upsert("digests", ("digest", "value", "until_at"))
_VALUES: Final = "SELECT digest, value FROM digests WHERE digest = ANY($1)"
_EXPIRE: Final = "DELETE FROM digests WHERE until_at <= $1"


class Digests(Repository):
    """Digests ids, and keeps values under such digests."""

    def __init__(self, store: "Store") -> None:
        super().__init__(store)
        self._key = b""

    async def of(self, what: str, user_id: int) -> str:
        """Return the digest of a person for one purpose."""
        return hmac.digest(await self._known_key(), f"{what} {user_id}".encode(), "sha256").hex()

    async def stand_in(self, user_id: int) -> int:
        """Return the negative number that takes the place of a forgotten person's id."""
        return -1 - int((await self.of("id", user_id))[:15], 16)

    async def keep(self, what: str, user_id: int, value: str, until: datetime) -> None:
        """Keep a value of a person until a time."""
        await self._engine.write(_KEEP, await self.of(what, user_id), value, until)

    async def kept(self, what: str, user_ids: Iterable[int]) -> dict[int, str]:
        """Return the values that are kept of some of these people."""
        people = {await self.of(what, it): it for it in user_ids}
        rows = await self._engine.rows(_VALUES, list(people))
        return {people[digest]: value for digest, value in rows}

    async def expire(self, now: datetime) -> None:
        """Delete the digests whose time is over."""
        await self._engine.write(_EXPIRE, now)

    async def _known_key(self) -> bytes:
        if not self._key:
            await self._engine.write(_KEY, KEY, secrets.token_hex(32))
            self._key = bytes.fromhex(await self._store.notes.get(KEY) or "")
        return self._key
