"""The kind of place where an interaction happened, and what the bot may do there."""

import logging
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

import discord
from discord import ChannelType, InteractionType

from bot.messages.delivery import DeliveryError, call_discord
from bot.store.values import Place

log = logging.getLogger(__name__)
T = TypeVar("T")

MAX_FOLLOW_UPS: Final = 5
"""Discord's limit of follow-up messages per interaction where the bot isn't a member."""
MEMBERSHIP_TIMEOUT_S: Final = 1.0
"""Seconds for a membership lookup; it's short because somebody is waiting."""
VOICE_CHANNELS: Final = (ChannelType.voice, ChannelType.stage_voice)
"""Voice channels, which have a text chat."""
CHANNELS_WITHOUT_MESSAGES: Final = (ChannelType.category, ChannelType.forum, ChannelType.media)
"""Channels that hold channels or posts, but no messages."""
_GUILD_OWNER: Final = 0
"""Discord's key for the server in an interaction's integration owners."""


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """Return the kind of place where an interaction happened."""
    if interaction.guild_id is None:
        return "group" if interaction.context.private_channel else "direct"
    # discord.py's public methods only compare owners with the user, who may be somebody else.
    owners = interaction._integration_owners  # noqa: SLF001
    return "visited" if owners and _GUILD_OWNER not in owners else "server"


class Membership:
    """Knows which servers the bot has joined; a server may have installed only its commands.

    Discord sends the bot's servers on connecting. Any other server is looked up: once if the bot is
    a member, else with every command, as the bot may be added at any time.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._joined: set[int] = set()
        self._without: set[int] = set()
        self._told_before: set[int] = set()

    async def lacks(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether an interaction's server has only installed the bot's commands."""
        guild_id = interaction.guild_id
        if guild_id is None or place_of(interaction) != "server":
            return False
        if guild_id in self._joined or self._client.get_guild(guild_id) is not None:
            return False
        typed = interaction.type is InteractionType.application_command
        if typed or guild_id not in self._without:
            await self._ask(guild_id)
        return guild_id in self._without

    def lacked_before(self, guild_id: int) -> bool:
        """Return whether a server was already told that it lacks the bot, and remember that it was."""
        known = guild_id in self._told_before
        self._told_before.add(guild_id)
        return known

    async def channels(self, guild_id: int) -> set[int] | None:
        """Return the ids of a server's channels without threads; None if Discord doesn't answer."""

        async def listed() -> set[int]:
            channels = await self._client.http.get_all_guild_channels(guild_id)
            return {int(channel["id"]) for channel in channels}

        return await _listed(listed(), f"server {guild_id}: its channels")

    async def roles(self, guild_id: int) -> dict[int, bool] | None:
        """Return whether anybody may mention each role of a server; None if Discord doesn't answer."""

        async def listed() -> dict[int, bool]:
            roles = await self._client.http.get_roles(guild_id)
            return {int(role["id"]): role["mentionable"] for role in roles}

        return await _listed(listed(), f"server {guild_id}: its roles")

    async def _ask(self, guild_id: int) -> None:
        try:
            await call_discord(
                self._client.fetch_guild(guild_id, with_counts=False), MEMBERSHIP_TIMEOUT_S
            )
        except DeliveryError as error:
            if error.place_is_lost:
                self._without.add(guild_id)
            else:
                log.info("server %d: whether the bot is in it is unknown: %s", guild_id, error)
            return
        self._without.discard(guild_id)
        self._joined.add(guild_id)


async def _listed(request: Awaitable[T], what: str) -> T | None:
    """Return what Discord lists; None if it doesn't answer, or with something else."""
    try:
        return await call_discord(request, MEMBERSHIP_TIMEOUT_S)
    except DeliveryError as error:
        log.info("%s can't be listed: %s", what, error)
        return None
