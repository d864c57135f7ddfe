"""Tables on a PostgreSQL server: a commit is one statement, and so one way there and back.

Several processes may use the same database. Of two changes of one revision the second finds the
first. What is left to do at a table belongs to the process that holds it: it holds what it has
changed or taken up, until it is gone, or has not done it in `HOLD`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import astuple
from datetime import datetime
from typing import Any, Self

from bot.store.contract import Clock, Store
from bot.store.errors import ChannelTaken, NotSaved, TableChanged
from bot.store.kept import Kept, Leftover, Result, ServerSettings, Shown
from bot.store.postgres import statements as sql
from bot.store.postgres.driver import Address, Taken
from bot.store.postgres.server import Gone, Server
from bot.store.rows import (
    LEFTOVERS,
    RESULTS,
    SEATS,
    Values,
    changing,
    kept,
    lasting,
    result_rows,
    seat_rows,
)


class PostgresStore(Store):
    """A database that processes share. What may have been saved, though the server was lost over
    it, is found out when the same is tried again, and otherwise with what is unfinished.
    """  # noqa: D205 - two sentences, one thought

    shared = True

    def __init__(self, server: Server, clock: Clock) -> None:
        super().__init__(clock)
        self._server = server
        self._me = server.address.name
        self._doubtful: set[int] = set()

    @classmethod
    async def connect(cls, address: str, clock: Clock) -> Self:
        """Connect to a server and bring its database up to date; raise DatabaseUnusable."""
        return cls(await Server.at(Address.of(address)), clock)

    async def close(self) -> None:
        """Close every connection once what is under way is done."""
        await self._server.close()

    # Tables

    async def create(self, table: Kept) -> None:
        """Save a new table; raise ChannelTaken if one is open there."""
        values = (*lasting(table), *changing(table), self._now(), self._me)
        added = _listed(SEATS, seat_rows(table)), *_moves(table, 0)

        async def attempt() -> None:
            try:
                await self._server.fetch(sql.CREATE, *values, *added)
            except Taken as error:
                # An id comes only once: if it is there, the server was lost after it was saved.
                if not await self._server.fetch(sql.BY_ID, table.id):
                    raise ChannelTaken from error

        await self._server.patiently(attempt)

    async def save(self, before: Kept, after: Kept, results: Sequence[Result] = ()) -> None:
        """Save a change, append its moves and write the results of a game that it ends."""
        values = (*changing(after), bool(results), self._me, before.id, before.revision)
        sits = None if after.players == before.players else _listed(SEATS, seat_rows(after))
        ends = _listed(RESULTS, result_rows(after, results))
        at = self._now()
        first = len(before.log)
        added = sits, *_moves(after, first), first, ends, at, after.ended or at
        lost = False

        async def attempt() -> None:
            nonlocal lost
            try:
                saved = await self._server.fetch(sql.SAVE, *values, *added)
            except (Gone, asyncio.CancelledError):
                lost = True
                raise
            except Taken as error:
                raise TableChanged from error
            if not saved and not (lost and await self._stands(after)):
                raise TableChanged

        try:
            await self._server.patiently(attempt)
        except NotSaved:
            if lost:
                self._doubtful.add(after.id)
            raise

    async def load(self, table_id: int) -> Kept | None:
        """Return a table by its id."""
        return await self._load(sql.BY_ID, table_id)

    async def load_latest(self, channel_id: int) -> Kept | None:
        """Return a channel's open table, or else the one opened last."""
        return await self._load(sql.LATEST, channel_id)

    async def unchanged(self, table: Kept) -> bool:
        """Whether no other process has changed a table since, nor shown it in another message."""
        shown = table.shown
        values = (table.id, table.revision, shown.revision, shown.message_id)
        return bool(await self._server.run(sql.UNCHANGED, *values))

    async def open_tables(self) -> list[int]:
        """Return the ids of the tables that are open, in their order."""
        return [row["id"] for row in await self._server.run(sql.OPEN)]

    # What follows from a change, until it is done

    async def mark_shown(
        self, table_id: int, shown: Shown, leftovers: Sequence[Leftover] = ()
    ) -> None:
        """Remember what the channel has seen, and the messages that still have too much."""
        left = _listed(LEFTOVERS, map(astuple, leftovers))
        await self._server.run(sql.MARK, *astuple(shown), table_id, left, self._me)

    async def unfinished(self, *, mine: bool = True) -> list[int]:
        """Return, and hold, the tables to be seen to."""
        doubtful = list(self._doubtful)
        who = self._me, self._server.direct
        rows = await self._server.run(sql.UNFINISHED, *who, doubtful, mine)
        self._doubtful.difference_update(doubtful)
        return sorted(row["id"] for row in rows)

    async def leftovers(self, *, mine: bool = True) -> list[Leftover]:
        """Return, and hold, the messages to be tidied."""
        rows = await self._server.run(sql.LEFTOVERS, self._me, self._server.direct, mine)
        return [Leftover(**row) for row in rows]

    async def keep_leftover(self, leftover: Leftover) -> None:
        """Remember a message that has more than it should."""
        await self._server.run(sql.LEAVE, _listed(LEFTOVERS, [astuple(leftover)]), self._me)

    async def drop_leftover(self, message_id: int) -> None:
        """Forget a message that was tidied."""
        await self._server.run("DELETE FROM leftovers WHERE message_id = $1", message_id)

    async def without_results(self) -> list[int]:
        """Return the ids of finished tables whose results are not written."""
        return [row["id"] for row in await self._server.run(sql.WITHOUT_RESULTS)]

    async def write_results(self, table: Kept, results: Sequence[Result]) -> None:
        """Write the results of a game that was over before they were kept; none marks it done."""
        ends = _listed(RESULTS, result_rows(table, results))
        await self._server.run(sql.END, ends, table.ended or self._now(), table.id)

    async def results(self, table_id: int) -> list[Result]:
        """Return how a game ended, a row a seat."""
        return [Result(**row) for row in await self._server.run(sql.ENDED, table_id)]

    # Servers

    async def server(self, guild_id: int) -> ServerSettings:
        """Return what was chosen for a server; the defaults where nothing was."""
        rows = await self._server.run(sql.CHOSEN, guild_id)
        return ServerSettings(**rows[0]) if rows else ServerSettings(guild_id)

    async def write_server(self, settings: ServerSettings) -> None:
        """Save what was chosen for a server."""
        await self._server.run(sql.CHOOSE, *astuple(settings))

    # What the bot remembers about itself

    async def note(self, key: str) -> str | None:
        """Return what was noted under a key."""
        rows = await self._server.run("SELECT value FROM notes WHERE key = $1", key)
        return next((row["value"] for row in rows), None)

    async def write_note(self, key: str, value: str) -> None:
        """Note a value under a key, in place of what stood there."""
        await self._server.run(sql.NOTE, key, value)

    def alone(self, work: str) -> AbstractAsyncContextManager[bool]:
        """Do a piece of work in one process at a time: False says that another one is at it."""
        return self._server.alone(work)

    def _now(self) -> datetime:
        return self.clock().replace(microsecond=0)

    async def _load(self, query: str, value: int) -> Kept | None:
        rows = await self._server.run(query, value)
        return kept(rows[0]) if rows else None

    async def _stands(self, wanted: Kept) -> bool:
        """Whether a table stands as it should after a change, whoever told of it."""
        rows = await self._server.fetch(sql.BY_ID, wanted.id)
        return bool(rows) and _told(kept(rows[0])) == _told(wanted)


def _told(table: Kept) -> tuple[Any, ...]:
    return *changing(table), table.players, table.log


def _listed(columns: Sequence[str], rows: Any) -> str:  # noqa: ANN401 - rows of any kind
    """Return rows as the server takes them in at once."""
    return json.dumps([dict(zip(columns, row, strict=True)) for row in rows])


def _moves(table: Kept, first: int) -> Values:
    """Return the seats and the moves of a table's log, from the first of these on."""
    entries = table.log[first:]
    return [entry.seat for entry in entries], [entry.move for entry in entries]
