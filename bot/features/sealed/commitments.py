"""Publishes the commitments of sealed deals, each in a message of its own that is never edited."""

import logging
from typing import Final

import discord

from bot.features.sealed import screen
from bot.i18n.lexicon import words_in
from bot.messages.delivery import DeliveryError, OutOfReach, call_discord
from bot.messages.reply import Reply
from bot.messages.screen import Screen
from bot.posting.channels import channel_of
from bot.store.lookup import Lookup
from bot.tables import sealed
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

NONCE: Final = "seal"
"""Ends the nonce: Discord returns the existing message if a post is repeated soon."""


class Commitments:
    """Publishes commitments; nobody may cut before."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def publish(self, table: Table, reply: Reply | None) -> Table:
        """Publish a lobby's commitment, unless it is published or the deal is open; return the table.

        Raises DeliveryError.
        """
        if table.stage != "lobby" or sealed.may_start(table):
            return table
        count = await unopened_in(self._tables.store.lookup, table)
        message_id = await self._post(
            table, screen.commitment(table, words_in(table.language), count), reply
        )
        changed = await self._tables.change(
            table.id, lambda it: sealed.published(it, message_id), touching=False
        )
        return changed.after

    async def _post(self, table: Table, shown: Screen, reply: Reply | None) -> int:
        if reply and reply.can_post:
            try:
                posted = await reply.post(shown)
            except DeliveryError as error:
                if not table.reachable:
                    raise
                log.info("table %d: its interaction could not be used: %s", table.id, error)
            else:
                if posted is not None:
                    return posted
        if not table.reachable:
            raise OutOfReach(table.id)
        channel, nonce = channel_of(self._client, table), f"{table.id:x}-{NONCE}"
        return (await call_discord(channel.send(**shown.message(), nonce=nonce))).id


async def unopened_in(lookup: Lookup, table: Table) -> int | None:
    """Return how many sealed deals of a table's server were never opened; None outside a server."""
    return await lookup.unopened(table.guild_id) if table.guild_id else None
