"""What is taken out of a file: each in the transaction that it is called in."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from bot.store.erasing import LEFTOVERS, OVER, REWOUND, SOMEBODY, STANDINGS

_RISE: Final = """UPDATE seats SET user_id = NULL, name = '', computer = NULL
    WHERE table_id = ? AND user_id = ?"""
_PAST: Final = """UPDATE seats SET past = trim(replace(' ' || past || ' ', ' ' || ?2 || ' ', ' '))
    WHERE table_id = ?1 AND past <> ''"""
_RESULTS: Final = "UPDATE results SET user_id = NULL, level = NULL WHERE user_id = ?"
_PUZZLES: Final = "UPDATE puzzles SET user_id = NULL WHERE user_id = ?"
_BLANK: Final = f"""UPDATE tables SET host_id = CASE host_id WHEN ?2 THEN {SOMEBODY} ELSE host_id END,
    note = CASE WHEN json_extract(note, '$[2]') = ?2 THEN json_array(json_extract(note, '$[0]'), '')
    ELSE note END, offer = NULL, clock = NULL, since = NULL, message_id = NULL, caption = '', earlier_id = NULL,
    earlier_caption = '', forgotten = 1 WHERE id = ?1"""
"""Whoever has the table in memory finds another message noted, and reads it anew."""


def forget_person(connection: sqlite3.Connection, table_ids: Sequence[int], user_id: int) -> None:
    """Take a person out of these tables, and drop what they chose."""
    for table_id in table_ids:
        both = table_id, user_id
        for statement in (_RISE, _PAST, _BLANK):
            connection.execute(statement, both)
    for statement in (_RESULTS, _PUZZLES):
        connection.execute(statement, (user_id,))
    connection.execute(LEFTOVERS)
    for table in ("people", "puzzle_answers", *STANDINGS):
        connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))


def forget_server(connection: sqlite3.Connection, guild_id: int) -> None:
    """Drop what was chosen for a server, its records, results and standings, and leftover messages.

    What its games made of anybody's standing elsewhere goes with them.
    """
    for statement in REWOUND.values():
        connection.execute(statement.format("?1"), (guild_id,))
    for table in ("servers", "leftovers", "records", "results", *STANDINGS):
        connection.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))


def delete_tables(connection: sqlite3.Connection, table_ids: Sequence[int]) -> None:
    """Delete tables that are over; their results stay."""
    query = f"SELECT id FROM tables WHERE id = ? AND {OVER}"
    ids = [(one,) for one in table_ids if connection.execute(query, (one,)).fetchone()]
    for table in ("moves", "seats", "reviews"):
        connection.executemany(f"DELETE FROM {table} WHERE table_id = ?", ids)
    connection.executemany("DELETE FROM tables WHERE id = ?", ids)
