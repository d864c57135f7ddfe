"""The people waiting for opponents, and the tables found for them."""

from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import asdict, dataclass
from datetime import datetime
from functools import partial
from typing import Final, Literal

from bot.feature import Section
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository
from bot.store.mapping import cells_of, columns_of, value_of
from bot.store.rows import insert, named
from bot.store.values import Pace

RatedWish = Literal["either", "yes", "no"]
"""Whether a person wants a rated game, an unrated one, or doesn't mind."""


@dataclass(frozen=True, slots=True)
class QueueEntry:
    """A person's place in the queue for a game at a pace; they have one place for each pair of those.

    `guild_id`, `channel_id` and `parent_id` say where they asked; the last is the channel that a
    thread belongs to.
    """

    user_id: int
    game: str
    pace: Pace
    guild_id: int
    channel_id: int
    parent_id: int
    name: str
    """What they were called when they asked."""
    language: str
    """The language of their client."""
    table_language: str
    """The language of public messages where they asked."""
    fewest: int
    """The smallest table that they want, in seats."""
    most: int
    """The largest table that they want, in seats."""
    apart: int
    """How far apart in points their opponents may be; 0 for any distance."""
    rated: RatedWish
    since: datetime
    expires: datetime
    meanwhile_id: int | None = None
    """The table at which they play a computer in the meantime."""
    table_id: int | None = None
    """The table that was found for them; it may not be opened yet."""
    table_guild_id: int | None = None
    """The server of that table."""
    told: bool = False
    """Whether they were notified of that table, which has been opened then."""

    @property
    def key(self) -> tuple[int, str, str]:
        """What no two entries share: the person, the game and the pace."""
        return self.user_id, self.game, self.pace


COLUMNS: Final = columns("queue", QueueEntry, keys=3)
FORGET_PERSON: Final = "DELETE FROM queue WHERE user_id = $1"
FORGET_SERVER: Final = "DELETE FROM queue WHERE guild_id = $1"
_COLUMNS: Final = columns_of(QueueEntry)
_WISH: Final = _COLUMNS[3:13]
_ALL: Final = f"SELECT {named(_COLUMNS)} FROM queue"
_ORDER: Final = "ORDER BY since_at, user_id, game, pace"
_JOIN: Final = f"""{insert("queue", _COLUMNS)} ON CONFLICT (user_id, game, pace) DO UPDATE
    SET {named(f"{it} = excluded.{it}" for it in (*_WISH, "expires_at"))}
    WHERE queue.table_id IS NULL"""
_KEY: Final = "user_id = $1 AND game = $2 AND pace = $3"
_OTHERS: Final = """SELECT count(DISTINCT user_id) FROM queue WHERE game = $2 AND pace = $3
    AND guild_id = $4 AND user_id <> $1 AND expires_at > $5 AND table_id IS NULL"""
_MATCH: Final = f"""UPDATE queue SET table_id = $4, table_guild_id = $5, told = false
    WHERE {_KEY} AND table_id IS NULL"""
_MEANWHILE: Final = f"""UPDATE queue SET meanwhile_id = $4
    WHERE {_KEY} AND table_id IS NULL AND coalesce(meanwhile_id, 0) IN ($4, $5)
    RETURNING user_id"""
_NO_MEANWHILE: Final = f"UPDATE queue SET meanwhile_id = NULL WHERE {_KEY} AND meanwhile_id = $4"
_MATCHED: Final = f"""{_ALL} WHERE table_id IS NOT NULL AND (table_guild_id >> 22) % $1 = ANY($2)
    {_ORDER}"""
_PEOPLE: Final = "SELECT user_id FROM queue WHERE table_id = $1"
_TELL: Final = "UPDATE queue SET told = true WHERE table_id = $1 AND NOT told RETURNING user_id"
_RELEASE: Final = """UPDATE queue SET table_id = NULL, table_guild_id = NULL, told = false,
    expires_at = expires_at + $2 * interval '1 second' WHERE table_id = $1"""
_KNOWN: Final = """SELECT DISTINCT s.user_id, t.guild_id FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.user_id = ANY($1) AND t.guild_id = ANY($2) AND t.stage IN ('playing', 'finished')"""
_LAST: Final = """SELECT game, user_id, table_id FROM (
    SELECT t.game, s.user_id, s.table_id, row_number() OVER
        (PARTITION BY t.game, s.user_id ORDER BY s.table_id DESC) AS back
    FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.user_id = ANY($1) AND s.table_id > $2 AND t.stage IN ('playing', 'finished')
) lately WHERE back <= $3"""


class Queue(Repository):
    """Keeps the queue of people waiting for opponents."""

    async def join(self, entry: QueueEntry) -> None:
        """Save an entry; a person who waits already keeps their place, and the table found for them."""
        await self._engine.write(_JOIN, *cells_of(entry))

    async def of(self, user_id: int) -> list[QueueEntry]:
        """Return a person's entries, the oldest first; those that have expired may be among them."""
        return await self._found(f"{_ALL} WHERE user_id = $1 {_ORDER}", user_id)

    async def others(self, entry: QueueEntry, now: datetime) -> int:
        """Count the other people waiting for the same game at the same pace in the same server."""
        return await self._engine.count(_OTHERS, *entry.key, entry.guild_id, now)

    async def leave(self, user_id: int, game: str, pace: str) -> None:
        """Delete an entry, unless a table was found for it."""
        statement = f"DELETE FROM queue WHERE {_KEY} AND table_id IS NULL"
        await self._engine.write(statement, user_id, game, pace)

    async def leave_all(self, user_ids: Collection[int]) -> None:
        """Delete all entries of some people for which no table was found."""
        statement = "DELETE FROM queue WHERE user_id = ANY($1) AND table_id IS NULL"
        await self._engine.write(statement, list(user_ids))

    async def forget(self, guild_id: int) -> None:
        """Delete the entries of those who asked in a server, with or without a table."""
        async with self.opening():
            await self._engine.write(FORGET_SERVER, guild_id)

    async def forget_person(self, user_id: int) -> None:
        """Delete a person's entries, with or without a table."""
        async with self.opening():
            await self._engine.write(FORGET_PERSON, user_id)

    def opening(self) -> AbstractAsyncContextManager[None]:
        """Wait for the turn to open a table that was found, or to delete entries whose table mustn't be opened."""
        return self._store.turn("tables that were found")

    async def whole(self, group: Sequence[QueueEntry]) -> bool:
        """Return whether everybody in a group still has the table that was found for them."""
        people = await self._engine.ids(_PEOPLE, group[0].table_id)
        return {it.user_id for it in group} == {*people}

    async def expire(self, now: datetime) -> None:
        """Delete the entries that have expired, unless a table was found for them."""
        statement = "DELETE FROM queue WHERE expires_at <= $1 AND table_id IS NULL"
        await self._engine.write(statement, now)

    async def play_meanwhile(self, entry: QueueEntry, table_id: int) -> bool:
        """Note the table at which a person is to play a computer in the meantime.

        False if another one was noted since the entry was read, or opponents were found.
        """
        values = *entry.key, table_id, entry.meanwhile_id or 0
        return bool(await self._engine.write(_MEANWHILE, *values))

    async def play_nothing(self, entry: QueueEntry, table_id: int) -> None:
        """Note that such a table could not be opened."""
        await self._engine.write(_NO_MEANWHILE, *entry.key, table_id)

    async def everybody(self) -> list[QueueEntry]:
        """Return all entries, the oldest first."""
        return await self._found(f"{_ALL} {_ORDER}")

    async def match(self, table_id: int, guild_id: int, group: Iterable[QueueEntry]) -> bool:
        """Note the table that is to be opened for a group; False if one of them has just left."""
        rows = [(*entry.key, table_id, guild_id) for entry in group]
        return await self._engine.write_each((_MATCH, rows))

    async def matched(self, shards: Sequence[int], count: int) -> list[QueueEntry]:
        """Return the entries with a table in the servers of these shards, the oldest first."""
        return await self._found(_MATCHED, count, shards)

    async def tell(self, table_id: int) -> bool:
        """Record that people are notified of their table; False if they already were."""
        return bool(await self._engine.write(_TELL, table_id))

    async def settle(self, table_id: int, stay: Collection[int], seconds: int) -> None:
        """Return those who `stay` to their old places after a table that came to nothing.

        The others' entries for it are deleted. Entries last longer by the `seconds` it took.
        """
        away = "DELETE FROM queue WHERE table_id = $1 AND NOT (user_id = ANY($2))"
        await self._engine.write_all(
            (away, [(table_id, list(stay))]), (_RELEASE, [(table_id, seconds)])
        )

    async def finish(self, table_id: int, user_ids: Collection[int], paces: Sequence[str]) -> None:
        """Delete the entries for a table that has begun, and these people's others at some paces."""
        others = "DELETE FROM queue WHERE user_id = ANY($1) AND pace = ANY($2) AND table_id IS NULL"
        await self._engine.write_all(
            ("DELETE FROM queue WHERE table_id = $1", [(table_id,)]),
            (others, [(list(user_ids), list(paces))]),
        )

    async def known_in(
        self, user_ids: Collection[int], guild_ids: Collection[int]
    ) -> set[tuple[int, int]]:
        """Return pairs of a person and a server, of these, in which they have played."""
        rows = await self._engine.rows(_KNOWN, list(user_ids), list(guild_ids))
        return {(row[0], row[1]) for row in rows}

    async def last_tables(
        self, user_ids: Collection[int], after: int, most: int
    ) -> dict[tuple[str, int], list[int]]:
        """Return the last `most` tables of these people with an id above `after`, by game and person."""
        tables: dict[tuple[str, int], list[int]] = {}
        for game, user_id, table_id in await self._engine.rows(_LAST, list(user_ids), after, most):
            tables.setdefault((game, user_id), []).append(table_id)
        return tables

    async def _found(self, query: str, *values: object) -> list[QueueEntry]:
        return await self._many(partial(value_of, QueueEntry), query, *values)


@asynccontextmanager
async def leaving(store: Store, user_id: int) -> AsyncIterator[None]:
    """Take a person out of the queue first, or a table that they leave could bring them back to it."""
    await store.of(Queue).forget_person(user_id)
    yield


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return a person's places in the queue; large numbers are text, as JSON readers round them."""
    places = [
        {
            key: str(value) if key.endswith("_id") and value is not None else value
            for key, value in asdict(it).items()
            if key != "user_id"
        }
        for it in await store.of(Queue).of(user_id)
    ]
    return [Section("queue", places, place=50)]
