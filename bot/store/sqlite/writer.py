"""Connections to the file, and writes in a group commit.

A commit waits for the disk, so that many simultaneous clicks need few commits: writes that arrive
during one share the next. If one write fails, the others of its commit are saved. A write returns
when it is on the disk.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar, cast

import aiosqlite

from bot.store.errors import NotSaved
from bot.store.saves import note_saved

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

BUSY_MS: Final = 1500
"""How long to wait for a file that another process has locked, in ms."""
HANGS_S: Final = 1.7
"""Seconds before the writes that wait for a slow commit fail. With `BUSY_MS` it takes at most 2 s until
a person reads that nothing could be saved."""
_MOMENT_S: Final = 0.1


class File(sqlite3.Connection):
    """A connection to a file whose `commit` runs the function that has waited longest.

    Commits are made by `_commit`, in SQL.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, isolation_level=None)
        self.waiting: deque[Work] = deque()

    def commit(self) -> None:
        """Run the next function."""
        self.waiting.popleft()(self)


class Connection(aiosqlite.Connection):
    """A connection that runs whole functions in its thread: switching threads costs more than a query.

    For a commit, aiosqlite enters the thread and does nothing else there.
    """

    def __init__(self, connect: Callable[[], File]) -> None:
        opened: list[File] = []
        self._opened = opened

        def keep() -> File:
            opened.append(connect())
            return opened[0]

        super().__init__(keep, iter_chunk_size=64)
        self._stopped: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Connect; if that fails, wait for the thread, which would still answer a loop that is closed."""
        try:
            await self
        except BaseException:
            if self._stopped is not None:
                await self._stopped
            raise

    def stop(self) -> asyncio.Future[None] | None:
        """End the thread; return what is done once it has ended."""
        self._stopped = super().stop()
        return self._stopped

    async def run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Return what a function of the connection returns; raise what it raises."""
        done: list[T] = []
        self._opened[0].waiting.append(lambda file: done.append(do(file)))
        await self.commit()
        return done[0]


@dataclass(frozen=True, slots=True, eq=False)
class _Write:
    """A function to run, the future of its result, and until when to wait for a locked file."""

    work: Work
    done: asyncio.Future[Any]
    until: float


class Writer:
    """Runs functions in shared commits."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: list[_Write] = []
        self._task: asyncio.Task[None] | None = None
        self._hanging: asyncio.TimerHandle

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function atomically, and return its result once it is saved.

        Raises what the function raises, but NotSaved for SQLite's errors. It may run again if nothing
        was saved.
        """

        def counted(connection: sqlite3.Connection) -> tuple[T, int]:
            before = connection.total_changes
            return work(connection), connection.total_changes - before

        loop = asyncio.get_running_loop()
        write = _Write(counted, loop.create_future(), monotonic() + BUSY_MS / 1000)
        self._waiting.append(write)
        if self._task is None:
            self._task = loop.create_task(self._write_all())
        try:
            made, rows = cast("tuple[T, int]", await write.done)
        except sqlite3.Error as error:
            raise NotSaved(str(error)) from error
        if rows:
            note_saved()
        return made

    async def empty_log(self) -> None:
        """Move the write-ahead log into the file, so that no deleted data remains.

        If another process is reading, the log stays until a later commit.
        """
        with suppress(sqlite3.Error):
            await self._connection.run(
                lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            )

    async def close(self) -> None:
        """Close the file once everything is written."""
        if self._task is not None:
            await self._task
        await self._connection.close()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                writes = [write for write in self._waiting if not write.done.done()]
                self._waiting.clear()
                await self._commit(writes)
        finally:
            self._task = None

    async def _commit(self, writes: Sequence[_Write]) -> None:
        if not writes:
            return
        loop = asyncio.get_running_loop()
        left = max(0.0, min(write.until for write in writes) - monotonic())
        works = [write.work for write in writes]
        self._hanging = loop.call_later(HANGS_S, self._look_again)
        try:
            outcomes = await self._connection.run(
                lambda connection: _commit(connection, works, ceil(left * 1000))
            )
        except Exception as error:  # noqa: BLE001 - it is raised where the works were asked for
            self._fail(writes, error)
        else:
            _tell(writes, outcomes)
        finally:
            self._hanging.cancel()

    def _fail(self, writes: Sequence[_Write], error: Exception) -> None:
        """Fail the waiting writes; those that have just begun to wait for a locked file are kept."""
        now = monotonic()
        patient = [write for write in writes if is_busy(error) and write.until > now]
        self._waiting[:0] = patient
        _refuse([write for write in writes if write not in patient], error)

    def _look_again(self) -> None:
        """Check again a moment later: if this process was held up itself, the commit may be done."""
        loop = asyncio.get_running_loop()
        self._hanging = loop.call_later(_MOMENT_S, self._refuse_waiting)

    def _refuse_waiting(self) -> None:
        _refuse(self._waiting, NotSaved("other writes take too long"))
        self._waiting.clear()
        self._look_again()


def _commit(
    connection: sqlite3.Connection, works: Sequence[Work], patience_ms: int
) -> list[tuple[bool, Any]]:
    """Run all functions in one commit; return whether each succeeded, and what it returned or raised.

    Raises sqlite3.Error if nothing could be saved, and NotSaved if that isn't known.
    """
    connection.execute(f"PRAGMA busy_timeout = {patience_ms}")
    connection.execute("BEGIN IMMEDIATE")
    complete = False
    try:
        outcomes = [_apart(connection, work) for work in works]
        complete = True
        connection.execute("COMMIT")
    except BaseException as error:
        with suppress(sqlite3.Error):  # perhaps SQLite has rolled back already
            connection.execute("ROLLBACK")
        if complete and code_of(error) == sqlite3.SQLITE_IOERR:
            # All of it may be in the log, from which the next start would restore it.
            raise NotSaved(str(error), unknown=True) from error
        raise
    return outcomes


def _apart(connection: sqlite3.Connection, work: Work) -> tuple[bool, Any]:
    connection.execute("SAVEPOINT one")
    try:
        made = True, work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # a full or broken disk has ended the transaction
        connection.execute("ROLLBACK TO one")
        made = False, error
    connection.execute("RELEASE one")
    return made


def _refuse(writes: Sequence[_Write], error: Exception) -> None:
    _tell(writes, [(False, error)] * len(writes))


def _tell(writes: Sequence[_Write], outcomes: Sequence[tuple[bool, Any]]) -> None:
    for write, (done, made) in zip(writes, outcomes, strict=True):
        if write.done.done():  # its task was cancelled
            continue
        if done:
            write.done.set_result(made)
        else:
            write.done.set_exception(made)


def is_busy(error: BaseException) -> bool:
    """Return whether an error says that another process has locked the file."""
    return code_of(error) == sqlite3.SQLITE_BUSY


def code_of(error: BaseException) -> int:
    """Return what kind of error SQLite reports; 0 for any other error."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF  # the other bits say why
