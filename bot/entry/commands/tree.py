"""What Discord's list of commands leads to."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.actions.request import Request
from bot.tables.refusal import Refusal

log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[Any]):
    """The slash commands; the dispatcher catches their errors, as for presses."""

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that this version doesn't know: the client's list is outdated."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.info("suggestions could not be given: %s", error)
            return

        async def refuse(_: Request) -> None:
            raise Refusal("refused-command-unknown")

        log.warning("a command came that is not known: %s", error)
        await interaction.client.dispatcher.receive(interaction, refuse)
