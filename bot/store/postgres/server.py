"""A pool of connections: a lost one is replaced, and short outages are waited out."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, Self, TypeVar, final

from bot.store.columns import HOLD_COLUMNS, Columns, must_have
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
    message_of,
    unusable,
)
from bot.store.saves import note_saved, unknown_so_far

T = TypeVar("T")

CONNECTIONS: Final = 4
"""The size of the pool. A commit takes about 1 ms, and every connection is a process on the server."""
WAIT_S: Final = 1.4
"""Seconds to wait for a server that is unavailable. With the `LIMIT_S` of the last try, that is less
than the time that Discord gives for an answer."""
PAUSE_S: Final = 0.1
"""Seconds between two tries to reconnect."""
_GOODBYE_S: Final = 2.0
_COLUMNS: Final = """
SELECT t.name, a.attname FROM unnest($1::text[]) AS t (name)
JOIN pg_attribute a ON a.attrelid = to_regclass(t.name) AND a.attnum > 0 AND NOT a.attisdropped
"""
"""The columns of the tables that the search path finds."""


BeforeMigration = Callable[[Connection, int], Awaitable[None]]


class Gone(Exception):
    """The connection broke; `unknown` says that the statement may have been executed."""

    def __init__(self, error: BaseException, *, unknown: bool) -> None:
        self.unknown = unknown
        super().__init__(message_of(error))


@final
class Server(Engine):
    """Runs statements, each a transaction of its own."""

    def __init__(self, address: Address, first: Connection, *, direct: bool) -> None:
        self.address = address
        self.direct = direct
        """Whether the server sees which processes are connected; not through a pooler."""
        self._idle = [first]
        self._places = asyncio.Semaphore(CONNECTIONS)
        # What is done within a turn needs a connection, too.
        self._turns = asyncio.Semaphore(CONNECTIONS // 2)
        self._closed = False

    @classmethod
    async def at(
        cls, address: Address, wanted: Sequence[Columns], before: BeforeMigration | None = None
    ) -> Self:
        """Connect, and bring the database up to date; raise DatabaseUnusable.

        `wanted` are the columns that it has then. `before` is awaited with the number of the last migration before, unless the database is new.
        """
        first = await address.connect_first()
        try:
            done = await _migrations_of(first)
            steps = missing(done)
            if before and done and steps:
                await before(first, done)
            await _migrate(first, wanted)
            rows = await _fetch(first, address, "SELECT pg_backend_pid() AS pid", ())
        except BaseException as error:
            first.terminate()
            if is_gone(error) or isinstance(error, ServerError):
                raise unusable(error) from error
            raise
        return cls(address, first, direct=rows[0]["pid"] == first.get_server_pid())

    async def fetch(self, query: str, *values: object) -> FetchedRows:
        """Run a statement once; raise Gone, or the server's error."""
        return await self._lend(lambda it: _fetch(it, self.address, query, values))

    async def fetch_and_run(
        self, steps: Sequence[Statement], query: str, *values: object
    ) -> FetchedRows:
        """Run a statement once, and if it returns rows others in the same transaction.

        Raises Gone, or the server's error.
        """
        if not steps:
            return await self.fetch(query, *values)  # in one round trip

        async def work(connection: Connection) -> FetchedRows:
            async with self._transaction(connection):
                rows = await connection.fetch(query, *values)
                if rows:
                    await _run_all(connection, steps)
                return rows

        return await self._lend(work)

    async def run(self, *steps: Statement) -> None:
        """Run statements once, in one transaction; raise Gone, or the server's error."""

        async def work(connection: Connection) -> None:
            async with self._transaction(connection):
                await _run_all(connection, steps)

        await self._lend(work)

    async def rows(self, query: str, *values: object) -> FetchedRows:
        """Return what a query finds; raise NotSaved, never `unknown`: a query saves nothing."""
        try:
            return await self.patiently(lambda _: self.fetch(query, *values))
        except NotSaved as error:
            raise NotSaved(str(error)) from error

    async def write(self, statement: str, *values: object) -> FetchedRows:
        """Run a statement until it has certainly succeeded, perhaps twice; raise NotSaved."""
        if unknown_so_far():
            return await self._noted(lambda connection: connection.fetch(statement, *values))
        return await self.patiently(lambda _: self.fetch(statement, *values))

    async def write_all(self, *steps: Statement) -> None:
        """Run statements in one transaction, all as of the moment at which it begins."""
        await self._noted(lambda it: _run_all(it, steps), isolation="repeatable_read")

    async def write_each(self, *steps: Statement) -> bool:
        """Run statements in one transaction; False if one changes no row, and then none does."""

        async def work(connection: Connection) -> None:
            for statement, rows in steps:
                for row in rows:
                    if (await connection.execute(statement, *row)).endswith(" 0"):
                        raise Unmatched

        try:
            await self._noted(work, isolation="repeatable_read")
        except Unmatched:
            return False
        return True

    async def erase(self, *steps: Statement) -> None:
        """Run statements in one transaction, however long they take; raise NotSaved."""
        changed = False

        async def work(connection: Connection) -> None:
            nonlocal changed
            async with connection.transaction():
                await connection.execute(NO_LIMIT)
                await _run_all(connection, steps)
                changed = await _has_changed(connection)

        try:
            await self._lend(work)
        except Gone as error:
            raise NotSaved(str(error), unknown=error.unknown) from error
        except ServerError as error:
            raise NotSaved(message_of(error)) from error
        if changed:
            note_saved()

    async def _noted(self, work: Callable[[Connection], Awaitable[T]], **options: object) -> T:
        """Do a transaction until it has certainly succeeded, perhaps twice; note it if it has changed anything.

        Raises NotSaved.
        """

        async def transaction(connection: Connection) -> tuple[T, bool]:
            async with self._transaction(connection, **options):
                return await work(connection), await _has_changed(connection)

        async def attempt(lost: Gone | None) -> tuple[T, bool]:
            done, changed = await self._lend(transaction)
            return done, changed or lost is not None  # nothing may be left to change

        done, changed = await self.patiently(attempt)
        if changed:
            note_saved()
        return done

    @asynccontextmanager
    async def _transaction(self, connection: Connection, **options: object) -> AsyncIterator[None]:
        """Open a transaction within, whose statements take no longer than they may."""
        async with connection.transaction(**options):
            if not self.address.prepared:
                await connection.execute(LIMIT_ONCE)
            yield

    async def patiently(self, attempt: Callable[[Gone | None], Awaitable[T]]) -> T:
        """Retry for a short time while the server is unavailable; raise NotSaved.

        An attempt is given why it isn't known whether an earlier one was executed, None if none was.
        """
        lost: Gone | None = None
        late = asyncio.get_running_loop().time() + WAIT_S
        try:
            async with asyncio.timeout_at(late + LIMIT_S):
                while True:
                    try:
                        return await attempt(lost)
                    except Gone as error:
                        lost = error if error.unknown else lost
                        if asyncio.get_running_loop().time() > late:
                            raise NotSaved(str(error), unknown=lost is not None) from error
                        await asyncio.sleep(PAUSE_S)
        except TimeoutError as error:
            raise NotSaved("the server does not answer", unknown=True) from error
        except ServerError as error:
            raise NotSaved(message_of(error), unknown=lost is not None) from error

    @asynccontextmanager
    async def lock(self, work: str) -> AsyncIterator[bool]:
        """Hold a global lock; yields False if another process holds it."""
        query = "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS mine"
        connection = None
        try:
            try:
                connection = await self.address.connect()
                # The lock ends with its transaction, so it also works through a pooler.
                await connection.execute("BEGIN")
                mine = (await connection.fetch(query, f"facet {work}"))[0]["mine"]
            except (*GONE, ServerError) as error:
                raise NotSaved(message_of(error)) from error
            yield mine
        finally:
            if connection is not None:
                try:
                    # The server would notice a closed connection later, and hold the lock until then.
                    with suppress(*GONE, ServerError):
                        await connection.execute("ROLLBACK")
                finally:
                    connection.terminate()

    @asynccontextmanager
    async def turn(self, of: str) -> AsyncIterator[None]:
        """Hold a lock that other processes wait for, a moment at most; raise NotSaved."""
        query = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
        done = False
        async with self._turns:
            try:
                async with self._lent() as connection, connection.transaction():
                    await connection.execute(LIMIT_ONCE)
                    await connection.fetch(query, f"facet {of}")
                    yield
                    done = True
            except (Gone, ServerError) as error:
                if not done:  # otherwise the lock has only ended with its connection
                    raise NotSaved(message_of(error)) from error

    async def close(self) -> None:
        """Close all connections after the statements under way; later ones fail."""
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
        """Use a connection; raise Gone, or the server's error."""
        async with self._lent() as connection:
            return await work(connection)

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[Connection]:
        """Use a connection within; raise Gone, or the server's error."""
        async with self._places:
            try:
                connection = await self._connection()
            except (*GONE, ServerError) as error:
                raise Gone(error, unknown=False) from error
            try:
                yield connection
            except Exception as error:
                if not is_gone(error):
                    self._idle.append(connection)
                    raise
                connection.terminate()
                raise Gone(error, unknown=True) from error
            except BaseException:
                connection.terminate()  # nobody waits for its answer any more
                raise
            self._idle.append(connection)

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
    async with connection.transaction():  # otherwise a pooler might switch servers
        await connection.execute(LIMIT_ONCE)
        return await connection.fetch(query, *values)


async def _run_all(connection: Connection, steps: Sequence[Statement]) -> None:
    for statement, rows in steps:
        await connection.executemany(statement, rows)


async def _has_changed(connection: Connection) -> bool:
    """Return whether the transaction has changed any row: only then has it a number."""
    rows = await connection.fetch("SELECT txid_current_if_assigned() IS NOT NULL AS changed")
    changed: bool = rows[0]["changed"]
    return changed


async def _migrations_of(connection: Connection) -> int:
    """Return the number of the last migration; 0 if there is none."""
    rows = await connection.fetch("SELECT to_regclass('migrations') IS NOT NULL AS there")
    if not rows[0]["there"]:
        return 0
    rows = await connection.fetch("SELECT coalesce(max(number), 0) AS done FROM migrations")
    done: int = rows[0]["done"]
    return done


async def _migrate(connection: Connection, wanted: Sequence[Columns]) -> None:
    """Migrate the database in one transaction; only one of several processes does it.

    Raises DatabaseUnusable if it is ahead of this code or lacks a `wanted` column.
    """
    async with connection.transaction():
        await connection.execute(NO_LIMIT)
        await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended('facet', 0))")
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL)"
        )
        rows = await connection.fetch("SELECT coalesce(max(number), 0) AS done FROM migrations")
        for step in missing(rows[0]["done"]):
            await connection.execute(step.script)
            # The number and the name come from our own file.
            await connection.execute(
                f"INSERT INTO migrations VALUES ({step.number}, '{step.name}')"
            )
        columns = await connection.fetch(_COLUMNS, [table.name for table in wanted])
        must_have((*wanted, *HOLD_COLUMNS), [(row["name"], row["attname"]) for row in columns])
