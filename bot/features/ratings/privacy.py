"""What a person's export says of their ratings, and what deletes a person's or a server's."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from bot.feature import Section
from bot.features.ratings.ledger import Ledger, Standing
from bot.store.contract import Store

FORGET_PERSON: Final = tuple(
    f"DELETE FROM {table} WHERE user_id = $1" for table in ("standings", "ratings")
)
_FIRST: Final = """(SELECT min(ended_at) FROM results first WHERE first.guild_id = $1::bigint
    AND first.rated AND first.settled AND first.game = {0}.game)"""
"""When the first game of a server ended that is part of a standing in that game."""
_OF: Final = """r.user_id = standings.user_id AND r.game = standings.game AND r.pool = standings.pool
    AND r.guild_id = standings.guild_id AND r.ended_at"""
_BEFORE: Final = f"FROM ratings r WHERE {_OF} < {_FIRST.format('standings')}"
_SINCE: Final = f"FROM ratings r WHERE {_OF} >= {_FIRST.format('standings')}"
FORGET_SERVER: Final = (
    f"""DELETE FROM standings WHERE NOT EXISTS (SELECT 1 {_BEFORE}) AND EXISTS (SELECT 1 {_SINCE})""",
    f"""UPDATE standings SET (mu, sigma, points, games, wins) = (
        SELECT mu, sigma, points, (SELECT count(*) {_BEFORE}),
            (SELECT count(*) FILTER (WHERE won) {_BEFORE})
        {_BEFORE} ORDER BY ended_at DESC, table_id DESC LIMIT 1)
    WHERE guild_id <> $1 AND EXISTS (SELECT 1 {_BEFORE}) AND EXISTS (SELECT 1 {_SINCE})""",
    *(
        f"DELETE FROM {table} WHERE ended_at >= {_FIRST.format(table)}"
        for table in ("ratings", "level_ratings")
    ),
    f"""UPDATE results SET settled = false WHERE guild_id <> $1 AND rated AND settled
        AND ended_at >= {_FIRST.format("results")}""",
    *(f"DELETE FROM {table} WHERE guild_id = $1" for table in ("standings", "ratings")),
)
"""Resets ratings to before the first game of a server, so that later games can be rated again without
that server's, and deletes its own; the statements run in this order."""


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return a person's ratings, each with its history."""
    ledger = store.of(Ledger)
    standings = [await _standing(ledger, it) for it in await ledger.standings([user_id])]
    return [Section("standings", standings, place=90)]


async def _standing(ledger: Ledger, standing: Standing) -> dict[str, Any]:
    known = {key: value for key, value in asdict(standing).items() if key != "user_id"}
    guild_id = known.pop("guild_id")
    curve = await ledger.curve(standing.user_id, standing.game, standing.pool, guild_id)
    points = [{"at": at, "points": points} for at, points in curve]
    return {
        **known,
        "server": str(guild_id) if guild_id else "everywhere",
        "after_each_game": points,
    }
