"""Where tables are found and changed: loaded when needed, kept in a bounded cache.

A change is made under its table's lock and is saved before anybody can see it. Where other
processes of the bot use the same database, what is kept here is used only while it is up to date,
and a change that another process was quicker than is made again, to what that one left.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random
from typing import Final
from weakref import WeakValueDictionary

from bot.host.threads import in_thread
from bot.store import NotSaved, Store, TableChanged
from bot.store.values import Clock, ImportedRecord, Person, PostedBoard, StaleMessage
from bot.tables import clocks
from bot.tables.alarm import Alarm
from bot.tables.clocks import USUAL, Patience, running
from bot.tables.refusal import NotSavedNow, Refusal
from bot.tables.results import results_of
from bot.tables.table import Table
from bot.tables.weight import weight

KEPT: Final = 4 * 1024 * 1024
"""How many bytes of tables stay in memory, about."""
TRIES: Final = 5
"""How often a change is made to what somebody else was quicker to change."""
MOVES_KEPT: Final = 40
"""How many moves of each: what is told and what can be undone lies far within them, and a
whole game would take a few hundred kilobytes."""

Change = Callable[[Table], Table]
"""A table in, a table out; or a Refusal, and nothing is changed."""


@dataclass(frozen=True, slots=True)
class Changed:
    """A change that is saved: the table before and after it."""

    before: Table
    after: Table


class Tables:
    """All tables of the bot."""

    def __init__(
        self, store: Store, rng: Random, kept: int = KEPT, patience: Patience = USUAL
    ) -> None:
        self.store = store
        self.patience = patience
        self.rng = rng
        self.alarm = Alarm()
        self._kept = kept
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._weights: dict[int, int] = {}
        self._open: dict[int, int] = {}
        self._unnoted: dict[int, PostedBoard] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._openings: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def get(self, table_id: int) -> Table:
        """Return a table; raise Refusal if there is none of this id."""
        return await self._current(table_id) or self._newest(await self.whole(table_id))

    async def newest(self, table: Table) -> Table:
        """Return a table that was read a moment ago, as this process has changed it since."""
        kept = self._tables.get(table.id)
        if kept is not None and kept.revision >= table.revision:
            return kept
        return await self.get(table.id)

    async def whole(self, table_id: int) -> Table:
        """Return a table with every move of its match; raise Refusal if there is none."""
        try:
            kept = await self.store.load(table_id)
        except NotSaved as error:
            raise NotSavedNow from error
        if kept is None:
            raise Refusal("refused-table-unknown")
        return await in_thread(Table.of, kept)

    async def latest(self, channel_id: int) -> Table:
        """Return a channel's open table, or its last one; raise Refusal if it never had any."""
        if channel_id in self._open:
            table = await self.get(self._open[channel_id])
            if table.open:
                return table
        try:
            kept = await self.store.load_latest(channel_id)
        except NotSaved as error:
            raise NotSavedNow from error
        if kept is None:
            raise Refusal("refused-no-table-here")
        return self._newest(await in_thread(Table.of, kept))

    async def open(self, table: Table) -> Table:
        """Save a new table and return it with its id; raise ChannelTaken if one is open there."""
        now = self.store.now()
        table = replace(table, id=self._fresh_id(), touched=now)
        table = replace(table, due=self._due(table))
        try:
            await self.store.create(table)
        except NotSaved as error:
            raise NotSavedNow(unknown=error.unknown) from error
        return self._keep(table)

    async def keep_record(self, guild_id: int, channel_id: int, content: str) -> ImportedRecord:
        """Save a record that somebody brought into a channel, and return it with its id."""
        record = ImportedRecord(self._fresh_id(), guild_id, channel_id, content)
        try:
            await self.store.records.save(record)
        except NotSaved as error:
            raise NotSavedNow(unknown=error.unknown) from error
        return record

    async def record(self, record_id: int) -> ImportedRecord | None:
        """Return a record that somebody brought, if there is one of this id."""
        try:
            return await self.store.records.get(record_id)
        except NotSaved as error:
            raise NotSavedNow(unknown=error.unknown) from error

    def opening(self, guild_id: int) -> asyncio.Lock:
        """Return the lock under which a server's tables are counted before one more is opened."""
        return self._openings.setdefault(guild_id, asyncio.Lock())

    async def change(
        self,
        table_id: int,
        change: Change,
        *,
        channel_id: int | None = None,
        touching: bool = True,
    ) -> Changed:
        """Change a table and save it; raise what `change` raises, having changed nothing.

        Args:
            table_id: The table.
            change: What to do with it.
            channel_id: The channel in which somebody asked for it; Refusal if the table is in another.
            touching: False for a change that nobody made: the table goes on resting.

        Raises:
            ChannelTaken: The table was to wake, and another is open in its channel.
        """
        async with self._lock(table_id):
            before = self._tables.get(table_id) or await self.get(table_id)
            if channel_id not in (None, before.channel_id):
                raise Refusal("refused-elsewhere")
            for _ in range(TRIES):
                try:
                    after = self._stamped(before, change(before), touching=touching)
                except Refusal:
                    # It may hold of what was kept here alone: another process may have changed it.
                    current = await self.get(table_id)
                    if current is before:
                        raise
                    before = current
                    continue
                ends = after.over and not before.over
                results = await in_thread(results_of, after) if ends else ()
                try:
                    await self.store.save(before, after, results)
                except TableChanged:
                    self._drop(table_id)
                    before = await self.get(table_id)
                except NotSaved as error:
                    raise NotSavedNow(unknown=error.unknown) from error
                else:
                    # It may have been posted meanwhile.
                    shown = self._tables.get(table_id, before).shown
                    return Changed(before, self._keep(replace(after, shown=shown)))
        raise Refusal("refused-out-of-date", link=before.link())

    def _stamped(self, before: Table, after: Table, *, touching: bool) -> Table:
        """Return a changed table with its times, and without an offer if its game has ended."""
        now = self.store.now()
        after = replace(
            after,
            ended=now if after.over and not before.over else after.ended,
            touched=now if touching else after.touched,
            offer=None if after.over else after.offer,
        )
        return replace(after, due=self._due(after))

    async def mark_shown(
        self, table_id: int, shown: PostedBoard, leftovers: Sequence[StaleMessage] = ()
    ) -> None:
        """Remember what the channel has seen of a table; raise NotSaved.

        This process remembers it in any case, for as long as it lives.
        """
        if table_id in self._tables:
            self._tables[table_id] = replace(self._tables[table_id], shown=shown)
        self._unnoted[table_id] = shown
        await self.store.mark_shown(table_id, shown, leftovers)
        if self._unnoted.get(table_id) is shown:
            del self._unnoted[table_id]

    async def wind(self, table: Table, clock: Clock | None, due: datetime | None) -> bool:
        """Save a table's clock and what is due there; False where another process was quicker.

        Raises NotSaved.
        """
        if not await self.store.save_clock(table, clock, due):
            self._drop(table.id)
            return False
        kept = self._tables.get(table.id)
        if kept is not None:
            self._tables[table.id] = replace(kept, clock=clock, due=due)
        self.alarm.set(due)
        return True

    async def put_off(self, table_id: int, due: datetime) -> None:
        """Look at a table again when this is due, even one that can't be read; raise NotSaved."""
        await self.store.schedule.postpone(table_id, due)
        kept = self._tables.get(table_id)
        if kept is not None:
            self._tables[table_id] = replace(kept, due=due)
        self.alarm.set(due)

    def rested(self, table: Table) -> bool:
        """Return whether nobody has done anything at a table for so long that it may be given up."""
        return clocks.rested(table, self.store.clock(), self.patience)

    def _due(self, table: Table) -> datetime | None:
        """Return when something is to be done at a changed table; its clock goes on as it is."""
        if running(table) is not None and not table.asleep:
            return table.due
        event = self.next_event(table)
        return event and event[1]

    def next_event(
        self, table: Table, person: Person | None = None
    ) -> tuple[clocks.Event, datetime] | None:
        """Return what the bot has to do next at a table, and when, now at the earliest."""
        now = self.store.now()
        event = clocks.due(table, person, now, self.patience)
        return event and (event[0], max(event[1], now))

    def forget(self) -> None:
        """Read every table anew when it is asked for: something was changed past this cache."""
        for table_id in list(self._tables):
            self._drop(table_id)

    async def write_missing_results(self) -> None:
        """Write the results of games whose results were not kept, or told less."""
        for table_id in await self.store.ledger.missing_results():
            table = await self.whole(table_id)
            await self.store.ledger.save_results(table, results_of(table), self.store.now())

    def _lock(self, table_id: int) -> asyncio.Lock:
        """Return the lock under which a table is changed."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def _fresh_id(self) -> int:
        """Return an id that was never given, not even in a file that was lost: time and chance."""
        milliseconds = int(self.store.clock().timestamp() * 1000)
        return milliseconds << 20 | self.rng.getrandbits(20)

    async def _current(self, table_id: int) -> Table | None:
        """Return a table that is kept, unless another process has changed it since."""
        while (kept := self._tables.get(table_id)) is not None:
            try:
                unchanged = await self.store.unchanged(kept)
            except NotSaved:
                return kept  # nothing can be made of it before the database is back
            if unchanged:
                return self._tables.get(table_id, kept)
            if self._tables.get(table_id) is kept:
                self._drop(table_id)
        return None

    def _newest(self, read: Table) -> Table:
        """Keep a table just read, unless it was changed, and so kept, while it was being read."""
        kept = self._tables.get(read.id)
        if kept is not None and kept.revision >= read.revision:
            return self._keep(kept)
        return self._keep(replace(read, shown=self._unnoted.get(read.id, read.shown)))

    def _keep(self, table: Table) -> Table:
        if table.match is not None:
            table = replace(table, match=table.match.last(MOVES_KEPT))
        self.alarm.set(table.due)
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        self._weights[table.id] = weight(table)
        if table.open:
            self._open[table.channel_id] = table.id
        elif self._open.get(table.channel_id) == table.id:
            del self._open[table.channel_id]
        while sum(self._weights.values()) > self._kept and len(self._tables) > 1:
            self._drop(next(iter(self._tables)))
        return table

    def _drop(self, table_id: int) -> None:
        dropped = self._tables.pop(table_id, None)
        self._weights.pop(table_id, None)
        if dropped is not None and self._open.get(dropped.channel_id) == table_id:
            del self._open[dropped.channel_id]
