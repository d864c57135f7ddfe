"""The statements that are a file's own: seats, moves and results go in a row at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.store import erasing as sought
from bot.store import rows
from bot.store.rows import CHANGING, LASTING, LEFTOVERS, RECORD, RESULTS, SEAT, SEATS, named


def _insert(table: str, *columns: str) -> str:
    places = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({named(columns)}) VALUES ({places})"


def _set(columns: Sequence[str]) -> str:
    return ", ".join(f"{column} = ?" for column in columns)


_TABLE: Final = f"""
    SELECT t.*,
        (SELECT json_group_array(json_array({SEAT})) FROM
            (SELECT * FROM seats WHERE table_id = t.id ORDER BY seat)) AS seats,
        (SELECT json_group_array(json_array(seat, move)) FROM
            (SELECT seat, move FROM moves WHERE table_id = t.id ORDER BY number)) AS moves,
        (SELECT ended_at FROM results WHERE table_id = t.id LIMIT 1) AS ended
    FROM tables t
"""
"""A table with its seats and moves in one statement, so that all are of the same moment."""
BY_ID: Final = f"{_TABLE} WHERE t.id = ?"
LATEST: Final = f"""{_TABLE} WHERE t.id = coalesce(
    (SELECT id FROM tables WHERE channel_id = ?1 AND stage IN ('lobby', 'playing')),
    (SELECT id FROM tables WHERE channel_id = ?1 ORDER BY id DESC LIMIT 1))"""
OPEN: Final = f"{rows.OPEN} ORDER BY id"
TABLES_OF: Final = rows.TABLES_OF.format("?")
ASLEEP: Final = rows.ASLEEP.format("?")
OPEN_COUNTS: Final = rows.OPEN_COUNTS.format("?1", "?2")
OPEN_AS_GUEST: Final = rows.OPEN_AS_GUEST.format("?")

CREATE: Final = _insert("tables", *LASTING, *CHANGING, "opened_at")
SAVE: Final = (
    f"UPDATE tables SET {_set(CHANGING)}, has_results = has_results OR ?"
    " WHERE id = ? AND revision = ?"
)
_NOTED: Final = tuple(f"?{place}" for place in range(1, 6))
MARK: Final = f"UPDATE tables SET {rows.noted(_NOTED)} WHERE id = ?6"
SIT: Final = _insert("seats", *SEATS)
APPEND: Final = _insert("moves", "table_id", "number", "seat", "move", "made_at")
END: Final = f"""{_insert("results", *RESULTS, "ended_at")} ON CONFLICT DO UPDATE SET
    {named([f"{column} = excluded.{column}" for column in RESULTS])}"""
LEAVE: Final = _insert("leftovers", *LEFTOVERS).replace("INSERT", "REPLACE")
KEEP: Final = _insert("records", *RECORD)
CROWDED: Final = rows.CROWDED.format("?1", "?2")
PERSON: Final = _insert("people", *rows.PERSON).replace("INSERT", "REPLACE")
SERVER: Final = _insert("servers", *rows.SERVER).replace("INSERT", "REPLACE")
CLOCK: Final = "UPDATE tables SET clock = ?, since = ?, due_at = ? WHERE id = ?"
OF_SHARDS: Final = "(guild_id >> 22) % ? IN (SELECT value FROM json_each(?))"
NEXT_DUE: Final = f"SELECT min(due_at) AS due FROM tables WHERE due_at IS NOT NULL AND {OF_SHARDS}"
DUE: Final = f"SELECT id FROM tables WHERE due_at <= ? AND {OF_SHARDS} ORDER BY due_at, id LIMIT ?"
GIVE_BACK: Final = """UPDATE tables SET
    since = strftime('%Y-%m-%dT%H:%M:%S+00:00', since, ?),
    due_at = strftime('%Y-%m-%dT%H:%M:%S+00:00', due_at, ?), shown = NULL
    WHERE since IS NOT NULL AND due_at IS NOT NULL AND (guild_id >> 22) % ? = ?"""

_WHOM: Final = "?1", "json_extract(offer, '$[1]')", "json_extract(note, '$[2]')"
ABOUT: Final = sought.KNOWING.format(*_WHOM)
ABOUT_NOT_OVER: Final = sought.KNOWING_NOT_OVER.format(*_WHOM)
TO_FORGET: Final = sought.TO_FORGET.format(*_WHOM, "json_extract(clock, '$[2]')")
OUTLIVED: Final = sought.OUTLIVED.format("?1", "json_extract(note, '$[0]')", "?2", "?3")
IN_OVER: Final = sought.TABLES_IN.format(sought.OVER).format("?", "?")
IN_NOT_OVER: Final = sought.TABLES_IN.format(sought.NOT_OVER).format("?", "?")
WAITING: Final = sought.WAITING.format("?", "?", "?")
IDLE_SERVERS: Final = sought.IDLE_SERVERS.format("?1", "?2", "?3")
