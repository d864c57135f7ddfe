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
SPARE: Final = 20
"""How many threads there may be without a table: it was deleted, or couldn't be saved."""


class Limits:
    """Whether there is too much of anything, and whether what counts once stays as it was."""

    def __init__(self, storm: Storm) -> None:
        self._storm, self._rows = storm, storm.rows
        self._tries: dict[tuple[int, str, str], int] = {}
        """The table of each first try at a deal of the day."""
        self._meanwhile: dict[int, int] = {}
        """The tables that were found, by those that were played until then."""
        self._allowed: dict[tuple[int, int], int] = {}
        """The most open tables of each server, and of a person in it, when it looked last."""
        self._newest = 0
        """The highest id of a table so far."""

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
        query = "SELECT meanwhile_id, table_id FROM queue WHERE meanwhile_id > 0 AND table_id > 0"
        self._meanwhile |= dict(self._rows(query))
        yield from self._open_tables()
        world = self._storm.discord.world
        threads = sum(it.owner_id == world.bot_id for it in world.channels.values())
        ((tables,),) = self._rows("SELECT count(*) FROM tables")
        if threads > tables + SPARE:
            yield f"the bot has made {threads} threads for {tables} tables"

    def rest(self) -> Iterator[str]:
        """Yield games that go on although what they were played for has begun, and deals without a try."""
        query = "SELECT stage, setup FROM tables WHERE id = ?"
        for meanwhile, found in self._meanwhile.items():
            begun = [setup for _, setup in self._rows(query, found) if setup is not None]
            for stage, _ in self._rows(query, meanwhile):
                if begun and stage == "playing":
                    yield f"table {meanwhile} goes on, and table {found} has begun"
        query = """SELECT id, (host_id, game, sealed ->> 'day') IN
            (SELECT user_id, game, day FROM daily_tries), host_id, game, sealed ->> 'day'
            FROM tables WHERE sealed ->> 'day' <> '' AND NOT forgotten AND host_id > 0"""
        for table_id, tried, *deal in self._rows(query):
            first = self._tries.get((deal[0], deal[1], deal[2]), table_id)
            if not tried and first == table_id:  # who deletes their data has tried all the same
                yield f"a deal of the day is played, and there is no try at it: {table_id}"

    def _open_tables(self) -> Iterator[str]:
        """Yield servers, and people in them, with more open tables than allowed, once one is opened there.

        What people open where the bot isn't, or no longer is, only their own limit bounds.
        """
        query = f"""SELECT t.guild_id, max(t.id), count(*), coalesce(s.most_tables, 50), {{0}}
            FROM tables t LEFT JOIN servers s ON s.guild_id = t.guild_id
            WHERE t.place = 'server' AND t.season_id = 0 AND t.{_OPEN} AND NOT t.asleep
            GROUP BY t.guild_id"""  # noqa: S608
        by_host = query.replace("s.most_tables, 50", "s.most_each, 5").format("t.host_id")
        by_host = by_host.replace("GROUP", "AND t.kept_until IS NULL GROUP") + ", t.host_id"
        allowed = {}
        for each in (query.format(0), by_host):
            for guild_id, newest, count, most, host in self._rows(each):
                allowed[guild_id, host] = most
                # The limit may have been lowered after the table was opened.
                if newest > self._newest and count > max(
                    most, self._allowed.get((guild_id, host), most)
                ):
                    of = f" of person {host}" if host else ""
                    yield f"server {guild_id} has {count} open tables{of}, and allows {most}"
        self._allowed = allowed
        ((self._newest,),) = self._rows("SELECT coalesce(max(id), 0) FROM tables")
