"""Deals of the day: their secrets, and the first try of each person.

Once a day is over everywhere its secret is public, so a try that ends later has no result.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.feature import Section
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository, Row, Statement
from bot.store.mapping import cells_of, moment, value_of
from bot.store.rows import insert, named
from bot.tables.zones import end_of_day

COLUMNS: Final = (
    columns("daily_deals", text="day secret", time="fixed_at"),
    columns(
        "daily_tries",
        named="guild_id = $2::bigint",
        number="table_id user_id guild_id",
        text="game day name",
    ),
)
FORGET_PERSON: Final = ("DELETE FROM daily_tries WHERE user_id = $1",)
FORGET_SERVER: Final = ("UPDATE daily_tries SET guild_id = 0 WHERE guild_id = $1",)

_FIX: Final = f"{insert('daily_deals', ('day', 'secret', 'fixed_at'))} ON CONFLICT (day) DO NOTHING"
_OF_DAY: Final = "SELECT secret FROM daily_deals WHERE day = $1"
_TRY: Final = ("user_id", "game", "day", "table_id", "guild_id", "name")
_BEGIN: Final = f"""INSERT INTO daily_tries ({named(_TRY)}) SELECT $1, $2, $3, $4, $5, $6
    WHERE NOT EXISTS (SELECT 1 FROM digests WHERE digest = $7)
    ON CONFLICT (user_id, game, day) DO NOTHING"""
"""Saves a try, unless the person has tried that day's deal of the game before."""
_SPEND: Final = f"{insert('digests', ('digest', 'until_at'))} ON CONFLICT (digest) DO NOTHING"
"""Saves the digest of a try: it stays until the day is over, even if the try is deleted."""
_THEIRS: Final = (
    "(SELECT max(o.score) FROM results o WHERE o.table_id = r.table_id AND o.seat <> r.seat)"
)
_FOUND: Final = f"""SELECT d.user_id, d.game, d.day, d.table_id, d.guild_id, d.name,
    r.place, r.score - {_THEIRS} AS margin, r.turns, r.ended_at
    FROM daily_tries d LEFT JOIN results r ON r.table_id = d.table_id AND r.user_id = d.user_id
    AND r.ending = 'played-out'"""
_OF: Final = f"{_FOUND} WHERE d.user_id = $1 ORDER BY d.day DESC, d.game"
_RANKED: Final = f"""{_FOUND} WHERE d.game = $1 AND d.day = $2 AND r.place IS NOT NULL
    AND d.user_id NOT IN (SELECT user_id FROM people WHERE hidden)
    AND r.ended_at < $3 AND (d.guild_id = $4 OR $4 = 0)
    ORDER BY CASE r.place WHEN 1 THEN 0 ELSE 1 END, margin DESC, r.turns, d.table_id LIMIT $5"""
_COUNT: Final = """SELECT count(*) FROM daily_tries d JOIN results r
    ON r.table_id = d.table_id AND r.user_id = d.user_id
    WHERE d.game = $1 AND d.day = $2 AND r.ended_at < $3 AND r.ending = 'played-out'"""


@dataclass(frozen=True, slots=True)
class DailyTry:
    """A person's first try at a day's deal, and how it ended.

    `guild_id` is the server from which they began. `place`, `margin` (their score less the
    computer's) and `turns` are None until it has ended with a result, in time.
    """

    user_id: int
    game: str
    day: str
    table_id: int
    guild_id: int
    name: str
    place: int | None = None
    margin: int | None = None
    turns: int | None = None

    @property
    def finished(self) -> bool:
        """Whether it was played to its end."""
        return self.place is not None

    @property
    def won(self) -> bool:
        """Whether the person won."""
        return self.place == 1


class Daily(Repository):
    """Keeps the deals of the day."""

    async def fix(self, secrets: Mapping[str, str], now: datetime) -> None:
        """Fix the secrets of days (day to secret), except where one is fixed already."""
        rows = [(day, secret, now) for day, secret in secrets.items()]
        await self._engine.write_all((_FIX, rows))

    async def begins(self, begun: DailyTry) -> tuple[Statement, Statement]:
        """Return the statements that save a try, to be run as its table is created."""
        digest = await self._store.digests.of(spends(begun.game, begun.day), begun.user_id)
        row = *cells_of(begun)[: len(_TRY)], digest
        return (_BEGIN, [row]), (_SPEND, [(digest, end_of_day(begun.day))])

    async def secret(self, day: str) -> str | None:
        """Return the secret of a day; None if it has none."""
        return await self._engine.value(_OF_DAY, day)

    async def of(self, user_id: int) -> list[DailyTry]:
        """Return a person's tries, newest first."""
        return await self._many(_try, _OF, user_id)

    async def spent(self, user_id: int, game: str, day: str) -> bool:
        """Return whether a person has tried a day's deal, even if the try was deleted; only until the day is over."""
        return bool(await self._store.digests.kept(spends(game, day), [user_id]))

    async def ranked(self, game: str, day: str, guild_id: int, most: int) -> Sequence[DailyTry]:
        """Return the best tries of a day, the best first; `guild_id` 0 is everywhere."""
        asked = game, day, end_of_day(day), guild_id, most
        return await self._many(_try, _RANKED, *asked)

    async def count(self, game: str, day: str) -> int:
        """Return how many people have played a day's deal to its end."""
        return await self._engine.count(_COUNT, game, day, end_of_day(day))


def spends(game: str, day: str) -> str:
    """Return what the digest of somebody who has tried a day's deal is for."""
    return f"daily {game} {day}"


def _try(row: Row) -> DailyTry:
    ended, first = moment(row["ended_at"]), value_of(DailyTry, row)
    if ended is None or ended < end_of_day(first.day):
        return first
    return replace(first, place=None, margin=None, turns=None)


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return a person's first tries at the deals of the day."""
    tries = [
        {
            "game": it.game,
            "day": it.day,
            "table": str(it.table_id),
            "server": str(it.guild_id) if it.guild_id else None,
            "name": it.name,
            "place": it.place,
            "margin": it.margin,
            "turns": it.turns,
        }
        for it in await store.of(Daily).of(user_id)
    ]
    return [Section("daily", tries, place=80)]
