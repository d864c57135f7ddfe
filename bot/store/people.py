"""People's settings, and deleting a person's data."""

from dataclasses import astuple, fields
from typing import Final

from bot.store.engine import Repository, Row
from bot.store.lookup import ABOUT
from bot.store.rows import OVER, moment, named, upsert
from bot.store.values import SOMEBODY, Person

PERSON: Final = tuple(field.name for field in fields(Person))

_GET: Final = f"SELECT {named(PERSON)} FROM people WHERE user_id = $1"
_SAVE: Final = upsert("people", PERSON)
_TO_FORGET: Final = f"""SELECT id FROM tables WHERE {OVER} AND (id IN ({ABOUT})
    OR earlier_caption <> '' AND id IN (SELECT table_id FROM seats WHERE name = '')
    OR (note ->> 2)::bigint = $1 OR clock IS NOT NULL AND (clock::json ->> 2)::bigint = $1)"""
"""The finished tables with data about a person: also a clock left from the end of the game, and an earlier
caption that still names a person who was forgotten when it ended."""
_EMPTY_SEATS: Final = """UPDATE seats SET user_id = NULL, name = '', computer = NULL
    WHERE user_id = $1 AND table_id = ANY($2)"""
_DROP_PAST: Final = """UPDATE seats
    SET past = trim(replace(' ' || past || ' ', ' ' || $1::bigint || ' ', ' '))
    WHERE past <> '' AND table_id = ANY($2)"""
_BLANK: Final = f"""UPDATE tables SET
    host_id = CASE host_id WHEN $1 THEN {SOMEBODY} ELSE host_id END,
    note = CASE (note ->> 2)::bigint WHEN $1 THEN json_build_array(note ->> 0, '') ELSE note END,
    offer = NULL, clock = NULL, since = NULL, message_id = NULL, caption = '', earlier_id = NULL,
    earlier_caption = '', forgotten = true WHERE id = ANY($2)"""
"""A process that has cached the table sees that the message differs, and loads it again."""
_FORGET: Final = (
    "UPDATE results SET user_id = NULL, level = NULL WHERE user_id = $1",
    "UPDATE puzzles SET user_id = NULL WHERE user_id = $1",
    *(
        f"DELETE FROM {table} WHERE user_id = $1"
        for table in ("people", "puzzle_answers", "standings", "ratings")
    ),
)
_BLANK_STALE: Final = "UPDATE leftovers SET caption = '' WHERE caption <> ''"
"""The caption of a stale message may name anybody."""


class People(Repository):
    """Stores people's settings."""

    async def get(self, user_id: int) -> Person:
        """Return a person's settings, or the defaults."""
        row = await self._engine.first(_GET, user_id)
        return _person(row) if row else Person(user_id)

    async def save(self, person: Person) -> None:
        """Save a person's settings."""
        await self._engine.write(_SAVE, *astuple(person))

    async def forget(self, user_id: int) -> None:
        """Remove a person from all tables that are over, and delete their settings and ratings.

        Their moves stay, without a name. The captions of those tables' messages are deleted.
        """
        # A table that is over stays over, so the search can run outside the transaction.
        both = [(user_id, await self._engine.ids(_TO_FORGET, user_id))]
        await self._engine.erase(
            *((statement, both) for statement in (_EMPTY_SEATS, _DROP_PAST, _BLANK)),
            *((statement, [(user_id,)]) for statement in _FORGET),
            (_BLANK_STALE, [()]),
        )


def _person(row: Row) -> Person:
    told = dict(zip(PERSON, row, strict=True))
    away_until, hidden = moment(told["away_until"]), bool(told["hidden"])
    return Person(**told | {"away_until": away_until, "hidden": hidden})
