"""The seasons of servers, with their entrants and fixtures."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final, Literal

from bot.features.seasons.values import LAST, Entrant, Fixture, Season
from bot.store.columns import columns
from bot.store.engine import Repository, readable
from bot.store.mapping import cells_of, columns_of, moment, value_of
from bot.store.rows import LEFT, assigned, insert, named

MessageOf = Literal["message_id", "check_id", "winners_id"]
"""The columns for the messages about a season."""

COLUMNS: Final = (
    columns("seasons", Season),
    columns(
        "entrants",
        Entrant,
        keys=2,
        named="""season_id IN (SELECT id FROM seasons
            WHERE guild_id = $2::bigint AND stage NOT IN ('over', 'called-off'))""",
        number="season_id entry",
        text="digest",
    ),
    columns("fixtures", Fixture, keys=2),
)
_SEASON: Final = columns_of(Season)
_ENTRANT: Final = columns_of(Entrant)
_FIXTURE: Final = columns_of(Fixture)

_OPEN: Final = f"{insert('seasons', _SEASON)} ON CONFLICT DO NOTHING"
_SEASONS: Final = f"SELECT {named(_SEASON)} FROM seasons"
_ACTIVE: Final = "stage IN ('joining', 'running')"
_IN: Final = f"{_SEASONS} WHERE guild_id = $1 ORDER BY id DESC LIMIT 100"
_SHARD: Final = "(guild_id >> 22) % $1 = ANY($2)"
_DUE: Final = f"SELECT id FROM seasons WHERE due_at <= $3 AND {_SHARD} ORDER BY due_at, id"
_NEXT: Final = f"SELECT min(due_at) FROM seasons WHERE due_at IS NOT NULL AND {_SHARD}"
_CLAIM: Final = "UPDATE seasons SET due_at = $2 WHERE id = $1"
_SETTLE: Final = "UPDATE seasons SET due_at = $3 WHERE id = $1 AND due_at = $2"
_TOUCH: Final = f"UPDATE seasons SET due_at = $2, stale = true WHERE id = $1 AND {_ACTIVE}"
_SHOWN: Final = "UPDATE seasons SET stale = false WHERE id = $1 AND due_at = $2"
_STALE: Final = "UPDATE seasons SET stale = true WHERE id = $1"
_TURN: Final = """UPDATE seasons SET stage = $3, starts_at = $4, ends_at = $5, stale = true
    WHERE id = $1 AND stage = $2"""
_CALL_OFF: Final = f"""UPDATE seasons SET stage = 'called-off', due_at = $2, stale = true
    WHERE id = $1 AND {_ACTIVE} RETURNING id"""

_ENTRANTS: Final = f"SELECT {named(_ENTRANT)} FROM entrants WHERE season_id = $1 ORDER BY entry"
_JOIN: Final = f"""{insert("entrants", _ENTRANT)}
    ON CONFLICT (user_id, season_id) WHERE user_id IS NOT NULL DO UPDATE
    SET name = excluded.name, left_at = NULL, joined_at = CASE WHEN entrants.left_at IS NULL
        THEN entrants.joined_at ELSE excluded.joined_at END,
        ready = entrants.ready OR excluded.ready WHERE entrants.division IS NULL"""
_READY: Final = """UPDATE entrants SET ready = true
    WHERE season_id = $1 AND user_id = $2 AND left_at IS NULL
    AND EXISTS (SELECT 1 FROM seasons WHERE id = $1 AND stage = 'joining') RETURNING entry"""
_LEAVE: Final = """DELETE FROM entrants
    WHERE season_id = $1 AND user_id = $2 AND division IS NULL"""
_LEFT: Final = """UPDATE entrants SET left_at = $3
    WHERE season_id = $1 AND user_id = $2 AND division IS NOT NULL AND left_at IS NULL"""
_SAVE_ENTRANT: Final = """UPDATE entrants SET ready = $3, division = $4, points = $5,
    left_at = coalesce(left_at, $6), void = $7, instead_of = $8, place = $9
    WHERE season_id = $1 AND entry = $2 AND NOT (ready AND NOT $3 AND $6::timestamptz IS NOT NULL)"""
"""Nobody is left out who has just become ready."""
_OF: Final = f"SELECT {named(_ENTRANT)} FROM entrants WHERE user_id = $1 ORDER BY season_id"
_PLAYING: Final = f"""SELECT {named(f"e.{it}" for it in _ENTRANT)} FROM entrants e
    JOIN seasons s ON s.id = e.season_id WHERE e.user_id = $1 AND e.left_at IS NULL AND s.{_ACTIVE}"""
_AWAY: Final = """UPDATE entrants SET away_seconds = $3, away_until = $4
    WHERE season_id = $1 AND entry = $2"""
_HELD: Final = "SELECT 1 FROM entrants WHERE season_id = $1 AND digest = $2"
_EXPIRE: Final = """UPDATE entrants SET digest = '' WHERE digest <> ''
    AND season_id IN (SELECT id FROM seasons WHERE stage IN ('over', 'called-off'))"""
_ONE: Final = f"SELECT {named(_ENTRANT)} FROM entrants WHERE season_id = $1 AND user_id = $2"

_FIXTURES: Final = f"SELECT {named(_FIXTURE)} FROM fixtures WHERE season_id = $1 ORDER BY number"
_DRAW: Final = insert("fixtures", _FIXTURE)
_SAVE_FIXTURE: Final = f"""UPDATE fixtures SET {assigned(_FIXTURE)}
    WHERE season_id = $1 AND number = $2 AND stage = ${len(_FIXTURE) + 1}"""
_ENDED: Final = f"""SELECT f.number, CASE WHEN t.stage = 'called-off' AND t.setup IS NULL THEN 'unbegun'
        WHEN t.stage = 'playing' AND t.asleep THEN 'asleep' ELSE t.stage END, r.seat,
    CASE WHEN r.user_id IS NULL OR {LEFT} THEN {LAST} ELSE r.place END FROM fixtures f
    LEFT JOIN tables t ON t.id = f.table_id LEFT JOIN results r ON r.table_id = f.table_id
    WHERE f.season_id = $1 AND f.stage = 'open' ORDER BY f.number, r.seat"""
_WON: Final = """SELECT s.id, s.game, e.entry FROM entrants e JOIN seasons s ON s.id = e.season_id
    WHERE e.user_id = $1 AND e.place = 1 AND e.division = 0 AND s.stage = 'over' AND s.guild_id = $2
    ORDER BY s.id"""
_PLAYED: Final = """SELECT f.season_id, f.number, f.entries, r.seat FROM fixtures f
    JOIN results r ON r.table_id = f.table_id WHERE f.season_id = ANY($1) AND f.division = 0
    AND f.stage = 'decided' AND r.turns >= $2 AND r.ending <> 'timed-out' ORDER BY f.season_id, f.number, r.seat"""

_ENTERED: Final = f"""SELECT e.season_id FROM entrants e JOIN seasons s ON s.id = e.season_id
    WHERE e.user_id = $1 AND e.division IS NOT NULL AND s.{_ACTIVE}"""
KEEP_ENTRANT: Final = "UPDATE entrants SET digest = $3 WHERE user_id = $1 AND season_id = $2"
FORGET_PERSON: Final = (
    "DELETE FROM entrants WHERE user_id = $1 AND division IS NULL",
    "UPDATE entrants SET user_id = NULL, name = '' WHERE user_id = $1",
)
"""Their places stay, without a name."""
_IN_SEASONS: Final = (
    "DELETE FROM {0} WHERE season_id IN (SELECT id FROM seasons WHERE guild_id = $1)"
)
FORGET_SERVER: Final = (
    *(_IN_SEASONS.format(table) for table in ("entrants", "fixtures")),
    "DELETE FROM seasons WHERE guild_id = $1",
)


@dataclass(frozen=True, slots=True)
class Won:
    """A season that somebody has won: its game, their entry, and who has played each game themselves."""

    game: str
    entry: int
    played: Sequence[Sequence[int]]


class Seasons(Repository):
    """Keeps seasons. What two processes may change at once is changed only as it was read."""

    async def open(self, season: Season) -> None:
        """Save a new season, unless another follows the same one."""
        await self._engine.write(_OPEN, *cells_of(season))

    async def get(self, season_id: int) -> Season | None:
        """Return a season by its id."""
        row = await self._engine.first(f"{_SEASONS} WHERE id = $1", season_id)
        return None if row is None else value_of(Season, row)

    async def of_server(self, guild_id: int) -> list[Season]:
        """Return a server's seasons, the newest first."""
        return await self._many(partial(value_of, Season), _IN, guild_id)

    async def forget(self, guild_id: int) -> None:
        """Delete a server's seasons, so that they open no more games."""
        await self._engine.erase(*((it, [(guild_id,)]) for it in FORGET_SERVER))

    async def due(self, now: datetime, shards: Sequence[int], count: int) -> list[int]:
        """Return the seasons of these shards that are due, the longest overdue first."""
        return await self._engine.ids(_DUE, count, list(shards), now)

    async def next_due(self, shards: Sequence[int], count: int) -> datetime | None:
        """Return when the next season of these shards is due."""
        return readable(moment, await self._engine.value(_NEXT, count, list(shards)), None)

    async def claim(self, season_id: int, until: datetime) -> None:
        """Make a season due again at a time, in case this process stops before it's settled."""
        await self._engine.write(_CLAIM, season_id, until)

    async def settle(self, season_id: int, claimed: datetime, due: datetime | None) -> None:
        """Save when a season is due next, unless something has made it due since it was claimed."""
        await self._engine.write(_SETTLE, season_id, claimed, due)

    async def touch(self, season_id: int, now: datetime) -> None:
        """Make a season that isn't over due now: something in it has changed."""
        await self._engine.write(_TOUCH, season_id, now)

    async def note_message(self, season_id: int, column: MessageOf, message_id: int | None) -> None:
        """Save the id of a message about a season."""
        await self._engine.write(
            f"UPDATE seasons SET {column} = $2 WHERE id = $1", season_id, message_id
        )

    async def note_shown(self, season_id: int, claimed: datetime) -> None:
        """Note that the standing message is up to date, unless something has changed since the claim."""
        await self._engine.write(_SHOWN, season_id, claimed)

    async def turn(
        self,
        before: Season,
        after: Season,
        entrants: Iterable[Entrant] = (),
        drawn: Iterable[Fixture] = (),
    ) -> bool:
        """Save a season's new stage and times, with entrants and new fixtures.

        False if it's at another stage by now, or if one of its people has just left or become ready.
        """
        values = before.id, before.stage, after.stage, after.starts, after.ends
        return await self._engine.write_each(
            (_TURN, [values]),
            (_SAVE_ENTRANT, [_changing(it) for it in entrants]),
            (_DRAW, [cells_of(it) for it in drawn]),
        )

    async def call_off(self, season_id: int, now: datetime) -> bool:
        """Call a season off, whatever its stage, and make it due now; False if it's over already."""
        return bool(await self._engine.write(_CALL_OFF, season_id, now))

    # Entrants

    async def entrants(self, season_id: int) -> list[Entrant]:
        """Return the people in a season."""
        return [value_of(Entrant, row) for row in await self._engine.rows(_ENTRANTS, season_id)]

    async def of(self, user_id: int) -> list[Entrant]:
        """Return a person's places in all seasons."""
        return await self._many(partial(value_of, Entrant), _OF, user_id)

    async def entered(self, user_id: int) -> list[int]:
        """Return the running seasons in which a person has a division."""
        return await self._engine.ids(_ENTERED, user_id)

    async def playing(self, user_id: int) -> list[Entrant]:
        """Return a person's places in the seasons that aren't over."""
        return await self._many(partial(value_of, Entrant), _PLAYING, user_id)

    async def join(self, entrant: Entrant) -> None:
        """Save an entrant; somebody who has left before the draw comes back."""
        await self._engine.write(_JOIN, *cells_of(entrant))

    async def be_ready(self, season_id: int, user_id: int) -> bool:
        """Note that a person has answered the ready check; False if they aren't in the season, or it has begun."""
        return bool(await self._engine.write(_READY, season_id, user_id))

    async def leave(self, season_id: int, user_id: int, now: datetime) -> None:
        """Take a person out of a season; one with a division stays in it as somebody who left."""
        await self._engine.write_all(
            (_LEAVE, [(season_id, user_id)]), (_LEFT, [(season_id, user_id, now)])
        )

    async def expire(self) -> None:
        """Delete the digests of people who were forgotten from the seasons that are over."""
        await self._engine.write(_EXPIRE)

    async def entrant(self, season_id: int, user_id: int) -> Entrant | None:
        """Return a person's place in a season; None if they have none."""
        row = await self._engine.first(_ONE, season_id, user_id)
        return None if row is None else value_of(Entrant, row)

    async def held(self, season_id: int, digest: str) -> bool:
        """Return whether a person who was forgotten has a place in a season, by their digest."""
        return await self._engine.first(_HELD, season_id, digest) is not None

    async def note_away(self, entrant: Entrant) -> None:
        """Save for how long an entrant is away."""
        away = entrant.away_seconds, entrant.away_until
        await self._engine.write(_AWAY, entrant.season_id, entrant.entry, *away)

    async def won(self, user_id: int, guild_id: int, least: int) -> list[Won]:
        """Return the seasons of a server that a person has won in the highest division.

        Args:
            least: How many turns a game has to have for somebody to have played it.
        """
        won = await self._engine.rows(_WON, user_id, guild_id)
        games: dict[int, dict[int, list[int]]] = {}
        for season, number, entries, seat in await self._engine.rows(
            _PLAYED, [row[0] for row in won], least
        ):
            games.setdefault(season, {}).setdefault(number, []).append(json.loads(entries)[seat])
        return [Won(game, entry, [*games.get(at, {}).values()]) for at, game, entry in won]

    # Fixtures

    async def fixtures(self, season_id: int) -> list[Fixture]:
        """Return a season's fixtures in their order."""
        return [value_of(Fixture, row) for row in await self._engine.rows(_FIXTURES, season_id)]

    async def change(
        self,
        season_id: int,
        fixtures: Iterable[tuple[Fixture, Fixture]],
        entrants: Iterable[Entrant] = (),
        added: Iterable[Fixture] = (),
    ) -> bool:
        """Save changed fixtures (before and after) and entrants; False if one is at another stage by now."""
        return await self._engine.write_each(
            (_STALE, [(season_id,)]),
            (_SAVE_FIXTURE, [(*cells_of(after), before.stage) for before, after in fixtures]),
            (_SAVE_ENTRANT, [_changing(it) for it in entrants]),
            (_DRAW, [cells_of(it) for it in added]),
        )

    async def ended(self, season_id: int) -> dict[int, tuple[str | None, tuple[int | None, ...]]]:
        """Return the stage and the places of the table of each open fixture, `LAST` for whoever hasn't stayed.

        The stage is None if the table isn't saved yet, or was deleted, `unbegun` if it was closed before its game
        began, and `asleep` if that sleeps.
        """
        games: dict[int, tuple[str | None, tuple[int | None, ...]]] = {}
        for number, stage, seat, place in await self._engine.rows(_ENDED, season_id):
            _, places = games.get(number, (stage, ()))
            games[number] = stage, places if seat is None else (*places, place)
        return games

    async def begun(self, season_id: int) -> frozenset[int]:
        """Return the numbers of the open fixtures whose game has begun."""
        ended = await self.ended(season_id)
        return frozenset(
            number for number, (stage, _) in ended.items() if stage in ("playing", "asleep")
        )


def entered_as(season_id: int) -> str:
    """Return what the digest of a forgotten entrant is for."""
    return f"season {season_id}"


def ids_of(entrants: Iterable[Entrant]) -> list[int]:
    """Return the people among these entrants who weren't forgotten."""
    return [it.user_id for it in entrants if it.user_id is not None]


def _changing(entrant: Entrant) -> tuple[object, ...]:
    """Return the values of `_SAVE_ENTRANT`: not what the person themselves, or others, may change."""
    it = entrant
    flags = it.void, it.instead_of, it.place
    return it.season_id, it.entry, it.ready, it.division, it.points, it.left, *flags
