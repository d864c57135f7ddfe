"""Tries of challenges whose tables aren't over, and the best medal of each person for each challenge."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.feature import Section
from bot.features.challenges.challenge import Medal, by_id
from bot.store.columns import columns
from bot.store.contract import Store
from bot.store.engine import Repository, Statement
from bot.store.mapping import cells_of
from bot.store.rows import OVER, insert

COLUMNS: Final = (
    columns(
        "challenge_tries",
        named="guild_id = $2::bigint",
        number="table_id user_id guild_id challenge",
        text="name",
        of_table=True,
    ),
    columns(
        "challenge_medals",
        keys=2,
        named="guild_id = $2::bigint",
        number="user_id challenge medal guild_id",
        text="name",
        time="reached_at",
    ),
)
FORGET_PERSON: Final = tuple(
    f"DELETE FROM {table} WHERE user_id = $1" for table in ("challenge_tries", "challenge_medals")
)
FORGET_SERVER: Final = tuple(
    f"UPDATE {table} SET guild_id = 0 WHERE guild_id = $1"
    for table in ("challenge_tries", "challenge_medals")
)
_BEGIN: Final = insert("challenge_tries", ("table_id", "user_id", "guild_id", "challenge", "name"))
_OVER: Final = f"""SELECT table_id FROM challenge_tries
    WHERE table_id IN (SELECT id FROM tables WHERE {OVER}) ORDER BY table_id"""
_EARN: Final = """INSERT INTO challenge_medals (user_id, challenge, medal, guild_id, name, reached_at)
    SELECT user_id, challenge, $2, guild_id, name, $3 FROM challenge_tries WHERE table_id = $1
    ON CONFLICT (user_id, challenge) DO UPDATE
    SET medal = excluded.medal, name = excluded.name, reached_at = excluded.reached_at
    WHERE challenge_medals.medal < excluded.medal"""
"""Saves the medal of a try, unless the person has as good a one."""
_END: Final = "DELETE FROM challenge_tries WHERE table_id = $1"
_SETTLE: Final = """UPDATE challenge_medals SET guild_id = $2, name = $3
    WHERE user_id = $1 AND guild_id = 0"""
_OF: Final = "SELECT challenge, medal, reached_at FROM challenge_medals WHERE user_id = $1"
_RANKED: Final = """SELECT user_id, (SELECT known.name FROM challenge_medals known
        WHERE known.user_id = challenge_medals.user_id
        ORDER BY CASE known.guild_id WHEN $2 THEN 0 ELSE 1 END, known.reached_at DESC LIMIT 1),
    count(*) FILTER (WHERE medal = 3) AS gold,
    count(*) FILTER (WHERE medal = 2) AS silver, count(*) FILTER (WHERE medal = 1) AS bronze
    FROM challenge_medals WHERE challenge = ANY($1)
    AND user_id NOT IN (SELECT user_id FROM people WHERE hidden)
    AND ($2 = 0 OR user_id IN (SELECT user_id FROM challenge_medals WHERE guild_id = $2))
    GROUP BY user_id ORDER BY gold DESC, silver DESC, bronze DESC, user_id LIMIT $3"""


@dataclass(frozen=True, slots=True)
class ChallengeTry:
    """A table at which a person tries a challenge; `guild_id` is the server from which they began."""

    table_id: int
    user_id: int
    guild_id: int
    challenge: int
    name: str


@dataclass(frozen=True, slots=True)
class MedalCount:
    """How many medals of each kind a person has."""

    user_id: int
    name: str
    gold: int
    silver: int
    bronze: int


class Challenges(Repository):
    """Keeps tries and medals."""

    def begins(self, begun: ChallengeTry) -> Statement:
        """Return the statement that saves a try, to be run as its table is created."""
        return _BEGIN, [cells_of(begun)]

    async def over(self) -> list[int]:
        """Return the tables that are over, and whose medals may not be saved yet."""
        return await self._engine.ids(_OVER)

    async def end(self, table_id: int, medal: Medal | None, now: datetime) -> None:
        """End the try at a table, with the medal that it earned, if any; does nothing if that was done before."""
        earned = [(table_id, int(medal), now)] if medal is not None else []
        await self._engine.write_all((_EARN, earned), (_END, [(table_id,)]))

    async def medals(self, user_id: int) -> Mapping[int, Medal]:
        """Return a person's medals by the ids of the challenges."""
        return {it: Medal(medal) for it, medal, _ in await self._engine.rows(_OF, user_id)}

    async def settle_in(self, user_id: int, guild_id: int, name: str) -> None:
        """Let a person's medals that they began in a direct message count in this server, where they're called `name`."""
        await self._engine.write(_SETTLE, user_id, guild_id, name)

    async def ranked(
        self, challenges: Collection[int], guild_id: int, most: int
    ) -> Sequence[MedalCount]:
        """Return who has the most medals for these challenges, gold first; `guild_id` 0 is everywhere.

        Those of a server have a medal that counts there, and are called what they were called there.
        """
        asked = list(challenges), guild_id, most
        return await self._many(lambda row: MedalCount(*row), _RANKED, *asked)


async def about(store: Store, user_id: int) -> Sequence[Section]:
    """Return a person's medals."""
    rows = await store.engine.rows(_OF, user_id)
    known = by_id()
    medals = [
        {
            "challenge": str(it),
            "game": known[it].game if it in known else None,
            "number": known[it].number if it in known else None,
            "medal": Medal(medal).name.lower(),
            "reached_at": at,
        }
        for it, medal, at in rows
    ]
    return [Section("challenges", medals, place=100)]
