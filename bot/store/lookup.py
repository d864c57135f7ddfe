"""Finding tables by person, server or channel."""

from typing import Final

from bot.host.threads import in_thread
from bot.store.columns import all_columns
from bot.store.engine import Repository
from bot.store.mapping import moment
from bot.store.rows import GOING, NOT_OVER, OPEN, OVER, UNOPENED, traits_in, unfinished
from bot.store.values import LoggedMove, OpenCounts, Traits

ABOUT: Final = f"""SELECT table_id AS id FROM seats WHERE user_id = $1
    UNION SELECT table_id FROM seats
        WHERE past <> '' AND ' ' || past || ' ' LIKE '% ' || $1::bigint || ' %'
    UNION SELECT id FROM tables
        WHERE {GOING} AND ((offer ->> 1)::bigint = $1 OR (note ->> 2)::bigint = $1)"""
"""The tables with data about a person: a seat, an offer or a note.

The host of a table has a seat; no seat is on offer once a game is over.
"""
PEOPLE: Final = ("user_id", "host_id", "blocked_id", "followed_id")
"""The columns that hold a person's id."""
_ABOUT: Final = f"SELECT id FROM ({ABOUT}) found ORDER BY id"
_ABOUT_NOT_OVER: Final = f"SELECT id FROM tables WHERE {GOING} AND id IN ({ABOUT}) ORDER BY id"
_OPEN: Final = f"SELECT id FROM tables WHERE {OPEN} ORDER BY id"
_OF: Final = f"""SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id
    WHERE s.user_id = $1 AND t.{NOT_OVER} ORDER BY t.id"""
_AT: Final = f"SELECT id FROM tables WHERE channel_id = $1 AND {NOT_OVER} ORDER BY id"
_IN: Final = "SELECT id FROM tables WHERE guild_id = $1 AND {0} ORDER BY id LIMIT $2"
_ASLEEP: Final = """SELECT id FROM tables WHERE channel_id = $1 AND stage = 'playing' AND asleep
    ORDER BY id IN (SELECT table_id FROM seats WHERE user_id = $2) DESC, id DESC LIMIT 1"""
_OPEN_COUNTS: Final = f"""SELECT count(*), count(*) FILTER (WHERE host_id = $2)
    FROM tables WHERE guild_id = $1 AND season_id = 0 AND {OPEN}"""
_OPEN_CHANNELS: Final = f"""SELECT channel_id FROM tables
    WHERE guild_id = $1 AND season_id = 0 AND place = 'server' AND {OPEN}
    ORDER BY CASE host_id WHEN $2 THEN 0 ELSE 1 END, touched_at, id"""
_OPEN_AS_GUEST: Final = f"""SELECT count(*) FROM tables
    WHERE host_id = $1 AND place <> 'server' AND {OPEN}"""
_COUNTS: Final = f"""SELECT (SELECT count(*) FROM tables WHERE {OPEN}),
    (SELECT count(*) FROM ({{0}}) u), (SELECT count(*) FROM leftovers)"""
_UNOPENED: Final = f"""SELECT coalesce((SELECT unopened FROM servers WHERE guild_id = $1), 0)
    + (SELECT count(*) FROM tables WHERE guild_id = $1 AND {UNOPENED})"""
_IN_CELLS: Final = (
    "(offer ->> 1)::bigint AS id FROM tables WHERE offer IS NOT NULL",
    "(note ->> 2)::bigint FROM tables WHERE note IS NOT NULL",
    "(clock::json ->> 2)::bigint FROM tables WHERE clock IS NOT NULL",
)
"""The people who are named in cells of tables."""
_TRAITS: Final = """SELECT traits FROM tables
    WHERE stage = 'playing' AND game = $1 AND traits <> '[]'"""

_PAST: Final = "SELECT DISTINCT past FROM seats WHERE past <> ''"
_FINISHED: Final = """SELECT id FROM tables WHERE channel_id = $1 AND stage = 'finished'
    ORDER BY id DESC LIMIT $2"""
_NEWEST: Final = "SELECT max(id) FROM tables WHERE channel_id = $1 AND id < $2"
_MOVES: Final = "SELECT number, seat, move, made_at FROM moves WHERE table_id = $1 ORDER BY number"


class Lookup(Repository):
    """Finds tables by their ids."""

    async def open_tables(self) -> list[int]:
        """Return the ids of all open tables in order."""
        return await self._engine.ids(_OPEN)

    async def tables_of(self, user_id: int) -> list[int]:
        """Return the ids of the tables in play at which a person has a seat, oldest first."""
        return await self._engine.ids(_OF, user_id)

    async def tables_at(self, channel_id: int) -> list[int]:
        """Return the ids of a channel's tables in play, also those asleep, oldest first."""
        return await self._engine.ids(_AT, channel_id)

    async def tables_about(self, user_id: int, *, over: bool = True) -> list[int]:
        """Return the ids of the tables with data about a person, oldest first; also those `over`."""
        return await self._engine.ids(_ABOUT if over else _ABOUT_NOT_OVER, user_id)

    async def tables_in(self, guild_id: int, most: int, *, over: bool) -> list[int]:
        """Return the ids of a server's tables, either those `over` or the others, oldest first."""
        return await self._engine.ids(_IN.format(OVER if over else NOT_OVER), guild_id, most)

    async def asleep_in(self, channel_id: int, user_id: int) -> int | None:
        """Return the id of a table asleep in a channel, if there is one: a person's newest, or else anybody's."""
        return await self._engine.value(_ASLEEP, channel_id, user_id)

    async def open_counts(self, guild_id: int, user_id: int) -> tuple[int, int]:
        """Return the number of a server's open tables, and of those that this person hosts."""
        ((here, theirs),) = await self._engine.rows(_OPEN_COUNTS, guild_id, user_id)
        return here, theirs

    async def open_channels(self, guild_id: int, user_id: int) -> list[int]:
        """Return the channels of a server's open tables, this host's first, then the longest untouched."""
        return await self._engine.ids(_OPEN_CHANNELS, guild_id, user_id)

    async def open_as_guest(self, user_id: int) -> int:
        """Return the number of open tables that a person hosts outside the bot's servers."""
        return await self._engine.count(_OPEN_AS_GUEST, user_id)

    async def unopened(self, guild_id: int) -> int:
        """Return how many of a server's sealed tables were called off, or sleep, those deleted included."""
        return await self._engine.count(_UNOPENED, guild_id)

    async def finished_in(self, channel_id: int, most: int) -> list[int]:
        """Return the ids of a channel's finished tables, newest first."""
        return await self._engine.ids(_FINISHED, channel_id, most)

    async def newest_before(self, channel_id: int, table_id: int) -> int | None:
        """Return the id of the last table that was opened in a channel before this one; None without one."""
        return await self._engine.value(_NEWEST, channel_id, table_id)

    async def traits(self, game: str) -> list[Traits]:
        """Return what can be seen of each game that counts and is being played."""
        return await self._many(lambda row: traits_in(row[0]), _TRAITS, game)

    async def everybody(self) -> list[int]:
        """Return the ids of all people with data."""
        people = (
            f"{column} FROM {table.name}"
            for table in all_columns(self._store.features)
            for column in PEOPLE
            if column in table.kinds
        )
        named = " UNION ALL SELECT ".join((*_IN_CELLS, *people))
        query = f"SELECT DISTINCT id FROM (SELECT {named}) found WHERE id IS NOT NULL"
        past = await self._engine.rows(_PAST)
        ids = {int(user_id) for (them,) in past for user_id in them.split()}
        return sorted(ids.union(await self._engine.ids(query)))

    async def counts(self) -> OpenCounts:
        """Count what is open or unfinished in the whole database, without claiming it."""
        (row,) = await self._engine.rows(_COUNTS.format(unfinished(self._store.features)))
        return OpenCounts(*row)

    async def moves(self, table_id: int) -> list[LoggedMove]:
        """Return a table's log with the time of each row."""
        rows = await self._engine.rows(_MOVES, table_id)
        return await in_thread(
            lambda: [LoggedMove(number, seat, move, moment(at)) for number, seat, move, at in rows]
        )
