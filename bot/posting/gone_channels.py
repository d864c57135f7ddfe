"""Closes the tables of channels that no longer exist, or lets them sleep, whoever learns that: a post, a thread, an edit, a reminder, a limit."""

import asyncio
import logging
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.host.bounded import BoundedDict
from bot.messages.delivery import DeliveryError, call_discord
from bot.store import NotSaved
from bot.store.values import PostedBoard
from bot.tables import privacy
from bot.tables.refusal import Refusal
from bot.tables.tables import Change, Tables

log = logging.getLogger(__name__)

MAX_CHECKED: Final = 10
"""How many channels are looked for at once."""
MAX_CHECKS: Final = 10
"""How often they are looked for on one person's account within `CHECKS_WITHIN`."""
CHECKS_WITHIN: Final = timedelta(minutes=1)
CHECK_TIMEOUT_S: Final = 1.0
"""Seconds for such a question; it's short because somebody is waiting."""
REMEMBERED: Final = 10_000
"""How many people are remembered on whose account channels were looked for."""


class GoneChannels:
    """Looks for channels that no longer exist."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._checks: BoundedDict[int, list[datetime]] = BoundedDict(REMEMBERED)

    async def make_room(self, guild_id: int, user_id: int) -> bool:
        """Look for the channels of a server's open tables, this person's first; return whether one is gone."""
        channels = await self._tables.store.lookup.open_channels(guild_id, user_id)
        return bool(await self.check(channels, user_id))

    async def check(self, channel_ids: Iterable[int], user_id: int) -> list[int]:
        """Return those of some channels that are gone, and close their tables. Raises NotSaved.

        Discord isn't asked if it was too often on this person's account.
        """
        now = self._tables.store.now()
        lately = [it for it in self._checks.get(user_id, ()) if now - it < CHECKS_WITHIN]
        asked = list(dict.fromkeys(channel_ids))[:MAX_CHECKED]
        if not asked or len(lately) >= MAX_CHECKS:
            return []
        self._checks[user_id] = [*lately, now]
        are_gone = await asyncio.gather(*(self._is_gone(it) for it in asked))
        gone = [channel_id for channel_id, is_gone in zip(asked, are_gone, strict=True) if is_gone]
        for channel_id in gone:
            await close_tables_in(self._tables, channel_id)
        return gone

    async def _is_gone(self, channel_id: int) -> bool:
        try:
            await call_discord(self._client.http.get_channel(channel_id), CHECK_TIMEOUT_S)
        except DeliveryError as error:
            return error.channel_is_gone
        return False


async def noticed(tables: Tables, channel_id: int, error: DeliveryError) -> None:
    """Close the tables of a channel if an error says that it no longer exists."""
    if error.channel_is_gone:
        try:
            await close_tables_in(tables, channel_id)
        except NotSaved as unsaved:  # whoever learns it next closes them
            log.info("channel %d is gone, but its tables stay open: %s", channel_id, unsaved)


async def close_tables_in(tables: Tables, channel_id: int) -> None:
    """Close every table in play of a channel that is gone, or put it to sleep; raise NotSaved."""
    for table_id in await tables.store.lookup.tables_at(channel_id):
        await close_lost(tables, table_id, "its channel is gone", privacy.without_channel)


async def close_lost(
    tables: Tables, table_id: int, why: str, change: Change = privacy.gone
) -> None:
    """Close a table that nobody can come back to, unless it's over by now; raise NotSaved.

    `why` is for the log; `change` may put it to sleep instead.
    """
    try:
        closed = (await tables.change(table_id, change)).after
    except Refusal:
        return
    log.info("table %d: %s, so it is %s", table_id, why, "asleep" if closed.asleep else "closed")
    await tables.mark_shown(table_id, PostedBoard(closed.revision))
