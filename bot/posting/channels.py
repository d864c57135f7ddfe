"""Finds a table's channel and its messages: by their ids, or by the custom ids of their controls."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

import discord

from bot.messages.delivery import call_discord
from bot.store.values import StaleMessage
from bot.tables.table import Table

MESSAGES_SEARCHED: Final = 100
"""How many of a channel's newest messages may be one that was posted before."""


def channel_of(client: discord.Client, it: Table | StaleMessage) -> discord.PartialMessageable:
    """Return the channel of a table or a message, without fetching it."""
    return client.get_partial_messageable(it.channel_id, guild_id=it.guild_id or None)


def message_of(
    client: discord.Client, it: Table | StaleMessage, message_id: int
) -> discord.PartialMessage:
    """Return a message in the channel of a table or another message, without fetching it."""
    return channel_of(client, it).get_partial_message(message_id)


def current_message(table: Table, unnoted: Sequence[discord.Message]) -> int | None:
    """Return the id of the message that shows the table's current position, if any."""
    press = f":{table.id}:{table.number}:"
    for message in unnoted:
        # A game's first board has the same position number as its lobby.
        same = is_lobby(message) == (table.stage == "lobby")
        if same and any(press in custom_id for custom_id in _custom_ids(message)):
            return message.id
    return None


def is_lobby(message: discord.Message) -> bool:
    """Return whether a message has a lobby's controls."""
    return any(":join:" in custom_id for custom_id in _custom_ids(message))


def shows(message: discord.Message, table: Table) -> bool:
    """Return whether a message has controls of this table."""
    return any(f":{table.id}:" in custom_id for custom_id in _custom_ids(message))


async def posted_before(
    client: discord.Client, channel: discord.PartialMessageable, after: datetime, mark: str
) -> int | None:
    """Return the bot's newest message since a time with a custom id that has this mark, if any.

    Raises DeliveryError.
    """

    async def found() -> int | None:
        async for it in channel.history(limit=MESSAGES_SEARCHED, after=after, oldest_first=False):
            own = client.user is not None and it.author.id == client.user.id
            if own and any(mark in custom_id for custom_id in _custom_ids(it)):
                return it.id
        return None

    return await call_discord(found())


def _custom_ids(message: discord.Message) -> list[str]:
    """Return the custom ids of a message's buttons and lists."""
    return [
        item.custom_id or ""
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for item in row.children
    ]
