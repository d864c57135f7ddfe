"""Translates statements to SQLite's dialect and runs them."""

import json
import re
import sqlite3
from collections.abc import Iterable
from datetime import datetime
from functools import cache
from typing import Any, Final, final

from bot.store.engine import Engine, Statement, Unmatched
from bot.store.errors import NotSaved
from bot.store.sqlite.writer import Connection, Writer, code_of

_SPELLINGS: Final = (
    (r"= ANY\(\$(\d+)\)", r"IN (SELECT value FROM json_each(?\1))"),
    (r"\$(\d+)", r"?\1"),
    (r"::\w+", ""),
    (r"(\w+) ->> (\d)", r"CASE WHEN json_valid(\1) THEN json_extract(\1, '$[\2]') END"),
    (r"json_build_array", "json_array"),
    (r"json_agg", "json_group_array"),
    (
        r"(\w+) \+ (\?\d+) \* interval '1 second'",
        r"strftime('%Y-%m-%dT%H:%M:%S+00:00', \1, \2 || ' seconds')",
    ),
)
"""PostgreSQL's expressions and SQLite's, in the order of translation."""


@final
class SqliteEngine(Engine):
    """A file with one connection for writing, and one for reading that never waits for it."""

    def __init__(self, reader: Connection, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        """Return the rows that a query finds."""
        given = stored(values)
        try:
            return await self._reader.run(lambda it: it.execute(spelled(query), given).fetchall())
        except sqlite3.OperationalError as error:
            if code_of(error) == sqlite3.SQLITE_ERROR:
                raise  # the query itself is wrong, and stays so
            raise NotSaved(str(error)) from error

    async def write(self, statement: str, *values: object) -> list[sqlite3.Row]:
        """Run a statement; return what it returns."""
        given = stored(values)
        return await self._writer.write(lambda it: it.execute(spelled(statement), given).fetchall())

    async def write_all(self, *steps: Statement) -> None:
        """Run statements in one transaction."""
        await self._writer.write(lambda writer: run_all(writer, steps))

    async def write_each(self, *steps: Statement) -> bool:
        """Run statements in one transaction; False if one changes no row, and then none does."""

        def work(writer: sqlite3.Connection) -> None:
            for statement, rows in steps:
                for row in rows:
                    if not writer.execute(spelled(statement), stored(row)).rowcount:
                        raise Unmatched

        try:
            await self._writer.write(work)
        except Unmatched:
            return False
        return True

    async def erase(self, *steps: Statement) -> None:
        """Run statements in one transaction, and empty the log, which still has the deleted data."""
        await self.write_all(*steps)
        await self._writer.empty_log()


def run_all(writer: sqlite3.Connection, steps: Iterable[Statement]) -> None:
    """Run statements in the transaction that is open."""
    for statement, rows in steps:
        writer.executemany(spelled(statement), map(stored, rows))


def stored(values: Iterable[object]) -> tuple[Any, ...]:
    """Return values as SQLite stores them: times as text, lists as JSON."""
    return tuple(map(_stored, values))


def _stored(value: object) -> object:
    match value:
        case datetime():
            return value.isoformat(timespec="seconds")
        case list() | tuple():
            return json.dumps(value)
        case _:
            return value


@cache
def spelled(statement: str) -> str:
    """Translate a statement to SQLite's dialect."""
    for pattern, spelling in _SPELLINGS:
        statement = re.sub(pattern, spelling, statement)
    return statement
