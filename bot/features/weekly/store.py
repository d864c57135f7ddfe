"""What happened in a server in a week, and which servers still need the message."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.store.engine import Repository, Row
from bot.store.mapping import moment


@dataclass(frozen=True, slots=True)
class WeekResult:
    """A seat's result of a finished game.

    `name` is empty for a computer, and for a person who is hidden, forgotten or no longer known.
    `by_computer` says that a computer has stood in for the person.
    """

    table_id: int
    game: str
    ended: datetime
    seat: int
    user_id: int | None
    name: str
    place: int
    score: int
    by_computer: bool = False


@dataclass(frozen=True, slots=True)
class WeekReview:
    """The stored review of a game, as JSON, and the message that shows its end."""

    table_id: int
    channel_id: int
    message_id: int | None
    content: str


@dataclass(frozen=True, slots=True)
class HardPuzzle:
    """The puzzle that the smallest share of people solved at the first try."""

    puzzle_id: int
    answers: int
    found: int


_DUE: Final = """SELECT guild_id FROM servers WHERE week_channel_id <> 0 AND week_told < $1
    AND (guild_id >> 22) % $2 = ANY($3) ORDER BY guild_id"""
_TOLD: Final = "SELECT week_told FROM servers WHERE guild_id = $1"
_MARK: Final = "UPDATE servers SET week_told = $2 WHERE guild_id = $1"
_PLAYED: Final = "guild_id = $1 AND ended_at >= $2 AND ended_at < $3 AND place IS NOT NULL"
_RESULTS: Final = f"""SELECT r.table_id, r.game, r.ended_at, r.seat, r.user_id,
    CASE WHEN r.user_id IN (SELECT user_id FROM people WHERE hidden) THEN ''
        ELSE coalesce((SELECT s.name FROM seats s WHERE s.table_id = r.table_id
            AND s.seat = r.seat AND s.user_id = r.user_id), '') END,
    r.place, r.score, r.ending = 'timed-out'
    FROM results r WHERE r.{_PLAYED} ORDER BY r.ended_at, r.table_id, r.seat"""
_REVIEWS: Final = f"""SELECT t.id, t.channel_id, t.message_id, v.content
    FROM reviews v JOIN tables t ON t.id = v.table_id
    WHERE v.version = $4 AND t.id IN (SELECT table_id FROM results WHERE {_PLAYED}) ORDER BY t.id"""
_LANGUAGE: Final = f"""SELECT language FROM tables WHERE id = (SELECT max(table_id) FROM results
    WHERE {_PLAYED})"""
_HARDEST: Final = """SELECT puzzle_id, count(*) AS answers, count(*) FILTER (WHERE found) AS found
    FROM puzzle_answers WHERE answered_at >= $1 AND answered_at < $2
    GROUP BY puzzle_id HAVING count(*) >= $3
    ORDER BY 1.0 * count(*) FILTER (WHERE found) / count(*), answers DESC, puzzle_id LIMIT 1"""


class Weeks(Repository):
    """Finds the contents of the message about a week, which is identified by its number."""

    async def due(self, week: int, shards: Sequence[int], count: int) -> list[int]:
        """Return these shards' servers that want the message about a week and haven't got it yet."""
        return await self._engine.ids(_DUE, week, count, list(shards))

    async def told(self, guild_id: int) -> int:
        """Return the last week whose message a server got."""
        return await self._engine.count(_TOLD, guild_id)

    async def mark(self, guild_id: int, week: int) -> None:
        """Record that a server got a week's message, or needs none."""
        await self._engine.write(_MARK, guild_id, week)

    async def results(self, guild_id: int, since: datetime, before: datetime) -> list[WeekResult]:
        """Return the results of a server's games that ended in a time, in their order."""
        return await self._many(_result, _RESULTS, guild_id, since, before)

    async def reviews(
        self, guild_id: int, since: datetime, before: datetime, version: int
    ) -> list[WeekReview]:
        """Return the stored reviews of these games."""
        asked = guild_id, since, before, version
        return await self._many(lambda row: WeekReview(*row), _REVIEWS, *asked)

    async def language(self, guild_id: int, since: datetime, before: datetime) -> str:
        """Return the language of the newest table among these games; "" if none is left."""
        return await self._engine.value(_LANGUAGE, guild_id, since, before) or ""

    async def hardest_puzzle(
        self, since: datetime, before: datetime, least: int
    ) -> HardPuzzle | None:
        """Return the hardest puzzle among those with at least this many first answers in a time."""
        row = await self._engine.first(_HARDEST, since, before, least)
        return HardPuzzle(*row) if row else None


def _result(row: Row) -> WeekResult:
    table_id, game, ended, seat, who, name, place, score, instead = row
    return WeekResult(table_id, game, moment(ended), seat, who, name, place, score, bool(instead))
