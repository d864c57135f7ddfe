"""Finds a table's channel and its messages: by their ids, or by the custom ids of their controls."""

from collections.abc import Sequence

import discord

from bot.store.values import StaleMessage
from bot.tables.table import Table


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


def _custom_ids(message: discord.Message) -> list[str]:
    """Return the custom ids of a message's buttons and lists."""
    return [
        item.custom_id or ""
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for item in row.children
    ]
