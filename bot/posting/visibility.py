"""Whether a person can see a channel; the bot keeps no members, so Discord is asked each time."""

import logging
from typing import Final

import discord

from bot.messages.delivery import DeliveryError, call_discord

_UNKNOWN_MEMBER: Final = 10007

log = logging.getLogger(__name__)


async def can_see(client: discord.Client, guild_id: int, channel_id: int, user_id: int) -> bool:
    """Return whether a person can see a server's channel or public thread.

    Private threads count as unseen, and so does what Discord doesn't tell.
    """
    try:
        guild = await call_discord(client.fetch_guild(guild_id, with_counts=False))
        member = await call_discord(guild.fetch_member(user_id))
        channel = await call_discord(guild.fetch_channel(channel_id))
        if isinstance(channel, discord.Thread):
            if channel.is_private():
                return False
            channel = await call_discord(guild.fetch_channel(channel.parent_id))
    except DeliveryError as error:
        log.info("channel %d: whether somebody can see it is unknown: %s", channel_id, error)
        return False
    if isinstance(channel, discord.Thread):  # no thread is the parent of another
        return False
    return readable(channel, member)


def readable(channel: discord.abc.GuildChannel, who: discord.Member | discord.Role) -> bool:
    """Return whether somebody, or everybody with a role, can read a channel.

    The chat of a voice channel is closed to whoever can't connect to it.
    """
    allowed = channel.permissions_for(who)
    spoken = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    return allowed.view_channel and (allowed.connect or not spoken)


async def shared_channels(
    client: discord.Client, guild_id: int, user_id: int
) -> list[discord.TextChannel]:
    """Return a server's text channels in which both this person and the bot may post a picture.

    What Discord doesn't tell counts as none.
    """
    try:
        guild = await call_discord(client.fetch_guild(guild_id, with_counts=False))
        members = [
            await call_discord(guild.fetch_member(it))
            for it in (user_id, client.user.id if client.user else 0)
        ]
        channels = await call_discord(guild.fetch_channels())
    except DeliveryError as error:
        log.info("server %d: where somebody can post is unknown: %s", guild_id, error)
        return []
    texts = (it for it in channels if isinstance(it, discord.TextChannel))
    return [it for it in texts if all(_may_post(it, member) for member in members)]


def _may_post(channel: discord.TextChannel, member: discord.Member) -> bool:
    allowed = channel.permissions_for(member)
    return allowed.view_channel and allowed.send_messages and allowed.attach_files


async def kept_out(client: discord.Client, guild_id: int, channel_id: int, user_id: int) -> bool:
    """Return whether a person can't see a channel of their server; whoever has left the server isn't kept out."""
    if await can_see(client, guild_id, channel_id, user_id):
        return False
    try:
        await call_discord(client.http.get_member(guild_id, user_id))
    except DeliveryError as error:
        return error.code != _UNKNOWN_MEMBER
    return True
