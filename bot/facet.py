"""The bot: a connection to Discord, the tables, and what joins them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Mapping
from random import SystemRandom
from typing import Final

import discord
from discord import app_commands

from bot.actions import act
from bot.commands import add_commands
from bot.display import Display
from bot.emojis import PLAIN, Emojis, own_emojis
from bot.lexicon import forget, signature
from bot.memory import give_back
from bot.press import Press, PressButton, PressSelect
from bot.reception import Reception
from bot.store import Store
from bot.tables.refusal import Refusal
from bot.tables.room import Room
from bot.translator import FacetTranslator
from bot.visit import Visit

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds that an interaction in hand is given when the bot closes."""


class Tree(app_commands.CommandTree["Facet"]):
    """The slash commands; what they raise is caught in the reception, as with presses."""

    async def on_error(
        self, interaction: discord.Interaction[Facet], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell somebody that a command is not known in this form: their list is not yet new."""

        async def refuse(_: Visit) -> None:
            raise Refusal("refused-command-unknown")

        log.warning("a command came that is not known: %s", error)
        await interaction.client.reception.receive(interaction, refuse)


class Facet(discord.Client):
    """Needs no intents: interactions come without any, and nothing else is listened to."""

    def __init__(self, store: Store, *, own_emojis: bool = True) -> None:
        super().__init__(
            intents=discord.Intents.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.room = Room(store, SystemRandom())
        self.display = Display(self)
        self.reception = Reception()
        self.tree = Tree(self)
        self.game_emojis: Mapping[str, Emojis] = PLAIN
        self._own_emojis = own_emojis
        self._pending: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Register controls and commands, and show what was saved but never shown."""
        self.add_dynamic_items(PressButton, PressSelect)
        await self.tree.set_translator(FacetTranslator())
        add_commands(self.tree)
        await self._sync_commands()
        if self._own_emojis:
            self.game_emojis = await own_emojis(self)
        give_back()
        self._pending = asyncio.create_task(self.display.show_all_pending())

    async def pressed(self, interaction: discord.Interaction[Facet], press: Press) -> None:
        """Do what a control says that somebody pressed."""
        await self.reception.receive(interaction, lambda visit: act(visit, press))

    async def close(self) -> None:
        """Finish what is in hand, then close the connection and the store."""
        if self.is_closed():
            return
        await self.reception.close(PATIENCE)
        if self._pending:
            self._pending.cancel()
            await asyncio.gather(self._pending, return_exceptions=True)
        await self.display.close()
        await super().close()
        await self.room.store.close()

    async def on_ready(self) -> None:
        """Say that people can play now."""
        log.info("connected as %s", self.user)

    async def _sync_commands(self) -> None:
        """Register the commands with Discord, only when they are not as they were."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        text = json.dumps([self.application_id, payload, signature()], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await self.room.store.note("commands") == digest:
            log.info("the commands are registered already")
            return
        await self.tree.sync()
        await self.room.store.write_note("commands", digest)
        log.info("registered %d commands", len(payload))
        forget()
