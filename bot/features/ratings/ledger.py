"""Standings and ratings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, field, replace
from datetime import UTC, datetime
from typing import Final, Literal

from bot.host.threads import in_thread
from bot.store.columns import columns
from bot.store.engine import Repository, Row, readable
from bot.store.mapping import columns_of, moment
from bot.store.rows import Values, assigned, insert, named, replaced
from bot.store.values import Result, TableRecord

Pool = Literal["people", "computers"]
EVERYWHERE: Final = 0
"""The server id that stands for all servers."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's rating in a game against people or computers, in a server or everywhere.

    `mu` and `sigma` are the estimate of their strength and its uncertainty, on openskill's scale;
    `points` is what people see. `name` is the last name that they were seen with there.
    """

    user_id: int
    game: str
    pool: Pool
    guild_id: int
    mu: float
    sigma: float
    games: int
    wins: int
    points: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class NewStanding:
    """A person's rating after a game that counted for them, with a `weight` of at most 1."""

    standing: Standing
    weight: float
    won: bool


@dataclass(frozen=True, slots=True)
class LevelStanding:
    """The rating of the computers of a level in a game, after `games` against people."""

    game: str
    level: str
    games: int
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Meeting:
    """A rated game of several people, by their ids, in a server.

    `places` has those who played to its end. People whose data is deleted are in neither.
    """

    guild_id: int
    ended: datetime
    people: frozenset[int]
    places: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A finished game with the results of all seats, and its people's names by id."""

    table_id: int
    game: str
    guild_id: int
    ended: datetime
    results: tuple[Result, ...]
    names: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PointsChange:
    """How a game changed a person's points; `before` is None for their first rated game.

    `games` is how many rated games they have now, `mu` and `sigma` are their rating.
    """

    user_id: int
    pool: Pool
    points: int
    mu: float
    sigma: float
    before: int | None
    games: int


COLUMNS: Final = (
    columns("standings", Standing, keys=4, named="guild_id IN ($2::bigint, 0)"),
    columns(
        "ratings",
        keys=5,
        text="game pool",
        number="user_id guild_id table_id points",
        real="mu sigma weight",
        flag="won",
        time="ended_at",
    ),
    columns(
        "level_ratings",
        LevelStanding,
        keys=3,
        text="game level",
        number="games",
        time="ended_at",
    ),
)
STANDING: Final = columns_of(Standing)
RATING: Final = (*STANDING[:6], "points", "table_id", "ended_at", "weight", "won")

_GAMES: Final = STANDING.index("games")
_SETTLE: Final = "UPDATE results SET settled = true WHERE table_id = $1 AND NOT settled"
_PLAYED: Final = "UPDATE results SET settled = true WHERE table_id = $1 AND user_id = $2"
_FIRST_STANDING: Final = f"{insert('standings', STANDING)} ON CONFLICT DO NOTHING"
_NEXT_STANDING: Final = f"""UPDATE standings SET {assigned(STANDING)} WHERE user_id = $1
    AND game = $2 AND pool = $3 AND guild_id = $4 AND games = ${_GAMES + 1} - 1"""
_RATE: Final = f"""{insert("ratings", RATING)} ON CONFLICT
    (user_id, game, pool, guild_id, table_id) DO UPDATE SET {replaced(RATING[4:])}"""

LEVEL_RATING: Final = (*columns_of(LevelStanding), "ended_at")
_RATE_LEVEL: Final = f"{insert('level_ratings', LEVEL_RATING)} ON CONFLICT DO NOTHING"
_LEVEL: Final = f"""SELECT * FROM (SELECT {named(LEVEL_RATING[:-1])} FROM level_ratings
    WHERE game = $1 AND level = ${{0}} ORDER BY games DESC LIMIT 1) AS level{{0}}"""

SEEN: Final = "user_id NOT IN (SELECT user_id FROM people WHERE hidden)"
"""The people who don't hide their profile."""
_UNSETTLED: Final = """SELECT table_id, game, guild_id, ended_at FROM results
    WHERE rated AND NOT settled ORDER BY ended_at, table_id LIMIT 1"""
_UNKNOWN: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""When a game ended whose time can't be read."""
_NAMES: Final = "SELECT user_id, name FROM seats WHERE table_id = $1 AND user_id IS NOT NULL"
_MET: Final = """SELECT table_id, guild_id, ended_at, user_id, place, ending FROM results
    WHERE rated AND user_id IS NOT NULL AND table_id IN (
        SELECT table_id FROM results WHERE user_id = $1 AND rated AND people > 1
        AND ended_at > $2 AND (ended_at < $3 OR ended_at = $3 AND table_id < $4)
        ORDER BY ended_at DESC, table_id DESC LIMIT $5)"""
_RATED_PEOPLE: Final = """SELECT count(*) FROM (SELECT user_id FROM standings
    WHERE game = $1 AND pool = 'people' AND guild_id = $2 LIMIT $3) AS found"""
_STANDINGS: Final = f"SELECT {named(STANDING)} FROM standings WHERE user_id = ANY($1)"
_CURVE: Final = """SELECT points, ended_at FROM ratings WHERE user_id = $1 AND game = $2
    AND pool = $3 AND guild_id = $4 ORDER BY ended_at, table_id"""
_SAME: Final = """FROM ratings b WHERE b.user_id = r.user_id AND b.game = r.game
    AND b.pool = r.pool AND b.guild_id = r.guild_id AND (b.ended_at < r.ended_at
    OR b.ended_at = r.ended_at AND b.table_id"""
_CHANGES: Final = f"""SELECT user_id, pool, points, mu, sigma,
    (SELECT b.points {_SAME} < r.table_id) ORDER BY b.ended_at DESC, b.table_id DESC LIMIT 1),
    (SELECT count(*) {_SAME} <= r.table_id))
    FROM ratings r WHERE user_id = ANY($1) AND game = $2 AND guild_id = $3 AND table_id = $4
    AND {SEEN}"""


class Ledger(Repository):
    """Keeps the standings and ratings that follow from results."""

    async def unsettled(self) -> EndedGame | None:
        """Return the unsettled game that ended first, if there is one."""
        row = await self._engine.first(_UNSETTLED)
        if row is None:
            return None
        table_id, game, guild_id, ended = row
        results = tuple(await self._store.results.of(table_id))
        rows = await self._engine.rows(_NAMES, table_id)
        names: dict[int, str] = {row[0]: row[1] for row in rows}
        return EndedGame(
            table_id, game, guild_id, readable(moment, ended, _UNKNOWN), results, names
        )

    async def met(
        self, user_ids: Iterable[int], since: datetime, ended: EndedGame, most: int
    ) -> list[Meeting]:
        """Return the rated games with others that each of these people played last, the oldest first.

        Args:
            since: no game that ended earlier is returned, nor one that ended after `ended`.
            most: how many games of each of them are returned.
        """
        meetings: dict[int, Meeting] = {}
        for user_id in user_ids:
            asked = user_id, since, ended.ended, ended.table_id, most
            meetings |= await in_thread(_together, await self._engine.rows(_MET, *asked))
        return [meetings[it] for it in sorted(meetings, key=lambda it: (meetings[it].ended, it))]

    async def rated_people(self, game: str, guild_id: int, most: int) -> int:
        """Return how many people have a rating against people in a server, `most` at most."""
        return await self._engine.count(_RATED_PEOPLE, game, guild_id, most)

    async def standings(self, user_ids: Iterable[int]) -> list[Standing]:
        """Return all standings of some people."""
        return await self._many(lambda row: Standing(*row), _STANDINGS, list(user_ids))

    async def levels(self, game: str, levels: Sequence[str]) -> list[LevelStanding]:
        """Return the standings of those of the levels whose computers have played people in a game."""
        query = " UNION ALL ".join(_LEVEL.format(number) for number in range(2, len(levels) + 2))
        return [LevelStanding(*row) for row in await self._engine.rows(query, game, *levels)]

    async def settle(
        self,
        ended: EndedGame,
        counted: Sequence[NewStanding],
        levels: Iterable[LevelStanding] = (),
    ) -> None:
        """Save the ratings after a game in one transaction, unless that was done before.

        Saves nothing if a person was forgotten, or a rating has changed since it was read; the game
        stays unsettled then.
        """
        standings = [astuple(it.standing) for it in counted]
        await self._engine.write_each(
            (_SETTLE, [(ended.table_id,)]),
            (_PLAYED, [(ended.table_id, it.standing.user_id) for it in counted]),
            (_FIRST_STANDING, [it for it in standings if it[_GAMES] == 1]),
            (_NEXT_STANDING, [it for it in standings if it[_GAMES] > 1]),
            (_RATE, _ratings(ended, counted)),
            (_RATE_LEVEL, [(*astuple(it), ended.ended) for it in levels]),
        )

    async def curve(
        self, user_id: int, game: str, pool: Pool, guild_id: int
    ) -> list[tuple[datetime, int]]:
        """Return a person's points after each of their games, in order."""
        asked = user_id, game, pool, guild_id
        return await self._many(lambda row: (moment(row[1]), row[0]), _CURVE, *asked)

    async def changes(self, table: TableRecord) -> list[PointsChange]:
        """Return how a game changed points in its server, or everywhere if it's outside of one.

        People who hide their profile are left out.
        """
        people = [it.user_id for it in table.players if it.user_id is not None]
        asked = people, table.game, table.guild_id, table.id
        return [PointsChange(*row) for row in await self._engine.rows(_CHANGES, *asked)]


def _together(rows: Iterable[Row]) -> dict[int, Meeting]:
    meetings: dict[int, Meeting] = {}
    for table_id, guild_id, at, user_id, place, ending in rows:
        before = meetings.get(
            table_id, Meeting(guild_id, readable(moment, at, _UNKNOWN), frozenset())
        )
        whole = {user_id: place} if ending == "played-out" and place is not None else {}
        people = before.people | {user_id}
        meetings[table_id] = replace(before, people=people, places={**before.places, **whole})
    return meetings


def _ratings(ended: EndedGame, counted: Iterable[NewStanding]) -> list[Values]:
    """Return a row of the columns in `RATING` for each person that a game was rated for."""
    return [
        (
            *(*astuple(it.standing)[:6], it.standing.points),
            *(ended.table_id, ended.ended, it.weight, it.won),
        )
        for it in counted
    ]
