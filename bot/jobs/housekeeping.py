"""The daily clean-up: deletes expired data, and closes tables whose channels are gone."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

import discord

from bot.jobs.looped_job import LoopedJob
from bot.messages.delivery import DeliveryError, call_discord
from bot.posting.gone_channels import close_lost
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

HOUSEKEEPING_BATCH: Final = 100
"""How many tables are loaded or deleted at a time."""
GUEST_TABLE_LIFETIME: Final = timedelta(days=180)
"""How long a table waits before it's closed where the bot isn't a member and can't check the channel;
at least twice the time after which tables fall asleep."""
IDLE_BEFORE_CHECK: Final = timedelta(days=30)
"""How long a table or server is idle before Discord is asked whether its channel or server still
exists; also how long a table is kept after its channel is gone."""


class Housekeeping(LoopedJob):
    """Cleans up the database at the start and once a day, in one process at a time.

    Args:
        keep: Days after which finished tables are deleted; None keeps them forever.
    """

    work = "the clean-up"

    def __init__(self, client: discord.Client, tables: Tables, keep: int | None) -> None:
        super().__init__(self.clean, timedelta(days=1).total_seconds())
        self._client = client
        self._tables = tables
        self._keep = None if keep is None else timedelta(days=keep)

    async def clean(self) -> None:
        """Run every part, whatever becomes of the others; log errors."""
        store = self._tables.store
        with self.errors_logged():
            async with store.lock("housekeeping") as mine:
                if not mine:
                    return
                parts: tuple[Callable[[], Awaitable[object]], ...] = (
                    self._close_lost,
                    self._drop_lost_servers,
                    self._delete_expired,
                    store.turns.trim,
                    partial(store.digests.expire, store.now()),
                    *(partial(feature.tidy, store) for feature in store.features),
                )
                for part in parts:
                    with self.errors_logged():
                        await part()

    async def _delete_expired(self) -> None:
        store = self._tables.store
        now = store.now()
        before = None if self._keep is None else now - self._keep
        count = 0
        while found := await store.expiry.expired(
            before, now - IDLE_BEFORE_CHECK, HOUSEKEEPING_BATCH
        ):
            await store.expiry.delete_tables(found)
            count += len(found)
        if count:
            self._tables.forget()
            log.info("%d tables were deleted: they were kept long enough", count)

    async def _close_lost(self) -> None:
        """Close idle tables whose channels are gone.

        Where the bot isn't a member it can't tell, so such a table is closed after a longer time.
        """
        guest = max(GUEST_TABLE_LIFETIME, 2 * self._tables.patience.sleeps)
        store = self._tables.store
        async for table_id in _each(store.expiry.idle_tables, store.now() - IDLE_BEFORE_CHECK):
            with self.apart(f"table {table_id}"):
                await self._close_if_lost(table_id, guest)

    async def _close_if_lost(self, table_id: int, guest: timedelta) -> None:
        store, table = self._tables.store, await self._tables.get(table_id)
        if not table.reachable:
            if store.now() - (table.touched or table.opened) <= guest:
                return
        elif not await self._is_lost(self._client.http.get_channel(table.channel_id)):
            return
        await close_lost(self._tables, table_id, "nobody can come back to it")

    async def _drop_lost_servers(self) -> None:
        """Delete the settings of idle servers that the bot has left."""
        store = self._tables.store
        async for guild_id in _each(store.expiry.idle_servers, store.now() - IDLE_BEFORE_CHECK):
            with self.apart(f"server {guild_id}"):
                if await self._is_lost(self._client.http.get_guild(guild_id, with_counts=False)):
                    log.info("server %d: it is gone, and so are its settings", guild_id)
                    await store.servers.drop(guild_id)

    async def _is_lost(self, request: Awaitable[Any]) -> bool:
        """Return whether the channel or server is gone or hidden; False if Discord fails."""
        try:
            await call_discord(request)
        except DeliveryError as error:
            return error.place_is_lost
        return False


async def _each(
    query: Callable[[datetime, int, int], Awaitable[list[int]]], before: datetime
) -> AsyncIterator[int]:
    """Yield all ids that a paged query finds."""
    last = 0
    while found := await query(before, last, HOUSEKEEPING_BATCH):
        for one in found:
            yield one
        last = found[-1]
