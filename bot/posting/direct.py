"""Direct messages to people, for what nobody else may see; both raise DeliveryError if somebody takes none."""

import discord

from bot.messages.delivery import call_discord
from bot.messages.screen import Screen


async def direct_channel(client: discord.Client, user_id: int) -> discord.DMChannel:
    """Return the channel between the bot and a person."""
    return await call_discord(client.create_dm(discord.Object(user_id)))


async def send_direct(client: discord.Client, user_id: int, screen: Screen) -> None:
    """Send a person a direct message."""
    channel = await direct_channel(client, user_id)
    await call_discord(channel.send(**screen.message()))
