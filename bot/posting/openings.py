"""Opens tables, in their own threads or in a channel, even if no person has just asked for one."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import discord

from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.names import within
from bot.posting.gone_channels import noticed
from bot.posting.refused_posts import RefusedPosts
from bot.posting.spare_threads import SpareThreads, ThreadName
from bot.store import ChannelTaken, IdTaken
from bot.store.values import Stand
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

MAX_THREAD_NAME_LENGTH: Final = 100
"""Discord's limit for the name of a thread."""
AUTO_ARCHIVE_MINUTES: Final = 7 * 24 * 60
"""How long Discord lists a thread without activity; its maximum."""
THREADS_TRIED: Final = 3
"""How many threads are tried for a table: somebody may have opened another one in a spare thread by hand."""

SaveNew = Callable[[Table], Awaitable[Table]]
"""Saves a new table and returns it with its id; raises ChannelTaken if its channel has an open one."""


class Openings:
    """Opens tables.

    Args:
        after_change: Runs the after-effects of a saved change.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        threads: SpareThreads,
        after_change: Callable[[Table], Awaitable[None]],
        refused: RefusedPosts,
    ) -> None:
        self._refused = refused
        self._client = client
        self._tables = tables
        self._threads = threads
        self._after_change = after_change

    async def open(
        self,
        table: Table,
        parent_id: int,
        title: str,
        *,
        stand: Stand = "thread",
        save: SaveNew | None = None,
    ) -> Table | None:
        """Save a new table and post it; None if it can be neither in a thread nor in its channel.

        A table with an id (`Tables.fresh_id`) is opened once: if it's saved already, only its
        after-effects run. So a caller that has noted the id can call this again after a crash. If
        another process has just opened it, that one runs the after-effects.

        Args:
            table: The new table; its channel is the one to use without a thread.
            parent_id: The channel of the thread.
            title: The name of the thread.
            stand: Where to try first.
            save: What saves it instead of `Tables.open`; what it raises is raised here.
        """
        save = save or self._tables.open
        opened = await self._tables.find(table.id) if table.id else None
        try:
            if stand == "channel":
                opened = opened or await self._here(table, save)
            opened = opened or await self.in_thread(table, parent_id, title, save)
            if stand == "thread":
                opened = opened or await self._here(table, save)
        except IdTaken:
            return await self._tables.find(table.id)
        if opened is not None:
            await self._after_change(opened)
        return opened

    async def move(self, table: Table, parent_id: int, title: str, save: SaveNew) -> None:
        """Go on with a table in a new thread, as `save` saves it; it stays where it is if there can be none."""
        moved = await self.in_thread(table, parent_id, title, save)
        if moved is not None:
            await self._after_change(moved)

    async def in_thread(
        self, table: Table, parent_id: int, title: str, save: SaveNew
    ) -> Table | None:
        """Save a new table in a thread of its own; None if the bot can't create one.

        Raises what `save` raises, except ChannelTaken.
        """
        name = (parent_id, within(title, MAX_THREAD_NAME_LENGTH))
        for _ in range(THREADS_TRIED):
            thread_id = await self._thread(name)
            if thread_id is None:
                return None
            try:
                table = await save(replace(table, channel_id=thread_id))
            except ChannelTaken:
                continue
            except BaseException:
                await self._threads.free(thread_id, name)
                raise
            self._threads.remember(thread_id, name)
            return table
        log.warning("channel %d: %d threads have open tables already", parent_id, THREADS_TRIED)
        return None

    async def _thread(self, name: ThreadName) -> int | None:
        """Return a spare thread or a new one; None if the bot can't create one."""
        thread_id = await self._threads.take(name)
        if thread_id is not None:
            return thread_id
        parent_id, title = name

        async def made() -> int:
            thread = await self._client.http.start_thread_without_message(
                parent_id,
                name=title,
                type=discord.ChannelType.public_thread.value,
                auto_archive_duration=AUTO_ARCHIVE_MINUTES,
            )
            return int(thread["id"])

        try:
            thread_id = await call_discord(made())
        except DeliveryError as error:
            log.info("channel %d: a thread could not be opened: %s", parent_id, error)
            self._refused.note("thread", parent_id, error)
            await noticed(self._tables, parent_id, error)
            return None
        self._refused.note("thread", parent_id, None)
        return thread_id

    async def _here(self, table: Table, save: SaveNew) -> Table | None:
        """Save a new table in its channel; None if that has an open one."""
        try:
            return await save(table)
        except ChannelTaken:
            return None
