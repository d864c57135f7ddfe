"""The channel that the check uses, and what it has posted there."""

from dataclasses import dataclass, field

import discord

from bot.check.probe import Probe
from rules.contract import Json


@dataclass
class Trial:
    """A channel, with the messages and the thread to delete in the end."""

    probe: Probe
    channel_id: int
    guild_id: int | None
    message_ids: list[int] = field(default_factory=list)
    thread_id: int | None = None

    @property
    def channel(self) -> discord.PartialMessageable:
        """The channel."""
        return self.probe.get_partial_messageable(self.channel_id, guild_id=self.guild_id)

    async def raw(self, message_id: int) -> Json:
        """Return a message's payload; raise DeliveryError."""
        path = f"/channels/{self.channel_id}/messages/{message_id}"
        message: Json = await self.probe.get(path)
        return message
