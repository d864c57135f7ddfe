"""What to look for before something is forgotten: alike on every engine.

What `{0}` and so on stand for is said below each.
"""

from __future__ import annotations

from typing import Final

STANDINGS: Final = ("standings", "ratings")
"""What follows from results: it goes with the person, and with the server."""
LEFTOVERS: Final = "UPDATE leftovers SET caption = '' WHERE caption <> ''"
"""What stays of messages that are still to be tidied may name anybody, and nothing says whom."""
OVER: Final = "stage IN ('finished', 'called-off')"
NOT_OVER: Final = "stage IN ('lobby', 'playing')"
SOMEBODY: Final = 0
"""The host of a table whose host was forgotten, and whoever was in a seat before and was forgotten."""

_GOING: Final = f"guild_id >= 0 AND {NOT_OVER}"
"""The tables not over, as the index has them that knows no others; 0 is outside a server."""

ABOUT: Final = f"""SELECT table_id AS id FROM seats WHERE user_id = {{0}}
    UNION SELECT table_id FROM seats
        WHERE past <> '' AND ' ' || past || ' ' LIKE '% ' || {{0}} || ' %'
    UNION SELECT id FROM tables WHERE {_GOING} AND ({{1}} = {{0}} OR {{2}} = {{0}})"""
"""The tables that know a person: their id, that of the person a table's offer is for, and that of the
person in its note.

Whoever hosts a table has a seat; no seat is on offer where a game is over.
"""
KNOWING: Final = f"SELECT id FROM ({ABOUT}) found ORDER BY id"
KNOWING_NOT_OVER: Final = f"SELECT id FROM tables WHERE {_GOING} AND id IN ({ABOUT}) ORDER BY id"
"""The same in their order, all of them or those not over."""
TO_FORGET: Final = f"""SELECT id FROM tables WHERE {OVER} AND (id IN ({ABOUT})
    OR earlier_caption <> '' AND id IN (SELECT table_id FROM seats WHERE name = '')
    OR {{2}} = {{0}} OR clock IS NOT NULL AND {{3}} = {{0}})"""
"""The tables over from which a person is to be taken, as above, with the person of a table's clock,
which stays where the game ended while nothing could be posted. Where somebody was forgotten as the game ended, its last text but one stays."""

_FIRST: Final = """(SELECT min(ended_at) FROM results first
    WHERE first.guild_id = {{0}} AND first.rated AND first.settled AND first.game = {0}.game)"""
"""When a server's first game ended that somebody's standing in that game knows of; a server."""
_OF: Final = """r.user_id = standings.user_id AND r.game = standings.game AND r.pool = standings.pool
    AND r.guild_id = standings.guild_id AND r.ended_at"""
_ELSEWHERE: Final = f"""FROM ratings r WHERE {_OF} < {_FIRST.format("standings")}"""
REWOUND: Final = {
    "fallen": f"DELETE FROM standings WHERE NOT EXISTS (SELECT 1 {_ELSEWHERE}) AND EXISTS"
    f" (SELECT 1 FROM ratings r WHERE {_OF} >= {_FIRST.format('standings')})",
    "stood": f"""UPDATE standings SET (mu, sigma, points, games, wins) = (
        SELECT mu, sigma, points, (SELECT count(*) {_ELSEWHERE}),
            (SELECT count(*) FILTER (WHERE won) {_ELSEWHERE})
        {_ELSEWHERE} ORDER BY ended_at DESC, table_id DESC LIMIT 1)
    WHERE guild_id <> {{0}} AND EXISTS (SELECT 1 {_ELSEWHERE})
        AND EXISTS (SELECT 1 FROM ratings r WHERE {_OF} >= {_FIRST.format("standings")})""",
    "rated": f"DELETE FROM ratings WHERE ended_at >= {_FIRST.format('ratings')}",
    "unsettled": f"""UPDATE results SET settled = false WHERE guild_id <> {{0}} AND rated AND settled
        AND ended_at >= {_FIRST.format("results")}""",
}
"""Puts everybody back where they stood before the first game of a server, so that all games since
can be settled without those of that server: in this order, or all at once. A server."""

OUTLIVED: Final = f"""SELECT id FROM tables WHERE {OVER} AND (
    coalesce(touched_at, (SELECT max(ended_at) FROM results WHERE table_id = id), opened_at) < {{0}}
    OR {{1}} = 'gone' AND touched_at < {{2}}) ORDER BY id LIMIT {{3}}"""
"""A time, or NULL; what a table's note says; another time; how many at most."""
WAITING: Final = f"""SELECT id FROM tables WHERE {_GOING} AND touched_at < {{0}} AND id > {{1}}
    ORDER BY id LIMIT {{2}}"""
"""A time; the last id; how many at most."""
IDLE_SERVERS: Final = """SELECT guild_id AS id FROM servers WHERE guild_id > {1} AND NOT EXISTS
    (SELECT 1 FROM tables WHERE guild_id = servers.guild_id AND touched_at >= {0})
    ORDER BY guild_id LIMIT {2}"""
"""As above."""
TABLES_IN: Final = (
    """SELECT id FROM tables WHERE guild_id = {{0}} AND {0} ORDER BY id LIMIT {{1}}"""
)
"""The stage, and then a server; how many at most."""
