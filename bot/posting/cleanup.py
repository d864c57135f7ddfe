"""Strips the controls from superseded messages, so that a table has only one set.

Failures are retried, also after a restart. Messages that the bot posted but couldn't record before
it was killed are found by reading the channel's history.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Final

import discord

from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.reply import Reply
from bot.messages.screen import PostedMessage, is_board, without_controls
from bot.posting.channels import channel_of, message_of, shows
from bot.posting.gone_channels import noticed
from bot.posting.retries import Retries
from bot.posting.webhooks import ReplyWebhooks
from bot.store import NotSaved
from bot.store.values import StaleMessage
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

HISTORY_LIMIT: Final = 50
"""How many of a channel's latest messages are searched for a table's boards."""
RECORDED_WITHIN: Final = timedelta(seconds=15)
"""How long a process may take until a board that it has posted is recorded."""


class Cleanup:
    """Strips controls and pictures from superseded messages."""

    def __init__(
        self, client: discord.Client, tables: Tables, webhooks: ReplyWebhooks, retries: Retries
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = tables.store
        self._retries = retries
        self._webhooks = webhooks

    async def strip_stale(self, attempt: int = 0, *, mine: bool = True) -> None:
        """Retry every stale message, and those that remain later.

        Args:
            attempt: The number of failed attempts before.
            mine: Only this process's messages; False for those that other processes left.
        """
        left = False
        for stale in await self._store.claim_stale_messages(mine=mine):
            if await self._strip(stale) is None:
                await self._store.delete_stale_message(stale.message_id)
            else:
                left = True
        if left:
            self._retries.again(attempt, self.strip_stale)

    async def strip_copy(self, table: Table, pressed: PostedMessage) -> None:
        """Strip a message that shows the table but isn't recorded.

        It exists if the bot was killed after posting and before recording the message.
        """
        copy = StaleMessage(pressed.message_id, table.guild_id, table.channel_id, pressed.caption)
        leftover = await self._strip(copy, table)
        if leftover is not None:
            await self._store.save_stale_message(leftover)
            self._retries.again(0, self.strip_stale)

    async def strip_copies(
        self, table: Table, found: Sequence[discord.Message], *known: int | None
    ) -> None:
        """Strip all of these messages except the known ones."""
        for message in found:
            if message.id not in known:
                await self.strip_copy(table, PostedMessage.of(message))

    async def find_unnoted(self, table: Table) -> list[discord.Message]:
        """Return the table's messages with controls that are newer than the recorded one.

        They exist if the response to a post was lost, or the bot was killed before recording it.
        Raises DeliveryError if the channel can't be read.
        """
        noted = table.shown.message_id or 0
        return [message for message in await self._latest(table) if message.id > noted]

    async def strip_late_copies(self, table: Table) -> bool:
        """Strip all messages of the table except the recorded one; return False to search again.

        A post in flight when the bot was killed may arrive after the next start has searched. If there are more
        processes, one that is newer than the recorded one may be a board that another has just posted: it is
        stripped once it should have been recorded.
        """
        try:
            found = await self._latest(table)
        except DeliveryError as error:
            log.info("table %d: its channel could not be searched: %s", table.id, error)
            await noticed(self._tables, table.channel_id, error)
            return not error.is_temporary
        table = await self._tables.get(table.id)  # another process may have recorded it meanwhile
        if table.over and table.shown.message_id is None:
            return True  # which one is its last board was forgotten with somebody's data
        noted = table.shown.message_id or 0
        old = found
        if self._store.shared:
            late = discord.utils.time_snowflake(self._store.clock() - RECORDED_WITHIN)
            old = [it for it in found if it.id < max(noted + 1, late)]
        await self.strip_copies(table, old, noted)
        return len(old) == len(found)

    async def strip_superseded(self, table: Table, reply: Reply | None) -> list[StaleMessage]:
        """Strip the message that showed the table so far, also of its picture unless the server keeps those.

        Returns it if that must be retried.
        """
        old = table.shown
        if old.message_id is None:
            return []
        picture = await self._keeps_pictures(table)
        # The answer to the press has stripped its controls already, unless it was edited since, as a lobby is
        # when somebody else joins at the same moment.
        answered = reply and reply.pressed_on(old.message_id) and reply.stripped == old
        if answered and (picture or not is_board(old.caption)):
            return []
        if reply and not table.reachable:
            self._webhooks.remember(old.message_id, reply)
        place = (table.guild_id, table.channel_id)
        left = await self._strip(StaleMessage(old.message_id, *place, old.caption, picture), table)
        return [] if left is None else [left]

    async def _keeps_pictures(self, table: Table) -> bool:
        """Return whether a table's superseded boards keep their pictures."""
        with suppress(NotSaved):
            if table.place == "server":
                return (await self._store.servers.get(table.guild_id)).boards == "all"
        return True

    async def _strip(self, old: StaleMessage, table: Table | None = None) -> StaleMessage | None:
        """Strip a message; return it if that must be retried. Without a table it is from the store."""
        message = message_of(self._client, old, old.message_id)
        by_reply = old.message_id in self._webhooks or (table is not None and not table.reachable)
        stays = without_controls(old.caption, picture=old.picture)
        try:
            if by_reply:
                await self._webhooks.change(old.message_id, stays)
            else:
                await call_discord(message.edit(**stays))
        except DeliveryError as error:
            await noticed(self._tables, old.channel_id, error)
            # Its buttons remain; pressing one links to the current board.
            log.info("message %d stays as it is: %s", old.message_id, error)
            return old if error.is_temporary else None
        return None

    async def _latest(self, table: Table) -> list[discord.Message]:
        """Return those of the channel's latest messages that have controls of the table."""
        return [m for m in await call_discord(self._history(table)) if shows(m, table)]

    async def _history(self, table: Table) -> list[discord.Message]:
        channel = channel_of(self._client, table)
        return [message async for message in channel.history(limit=HISTORY_LIMIT)]
