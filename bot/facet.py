"""The bot: a connection to Discord, the tables, and what joins them."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Mapping
from datetime import timedelta
from random import SystemRandom
from typing import Any, Final

import discord
from discord import app_commands

from bot.clockwork import Clocks, Clockwork
from bot.commands import add_commands
from bot.computers.thinking import Thinking
from bot.controls import pressed
from bot.display import Display
from bot.figures import Figures
from bot.films.filming import Filming
from bot.followers import Followers
from bot.heartbeat import Heartbeat
from bot.hosting import Hosting
from bot.housekeeping import Housekeeping
from bot.lexicon import forget, signature
from bot.memory import give_back
from bot.messages.emojis import PLAIN, Emojis, own_emojis
from bot.messages.press import Press, PressButton, PressChannels, PressForm, PressSelect
from bot.opened import OpenPanels
from bot.reception import Reception
from bot.reminders import Reminders
from bot.reply import Reply
from bot.request import Request
from bot.settings import Bounds, Shards
from bot.store import NotSaved, Store
from bot.tables.clocks import Patience
from bot.tables.refusal import Refusal
from bot.tables.reviews import Reviews
from bot.tables.tables import Tables
from bot.translator import FacetTranslator
from bot.trouble import Trouble, delivered
from bot.watchdog import say_ready

log = logging.getLogger(__name__)

ROUND: Final = 20.0
"""Seconds between two looks for what another process left undone when it ended."""
PATIENCE: Final = 10.0
"""Seconds that an interaction in hand is given when the bot closes."""


class Tree(app_commands.CommandTree["Facet"]):
    """The slash commands; what they raise is caught in the reception, as with presses."""

    async def on_error(
        self, interaction: discord.Interaction[Facet], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell somebody that a command is not known in this form: their list is not yet new."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.info("suggestions could not be given: %s", error)
            return

        async def refuse(_: Request) -> None:
            raise Refusal("refused-command-unknown")

        log.warning("a command came that is not known: %s", error)
        await interaction.client.reception.receive(interaction, refuse)


class Facet(discord.Client):
    """Needs no intents: interactions come without any, and nothing else is listened to."""

    def __init__(
        self,
        store: Store,
        *,
        own_emojis: bool = True,
        thinking: Thinking | None = None,
        bounds: Bounds | None = None,
        **sharding: Any,  # noqa: ANN401 - what discord.AutoShardedClient takes
    ) -> None:
        self.figures = Figures()
        super().__init__(
            intents=discord.Intents.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0,  # no server is told of without the intent: nothing to wait for
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=self.figures.trace(),
            **sharding,
        )
        self._bounds = bounds = bounds or Bounds()
        patience = Patience(timedelta(days=bounds.rest), timedelta(days=bounds.sleep))
        self.tables = Tables(store, SystemRandom(), patience=patience)
        thinking = thinking or Thinking()
        reminders = Reminders(self, store)
        clocks = Clocks(self.tables, reminders)
        self.display = Display(self, self.tables, thinking.levels, clocks, self.figures)
        self.followers = Followers(self.tables, self.display, thinking, bounds)
        self.clockwork = Clockwork(self.tables, reminders, self.followers.follow)
        self.films = Filming()
        self.reviews = Reviews(store, thinking)
        self.housekeeping = Housekeeping(self, self.tables, keep=bounds.keep)
        self.tree = Tree(self)
        self._own_emojis = own_emojis
        self._catching_up: asyncio.Task[None] | None = None
        self._heartbeat: Heartbeat | None = None
        self.hosting: Hosting
        self.reception: Reception

    async def setup_hook(self) -> None:
        """Register controls and commands, and do what was left undone when the bot ended."""
        self.add_dynamic_items(PressButton, PressSelect, PressChannels)
        await self.tree.set_translator(FacetTranslator())
        add_commands(self.tree)
        await self._sync_commands()
        self.display.emojis = await self._emojis()
        self.hosting = Hosting(
            tables=self.tables,
            thinking=self.followers.thinking,
            films=self.films,
            reviews=self.reviews,
            emojis=self.display.emojis,
            panels=OpenPanels(),
            follow=self.followers.follow,
            show_anew=self._show_anew,
            retire_copy=self.display.tidying.retire_copy,
            figures=self.figures,
            bounds=self._bounds,
        )
        self.reception = Reception(self.hosting)
        give_back()
        self._heartbeat = self._pulse()
        self._heartbeat.start()
        self._catching_up = asyncio.create_task(self._catch_up())

    async def _show_anew(self, table_id: int, reply: Reply | None, *, ping: bool) -> None:
        await self.display.show(table_id, reply, anew=True, ping=ping)

    async def leap(self, turn: Callable[[], None]) -> None:
        """Turn the clock, and do what became due; nobody is given back what is leapt over."""
        if self._heartbeat:
            await self._heartbeat.leap(turn)
        else:
            turn()
        self.clockwork.look()
        await self.housekeeping.clean()

    def _pulse(self) -> Heartbeat:
        shards = tuple(self.shards) if isinstance(self, discord.AutoShardedClient) else ()
        count = self.shard_count or 1
        again = self.followers.catch_up
        return Heartbeat(self.tables, self.is_ready, again, shards or (0,), count)

    async def _catch_up(self) -> None:
        """Do what was left undone here, and, where others share the database, by them."""
        if self._heartbeat:
            await (
                self._heartbeat.beat()
            )  # before anything is due: what was slept through is given back
        await self.followers.catch_up()
        self.clockwork.start()
        self.housekeeping.start()
        while self.tables.store.shared:
            await asyncio.sleep(ROUND)
            await self.followers.take_over()
            await self.reception.forget()

    async def pressed(self, interaction: discord.Interaction[Any], press: Press | None) -> None:
        """Do what a control says that somebody pressed."""
        await self.reception.receive(interaction, lambda request: pressed(request, press))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take in a form that was sent: discord.py knows only those that it keeps open."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.pressed(interaction, PressForm.sent(interaction))

    @property
    def is_up(self) -> bool:
        """Whether all is set up: what people press is taken in."""
        return hasattr(self, "reception")

    async def close(self) -> None:
        """Finish what is in hand, then close the connection and the store."""
        if self.is_closed():
            return
        await self.reviews.close()  # before who waits for one is waited for
        if self.is_up:  # not so where the start was broken off
            await self.reception.close(PATIENCE)
        if self._catching_up:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)
        await self.clockwork.close()
        await self.housekeeping.close()
        if self._heartbeat:
            await self._heartbeat.close()
        await self.films.close()
        await self.followers.close()
        await self.display.close()
        await super().close()
        await self.tables.store.close()

    async def on_ready(self) -> None:
        """Say that people can play now."""
        log.info("connected as %s", self.user)
        await say_ready()

    async def _emojis(self) -> Mapping[str, Emojis]:
        return await own_emojis(self) if self._own_emojis else PLAIN

    async def _sync_commands(self) -> None:
        """Register the commands with Discord, only when they are not as they were."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        text = json.dumps([self.application_id, payload, signature()], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        store = self.tables.store
        async with store.alone("commands") as mine:
            if await store.note("commands") == digest:
                log.info("the commands are registered already")
            elif not mine:
                log.info("another process registers the commands")
            else:
                await self._register(digest, len(payload))

    async def _register(self, digest: str, count: int) -> None:
        try:
            await delivered(self.tree.sync(), PATIENCE * 6)
        except Trouble as trouble:
            log.warning("the commands are registered at the next start: %s", trouble)
            return
        try:
            await self.tables.store.write_note("commands", digest)
        except NotSaved as error:
            log.warning("the commands will be registered again: %s", error)
        log.info("registered %d commands", count)
        forget()


class ShardedFacet(Facet, discord.AutoShardedClient):
    """Facet with several connections to Discord.

    A server's events always come by the same one, so its tables have one home.
    """

    def __init__(self, store: Store, shards: Shards, bounds: Bounds | None = None) -> None:
        super().__init__(store, bounds=bounds, shard_ids=list(shards.ids), shard_count=shards.count)
