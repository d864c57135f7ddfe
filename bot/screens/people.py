"""Players' names in messages: a name is text, never markup and never a ping."""

from __future__ import annotations

import discord

from bot.tables.table import Player, Table
from rules import Seat


def named(player: Player) -> str:
    """Return a name in bold, with nothing in it that Discord would read as markup."""
    plain = discord.utils.escape_markdown(player.name.replace("\n", " "))
    return f"**{discord.utils.escape_mentions(plain)}**"


def names(table: Table, ping: Seat | None = None) -> tuple[str, ...]:
    """Return each seat's name for a message; the seat to ping as a mention."""
    return tuple(
        f"<@{player.user_id}>" if seat == ping and player.user_id else named(player)
        for seat, player in enumerate(table.players)
    )
