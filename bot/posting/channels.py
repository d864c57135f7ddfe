"""Channels and messages by their ids, without fetching them."""

from __future__ import annotations

from typing import Protocol

import discord


class Located(Protocol):
    """Something in a channel: a table or a stale message."""

    @property
    def guild_id(self) -> int:
        """The server's id; 0 outside a server."""

    @property
    def channel_id(self) -> int:
        """The channel's id."""


def channel_of(client: discord.Client, located: Located) -> discord.PartialMessageable:
    """Return the channel of a table or a message."""
    return client.get_partial_messageable(located.channel_id, guild_id=located.guild_id or None)


def message_of(client: discord.Client, located: Located, message_id: int) -> discord.PartialMessage:
    """Return a message in the channel of a table or another message."""
    return channel_of(client, located).get_partial_message(message_id)
