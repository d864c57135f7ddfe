"""What to look for before something is forgotten: alike on every engine.

What `{0}` and so on stand for is said below each.
"""

from __future__ import annotations

from typing import Final

STANDINGS: Final = ("standings", "ratings")
"""What follows from results: it goes with the person, and with the server."""
OVER: Final = "stage IN ('finished', 'called-off')"
NOT_OVER: Final = "stage IN ('lobby', 'playing')"
SOMEBODY: Final = 0
"""The host of a table whose host was forgotten."""

_GOING: Final = f"guild_id >= 0 AND {NOT_OVER}"
"""The tables not over, as the index has them that knows no others; 0 is outside a server."""

ABOUT: Final = f"""SELECT table_id AS id FROM seats WHERE user_id = {{0}}
    UNION SELECT table_id FROM seats
        WHERE past <> '' AND ' ' || past || ' ' LIKE '% ' || {{0}} || ' %'
    UNION SELECT id FROM tables WHERE {_GOING} AND {{1}} = {{0}}"""
"""The tables that know a person: their id, and that of the person a table's offer is for.

Whoever hosts a table has a seat; no seat is on offer where a game is over.
"""
KNOWING: Final = f"SELECT id FROM ({ABOUT}) found ORDER BY id"
KNOWING_NOT_OVER: Final = f"SELECT id FROM tables WHERE {_GOING} AND id IN ({ABOUT}) ORDER BY id"
"""The same in their order, all of them or those not over."""
TO_FORGET: Final = f"""SELECT id FROM tables WHERE {OVER} AND (id IN ({ABOUT})
    OR earlier_caption <> '' AND id IN (SELECT table_id FROM seats WHERE name = '')
    OR {{2}} = {{3}})"""
"""The tables over from which a person is to be taken, as above, with the name in a table's note and
that of the person. Where somebody was forgotten as the game ended, its last text but one stays."""

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
