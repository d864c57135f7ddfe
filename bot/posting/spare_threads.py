"""Threads whose table closed without a move: archived, and used again rather than made anew.

Deleting them would take Manage Threads, which the bot doesn't ask for. A thread isn't renamed either:
Discord allows a channel two new names in ten minutes. So it serves the next table of the same name.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final

import discord

from bot.messages.delivery import DeliveryError, call_discord
from bot.tables.table import Table

log = logging.getLogger(__name__)

MAX_THREADS: Final = 1_000
"""How many threads are remembered, those in use and those to spare; the oldest goes first."""

ThreadName = tuple[int, str]
"""A channel, and the name of a thread in it."""


class SpareThreads:
    """Which threads this process made for tables, and which of them are free again."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._made: OrderedDict[int, ThreadName] = OrderedDict()
        self._spare: OrderedDict[ThreadName, int] = OrderedDict()

    def remember(self, thread_id: int, name: ThreadName) -> None:
        """Remember a thread that was made, or taken, for a table."""
        self._made[thread_id] = name
        while len(self._made) > MAX_THREADS:
            self._made.popitem(last=False)

    async def take(self, name: ThreadName) -> int | None:
        """Return a thread of this name that is free, open again; None if there is none."""
        thread_id = self._spare.pop(name, None)
        if thread_id is None:
            return None
        try:
            await call_discord(self._client.http.edit_channel(thread_id, archived=False))
        except DeliveryError as trouble:  # deleted or locked meanwhile
            log.info("thread %d can't be used again: %s", thread_id, trouble)
            return None
        return thread_id

    async def release(self, table: Table) -> None:
        """Archive the thread of a table that closed without a person's move, if it was made for it."""
        name = self._made.pop(table.channel_id, None) if table.over else None
        if name is not None and not any(player.turns for player in table.players):
            await self.free(table.channel_id, name)

    async def free(self, thread_id: int, name: ThreadName) -> None:
        """Archive a thread that no table stands in, for the next table of its name."""
        try:
            await call_discord(self._client.http.edit_channel(thread_id, archived=True))
        except DeliveryError as trouble:
            log.info("thread %d could not be archived: %s", thread_id, trouble)
            return
        self._spare[name] = thread_id
        while len(self._spare) > MAX_THREADS:
            self._spare.popitem(last=False)
