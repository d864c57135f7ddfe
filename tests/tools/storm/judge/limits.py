"""What each person and each server may have, after every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.tools.storm.staging import Storm

_OPEN: Final = "stage IN ('lobby', 'playing')"
PASSED: Final = {
    "a person waits for more than 8 games": (
        "SELECT user_id FROM queue GROUP BY user_id HAVING count(*) > 8"
    ),
    "a person follows more than 50 tables and people": (
        "SELECT user_id FROM follows GROUP BY user_id HAVING count(*) > 50"
    ),
    "a person blocks more than 100 people": (
        "SELECT user_id FROM blocks GROUP BY user_id HAVING count(*) > 100"
    ),
    "a server has more than 4 seasons at once": (
        "SELECT guild_id FROM seasons WHERE stage IN ('joining', 'running')"
        " GROUP BY guild_id HAVING count(*) > 4"
    ),
    "two seasons of a series have the same number": (
        "SELECT number FROM seasons GROUP BY guild_id, kind, game, seats, number"
        " HAVING count(*) > 1"
    ),
    "a season has more than 80 people": (
        "SELECT season_id FROM entrants WHERE left_at IS NULL"
        " GROUP BY season_id HAVING count(*) > 80"
    ),
    "a person is in a season twice": (
        "SELECT season_id FROM entrants WHERE user_id IS NOT NULL"
        " GROUP BY season_id, user_id HAVING count(*) > 1"
    ),
    "a person has two tables to accept that were found for them": (
        "SELECT s.user_id FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE t.kept_until IS NOT NULL AND t.stage = 'lobby' AND s.user_id IS NOT NULL"
        " GROUP BY s.user_id HAVING count(*) > 1"
    ),
    "a person has two results in a game": (
        "SELECT table_id FROM results WHERE user_id IS NOT NULL"
        " GROUP BY table_id, user_id HAVING count(*) > 1"
    ),
}
"""What is too much, and how it is found."""


class Limits:
    """Whether there is too much of anything, and whether what counts once stays as it was."""

    def __init__(self, storm: Storm) -> None:
        self._rows = storm.rows
        self._tries: dict[tuple[int, str, str], int] = {}
        """The table of each first try at a deal of the day."""
        self._counted: dict[int, int] = {}
        """The highest id of a table, by server."""

    def look(self) -> Iterator[str]:
        """Yield what is too much, or has changed."""
        for what, query in PASSED.items():
            for (number,) in self._rows(query):
                yield f"{what}: {number}"
        for user_id, game, day, table_id in self._rows(
            "SELECT user_id, game, day, table_id FROM daily_tries"
        ):
            first = self._tries.setdefault((user_id, game, day), table_id)
            if first != table_id:
                yield f"the first try of {user_id} at {game} of {day} was {first}, and is {table_id}"
        yield from self._tables_of_a_server()

    def _tables_of_a_server(self) -> Iterator[str]:
        """Yield servers with more open tables than they allow, once another one is opened there."""
        query = f"""SELECT t.guild_id, max(t.id), count(*), coalesce(s.most_tables, 50)
            FROM tables t LEFT JOIN servers s ON s.guild_id = t.guild_id
            WHERE t.guild_id > 0 AND t.season_id = 0 AND t.{_OPEN} GROUP BY t.guild_id"""  # noqa: S608
        for guild_id, newest, count, most in self._rows(query):
            if newest > self._counted.get(guild_id, 0):
                self._counted[guild_id] = newest
                if count > most:
                    yield f"server {guild_id} has {count} open tables, and allows {most}"
