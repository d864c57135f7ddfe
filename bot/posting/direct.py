"""Direct messages to people, for what nobody else may see."""

import discord

from bot.messages.delivery import call_discord
from bot.messages.screen import Screen


class DirectMessages:
    """Opens direct messages and posts there; raises DeliveryError if a person accepts none."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def channel(self, user_id: int) -> int:
        """Return the channel between the bot and a person."""
        return (await call_discord(self._client.create_dm(discord.Object(user_id)))).id

    async def send(self, channel_id: int, screen: Screen) -> None:
        """Post a message in such a channel."""
        channel = self._client.get_partial_messageable(channel_id)
        await call_discord(channel.send(**screen.message()))
