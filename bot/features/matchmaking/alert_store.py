"""Who wants to hear that somebody looks for opponents, and when they last heard of it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.feature import Section
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository
from bot.store.mapping import cells_of, columns_of, moment, value_of
from bot.store.rows import insert, named

PAUSE: Final = timedelta(days=1)
"""The shortest time between two messages to a person."""
TRY_AGAIN: Final = timedelta(minutes=1)
"""How long a message that was claimed may not be claimed again, though it wasn't sent."""


@dataclass(frozen=True, slots=True)
class Alert:
    """A person wants to hear of people who look for opponents for a game in a server.

    `told_at` is when they last heard of any; a day before they asked if they never have. The message of then may still
    be `unsent`. `language` is what they read.
    """

    user_id: int
    game: str
    guild_id: int
    language: str
    told_at: datetime
    unsent: bool = False

    @property
    def key(self) -> tuple[int, str, int]:
        """What no two alerts share."""
        return self.user_id, self.game, self.guild_id


COLUMNS: Final = columns("alerts", Alert, keys=3)
FORGET_PERSON: Final = "DELETE FROM alerts WHERE user_id = $1"
FORGET_SERVER: Final = "DELETE FROM alerts WHERE guild_id = $1"
_COLUMNS: Final = columns_of(Alert)
_ALL: Final = f"SELECT {named(_COLUMNS)} FROM alerts"
_KEY: Final = "user_id = $1 AND game = $2 AND guild_id = $3"
_SAVE: Final = f"""{insert("alerts", _COLUMNS)} ON CONFLICT (user_id, game, guild_id)
    DO UPDATE SET language = excluded.language"""
_IN: Final = f"""{_ALL} WHERE game = $1 AND guild_id = $2
    AND user_id NOT IN (SELECT user_id FROM queue WHERE game = $1) ORDER BY told_at, user_id"""
_LAST: Final = """SELECT user_id, max(told_at) FROM alerts WHERE user_id = ANY($1) AND NOT unsent
    GROUP BY user_id"""
# Of two processes, the second reads its own rows anew before it changes them, but not those of the query within.
_CLAIM: Final = """UPDATE alerts SET told_at = $2, unsent = true
    WHERE user_id = $1 AND (told_at <= $3 OR unsent AND told_at <= $4) AND NOT EXISTS
    (SELECT 1 FROM alerts told WHERE told.user_id = $1 AND told.told_at > $3
    AND NOT (told.unsent AND told.told_at <= $4)) RETURNING user_id"""
_SENT: Final = "UPDATE alerts SET unsent = false WHERE user_id = $1"
_TOLD: Final = "told who looks for opponents"
"""What the digest of a person who was told is for."""


class Alerts(Repository):
    """Keeps who wants to hear of people who look for opponents."""

    async def of(self, user_id: int) -> list[Alert]:
        """Return what a person wants to hear of."""
        return await self._found(f"{_ALL} WHERE user_id = $1 ORDER BY guild_id, game", user_id)

    async def among(self, game: str, guild_id: int) -> list[Alert]:
        """Return who wants to hear of a game in a server and isn't looking for it, the longest untold first."""
        return await self._found(_IN, game, guild_id)

    async def last_told(self, user_ids: Collection[int]) -> dict[int, datetime]:
        """Return when each of these people was last told anything that was sent, by id."""
        return {
            user_id: moment(at) for user_id, at in await self._engine.rows(_LAST, list(user_ids))
        }

    async def save(self, alert: Alert) -> None:
        """Save an alert; of one that is there already, only the language changes."""
        await self._engine.write(_SAVE, *cells_of(alert))

    async def remove(self, user_id: int, game: str, guild_id: int) -> None:
        """Delete an alert."""
        await self._engine.write(f"DELETE FROM alerts WHERE {_KEY}", user_id, game, guild_id)

    async def claim(self, user_id: int, now: datetime) -> bool:
        """Claim the message to a person, which is `unsent` then; False if they were told something less than a day ago."""
        since = now - PAUSE, now - TRY_AGAIN
        claimed = bool(await self._engine.write(_CLAIM, user_id, now, *since))
        if claimed:
            await self._store.digests.keep(_TOLD, user_id, now.isoformat(), now + PAUSE)
        return claimed

    async def sent(self, user_id: int) -> None:
        """Record that the message which was claimed has been sent, or never can be."""
        await self._engine.write(_SENT, user_id)

    async def told_before(self, user_id: int, now: datetime) -> datetime:
        """Return when somebody who asks now was told last, even if they have ended that since; a day ago if never."""
        kept = await self._store.digests.kept(_TOLD, [user_id])
        return datetime.fromisoformat(kept[user_id]) if user_id in kept else now - PAUSE

    async def _found(self, query: str, *values: object) -> list[Alert]:
        return await self._many(partial(value_of, Alert), query, *values)


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return what a person wants to hear of."""
    alerts = [
        {"game": it.game, "server": str(it.guild_id), "told": it.told_at}
        for it in await store.of(Alerts).of(user_id)
    ]
    return [Section("alerts", alerts, place=51)]
