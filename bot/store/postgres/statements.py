"""The statements, each a transaction of its own.

Columns are named one by one: an older version of the bot may go on beside a newer one that has
added some. Rows come as one list in JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.store import rows
from bot.store.rows import CHANGING, LASTING, SHOWN, named

_HOLD: Final = "now() + interval '30 seconds'"
"""How long a process is given to do what is left to do before another one does it: longer than
any request to Discord takes."""
_FREE: Final = """(held_by IS NULL OR held_by <> $1 AND CASE WHEN $2::boolean
    THEN NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = held_by)
    ELSE held_until < now() END)"""
"""Whether nobody sees to it: $1 is who asks, $2 whether the server sees who is connected. Where it
does, a process that is there keeps what it holds: a turn that goes on in private is shown to nobody
for as long as it takes."""


def _places(columns: Sequence[str]) -> str:
    return named([f"${number}" for number in range(1, len(columns) + 1)])


def _set(columns: Sequence[str]) -> str:
    return named([f"{column} = ${number}" for number, column in enumerate(columns, start=1)])


def _replace(columns: Sequence[str]) -> str:
    return named([f"{column} = excluded.{column}" for column in columns])


def _of(table: str, place: int) -> str:
    """Return the rows of a list in JSON that stand for rows of a table."""
    return f"jsonb_populate_recordset(NULL::{table}, ${place}::jsonb)"


_TABLE: Final = f"""
SELECT {named([*LASTING, *CHANGING, *SHOWN, "clock", "since"])},
    (SELECT coalesce(json_agg(json_build_array({rows.SEAT}) ORDER BY seat), '[]')
        FROM seats WHERE table_id = t.id) AS seats,
    (SELECT coalesce(json_agg(json_build_array(seat, move) ORDER BY number), '[]')
        FROM moves WHERE table_id = t.id) AS moves,
    (SELECT ended_at FROM results WHERE table_id = t.id LIMIT 1) AS ended
FROM tables t
"""
"""A table with its seats and moves in one statement, so that all are of the same moment."""
BY_ID: Final = f"{_TABLE} WHERE id = $1"
LATEST: Final = f"""{_TABLE} WHERE id = coalesce(
    (SELECT id FROM tables WHERE channel_id = $1 AND stage IN ('lobby', 'playing')),
    (SELECT id FROM tables WHERE channel_id = $1 ORDER BY id DESC LIMIT 1))"""
UNCHANGED: Final = """SELECT 1 FROM tables WHERE id = $1 AND revision = $2
    AND shown IS NOT DISTINCT FROM $3 AND message_id IS NOT DISTINCT FROM $4"""
OPEN: Final = f"{rows.OPEN} ORDER BY id"

_NEW: Final = (*LASTING, *CHANGING, "opened_at", "held_by")
_N: Final = len(_NEW)
CREATE: Final = f"""
WITH created AS (
    INSERT INTO tables ({named(_NEW)}, held_until) VALUES ({_places(_NEW)}, {_HOLD})
), seated AS (
    INSERT INTO seats ({named(rows.SEATS)})
    SELECT {named(rows.SEATS)} FROM {_of("seats", _N + 1)}
)
INSERT INTO moves (table_id, number, seat, move, made_at)
SELECT $1, m.number - 1, m.seat, m.move, ${_N - 1}
FROM unnest(${_N + 2}::integer[], ${_N + 3}::text[]) WITH ORDINALITY AS m (seat, move, number)
"""
"""`LASTING`, `CHANGING`, the time, who asks; seats; who moved, and the moves."""

_C: Final = len(CHANGING)
SAVE: Final = f"""
WITH changed AS (
    UPDATE tables SET {_set(CHANGING)}, has_results = has_results OR ${_C + 1},
        held_by = ${_C + 2}, held_until = {_HOLD}
    WHERE id = ${_C + 3} AND revision = ${_C + 4} RETURNING id
), risen AS (
    DELETE FROM seats USING changed
    WHERE table_id = changed.id AND seat >= jsonb_array_length(${_C + 5}::jsonb)
), seated AS (
    INSERT INTO seats ({named(rows.SEATS)})
    SELECT {named([f"s.{column}" for column in rows.SEATS])} FROM changed, {_of("seats", _C + 5)} s
    ON CONFLICT (table_id, seat) DO UPDATE SET {_replace(rows.SEATS[2:])}
), appended AS (
    INSERT INTO moves (table_id, number, seat, move, made_at)
    SELECT changed.id, ${_C + 8}::integer + m.number - 1, m.seat, m.move, ${_C + 10}::timestamptz
    FROM changed, unnest(${_C + 6}::integer[], ${_C + 7}::text[])
        WITH ORDINALITY AS m (seat, move, number)
), ended AS (
    INSERT INTO results ({named(rows.RESULTS)}, ended_at)
    SELECT {named([f"r.{column}" for column in rows.RESULTS])}, ${_C + 11}::timestamptz
    FROM changed, {_of("results", _C + 9)} r
    ON CONFLICT DO NOTHING
)
SELECT id FROM changed
"""
"""`CHANGING`, whether there are results, who asks; the table and the revision it was at; seats, or
NULL where they stay; who moved, the moves, and the number of the first; results; the time, and
that when the game was over.

A row comes back if the table was at that revision.
"""

_LEAVE: Final = f"""
INSERT INTO leftovers ({named(rows.LEFTOVERS)}, held_by, held_until)
{{left}}
ON CONFLICT (message_id) DO UPDATE SET {_replace(rows.LEFTOVERS[1:])}, held_by = excluded.held_by,
    held_until = excluded.held_until
"""
_LEFT: Final = f"SELECT {named(rows.LEFTOVERS)}, {{who}}, {_HOLD} FROM {{left}}"
LEAVE: Final = _LEAVE.format(left=_LEFT.format(left=_of("leftovers", 1), who="$2"))
"""Messages; who asks."""
_PASSED: Final = """
SELECT CASE WHEN newer THEN $2 ELSE message_id END, guild_id, channel_id,
    CASE WHEN newer THEN $3 ELSE caption END, true, NULL, now()
FROM current WHERE message_id <> $2
    AND CASE WHEN newer THEN earlier_id IS DISTINCT FROM $2 ELSE message_id IS DISTINCT FROM $4 END
"""
"""The message that showed the table between two that knew nothing of it: those of processes that
showed it in the same moment."""
MARK: Final = f"""
WITH current AS (
    SELECT *, coalesce(shown > $1, false) AS newer FROM tables WHERE id = $6 FOR UPDATE
), marked AS (
    UPDATE tables SET {rows.noted(["$1", "$2", "$3", "$4", "$5"])} FROM current WHERE tables.id = current.id AND NOT newer
)
{_LEAVE.format(left=_LEFT.format(left=_of("leftovers", 7), who="$8") + "UNION ALL" + _PASSED)}
"""
"""`SHOWN`, the table; messages; who asks. Nothing older takes the place of what is newer."""

UNFINISHED: Final = f"""
UPDATE tables SET held_by = $1, held_until = {_HOLD} WHERE id IN (
    SELECT id FROM tables WHERE id IN ({rows.BEHIND}) AND (held_by = $1 OR {_FREE})
    FOR UPDATE SKIP LOCKED
) RETURNING id
"""
"""Who asks, and whether the server sees them."""
LEFTOVERS: Final = f"""
UPDATE leftovers SET held_by = $1, held_until = {_HOLD} WHERE message_id IN (
    SELECT message_id FROM leftovers WHERE $3::boolean AND held_by = $1 OR {_FREE}
    FOR UPDATE SKIP LOCKED
) RETURNING {named(rows.LEFTOVERS)}
"""
"""Who asks, and whether the server sees them; whether with theirs."""

WITHOUT_RESULTS: Final = "SELECT id FROM tables WHERE stage = 'finished' AND NOT has_results"
END: Final = f"""
WITH done AS (UPDATE tables SET has_results = true WHERE id = $3)
INSERT INTO results ({named(rows.RESULTS)}, ended_at)
SELECT {named(rows.RESULTS)}, $2 FROM {_of("results", 1)}
ON CONFLICT (table_id, seat) DO UPDATE SET {_replace(rows.RESULTS)}
"""
"""Results; the time; the table."""

KEEP_RECORD: Final = f"""WITH crowded AS (
    {rows.CROWDED.format("$3", f"{rows.RECORDS_KEPT - 1}")}
) INSERT INTO records ({named(rows.RECORD)}) VALUES ({_places(rows.RECORD)}) ON CONFLICT DO NOTHING"""
"""A record. An id comes only once: if it is there, the server was lost after it was saved."""
RECORD: Final = f"SELECT {named(rows.RECORD)} FROM records WHERE id = $1"
DROP_RECORDS: Final = "DELETE FROM records WHERE id < $1 RETURNING id"

CLOCK: Final = """UPDATE tables SET clock = $2, since = $3, due_at = $4
    WHERE id = $1 AND clock IS NOT DISTINCT FROM $5 AND since IS NOT DISTINCT FROM $6 RETURNING id"""
"""The table; its clock, and what is due; the clock as it was."""
NEXT_DUE: Final = """SELECT min(due_at) AS due FROM tables
    WHERE due_at IS NOT NULL AND (guild_id >> 22) % $1 = ANY($2)"""
DUE: Final = """SELECT id FROM tables WHERE due_at <= $1 AND (guild_id >> 22) % $3 = ANY($4)
    ORDER BY due_at, id LIMIT $2"""
GIVE_BACK: Final = """UPDATE tables SET since = since + $1 * interval '1 second',
    due_at = due_at + $1 * interval '1 second', shown = NULL
    WHERE since IS NOT NULL AND due_at IS NOT NULL AND (guild_id >> 22) % $2 = $3"""
"""Seconds; how many shards there are, and which one."""

PERSON: Final = f"SELECT {named(rows.PERSON)} FROM people WHERE user_id = $1"
WRITE_PERSON: Final = f"""INSERT INTO people ({named(rows.PERSON)}) VALUES ({_places(rows.PERSON)})
    ON CONFLICT (user_id) DO UPDATE SET {_replace(rows.PERSON[1:])}"""
CHOSEN: Final = f"SELECT {named(rows.SERVER)} FROM servers WHERE guild_id = $1"
CHOOSE: Final = f"""INSERT INTO servers ({named(rows.SERVER)}) VALUES ({_places(rows.SERVER)})
    ON CONFLICT (guild_id) DO UPDATE SET {_replace(rows.SERVER[1:])}"""
TAKE: Final = """INSERT INTO notes (key, value) VALUES ($1, $2)
    ON CONFLICT (key) DO UPDATE SET value = notes.value RETURNING value"""
"""What is taken, and who asks. Who has it comes back, whoever asked first."""
FORGET: Final = """DELETE FROM notes WHERE key COLLATE "C" BETWEEN $1 AND $2"""
"""The first and the last of what was taken: snowflakes have as many digits for decades."""
NOTE: Final = """INSERT INTO notes (key, value) VALUES ($1, $2)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value"""
