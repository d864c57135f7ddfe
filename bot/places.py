"""In what kind of place an interaction was made, and what the bot may do there."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.store.kept import Place

MOST_FOLLOW_UPS: Final = 5
"""How many messages an interaction may post beside its answer where the bot is no member."""
_OF_GUILD: Final = 0
"""Discord's key for the server that has installed the bot."""


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """Return in what kind of place an interaction was made."""
    if interaction.guild_id is None:
        return "group" if interaction.context.private_channel else "direct"
    # discord.py tells of the owners only by comparing them, and others press what one has brought.
    owners = interaction._integration_owners  # noqa: SLF001
    return "visited" if owners and _OF_GUILD not in owners else "server"


def hushed(interaction: discord.Interaction[Any]) -> bool:
    """Return whether Discord makes every answer private: a server may want that of guests."""
    return place_of(interaction) == "visited" and not interaction.permissions.use_external_apps
