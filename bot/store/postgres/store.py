"""Tables on a PostgreSQL server: a change is one statement, so one round trip.

Several processes may use the same database. If two of them change the same revision, the second
one's change fails. A process holds the tables that it changed or claimed: another one may claim
them once it is gone, or after 30 seconds.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from typing import Any, Final, Self

from bot.feature import Feature
from bot.store.backups import BackupFolder
from bot.store.columns import all_columns
from bot.store.contract import Store, TimeSource
from bot.store.engine import Statement
from bot.store.errors import ChannelTaken, IdTaken, TableChanged
from bot.store.mapping import cells_of, value_of
from bot.store.postgres import statements as sql
from bot.store.postgres.driver import Address, Connection, Taken
from bot.store.postgres.server import Gone, Server
from bot.store.postgres.updating import ServerUpdate, restore_point, revisions
from bot.store.rows import (
    BY_ID,
    LEFTOVERS,
    RESULTS,
    SEATS,
    TURNS,
    Values,
    changing,
    clock_row,
    clock_values,
    lasting,
    read_table,
    result_rows,
    seat_rows,
)
from bot.store.saves import note_saved
from bot.store.values import Clock, PostedBoard, Result, StaleMessage, TableRecord, TimedTurn

_CLAIMED: Final = "taken "
"""Begins the key of the note that says which process has claimed an interaction."""


class PostgresStore(Store):
    """A database that processes share.

    If the server is lost during a commit, the retry shows whether it was saved; if no retry gets
    through, the table counts as unfinished.
    """

    shared = True

    def __init__(self, server: Server, features: Sequence[Feature], clock: TimeSource) -> None:
        super().__init__(server, features, clock)
        self._server = server
        self._me = server.address.name

    @classmethod
    async def connect(
        cls,
        address: str,
        features: Sequence[Feature],
        clock: TimeSource,
        backups: BackupFolder | None = None,
        *,
        starting: bool = False,
    ) -> Self:
        """Connect to a server and bring its database up to date; raise DatabaseUnusable.

        What has to be migrated is dumped into the folder first, where `pg_dump` is installed.
        """
        at, update = Address.of(address), None

        async def before(connection: Connection, done: int) -> None:
            nonlocal update
            if backups:
                seen = await revisions(connection)
                point = await asyncio.to_thread(restore_point, address, backups, done + 1)
                update = ServerUpdate(at, point, done, seen)

        server = await Server.at(at, all_columns(features), before)
        store = cls(server, features, clock)
        store.update = update if starting else None
        return store

    async def close(self) -> None:
        """Close every connection once the statements under way are done."""
        await self._server.close()

    async def create(self, table: TableRecord, beside: Sequence[Statement] = ()) -> None:
        """Save a new table, and run the statements about what begins with it."""
        new = (*lasting(table), *changing(table), self.now(), self._me)
        values = (*new, _listed(SEATS, seat_rows(table)), *_moves(table, 0))

        async def attempt(lost: Gone | None) -> None:
            try:
                if beside:
                    await self._server.run((sql.CREATE, [values]), *beside)
                else:  # in one round trip
                    await self._server.fetch(sql.CREATE, *values)
            except Taken as error:
                holder = await self._server.fetch(sql.HOLDER, table.id)
                if not holder:
                    raise ChannelTaken from error
                if not lost or holder[0]["held_by"] != self._me:
                    raise IdTaken from error
                # The connection broke after this table was saved.

        await self._server.patiently(attempt)
        note_saved()

    async def save(
        self,
        before: TableRecord,
        after: TableRecord,
        results: Sequence[Result] = (),
        turn: TimedTurn | None = None,
        beside: Sequence[Statement] = (),
    ) -> None:
        """Save a change with its moves, the results of a game that it ends, and the turn that it ends."""
        values = (*changing(after), bool(results), self._me, before.id, before.revision)
        seats = None if after.players == before.players else _listed(SEATS, seat_rows(after))
        now, first = self.now(), len(before.log)
        ends = _listed(RESULTS, result_rows(after, results, now))
        timed = _listed(TURNS, [cells_of(turn)] if turn else ())
        added = seats, *_moves(after, first), first, ends, now, timed

        async def attempt(lost: Gone | None) -> None:
            try:
                saved = await self._server.fetch_and_run(beside, sql.SAVE, *values, *added)
            except Taken as error:
                woken = before.asleep and not after.asleep
                raise (ChannelTaken if woken else TableChanged) from error
            if not saved and not (lost and await self._stands(after)):
                raise TableChanged

        await self._server.patiently(attempt)
        note_saved()

    async def unchanged(self, table: TableRecord) -> bool:
        """Return whether no other process has changed or reposted a table since."""
        shown = table.shown
        values = (table.id, table.revision, shown.revision, shown.message_id)
        return bool(await self._server.rows(sql.UNCHANGED, *values))

    async def save_clock(
        self, before: TableRecord, clock: Clock | None, due: datetime | None
    ) -> bool:
        """Save a table's clock and when it is due; False if it was changed first, or its person has left the table."""
        values = (*clock_values(before, clock, due), *clock_row(before.clock))
        return bool(await self._server.write(sql.CLOCK, *values))

    async def mark_shown(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage] = ()
    ) -> None:
        """Save the board that the channel shows, and the messages that are stale now."""
        stale = _listed(LEFTOVERS, map(cells_of, leftovers))
        await self._server.write(sql.MARK, *cells_of(shown), table_id, stale, self._me)

    async def claim_unfinished(self) -> list[int]:
        """Claim tables that are unposted or wait for a computer."""
        claim = sql.CLAIM_UNFINISHED.format(unfinished=self._unfinished)
        return sorted(await self._server.ids(claim, self._me, self._server.direct))

    async def claim_stale_messages(self, *, mine: bool = True) -> list[StaleMessage]:
        """Claim messages still to be stripped, with those claimed before if `mine`."""
        rows = await self._server.write(sql.CLAIM_LEFTOVERS, self._me, self._server.direct, mine)
        return [value_of(StaleMessage, row) for row in rows]

    async def save_stale_message(self, message: StaleMessage) -> None:
        """Save a message that is still to be stripped."""
        await self._server.write(sql.LEAVE, _listed(LEFTOVERS, [cells_of(message)]), self._me)

    async def claim(self, snowflake: int) -> bool:
        """Claim an interaction; False if another process already has it."""
        rows = await self._server.write(sql.CLAIM, f"{_CLAIMED}{snowflake}", self._me)
        return bool(rows[0]["value"] == self._me)

    async def forget_claims(self, before: int) -> None:
        """Forget the claims on interactions older than a snowflake."""
        await self._server.write(sql.FORGET_CLAIMS, _CLAIMED, f"{_CLAIMED}{before}")

    def lock(self, work: str) -> AbstractAsyncContextManager[bool]:
        """Hold a global lock; yields False if another process holds it."""
        return self._server.lock(work)

    @asynccontextmanager
    async def turn(self, of: str) -> AsyncIterator[None]:
        """Wait for one's turn, among the other processes too."""
        async with super().turn(of), self._server.turn(of):
            yield

    async def _stands(self, wanted: TableRecord) -> bool:
        """Return whether a change of a table was saved."""
        rows = await self._server.fetch(BY_ID, wanted.id)
        return bool(rows) and _changed_cells(read_table(rows[0])) == _changed_cells(wanted)


def _changed_cells(table: TableRecord) -> tuple[Any, ...]:
    return *changing(table), table.players, table.log


def _listed(columns: Sequence[str], rows: Iterable[Values]) -> str:
    """Return rows as a JSON list, which statements read as rows."""
    return json.dumps([dict(zip(columns, row, strict=True)) for row in rows], default=str)


def _moves(table: TableRecord, first: int) -> Values:
    """Return the seats and the moves of a table's log, beginning with the move number `first`."""
    entries = table.log[first:]
    return [entry.seat for entry in entries], [entry.move for entry in entries]
