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


async def publish(
    client: discord.Client, tables: Tables, table: Table, reply: Reply | None
) -> Table:
    """Publish a lobby's commitment, unless it is published or the deal is open; return the table.

    Nobody may cut before. Raises DeliveryError.
    """
    if table.sealed is None or sealed.may_start(table):
        return table
    count = await unopened_in(tables.store.lookup, table)
    commitment = screen.commitment(table, words_in(table.language), count)
    message_id = await _post(client, table, commitment, reply)
    changed = await tables.change(
        table.id, lambda now: sealed.published(now, message_id), touching=False
    )
    return changed.after


async def _post(
    client: discord.Client, table: Table, commitment: Screen, reply: Reply | None
) -> int:
    if reply and reply.can_post:
        try:
            posted = await reply.post(commitment)
        except DeliveryError as error:
            if not table.reachable:
                raise
            log.info("table %d: its interaction could not be used: %s", table.id, error)
        else:
            if posted is not None:
                return posted
    if not table.reachable:
        raise OutOfReach(table.id)
    channel, nonce = channel_of(client, table), f"{table.id:x}-{NONCE}"
    return (await call_discord(channel.send(**commitment.message(), nonce=nonce))).id


async def unopened_in(lookup: Lookup, table: Table) -> int | None:
    """Return how many sealed deals of a table's server were never opened; None outside a server."""
    return await lookup.unopened(table.guild_id) if table.guild_id else None
