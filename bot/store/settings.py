"""The settings of people and of servers, and deleting the data of either."""

from collections.abc import Iterable
from typing import Final

from bot.store.columns import all_columns
from bot.store.engine import Repository, Row
from bot.store.lookup import ABOUT
from bot.store.mapping import cells_of, columns_of, value_of
from bot.store.rows import LEFTOVERS, OVER, insert, named, replaced
from bot.store.values import SOMEBODY, Person, ServerSettings

PERSON: Final = columns_of(Person)
_GET_PERSON: Final = f"SELECT {named(PERSON)} FROM people WHERE user_id = $1"
_GET_PEOPLE: Final = f"SELECT {named(PERSON)} FROM people WHERE user_id = ANY($1)"
_NEW_PERSON: Final = f"{insert('people', PERSON)} ON CONFLICT (user_id) DO"
_TO_FORGET: Final = f"""SELECT id FROM tables WHERE {OVER} AND (id IN ({ABOUT})
    OR shown <> revision AND caption <> '' AND id IN (SELECT table_id FROM seats WHERE name = '')
    OR (note ->> 2)::bigint = $1)"""
"""The finished tables with data about a person, and those whose caption still names a person who was forgotten when
the game ended, because the last board isn't posted yet.
"""
_EMPTY_SEATS: Final = """UPDATE seats SET user_id = NULL, name = '', computer = NULL
    WHERE user_id = $1 AND table_id = ANY($2)"""
_DROP_CUTS: Final = """UPDATE seats SET cut = NULL
    WHERE cut <> '' AND table_id = ANY($2)
    AND (user_id = $1 OR ' ' || past || ' ' LIKE '% ' || $1::bigint || ' %')"""
_DROP_PAST: Final = """UPDATE seats
    SET past = trim(replace(' ' || past || ' ', ' ' || $1::bigint || ' ', ' '))
    WHERE past <> '' AND table_id = ANY($2)"""
_LEAVE: Final = f"""INSERT INTO leftovers ({named(LEFTOVERS)})
    SELECT message_id, guild_id, channel_id, '', true FROM tables WHERE id = ANY($1)
    AND message_id IS NOT NULL AND place IN ('server', 'direct') AND (shown IS NULL OR shown <> revision)
    ON CONFLICT (message_id) DO NOTHING"""
"""The last board of a table isn't posted yet, and nobody will know then which one it replaces."""
_BLANK: Final = f"""UPDATE tables SET
    host_id = CASE host_id WHEN $1 THEN {SOMEBODY} ELSE host_id END,
    note = CASE (note ->> 2)::bigint WHEN $1 THEN json_build_array(note ->> 0, '') ELSE note END,
    offer = NULL, clock = NULL, since = NULL, message_id = NULL, caption = '', earlier_id = NULL,
    earlier_caption = '', forgotten = true WHERE id = ANY($2)"""
"""A process that has cached the table sees that the message differs, and loads it again."""
_STOP: Final = """UPDATE tables SET clock = NULL, since = NULL
    WHERE clock IS NOT NULL AND (clock::json ->> 2)::bigint = $1"""
"""The clock of somebody who has just left a game runs until the next board is posted."""
_FORGET_PERSON: Final = (
    _STOP,
    "UPDATE results SET user_id = NULL, level = NULL WHERE user_id = $1",
    *(f"DELETE FROM {table} WHERE user_id = $1" for table in ("people", "timed_turns")),
)
_BLANK_ASLEEP: Final = """UPDATE tables SET caption = ''
    WHERE stage = 'playing' AND asleep AND shown <> revision AND caption <> ''"""
"""A caption that couldn't be replaced may name anybody."""
_BLANK_STALE: Final = "UPDATE leftovers SET caption = '' WHERE caption <> ''"
"""The caption of a stale message may name anybody."""
SERVER: Final = columns_of(ServerSettings)
_GET_SERVER: Final = f"SELECT {named(SERVER)} FROM servers WHERE guild_id = $1"
_OPEN_ACROSS: Final = "SELECT guild_id FROM servers WHERE across AND guild_id = ANY($1)"
_NEW_SERVER: Final = f"{insert('servers', (*SERVER, 'chosen'))} ON CONFLICT (guild_id) DO"
_FORGET_SERVER: Final = tuple(
    f"DELETE FROM {table} WHERE guild_id = $1"
    for table in ("servers", "leftovers", "results", "timed_turns")
)


class People(Repository):
    """Stores people's settings."""

    async def get(self, user_id: int) -> Person:
        """Return a person's settings, or the defaults."""
        row = await self._engine.first(_GET_PERSON, user_id)
        return _person(row) if row else Person(user_id)

    async def of(self, user_ids: Iterable[int]) -> dict[int, Person]:
        """Return the settings, or the defaults, of some people by their ids."""
        ids = list(user_ids)
        known = await self._many(_person, _GET_PEOPLE, ids)
        return {it: Person(it) for it in ids} | {it.user_id: it for it in known}

    async def save(self, person: Person, before: Person | None = None) -> None:
        """Save a person's settings; if they were read `before`, only those that differ since.

        The person may have changed others meanwhile, elsewhere.
        """
        changed = [
            it for it in PERSON[1:] if not before or getattr(person, it) != getattr(before, it)
        ]
        do = f"UPDATE SET {replaced(changed)}" if changed else "NOTHING"
        await self._engine.write(f"{_NEW_PERSON} {do}", *cells_of(person))

    async def rename(self, user_id: int, guild_id: int, name: str) -> None:
        """Write what a person is called in a server now wherever they are listed, if it is something else."""
        values, lists = (user_id, guild_id, name), all_columns(self._store.features)
        of = {it.name: f"user_id = $1 AND name <> $3 AND {it.named}" for it in lists if it.named}
        misnamed = " UNION ALL ".join(f"SELECT 1 FROM {it} WHERE {of[it]}" for it in of)
        if await self._engine.rows(misnamed, *values):
            renames = (f"UPDATE {it} SET name = $3 WHERE {of[it]}" for it in of)
            await self._engine.write_all(*((it, [values]) for it in renames))

    async def forget(self, user_id: int) -> None:
        """Remove a person from all tables that are over, and delete their settings and what features have of them.

        Their moves stay, without a name. The captions of those tables' messages are deleted. Of what goes
        on counting, features keep keyed digests.
        """
        # A table that is over stays over, so the search can run outside the transaction.
        over = await self._engine.ids(_TO_FORGET, user_id)
        both = [(user_id, over)]
        features = self._store.features
        await self._engine.erase(
            *[step for it in features for step in await it.keep(self._store, user_id)],
            (_LEAVE, [(over,)]),
            *((statement, both) for statement in (_DROP_CUTS, _EMPTY_SEATS, _DROP_PAST, _BLANK)),
            *((statement, [(user_id,)]) for statement in _FORGET_PERSON),
            *((statement, [(user_id,)]) for it in features for statement in it.forget_person),
            *((statement, [()]) for statement in (_BLANK_ASLEEP, _BLANK_STALE)),
        )


def _person(row: Row) -> Person:
    return value_of(Person, row, Person(row["user_id"]))


class Servers(Repository):
    """Stores servers' settings."""

    async def get(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server, or the defaults."""
        return await self.find(guild_id) or ServerSettings(guild_id)

    async def find(self, guild_id: int) -> ServerSettings | None:
        """Return the settings of a server; None if it's new."""
        row = await self._engine.first(_GET_SERVER, guild_id)
        return value_of(ServerSettings, row, ServerSettings(guild_id)) if row else None

    async def open_across(self, guild_ids: Iterable[int]) -> list[int]:
        """Return which of these servers let people waiting elsewhere come to their tables."""
        return await self._engine.ids(_OPEN_ACROSS, list(guild_ids))

    async def save(self, settings: ServerSettings, before: ServerSettings | None = None) -> None:
        """Save the settings of a server; if they were read `before`, only those that differ since.

        Somebody else may have changed the others meanwhile.
        """
        changed = {
            key for key in SERVER if not before or getattr(settings, key) != getattr(before, key)
        }
        statement = f"{_NEW_SERVER} UPDATE SET {replaced((*sorted(changed), 'chosen'))}"
        values = *cells_of(settings), True
        await self._engine.write(statement, *values)

    async def welcome(self, guild_id: int) -> None:
        """Note that a server is known, unless it has settings."""
        values = *cells_of(ServerSettings(guild_id)), False
        await self._engine.write(f"{_NEW_SERVER} NOTHING", *values)

    async def drop(self, guild_id: int) -> None:
        """Delete the settings of a server, and nothing else."""
        await self._engine.erase(("DELETE FROM servers WHERE guild_id = $1", [(guild_id,)]))

    async def forget(self, guild_id: int) -> None:
        """Delete the settings of a server, its results and stale messages, and what features have of it."""
        of_features = (statement for it in self._store.features for statement in it.forget_server)
        statements = *of_features, *_FORGET_SERVER
        await self._engine.erase(*((it, [(guild_id,)]) for it in statements))
