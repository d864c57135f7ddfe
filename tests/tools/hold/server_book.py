"""A database on a PostgreSQL server as one reads it from outside."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self

import asyncpg

from tests.store import server as postgres
from tests.store.server import Server
from tests.tools.hold.book import Book

SECONDS: Final = 30.0
"""How long a look may take."""


class Away(Exception):
    """The server is not there at the moment; nothing was read."""


class ServerBook(Book):
    """One connection, made anew when it is lost.

    A look waits for its answer, as with a file, though the driver knows no waiting: it has a loop
    of its own, in a thread of its own.
    """

    def __init__(self, address: str, thread: ThreadPoolExecutor) -> None:
        self._address = address
        self._thread = thread
        self._loop = asyncio.new_event_loop()
        self._connection: Any = None

    @classmethod
    @contextmanager
    def of(cls, address: str) -> Iterator[Self]:
        """Read the database of an address for a while."""
        with ThreadPoolExecutor(1) as thread:
            book = cls(address, thread)
            try:
                yield book
            finally:
                thread.submit(book._close).result()

    def fetch(self, query: str, *values: object) -> list[Any]:
        """Return the rows that a query finds; raise Away."""
        return self._thread.submit(self._fetch, query, values).result()

    def _fetch(self, query: str, values: tuple[object, ...]) -> list[Any]:
        return self._loop.run_until_complete(self._ask(query, values))

    async def _ask(self, query: str, values: tuple[object, ...]) -> list[Any]:
        for again in (False, True):  # the server may have been restarted since the last query
            try:
                if again or self._connection is None or self._connection.is_closed():
                    self._connection = await asyncpg.connect(self._address, timeout=SECONDS)
                return list(await self._connection.fetch(query, *values, timeout=SECONDS))
            except (OSError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError,
                    asyncpg.InterfaceError) as error:  # fmt: skip
                if again:
                    raise Away(str(error)) from error
        raise AssertionError

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()


def on_a_server(part: str, run: Callable[[Path, Server], Coroutine[Any, Any, object]]) -> None:
    """Run a part with a PostgreSQL server; say so where none is installed."""
    programs = postgres.programs()
    if programs is None:
        print(f"{part}: not tried: {postgres.MISSING}", flush=True)
        return
    with postgres.running(programs) as database, tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder), database))
