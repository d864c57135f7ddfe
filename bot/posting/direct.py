"""Direct messages to people, for what nobody else may see; each function raises DeliveryError."""

from typing import Final

import discord

from bot.messages.delivery import call_discord
from bot.messages.screen import Screen
from bot.tables.table import Table, link

SEARCHED: Final = 20
"""How many of the last direct messages are searched for one that is to be changed."""


async def direct_channel(client: discord.Client, user_id: int) -> discord.DMChannel:
    """Return the channel between the bot and a person."""
    return await call_discord(client.create_dm(discord.Object(user_id)))


async def send_direct(client: discord.Client, user_id: int, screen: Screen) -> None:
    """Send a person a direct message."""
    channel = await direct_channel(client, user_id)
    await call_discord(channel.send(**screen.message()))


async def change_direct(client: discord.Client, user_id: int, table: Table, screen: Screen) -> None:
    """Change the last direct message to a person that only leads to a table, if there is one."""
    channel, address = (
        await direct_channel(client, user_id),
        link(table.guild_id, table.channel_id, None),
    )

    async def found() -> discord.Message | None:
        async for message in channel.history(limit=SEARCHED):
            if [it for it in _addresses(message) if it.startswith(address)]:
                return message
        return None

    message = await call_discord(found())
    if message is not None:
        await call_discord(message.edit(**screen.edit()))


def _addresses(message: discord.Message) -> list[str]:
    """Return where the buttons of a message lead; nowhere if it has any that do something else."""
    rows = [it for it in message.components if isinstance(it, discord.ActionRow)]
    buttons = [it for row in rows for it in row.children if isinstance(it, discord.Button)]
    return [it.url for it in buttons if it.url] if all(it.url for it in buttons) else []
