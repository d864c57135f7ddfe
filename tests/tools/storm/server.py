"""A database server in memory: what PostgreSQL does for processes that share a database.

The rows are in one SQLite file, whose transactions follow one after the other. Claims and locks are
PostgreSQL's: `bot/store/postgres/statements.py` says which rows a process holds, and what frees them.
What a process holds ends with its connections; through a pooler, which doesn't show them, its claims
end half a minute after the last change.

Processes with several shards aren't here: they share nothing but the same claims, and discord.py's
shards can't be had without the sockets of its gateway.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from bot.feature import Feature
from bot.store.contract import utc_now
from bot.store.engine import Statement
from bot.store.errors import NotSaved
from bot.store.mapping import cells_of, value_of
from bot.store.postgres.statements import CLAIM, CLOCK, UNCHANGED
from bot.store.rows import LEFTOVERS, SHOWN_ASSIGNED, clock_row, clock_values, named, upsert
from bot.store.sqlite.engine import spelled, stored
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.writer import Connection
from bot.store.values import Clock, PostedBoard, Result, StaleMessage, TableRecord, TimedTurn
from tests.tools.storm.loop import Process, StormLoop

HOLD_S: Final = 30.0
"""How long a claim lasts where the server doesn't see who is connected."""
LIMIT_S: Final = 1.0
"""How long a statement waits for a lock."""
MOMENT_S: Final = 0.01
_TAKEN: Final = "taken "
_LEAVE: Final = spelled(upsert("leftovers", LEFTOVERS))
_MARK: Final = spelled(f"UPDATE tables SET {SHOWN_ASSIGNED} WHERE id = $5")  # noqa: S608 - of constants
_LEFTOVERS: Final = f"SELECT {named(LEFTOVERS)} FROM leftovers"  # noqa: S608
_FORGET_CLAIMS: Final = "DELETE FROM notes WHERE key BETWEEN $1 AND $2"
_CURRENT: Final = """SELECT shown, message_id, caption, earlier_id, guild_id, channel_id
    FROM tables WHERE id = ?"""


def _as_sqlite(statement: str) -> str:
    """Return a statement as SQLite of every age understands it."""
    return statement.replace("IS NOT DISTINCT FROM", "IS")


@dataclass(eq=False)
class Server:
    """What the server knows of the processes that use it.

    Attributes:
        direct: Whether it sees which processes are connected; not through a pooler.
    """

    loop: StormLoop
    direct: bool
    held: dict[tuple[str, int], tuple[SharedStore, float]] = field(default_factory=dict)
    """Who holds a table or a message, and until when."""
    locks: dict[str, SharedStore] = field(default_factory=dict)
    changing: list[tuple[int, SharedStore]] = field(default_factory=list)
    """The tables whose rows a statement under way has locked."""

    def hold(self, kind: str, number: int, who: SharedStore) -> None:
        """Let a process hold a row."""
        self.held[kind, number] = who, self.loop.time() + HOLD_S

    def claimed(self, kind: str, number: int, who: SharedStore, *, mine: bool = True) -> bool:
        """Claim a row; False if another process holds it, or this one does and isn't to get it again."""
        if any(number == it and kind == "table" and by.connected for it, by in self.changing):
            return False
        holder, until = self.held.get((kind, number), (None, 0.0))
        if holder is who:
            free = mine
        elif holder is None:
            free = True
        else:
            free = not holder.connected if self.direct else until < self.loop.time()
        if free:
            self.hold(kind, number, who)
        return free

    def locked(self, work: str, who: SharedStore) -> bool:
        """Take a lock; False if it is held."""
        holder = self.locks.get(work)
        if holder is not None and holder.connected:
            return False
        self.locks[work] = who
        return True

    def unlock(self, work: str, who: SharedStore) -> None:
        """Give a lock back, unless it was lost."""
        if self.locks.get(work) is who:
            del self.locks[work]


class SharedStore(SqliteStore):
    """A database that processes share."""

    shared = True

    def __init__(
        self,
        server: Server,
        process: Process,
        writer: Connection,
        reader: Connection,
        features: Sequence[Feature],
    ) -> None:
        super().__init__(writer, reader, features, utc_now)
        self._server, self._process = server, process
        self._me = f"facet-{process.number}"
        self._closed = False

    @property
    def connected(self) -> bool:
        """Whether the process lives, and uses the database."""
        return self._process.alive and not self._closed

    async def close(self) -> None:
        """Close every connection."""
        await super().close()
        self._closed = True

    async def create(self, table: TableRecord, beside: Sequence[Statement] = ()) -> None:
        """Save a new table, and hold it."""
        with self._changing(table.id):
            await super().create(table, beside)

    async def save(
        self,
        before: TableRecord,
        after: TableRecord,
        results: Sequence[Result] = (),
        turn: TimedTurn | None = None,
        beside: Sequence[Statement] = (),
    ) -> None:
        """Save a change, and hold the table."""
        with self._changing(after.id):
            await super().save(before, after, results, turn, beside)

    @contextmanager
    def _changing(self, table_id: int) -> Iterator[None]:
        """Keep the row of a table locked within, and hold it if that succeeds."""
        mark = table_id, self
        self._server.changing.append(mark)
        try:
            yield
            self._server.hold("table", table_id, self)
        finally:
            self._server.changing.remove(mark)

    async def unchanged(self, table: TableRecord) -> bool:
        """Return whether no other process has changed or reposted a table since."""
        shown = table.shown
        values = (table.id, table.revision, shown.revision, shown.message_id)
        return bool(await self.engine.rows(_as_sqlite(UNCHANGED), *values))

    async def save_clock(
        self, before: TableRecord, clock: Clock | None, due: datetime | None
    ) -> bool:
        """Save a table's clock and when it is due; False if it was changed first, or its person has left the table."""
        values = (*clock_values(before, clock, due), *clock_row(before.clock))
        return bool(await self.engine.write(_as_sqlite(CLOCK), *values))

    async def mark_shown(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage] = ()
    ) -> None:
        """Save the board that the channel shows; an older revision doesn't replace a newer one."""

        def work(writer: sqlite3.Connection) -> list[StaleMessage]:
            row = writer.execute(_CURRENT, (table_id,)).fetchone()
            stale = list(leftovers)
            if row is not None:
                newer = _is_newer(row, shown)
                stale += _passed(row, shown, newer=newer)
                if not newer:
                    writer.execute(_MARK, stored((*cells_of(shown), table_id)))
            writer.executemany(_LEAVE, [stored(cells_of(it)) for it in stale])
            return stale

        await self._writer.write(work)
        for it in leftovers:
            self._server.hold("message", it.message_id, self)

    async def claim_unfinished(self) -> list[int]:
        """Claim tables that are unposted or wait for a computer."""
        found = await super().claim_unfinished()
        return [it for it in found if self._server.claimed("table", it, self)]

    async def claim_stale_messages(self, *, mine: bool = True) -> list[StaleMessage]:
        """Claim messages still to be stripped, with those claimed before if `mine`."""
        rows = await self.engine.rows(_LEFTOVERS)
        found = [value_of(StaleMessage, row) for row in rows]
        return [
            it for it in found if self._server.claimed("message", it.message_id, self, mine=mine)
        ]

    async def save_stale_message(self, message: StaleMessage) -> None:
        """Save a message that is still to be stripped, and hold it."""
        await super().save_stale_message(message)
        self._server.hold("message", message.message_id, self)

    async def claim(self, snowflake: int) -> bool:
        """Claim an interaction; False if another process already has it."""
        rows = await self.engine.write(CLAIM, f"{_TAKEN}{snowflake}", self._me)
        return bool(rows[0]["value"] == self._me)

    async def forget_claims(self, before: int) -> None:
        """Forget the claims on interactions older than a snowflake."""
        await self.engine.write(_FORGET_CLAIMS, _TAKEN, f"{_TAKEN}{before}")

    @asynccontextmanager
    async def lock(self, work: str) -> AsyncIterator[bool]:
        """Hold a global lock; yields False if it is held."""
        await self.engine.rows("SELECT 1")
        mine = self._server.locked(work, self)
        try:
            yield mine
        finally:
            if mine:
                self._server.unlock(work, self)

    @asynccontextmanager
    async def turn(self, of: str) -> AsyncIterator[None]:
        """Wait for one's turn, among the other processes too; raise NotSaved if that takes too long."""
        loop = self._server.loop
        async with super().turn(of):
            late = loop.time() + LIMIT_S
            while not self._server.locked(of, self):
                if loop.time() > late:
                    raise NotSaved("canceling statement due to statement timeout")
                await asyncio.sleep(MOMENT_S)
            try:
                yield
            finally:
                self._server.unlock(of, self)


def _is_newer(row: Any, shown: PostedBoard) -> bool:
    """Return whether the board of a row is newer than another one."""
    if row["shown"] is None or row["shown"] != shown.revision:
        return row["shown"] is not None and row["shown"] > (shown.revision or 0)
    return bool(shown.message_id) and (row["message_id"] or 0) > (shown.message_id or 0)


def _passed(row: Any, shown: PostedBoard, *, newer: bool) -> Iterable[StaleMessage]:
    """Return the message that another process posted at the same moment, unknown to this one."""
    if row["message_id"] in (None, shown.message_id):
        return
    where = row["guild_id"], row["channel_id"]
    if newer and shown.message_id is not None and row["earlier_id"] != shown.message_id:
        yield StaleMessage(shown.message_id, *where, shown.caption)
    elif not newer and row["message_id"] != shown.earlier_id:
        yield StaleMessage(row["message_id"], *where, row["caption"] or "")
