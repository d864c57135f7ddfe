"""What deletes a person's or a server's standings and ratings."""

from typing import Final

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
