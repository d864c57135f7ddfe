"""Leaderboards, made of standings or of the games won since a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.store.engine import Repository
from bot.store.ledger import SEEN, Pool


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A leaderboard of a game, against people or computers, of a server or `EVERYWHERE`.

    It is sorted by points, or, with `since`, by the weight of the games won since then.
    """

    game: str
    pool: Pool
    guild_id: int
    since: datetime | None = None


@dataclass(frozen=True, slots=True)
class Leader:
    """A line of a leaderboard; `points` is None if it is sorted by wins."""

    place: int
    user_id: int
    points: int | None
    games: int
    wins: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard, the number of all its lines, and the reader's own line."""

    leaders: Sequence[Leader]
    length: int
    own: Leader | None


_STANDS: Final = f"""FROM standings WHERE game = $1 AND pool = $2 AND guild_id = $3
    AND (user_id = $4 OR {SEEN})"""
_TOP: Final = f"""SELECT user_id, points, games, wins, name {_STANDS}
    ORDER BY points DESC, user_id LIMIT $5 OFFSET $6"""
_ABOVE: Final = f"SELECT count(*) {_STANDS} AND points > $5"
_LENGTH: Final = f"SELECT count(*) {_STANDS}"
_OWN: Final = """SELECT user_id, points, games, wins, name FROM standings
    WHERE game = $1 AND pool = $2 AND guild_id = $3 AND user_id = $4"""
_WON: Final = f"""SELECT user_id, count(*) AS games, count(*) FILTER (WHERE won) AS wins,
    sum(CASE WHEN won THEN weight ELSE 0 END) AS worth, coalesce((SELECT max(name) FROM standings s
        WHERE s.user_id = ratings.user_id AND s.game = $1), '') AS name
    FROM ratings WHERE game = $1 AND pool = $2 AND guild_id = $3 AND ended_at >= $5
    GROUP BY user_id HAVING user_id = $4 OR {SEEN} ORDER BY worth DESC, games, user_id"""


class Leaderboards(Repository):
    """Finds the lines of leaderboards."""

    async def page(self, board: Leaderboard, viewer: int, first: int, most: int) -> LeaderboardPage:
        """Return at most `most` lines of a leaderboard from line `first` (0 is the top).

        Hidden people are left out, except the viewer.
        """
        if board.since is None:
            return await self._by_points(board, viewer, first, most)
        asked = board.game, board.pool, board.guild_id, viewer, board.since
        lines, place, before = [], 0, None
        rows = await self._engine.rows(_WON, *asked)
        for number, (user_id, games, wins, worth, name) in enumerate(rows, start=1):
            if (round(worth, 6), games) != before:
                place, before = number, (round(worth, 6), games)
            lines.append(Leader(place, user_id, None, games, wins, name))
        own = next((line for line in lines if line.user_id == viewer), None)
        return LeaderboardPage(lines[first : first + most], len(lines), own)

    async def _by_points(
        self, board: Leaderboard, viewer: int, first: int, most: int
    ) -> LeaderboardPage:
        asked = board.game, board.pool, board.guild_id, viewer
        length = await self._engine.count(_LENGTH, *asked)
        places: dict[int, int] = {}
        lines = []
        top = await self._engine.rows(_TOP, *asked, most, first)
        for user_id, points, games, wins, name in [*top, *await self._engine.rows(_OWN, *asked)]:
            if points not in places:
                above = await self._engine.count(_ABOVE, *asked, points)
                places[points] = above + 1
            lines.append(Leader(places[points], user_id, points, games, wins, name))
        own = lines[len(top)] if len(lines) > len(top) else None
        return LeaderboardPage(lines[: len(top)], length, own)
