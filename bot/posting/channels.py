"""Ways to channels and their messages, of which discord.py need know nothing but the ids."""

from __future__ import annotations

from typing import Protocol

import discord


class Located(Protocol):
    """What is in a channel: a table, or a message kept from before."""

    @property
    def guild_id(self) -> int:
        """The server; 0 outside of one."""

    @property
    def channel_id(self) -> int:
        """The channel."""


def channel_of(client: discord.Client, located: Located) -> discord.PartialMessageable:
    """Return the channel in which something is."""
    return client.get_partial_messageable(located.channel_id, guild_id=located.guild_id or None)


def message_of(client: discord.Client, located: Located, message_id: int) -> discord.PartialMessage:
    """Return a message of the channel in which something is."""
    return channel_of(client, located).get_partial_message(message_id)
