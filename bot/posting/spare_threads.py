"""Reuses threads whose table closed without a move; they are archived meanwhile.

Deleting them would need Manage Threads, which the bot doesn't ask for. Renaming is limited to twice
in ten minutes, so a thread is only reused for a table of the same name.
"""

import logging
from typing import Final

import discord

from bot.host.bounded import BoundedDict
from bot.messages.delivery import DeliveryError, call_discord
from bot.tables.table import Table

log = logging.getLogger(__name__)

MAX_THREADS: Final = 1_000
"""How many threads in use, and how many spare ones, are remembered; the oldest is dropped first."""

ThreadName = tuple[int, str]
"""A channel's id and the name of a thread in it."""


class SpareThreads:
    """The threads that this process made for tables, and those that are free again."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._made: BoundedDict[int, ThreadName] = BoundedDict(MAX_THREADS)
        self._spare: BoundedDict[ThreadName, int] = BoundedDict(MAX_THREADS)

    def remember(self, thread_id: int, name: ThreadName) -> None:
        """Remember a thread made or reused for a table."""
        self._made[thread_id] = name

    async def take(self, name: ThreadName) -> int | None:
        """Unarchive and return a free thread of this name; None if there is none."""
        thread_id = self._spare.pop(name, None)
        if thread_id is None:
            return None
        try:
            await call_discord(self._client.http.edit_channel(thread_id, archived=False))
        except DeliveryError as error:  # deleted or locked meanwhile
            log.info("thread %d can't be used again: %s", thread_id, error)
            return None
        return thread_id

    async def release(self, table: Table) -> None:
        """Archive the thread made for a table, if the table closed without a person's move.

        A finished game keeps its thread: nobody could press Rematch in an archived one.
        """
        name = self._made.pop(table.channel_id, None) if table.over else None
        if (
            table.stage == "called-off"
            and name is not None
            and not any(player.turns for player in table.players)
        ):
            await self.free(table.channel_id, name)

    async def free(self, thread_id: int, name: ThreadName) -> None:
        """Archive an unused thread for the next table of the same name."""
        try:
            await call_discord(self._client.http.edit_channel(thread_id, archived=True))
        except DeliveryError as error:
            log.info("thread %d could not be archived: %s", thread_id, error)
            return
        self._spare[name] = thread_id
