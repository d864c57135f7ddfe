"""Direct messages to people, for what nobody else may see; each function raises DeliveryError."""

from typing import Final

import discord

from bot.messages.delivery import call_discord
from bot.messages.screen import Screen
from bot.tables.table import Table, link

SEARCHED: Final = 20
"""How many of the last direct messages are searched for those whose moment has passed."""


async def direct_channel(client: discord.Client, user_id: int) -> discord.DMChannel:
    """Return the channel between the bot and a person."""
    return await call_discord(client.create_dm(discord.Object(user_id)))


async def send_direct(
    client: discord.Client, user_id: int, screen: Screen, nonce: str | None = None
) -> None:
    """Send a person a direct message; for some minutes Discord takes one with the same `nonce` only once."""
    channel = await direct_channel(client, user_id)
    message = screen.message() | ({"nonce": nonce} if nonce else {})
    await call_discord(channel.send(**message))


async def change_direct(client: discord.Client, user_id: int, table: Table, screen: Screen) -> None:
    """Change the last direct message to a person that does nothing but lead to a table."""
    messages = await _leading_to(client, user_id, table)
    only = [it for it in messages if not any(button.custom_id for button in _buttons(it))]
    for message in only[:1]:
        await call_discord(message.edit(**screen.edit()))


async def delete_direct(client: discord.Client, user_id: int, table: Table, action: str) -> None:
    """Delete the last direct messages to a person that lead to a table and offer an action."""
    for message in await _leading_to(client, user_id, table):
        if any(f":{action}:" in (button.custom_id or "") for button in _buttons(message)):
            await call_discord(message.delete())


async def _leading_to(client: discord.Client, user_id: int, table: Table) -> list[discord.Message]:
    """Return those of the last direct messages to a person with a link to a table, the newest first."""
    channel = await direct_channel(client, user_id)
    address = link(table.guild_id, table.channel_id, None)

    async def found() -> list[discord.Message]:
        return [
            message
            async for message in channel.history(limit=SEARCHED)
            if any((button.url or "").startswith(address) for button in _buttons(message))
        ]

    return await call_discord(found())


def _buttons(message: discord.Message) -> list[discord.Button]:
    rows = [it for it in message.components if isinstance(it, discord.ActionRow)]
    return [it for row in rows for it in row.children if isinstance(it, discord.Button)]
