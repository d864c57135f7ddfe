"""The driver asyncpg: the parts used, connecting, and the meaning of its errors."""
# ruff: noqa: D102 - asyncpg's own pages say what its methods do

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any, Final, Protocol, Self, cast
from urllib.parse import parse_qsl, urlencode, urlsplit

from bot.store.engine import Row
from bot.store.errors import DatabaseAway, DatabaseUnusable

try:
    import asyncpg
except ModuleNotFoundError as error:
    raise DatabaseUnusable(
        "PostgreSQL needs a driver: in Facet's folder, pip install -e '.[postgres]'"
    ) from error

FetchedRows = Sequence[Row]
ServerError: Final = asyncpg.PostgresError
"""The errors that the server reports."""
Taken: Final = asyncpg.UniqueViolationError

CONNECT_S: Final = 10.0
"""The timeout for connecting, in seconds."""
LIMIT_S: Final = 1.0
"""Seconds after which the server cancels a statement, for example one that waits for a lock. It has
changed nothing then, which a timeout of the client couldn't tell."""
LIMIT: Final = f"SET statement_timeout = '{LIMIT_S}s'"
LIMIT_ONCE: Final = LIMIT.replace("SET", "SET LOCAL")
NO_LIMIT: Final = "SET LOCAL statement_timeout = 0"
"""Lifts the time limit of a transaction."""
POOLER: Final = "pgbouncer"
"""The option of an address that says that a pooler without prepared statements is used."""

GONE: Final = (
    OSError,  # a TimeoutError is one
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server ended the connection in the middle of an answer
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,  # another process committed first; a retry sees its changes
    asyncpg.ReadOnlySQLTransactionError,  # after a failover, this one is a replica
)
"""The errors after which the server, or the connection, is unavailable for now."""


class Connection(Protocol):
    """The methods of a connection that are used."""

    async def fetch(self, query: str, *values: object) -> FetchedRows: ...
    async def execute(self, script: str, *values: object) -> str: ...
    async def executemany(self, statement: str, rows: Iterable[Sequence[object]]) -> None: ...
    def transaction(self, **options: object) -> AbstractAsyncContextManager[object]: ...
    def cursor(self, query: str, *, prefetch: int) -> AsyncIterator[Mapping[str, Any]]: ...
    async def copy_records_to_table(
        self, table: str, *, records: Iterable[Sequence[object]], columns: Sequence[str]
    ) -> str: ...
    def get_server_pid(self) -> int: ...
    def is_closed(self) -> bool: ...
    def terminate(self) -> None: ...
    async def close(self, *, timeout: float) -> None: ...  # noqa: ASYNC109 - as the driver has it


def is_gone(error: BaseException) -> bool:
    """Return whether the server, or this connection, is unavailable for now."""
    return isinstance(error, GONE) and not isinstance(error, asyncpg.DataError)


def message_of(error: BaseException) -> str:
    """Return an error's message on one line, without the details: they can quote a row."""
    message = str(error).partition("\nDETAIL:")[0]
    return " ".join(message.split()) or type(error).__name__


@dataclass(frozen=True, slots=True)
class Address:
    """The address of the server, and whether statements may be prepared.

    `name` identifies this process among all that use the server.
    """

    dsn: str = field(repr=False)  # it may hold a password
    prepared: bool
    name: str

    @classmethod
    def of(cls, address: str) -> Self:
        """Parse an address."""
        before, _, query = address.partition("?")
        parts = parse_qsl(query, keep_blank_values=True)
        rest = urlencode([(key, value) for key, value in parts if key != POOLER])
        prepared = dict(parts).get(POOLER, "").lower() not in ("true", "1")
        return cls(f"{before}?{rest}" if rest else before, prepared, f"facet-{token_hex(6)}")

    async def connect(self) -> Connection:
        """Return a new connection; raise what the driver raises."""
        connection = await asyncpg.connect(
            self.dsn,
            timeout=CONNECT_S,
            statement_cache_size=200 if self.prepared else 0,
            server_settings={"application_name": self.name},
        )
        try:
            if self.prepared:
                await connection.execute(LIMIT)
        except BaseException:
            connection.terminate()
            raise
        return cast("Connection", connection)

    async def connect_first(self) -> Connection:
        """Return the first connection; raise DatabaseUnusable, or DatabaseAway if it may work later."""
        try:
            _ = urlsplit(self.dsn).port  # raises if it is malformed, without printing the password
            return await self.connect()
        except (asyncpg.ClientConfigurationError, ValueError) as error:
            reason = "its address cannot be read"
            if "root certificate" in str(error):
                reason = (
                    "its sslmode needs sslrootcert=, with the file of the authority's certificate"
                )
            raise DatabaseUnusable(reason) from error
        except (*GONE, ServerError) as error:
            raise unusable(error) from error


def unusable(error: BaseException) -> DatabaseUnusable:
    """Return the error to report if connecting fails at the start."""
    return (DatabaseAway if is_gone(error) else DatabaseUnusable)(message_of(error))
