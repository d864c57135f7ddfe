"""The statements that take something out of a database, each a transaction of its own."""

from __future__ import annotations

from typing import Final

from bot.store import erasing

_PERSON: Final = "$1::bigint"
_OFFERED: Final = "(offer ->> 1)::bigint"
_NOTED: Final = "(note ->> 2)::bigint"


def _dropped(whose: str, *tables: str) -> str:
    """Return what drops rows of tables that are of a person or a server, with where they stood."""
    return ", ".join(
        f"{table}_gone AS (DELETE FROM {table} WHERE {whose} = $1::bigint)"
        for table in (*tables, *erasing.STANDINGS)
    )


ABOUT: Final = erasing.KNOWING.format(_PERSON, _OFFERED, _NOTED)
ABOUT_NOT_OVER: Final = erasing.KNOWING_NOT_OVER.format(_PERSON, _OFFERED, _NOTED)
"""A person."""
MOVES: Final = (
    'SELECT number, seat, move, made_at AS "at" FROM moves WHERE table_id = $1 ORDER BY number'
)
FORGET_PERSON: Final = f"""
WITH found AS MATERIALIZED ({erasing.TO_FORGET.format(_PERSON, _OFFERED, _NOTED, "(clock::json ->> 2)::bigint")}),
risen AS (
    UPDATE seats SET user_id = nullif(user_id, {_PERSON}),
        name = CASE user_id WHEN {_PERSON} THEN '' ELSE name END,
        computer = CASE user_id WHEN {_PERSON} THEN NULL ELSE computer END,
        past = btrim(replace(' ' || past || ' ', ' ' || {_PERSON} || ' ', ' '))
    FROM found WHERE table_id = id AND (user_id = {_PERSON} OR past <> '')
), ended AS (
    UPDATE results SET user_id = NULL, level = NULL WHERE user_id = {_PERSON}
), unlinked AS (
    UPDATE puzzles SET user_id = NULL WHERE user_id = {_PERSON}
), tidied AS ({erasing.LEFTOVERS}), {_dropped("user_id", "people", "puzzle_answers")}
UPDATE tables SET
    host_id = CASE host_id WHEN {_PERSON} THEN {erasing.SOMEBODY} ELSE host_id END,
    note = CASE {_NOTED} WHEN {_PERSON} THEN json_build_array(note ->> 0, '') ELSE note END,
    offer = NULL, clock = NULL, since = NULL, message_id = NULL, caption = '', earlier_id = NULL,
    earlier_caption = '', forgotten = true
FROM found WHERE tables.id = found.id
"""
"""A person. Whoever has one of the tables in memory finds another message
noted, and reads it anew."""
_REWOUND: Final = ", ".join(
    f"{name} AS ({statement.format('$1::bigint')})" for name, statement in erasing.REWOUND.items()
)
FORGET_SERVER: Final = f"""WITH {_REWOUND}, {_dropped("guild_id", "leftovers", "records", "results")}
    DELETE FROM servers WHERE guild_id = $1"""
DELETE: Final = f"""
WITH found AS MATERIALIZED (SELECT id FROM tables WHERE id = ANY ($1::bigint[]) AND {erasing.OVER}),
moved AS (DELETE FROM moves USING found WHERE table_id = id),
seated AS (DELETE FROM seats USING found WHERE table_id = id),
reviewed AS (DELETE FROM reviews USING found WHERE table_id = id)
DELETE FROM tables USING found WHERE tables.id = found.id
"""
"""Tables."""
IN_OVER: Final = erasing.TABLES_IN.format(erasing.OVER).format("$1", "$2")
IN_NOT_OVER: Final = erasing.TABLES_IN.format(erasing.NOT_OVER).format("$1", "$2")
OUTLIVED: Final = erasing.OUTLIVED.format("$1::timestamptz", "note ->> 0", "$2::timestamptz", "$3")
WAITING: Final = erasing.WAITING.format("$1", "$2", "$3")
IDLE_SERVERS: Final = erasing.IDLE_SERVERS.format("$1::timestamptz", "$2", "$3")
