"""Where tables are found and changed: loaded when needed, kept in a bounded cache.

A change is made under its table's lock and is saved before anybody can see it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final
from weakref import WeakValueDictionary

from bot.store import Store, TableChanged
from bot.tables.refusal import Refusal
from bot.tables.table import Shown, Table

KEPT: Final = 64
"""How many tables stay in memory."""
MOVES_KEPT: Final = 40
"""How many moves of each: what is told and what can be undone lies far within them, and a
whole game would take a few hundred kilobytes."""


class Room:
    """All tables of the bot."""

    def __init__(self, store: Store, rng: Random, kept: int = KEPT) -> None:
        self.store = store
        self.rng = rng
        self._kept = kept
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._open: dict[int, int] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def get(self, table_id: int) -> Table:
        """Return a table; raise Refusal if there is none of this id."""
        table = self._tables.get(table_id) or await self.store.load(table_id)
        if table is None:
            raise Refusal("refused-table-unknown")
        return self._newest(table)

    async def whole(self, table_id: int) -> Table:
        """Return a table with every move of its match; raise Refusal if there is none."""
        table = await self.store.load(table_id)
        if table is None:
            raise Refusal("refused-table-unknown")
        return table

    async def latest(self, channel_id: int) -> Table:
        """Return a channel's open table, or its last one; raise Refusal if it never had any."""
        if channel_id in self._open:
            return await self.get(self._open[channel_id])
        table = await self.store.load_latest(channel_id)
        if table is None:
            raise Refusal("refused-no-table-here")
        return self._newest(table)

    async def open(self, table: Table) -> Table:
        """Save a new table and return it with its id; raise ChannelTaken if one is open there."""
        return self._keep(await self.store.create(table))

    async def change(self, table_id: int, change: Callable[[Table], Table]) -> Table:
        """Change a table and save it; raise what `change` raises, having changed nothing."""
        async with self.lock(table_id):
            before = await self.get(table_id)
            # Off the event loop: computers may think for tens of milliseconds.
            after = await asyncio.to_thread(change, before)
            try:
                await self.store.save(before, after)
            except TableChanged:
                self._tables.pop(table_id, None)
                raise Refusal("refused-out-of-date", link=before.link()) from None
            shown = self._tables.get(table_id, before).shown  # it may have been posted meanwhile
            return self._keep(replace(after, shown=shown))

    async def mark_shown(self, table_id: int, shown: Shown) -> None:
        """Remember what the channel has seen of a table."""
        await self.store.mark_shown(table_id, shown)
        if table_id in self._tables:
            self._tables[table_id] = replace(self._tables[table_id], shown=shown)

    def lock(self, table_id: int) -> asyncio.Lock:
        """Return the lock under which a table is changed."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def _newest(self, read: Table) -> Table:
        """Keep a table just read, unless it was changed, and so kept, while it was being read."""
        return self._keep(self._tables.get(read.id, read))

    def _keep(self, table: Table) -> Table:
        if table.match is not None:
            table = replace(table, match=table.match.last(MOVES_KEPT))
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if table.open:
            self._open[table.channel_id] = table.id
        elif self._open.get(table.channel_id) == table.id:
            del self._open[table.channel_id]
        while len(self._tables) > self._kept:
            _, dropped = self._tables.popitem(last=False)
            self._open.pop(dropped.channel_id, None)
        return table
