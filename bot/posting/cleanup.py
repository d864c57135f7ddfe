"""Leaves of messages what should stay of them once another one follows: no control stands twice.

Where that fails it is tried again, after a restart too. What the bot posted and, being killed, did
not note is found by looking at the channel.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import discord

from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.posted_message import PostedMessage
from bot.messages.reply import Reply
from bot.posting.channels import channel_of, message_of
from bot.posting.find_existing import shows
from bot.posting.webhooks import ReplyWebhooks
from bot.store import NotSaved, Store
from bot.store.records import StaleMessage
from bot.tables.table import Table

log = logging.getLogger(__name__)

HISTORY_LIMIT: Final = 50
"""How many of a channel's last messages are looked at for a board that may stand there."""


class Cleanup:
    """Takes controls, and pictures, off messages that others follow."""

    def __init__(self, client: discord.Client, store: Store, webhooks: ReplyWebhooks) -> None:
        self._client = client
        self._store = store
        self._webhooks = webhooks
        self.last_v2 = 0
        """The newest message that may have Components V2, as those of earlier versions do."""

    async def strip_stale(self, *, mine: bool = True) -> bool:
        """Try again to tidy every message that has too much; return whether some still have.

        Those that another process has left where they are not `mine`.
        """
        left = False
        for stale in await self._store.leftovers(mine=mine):
            if await self._strip(stale) is None:
                await self._store.drop_leftover(stale.message_id)
            else:
                left = True
        return left

    async def strip_copy(self, table: Table, pressed: PostedMessage) -> None:
        """Take the controls off a message that shows the table, but is not known to.

        Such a one is left where the bot was killed after a post, before it was noted.
        """
        copy = StaleMessage(pressed.message_id, table.guild_id, table.channel_id, pressed.caption)
        leftover = await self._strip(copy, table, pressed)
        if leftover is not None:
            await self._store.keep_leftover(leftover)

    async def strip_copies(
        self, table: Table, found: Sequence[discord.Message], *known: int | None
    ) -> None:
        """Take the controls off all of these messages but those known."""
        for message in found:
            if message.id not in known:
                await self.strip_copy(table, PostedMessage.of(message))

    async def find_unnoted(self, table: Table) -> list[discord.Message]:
        """Return the messages with controls of the table that are newer than the one noted.

        A post whose answer was lost leaves one, and so does a kill before the post was noted.
        Raise DeliveryError where the channel cannot be read.
        """
        noted = table.shown.message_id or 0
        return [message for message in await self._latest(table) if message.id > noted]

    async def strip_late_copies(self, table: Table) -> None:
        """Take the controls off all messages of the table but the one noted.

        A post may have been on its way when the bot was killed, and have come up after the next
        start had looked for it.
        """
        try:
            found = await self._latest(table)
        except DeliveryError as error:
            log.info("table %d: its channel could not be looked over: %s", table.id, error)
        else:
            await self.strip_copies(table, found, table.shown.message_id)

    async def strip_last(self, table: Table, reply: Reply | None) -> StaleMessage | None:
        """Take the controls off the message that showed the table; return it if they stay."""
        old = table.shown
        if old.message_id is None:
            return None
        # The answer to a press took them off. Where the message was shown anew since, as a lobby is
        # for whoever joins in the same moment, they may be there again.
        if reply and reply.pressed_on(old.message_id) and reply.stripped == old:
            return None
        if reply and not table.reachable:
            self._webhooks.remember(old.message_id, reply)
        return await self._strip(
            StaleMessage(old.message_id, table.guild_id, table.channel_id, old.caption), table
        )

    async def drop_earlier_picture(self, table: Table) -> StaleMessage | None:
        """Reduce the board before the last to its text, where the server wants that.

        Return it if that is to be tried again.
        """
        old = table.shown
        if old.earlier_id is None or not old.earlier_caption:
            return None
        try:
            wanted = await self._store.server(table.guild_id)
        except NotSaved:
            return None  # it keeps its picture
        if wanted.boards == "all":
            return None
        place = table.guild_id, table.channel_id
        return await self._strip(
            StaleMessage(old.earlier_id, *place, old.earlier_caption, picture=False), table
        )

    async def _strip(
        self, old: StaleMessage, table: Table | None = None, posted: PostedMessage | None = None
    ) -> StaleMessage | None:
        """Leave of a message what should stay of it; return it if that is to be tried again.

        It is a message of this table, or one kept from before; `posted` is what is known of it.
        """
        message = message_of(self._client, old, old.message_id)
        by_reply = table is not None and not table.reachable
        try:
            if by_reply:
                await self._webhooks.strip(old)
                return None
            if posted is None and old.message_id <= self.last_v2:
                posted = PostedMessage.of(await call_discord(message.fetch()))
            stays = (posted or PostedMessage(old.message_id)).without_controls(
                old.caption, picture=old.picture
            )
            await call_discord(message.edit(**stays))
        except DeliveryError as error:
            # Its buttons stay, and whoever presses one is led to the current board.
            log.info("message %d stays as it is: %s", old.message_id, error)
            return old if error.is_temporary and not by_reply else None
        return None

    async def _latest(self, table: Table) -> list[discord.Message]:
        """Return those of a channel's last messages that have controls of the table."""
        return [m for m in await call_discord(self._history(table)) if shows(m, table)]

    async def _history(self, table: Table) -> list[discord.Message]:
        channel = channel_of(self._client, table)
        return [message async for message in channel.history(limit=HISTORY_LIMIT)]
