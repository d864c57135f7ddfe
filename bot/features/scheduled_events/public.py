"""Whether everybody in a server may know of what happens in a channel: all of them see the server's events."""

import discord

from bot.messages.delivery import call_discord


async def everybody_sees(client: discord.Client, guild_id: int, channel_id: int) -> bool:
    """Return whether every member of a server sees a channel, or the one above a thread. Raises DeliveryError."""
    guild = await call_discord(client.fetch_guild(guild_id, with_counts=False))
    channel = await call_discord(guild.fetch_channel(channel_id))
    if isinstance(channel, discord.Thread):
        if channel.is_private():
            return False
        channel = await call_discord(guild.fetch_channel(channel.parent_id))
    if isinstance(channel, discord.Thread):  # no thread is the parent of another
        return False
    return channel.permissions_for(guild.default_role).view_channel
