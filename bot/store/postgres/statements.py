"""The statements that only PostgreSQL runs, each a transaction of its own.

They name all columns, because a newer version of the bot that runs beside may have added some. Rows
are passed as a JSON list. The string below each statement lists its arguments.
"""

from typing import Final

from bot.store import rows
from bot.store.rows import CHANGING, LASTING, assigned, named, replaced

_HOLD: Final = "now() + interval '30 seconds'"
"""How long a claim lasts: longer than any request to Discord."""
_FREE: Final = """(held_by IS NULL OR held_by <> $1 AND CASE WHEN $2::boolean
    THEN NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = held_by)
    ELSE held_until < now() END)"""
"""Whether a row can be claimed by process $1; $2: whether the server sees which processes are
connected. If it does, a connected process keeps its claims, because a turn played in private can stay
unposted for long."""


def _of(table: str, place: int) -> str:
    """Return the SQL for the rows of a table in a JSON list."""
    return f"jsonb_populate_recordset(NULL::{table}, ${place}::jsonb)"


UNCHANGED: Final = """SELECT 1 FROM tables WHERE id = $1 AND revision = $2
    AND shown IS NOT DISTINCT FROM $3 AND message_id IS NOT DISTINCT FROM $4"""

HOLDER: Final = "SELECT held_by FROM tables WHERE id = $1"

_NEW: Final = (*LASTING, *CHANGING, "opened_at", "held_by")
_N: Final = len(_NEW)
CREATE: Final = f"""
WITH created AS (
    INSERT INTO tables ({named(_NEW)}, held_until)
    VALUES ({named(f"${number}" for number in range(1, _N + 1))}, {_HOLD})
), seated AS (
    INSERT INTO seats ({named(rows.SEATS)})
    SELECT {named(rows.SEATS)} FROM {_of("seats", _N + 1)}
)
INSERT INTO moves (table_id, number, seat, move, made_at)
SELECT $1, m.number - 1, m.seat, m.move, ${_N - 1}
FROM unnest(${_N + 2}::integer[], ${_N + 3}::text[]) WITH ORDINALITY AS m (seat, move, number)
"""
"""`LASTING`, `CHANGING`, the time, the process; seats; the seats that moved, and the moves."""

_C: Final = len(CHANGING)
SAVE: Final = f"""
WITH changed AS (
    UPDATE tables SET {assigned(CHANGING)}, has_results = has_results OR ${_C + 1},
        held_by = ${_C + 2}, held_until = {_HOLD}
    WHERE id = ${_C + 3} AND revision = ${_C + 4} RETURNING id
), risen AS (
    DELETE FROM seats USING changed
    WHERE table_id = changed.id AND seat >= jsonb_array_length(${_C + 5}::jsonb)
), seated AS (
    INSERT INTO seats ({named(rows.SEATS)})
    SELECT {named(f"s.{column}" for column in rows.SEATS)} FROM changed, {_of("seats", _C + 5)} s
    ON CONFLICT (table_id, seat) DO UPDATE SET {replaced(rows.SEATS[2:])}
), appended AS (
    INSERT INTO moves (table_id, number, seat, move, made_at)
    SELECT changed.id, ${_C + 8}::integer + m.number - 1, m.seat, m.move, ${_C + 10}::timestamptz
    FROM changed, unnest(${_C + 6}::integer[], ${_C + 7}::text[])
        WITH ORDINALITY AS m (seat, move, number)
), ended AS (
    INSERT INTO results ({named(rows.RESULTS)})
    SELECT {named(f"r.{column}" for column in rows.RESULTS)}
    FROM changed, {_of("results", _C + 9)} r
    ON CONFLICT DO NOTHING
), timed AS (
    INSERT INTO timed_turns ({named(rows.TURNS)})
    SELECT {named(f"t.{column}" for column in rows.TURNS)}
    FROM changed, {_of("timed_turns", _C + 11)} t
    {rows.STAYS_LATE}
)
SELECT id FROM changed
"""
"""`CHANGING`, whether there are results, the process; the table and its revision before; seats, or NULL
if unchanged; the seats that moved, the moves, and the number of the first; results; the time; the turn that ended.

Returns a row if the table was at that revision.
"""

_LEAVE: Final = f"""
INSERT INTO leftovers ({named(rows.LEFTOVERS)}, held_by, held_until)
{{left}}
ON CONFLICT (message_id) DO UPDATE SET {replaced(rows.LEFTOVERS[1:])}, held_by = excluded.held_by,
    held_until = excluded.held_until
"""
_LEFT: Final = f"SELECT {named(rows.LEFTOVERS)}, {{who}}, {_HOLD} FROM {{left}}"
LEAVE: Final = _LEAVE.format(left=_LEFT.format(left=_of("leftovers", 1), who="$2"))
"""Messages; the process."""
_PASSED: Final = """
SELECT CASE WHEN newer THEN $2 ELSE message_id END, guild_id, channel_id,
    CASE WHEN newer THEN $3 ELSE caption END, true, NULL, now()
FROM current WHERE message_id <> $2
    AND CASE WHEN newer THEN earlier_id IS DISTINCT FROM $2 ELSE message_id IS DISTINCT FROM $4 END
"""
"""The message that another process posted at the same moment, unknown to this one."""
MARK: Final = f"""
WITH current AS (
    SELECT *, coalesce(shown > $1 OR shown = $1 AND message_id > $2, false) AS newer
    FROM tables WHERE id = $5 FOR UPDATE
), marked AS (
    UPDATE tables SET {rows.SHOWN_ASSIGNED} FROM current WHERE tables.id = current.id AND NOT newer
)
{_LEAVE.format(left=_LEFT.format(left=_of("leftovers", 6), who="$7") + "UNION ALL" + _PASSED)}
"""
"""`SHOWN`, the table; messages; the process.

An older revision doesn't replace a newer one, nor an older message a newer one of the same revision: whatever is older
than the recorded message can be stripped.
"""

CLAIM_UNFINISHED: Final = f"""
UPDATE tables SET held_by = $1, held_until = {_HOLD} WHERE id IN (
    SELECT id FROM tables WHERE id IN ({{unfinished}}) AND (held_by = $1 OR {_FREE})
    FOR UPDATE SKIP LOCKED
) RETURNING id
"""
"""The process, and whether the server sees it."""
CLAIM_LEFTOVERS: Final = f"""
UPDATE leftovers SET held_by = $1, held_until = {_HOLD} WHERE message_id IN (
    SELECT message_id FROM leftovers WHERE $3::boolean AND held_by = $1 OR {_FREE}
    FOR UPDATE SKIP LOCKED
) RETURNING {named(rows.LEFTOVERS)}
"""
"""The process, and whether the server sees it; whether to return its own claims too."""

CLOCK: Final = f"""{rows.CLOCK}
    AND clock IS NOT DISTINCT FROM $6 AND since IS NOT DISTINCT FROM $7 RETURNING id"""
"""`clock_values`; the clock before."""
CLAIM: Final = """INSERT INTO notes (key, value) VALUES ($1, $2)
    ON CONFLICT (key) DO UPDATE SET value = notes.value RETURNING value"""
"""The key of a claim, and the process. Returns the process that has it, the first one."""
FORGET_CLAIMS: Final = """DELETE FROM notes WHERE key COLLATE "C" BETWEEN $1 AND $2"""
"""The first and the last key: snowflakes have as many digits for decades."""
