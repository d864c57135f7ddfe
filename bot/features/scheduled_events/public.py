"""Whether everybody in a server may know of what happens in a channel: all of them see the server's events."""

import discord

from bot.messages.delivery import DeliveryError, call_discord
from bot.posting.visibility import readable


class Publicity:
    """Which channels every member of their server sees; Discord is asked once for each."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._guilds: dict[int, discord.Guild] = {}
        self._public: dict[int, bool] = {}

    async def of(self, guild_id: int, channel_id: int) -> bool:
        """Return whether every member sees a channel, or the one above a thread. Raises DeliveryError."""
        if channel_id not in self._public:
            self._public[channel_id] = await self._asked(guild_id, channel_id)
        return self._public[channel_id]

    async def _asked(self, guild_id: int, channel_id: int) -> bool:
        guild = self._guilds.get(guild_id)
        if guild is None:
            asked = self._client.fetch_guild(guild_id, with_counts=False)
            guild = self._guilds[guild_id] = await call_discord(asked)
        try:
            channel = await call_discord(guild.fetch_channel(channel_id))
        except DeliveryError as error:
            if error.place_is_lost:  # not even the bot sees it
                return False
            raise
        if isinstance(channel, discord.Thread):
            return not channel.is_private() and await self.of(guild_id, channel.parent_id)
        return readable(channel, guild.default_role)
