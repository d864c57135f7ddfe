"""A few connections to the server. One that is lost is replaced; a short absence is waited out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, Self, TypeVar, final

from bot.store.columns import ALL, HOLD_COLUMNS, must_have
from bot.store.engine import Engine, Statement, Unmatched
from bot.store.errors import NotSaved
from bot.store.migrate import missing
from bot.store.postgres.driver import (
    GONE,
    LIMIT_ONCE,
    LIMIT_S,
    NO_LIMIT,
    Address,
    Connection,
    FetchedRows,
    ServerError,
    is_gone,
    told,
    unusable,
)

T = TypeVar("T")

CONNECTIONS: Final = 4
"""How many statements of this process are under way at most: a commit takes about a millisecond,
and every connection is a process of the server's."""
WAIT_S: Final = 1.4
"""Seconds that a server is waited for which is gone. What is asked for last gets its `LIMIT_S` all
the same, and a person is told within the time that Discord gives."""
PAUSE_S: Final = 0.1
"""Seconds between two tries to reach it."""
_GOODBYE_S: Final = 2.0
_COLUMNS: Final = """
SELECT t.name, a.attname FROM unnest($1::text[]) AS t (name)
JOIN pg_attribute a ON a.attrelid = to_regclass(t.name) AND a.attnum > 0 AND NOT a.attisdropped
"""
"""The columns of the tables that a statement would find under these names."""


class Gone(Exception):
    """The server was lost; whether it did what it was asked for is `unknown`, if it was asked."""

    def __init__(self, error: BaseException, *, unknown: bool) -> None:
        self.unknown = unknown
        super().__init__(told(error))


@final
class Server(Engine):
    """Runs statements, each a transaction of its own."""

    def __init__(self, address: Address, first: Connection, *, direct: bool) -> None:
        self.address = address
        self.direct = direct
        """Whether the server itself sees who is connected, and no pooler stands between."""
        self._idle = [first]
        self._places = asyncio.Semaphore(CONNECTIONS)
        self._closed = False

    @classmethod
    async def at(cls, address: Address) -> Self:
        """Connect, and bring the database up to date; raise DatabaseUnusable."""
        first = await address.connect_first()
        try:
            await _migrate(first)
            rows = await _fetch(first, address, "SELECT pg_backend_pid() AS pid", ())
        except BaseException as error:
            first.terminate()
            if is_gone(error) or isinstance(error, ServerError):
                raise unusable(error) from error
            raise
        return cls(address, first, direct=rows[0]["pid"] == first.get_server_pid())

    async def fetch(self, query: str, *values: object) -> FetchedRows:
        """Run a statement once; raise Gone, or what the server refuses it with."""
        return await self._lend(lambda it: _fetch(it, self.address, query, values))

    async def rows(self, query: str, *values: object) -> FetchedRows:
        """Run a statement until it is known to be done: it may be done twice. Raise NotSaved."""
        return await self.patiently(lambda: self.fetch(query, *values))

    async def write(self, statement: str, *values: object) -> FetchedRows:
        """Run a statement that changes something, as `rows` does."""
        return await self.rows(statement, *values)

    async def write_all(self, *steps: Statement) -> None:
        """Run statements in one transaction, all as of the moment at which it begins."""

        async def work(connection: Connection) -> None:
            for statement, rows in steps:
                await connection.executemany(statement, rows)

        await self._together(work)

    async def write_each(self, *steps: Statement) -> bool:
        """Run statements in one transaction; False if one changes no row, and then none does."""

        async def work(connection: Connection) -> None:
            for statement, rows in steps:
                for row in rows:
                    if (await connection.execute(statement, *row)).endswith(" 0"):
                        raise Unmatched

        try:
            await self._together(work)
        except Unmatched:
            return False
        return True

    async def _together(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        """Do a piece of work in a transaction until it is known to be done; raise NotSaved."""

        async def attempt(connection: Connection) -> None:
            async with connection.transaction(isolation="repeatable_read"):
                if not self.address.prepared:
                    await connection.execute(LIMIT_ONCE)
                await work(connection)

        await self.patiently(lambda: self._lend(attempt))

    async def patiently(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Try again while the server is lost, but not for long; raise NotSaved."""
        unknown, late = False, asyncio.get_running_loop().time() + WAIT_S
        try:
            async with asyncio.timeout_at(late + LIMIT_S):
                while True:
                    try:
                        return await attempt()
                    except Gone as error:
                        unknown = unknown or error.unknown
                        if asyncio.get_running_loop().time() > late:
                            raise NotSaved(str(error), unknown=unknown) from error
                        await asyncio.sleep(PAUSE_S)
        except TimeoutError as error:
            raise NotSaved("the server does not answer", unknown=True) from error
        except ServerError as error:
            raise NotSaved(told(error), unknown=unknown) from error

    @asynccontextmanager
    async def lock(self, work: str) -> AsyncIterator[bool]:
        """Hold a global lock; yields False if another process holds it."""
        query = "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS mine"
        connection = None
        try:
            try:
                connection = await self.address.connect()
                # The lock ends with its transaction, so a pooler may stand in between.
                await connection.execute("BEGIN")
                mine = (await connection.fetch(query, f"facet {work}"))[0]["mine"]
            except (*GONE, ServerError) as error:
                raise NotSaved(told(error)) from error
            yield mine
        finally:
            if connection is not None:
                connection.terminate()

    async def close(self) -> None:
        """Say goodbye, once what is under way is done; nothing is done any more then."""
        if self._closed:
            return
        self._closed = True
        for _ in range(CONNECTIONS):
            await self._places.acquire()
        for connection in self._idle:
            try:
                await connection.close(timeout=_GOODBYE_S)
            except Exception:  # noqa: BLE001 - then without one
                connection.terminate()

    async def _lend(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do a piece of work on a connection; raise Gone, or what the server refuses it with."""
        async with self._places:
            try:
                connection = await self._connection()
            except (*GONE, ServerError) as error:
                raise Gone(error, unknown=False) from error
            try:
                done = await work(connection)
            except Exception as error:
                if not is_gone(error):
                    self._idle.append(connection)
                    raise
                connection.terminate()
                raise Gone(error, unknown=True) from error
            except BaseException:
                connection.terminate()  # what it is about to answer is nobody's any more
                raise
            self._idle.append(connection)
            return done

    async def _connection(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return await self.address.connect()


async def _fetch(
    connection: Connection, address: Address, query: str, values: tuple[object, ...]
) -> FetchedRows:
    if address.prepared:
        return await connection.fetch(query, *values)
    async with connection.transaction():  # else a pooler might change the server half-way
        await connection.execute(LIMIT_ONCE)
        return await connection.fetch(query, *values)


async def _migrate(connection: Connection) -> None:
    """Bring the database up to date in one transaction; of several processes one does it.

    Raises DatabaseUnusable if it is ahead of this code or lacks a column.
    """
    async with connection.transaction():
        await connection.execute(NO_LIMIT)
        await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended('facet', 0))")
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL)"
        )
        rows = await connection.fetch("SELECT coalesce(max(number), 0) AS done FROM migrations")
        for step in missing("postgres", rows[0]["done"]):
            await connection.execute(step.script)
            # No value comes from outside: the number and the name are those of our own file.
            await connection.execute(
                f"INSERT INTO migrations VALUES ({step.number}, '{step.name}')"
            )
        columns = await connection.fetch(_COLUMNS, [table.name for table in ALL])
        must_have((*ALL, *HOLD_COLUMNS), [(row["name"], row["attname"]) for row in columns])
