"""Who follows which table or person, and which messages to followers have been claimed."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from bot.feature import Section
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository, each_readable
from bot.store.mapping import cells_of, columns_of, value_of
from bot.store.rows import GOING, OVER, named, upsert


@dataclass(frozen=True, slots=True)
class Follow:
    """A person follows a table until it ends, or (`table_id` 0) somebody in a server until a time.

    `language` is what the follower reads.
    """

    user_id: int
    table_id: int = 0
    followed_id: int = 0
    guild_id: int = 0
    language: str = ""
    until_at: datetime | None = None

    @property
    def key(self) -> tuple[int, int, int, int]:
        """What no two follows share."""
        return self.user_id, self.table_id, self.followed_id, self.guild_id


COLUMNS: Final = (
    columns("follows", Follow, keys=4),
    columns("follow_messages", keys=2, number="user_id table_id"),
)
_FORGET_FOLLOWED: Final = "DELETE FROM follows WHERE followed_id = $1"
FORGET_PERSON: Final = (
    "DELETE FROM follows WHERE user_id = $1",
    "DELETE FROM follow_messages WHERE user_id = $1",
    _FORGET_FOLLOWED,
)
FORGET_SERVER: Final = ("DELETE FROM follows WHERE guild_id = $1",)
_FOLLOW: Final = columns_of(Follow)
_SAVE: Final = upsert("follows", _FOLLOW, keys=4)
_SINCE_NOW: Final = f"""INSERT INTO follow_messages (user_id, table_id)
    SELECT $1, s.table_id FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.user_id = $2 AND t.{GOING} AND t.stage = 'playing' AND t.guild_id = $3
    ON CONFLICT DO NOTHING"""
"""Claims the messages on games that have begun before somebody follows their player."""
_OF: Final = (
    f"SELECT {named(_FOLLOW)} FROM follows WHERE user_id = $1 ORDER BY table_id, followed_id"
)
_REMOVE: Final = "DELETE FROM follows WHERE user_id = $1 AND table_id = $2 AND followed_id = $3"
_TABLE_OVER: Final = f"DELETE FROM follows WHERE table_id = $1 RETURNING {named(_FOLLOW)}"
_FOLLOWERS: Final = f"""SELECT {named(_FOLLOW)} FROM follows
    WHERE followed_id = ANY($1) AND guild_id = $2 AND until_at > $3
    AND followed_id NOT IN (SELECT user_id FROM people WHERE hidden)
    ORDER BY user_id, followed_id"""
_CLAIM: Final = """INSERT INTO follow_messages (user_id, table_id) VALUES ($1, $2)
    ON CONFLICT DO NOTHING RETURNING user_id"""
_UNTOLD: Final = f"""SELECT t.id FROM follows f JOIN tables t ON t.id = f.table_id WHERE t.{OVER}
    UNION SELECT t.id FROM follows f JOIN seats s ON s.user_id = f.followed_id
        JOIN tables t ON t.id = s.table_id
        WHERE t.{GOING} AND t.stage = 'playing' AND t.guild_id = f.guild_id AND f.until_at > $1
        AND NOT EXISTS (SELECT 1 FROM follow_messages m
            WHERE m.user_id = f.user_id AND m.table_id = t.id)"""
_EXPIRE: Final = (
    "DELETE FROM follows WHERE until_at <= $1",
    "DELETE FROM follows WHERE table_id <> 0 AND table_id NOT IN (SELECT id FROM tables)",
    "DELETE FROM follow_messages WHERE table_id NOT IN (SELECT id FROM tables WHERE stage = 'playing')",
)


class Follows(Repository):
    """Keeps what people follow."""

    async def of(self, user_id: int) -> list[Follow]:
        """Return what a person follows."""
        return await self._many(partial(value_of, Follow), _OF, user_id)

    async def save(self, follow: Follow) -> None:
        """Save what a person follows; of somebody's games, only those that begin later count."""
        begun = (follow.user_id, follow.followed_id, follow.guild_id)
        await self._engine.write_all((_SAVE, [cells_of(follow)]), (_SINCE_NOW, [begun]))

    async def remove(self, user_id: int, table_id: int = 0, followed_id: int = 0) -> None:
        """Stop following a table, or a person in every server."""
        await self._engine.write(_REMOVE, user_id, table_id, followed_id)

    async def forget_followed(self, user_id: int) -> None:
        """Delete every follow of a person."""
        await self._engine.write(_FORGET_FOLLOWED, user_id)

    async def claim_over(self, table_id: int) -> list[Follow]:
        """Claim and return the followers of a table that is over; they follow it no more."""
        return each_readable(
            partial(value_of, Follow), await self._engine.write(_TABLE_OVER, table_id)
        )

    async def followers(self, people: Sequence[int], guild_id: int, now: datetime) -> list[Follow]:
        """Return who follows some people in a server, except of those who hide their profile."""
        return await self._many(partial(value_of, Follow), _FOLLOWERS, list(people), guild_id, now)

    async def claim_begun(self, user_id: int, table_id: int) -> bool:
        """Claim the message to a follower that a game has begun; False if it was claimed before."""
        return bool(await self._engine.write(_CLAIM, user_id, table_id))

    async def untold(self, now: datetime) -> list[int]:
        """Return the ids of tables whose beginning or end a follower hasn't been notified of."""
        return await self._engine.ids(_UNTOLD, now)

    async def expire(self, now: datetime) -> None:
        """Delete what has expired."""
        await self._engine.write_all((_EXPIRE[0], [(now,)]), *((it, [()]) for it in _EXPIRE[1:]))


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return what a person follows."""
    follows = [
        {
            "table": str(it.table_id) if it.table_id else None,
            "person": str(it.followed_id) if it.followed_id else None,
            "server": str(it.guild_id) if it.guild_id else None,
            "until": it.until_at,
        }
        for it in await store.of(Follows).of(user_id)
    ]
    return [Section("follows", follows, place=40)]
