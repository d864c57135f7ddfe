"""Leaderboards, made of standings or of the games won since a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.features.ratings.ledger import SEEN, Pool
from bot.store.engine import Repository


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
_WORTH: Final = "round(CAST(sum(CASE WHEN won THEN weight ELSE 0 END) AS numeric), 6)"
"""What a person's wins are worth together: sums of the same weights in another order are equal."""
_WON: Final = f"""SELECT line, length, place, user_id, games, wins, coalesce((SELECT max(name) FROM standings s
    WHERE s.user_id = lines.user_id AND s.game = $1), '') AS name
    FROM (
        SELECT user_id, count(*) AS games, count(*) FILTER (WHERE won) AS wins,
            rank() OVER (ORDER BY {_WORTH} DESC, count(*)) AS place,
            row_number() OVER (ORDER BY {_WORTH} DESC, count(*), user_id) AS line,
            count(*) OVER () AS length
        FROM ratings WHERE game = $1 AND pool = $2 AND guild_id = $3 AND ended_at >= $5
        GROUP BY user_id HAVING user_id = $4 OR {SEEN}
    ) lines WHERE line > $6 AND line <= $7 OR user_id = $4 OR line = 1 ORDER BY line"""
"""A part of the lines, the reader's own, and the first, which tells how many there are."""


class Leaderboards(Repository):
    """Finds the lines of leaderboards."""

    async def page(self, board: Leaderboard, viewer: int, first: int, most: int) -> LeaderboardPage:
        """Return at most `most` lines of a leaderboard from line `first` (0 is the top).

        Hidden people are left out, except the viewer.
        """
        if board.since is None:
            return await self._by_points(board, viewer, first, most)
        asked = board.game, board.pool, board.guild_id, viewer, board.since, first, first + most
        rows = await self._engine.rows(_WON, *asked)
        lines = {
            line: Leader(place, user_id, None, games, wins, name)
            for line, _, place, user_id, games, wins, name in rows
        }
        own = next((leader for leader in lines.values() if leader.user_id == viewer), None)
        shown = [leader for line, leader in lines.items() if first < line <= first + most]
        return LeaderboardPage(shown, rows[0][1] if rows else 0, own)

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
