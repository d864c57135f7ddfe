"""The bot: a connection to Discord, the tables, and what joins them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from random import SystemRandom
from typing import Any, Final

import discord
from discord import app_commands

from bot.clockwork import Clocks, Clockwork
from bot.commands import add_commands
from bot.computers.thinking import Thinking
from bot.connection import Connection
from bot.controls import pressed
from bot.discord_time import DiscordTime
from bot.display import Display
from bot.figures import Figures
from bot.films.filming import Filming
from bot.followers import Followers
from bot.heartbeat import Heartbeat
from bot.hosting import Hosting
from bot.housekeeping import Housekeeping
from bot.incoming import Guard
from bot.inviting import invitation
from bot.memory import give_back
from bot.messages.emojis import PLAIN, OwnEmojis
from bot.messages.press import Press, PressButton, PressChannels, PressForm, PressSelect
from bot.opened import OpenPanels
from bot.places import Membership
from bot.quiet import Quiet
from bot.reception import Reception
from bot.registering import Registration
from bot.reminders import Reminders
from bot.reply import Reply
from bot.request import Request
from bot.settings import Bounds, Shards
from bot.spare_threads import SpareThreads
from bot.store import Store
from bot.tables.clocks import Patience
from bot.tables.refusal import Refusal
from bot.tables.reviews import Reviews
from bot.tables.tables import Tables
from bot.translator import FacetTranslator
from bot.watchdog import say_ready

log = logging.getLogger(__name__)

ROUND: Final = 20.0
"""Seconds between two looks for what another process left undone when it ended."""
PATIENCE: Final = 10.0
"""Seconds that an interaction in hand is given when the bot closes."""
LAST_V2: Final = "last v2"
"""The note of the newest message that may have Components V2."""


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


class Facet(Connection):
    """Needs no intents: interactions come without any, and nothing else is listened to."""

    def __init__(
        self,
        store: Store,
        *,
        own_emojis: bool = True,
        thinking: Thinking | None = None,
        bounds: Bounds | None = None,
        time: DiscordTime | None = None,
        **sharding: Any,  # noqa: ANN401 - what discord.AutoShardedClient takes
    ) -> None:
        self.figures = Figures()
        self.time = time or DiscordTime()
        super().__init__(
            http_trace=self.time.listen(self.figures.trace()),
            **sharding,
        )
        self._guard = Guard(self, self.figures)
        self._bounds = bounds = bounds or Bounds()
        patience = Patience(timedelta(days=bounds.rest), timedelta(days=bounds.sleep))
        self.tables = Tables(store, SystemRandom(), patience=patience)
        thinking = thinking or Thinking()
        reminders = Reminders(self, store)
        clocks = Clocks(self.tables, reminders)
        self.display = Display(self, self.tables, thinking.levels, clocks, self.figures)
        self.followers = Followers(self.tables, self.display, thinking, bounds, SpareThreads(self))
        again = partial(self.display.after, 0, self.followers.catch_up)
        count = self.shard_count or 1
        self.heartbeat = Heartbeat(self.tables, self.hears, again, self.own_shards, count)
        follow = self.followers.follow
        self.clockwork = Clockwork(self.tables, reminders, follow, self.heartbeat)
        self.films = Filming()
        self.reviews = Reviews(store, thinking)
        self.housekeeping = Housekeeping(self, self.tables, keep=bounds.keep)
        self.tree = Tree(self)
        self.registration = Registration(self, self.tree, store)
        self._emojis = OwnEmojis(self) if own_emojis else None
        self._catching_up: asyncio.Task[None] | None = None
        self.hosting: Hosting
        self.reception: Reception

    async def setup_hook(self) -> None:
        """Register controls and commands, and do what was left undone when the bot ended."""
        self.add_dynamic_items(PressButton, PressSelect, PressChannels)
        await self.tree.set_translator(FacetTranslator())
        add_commands(self.tree)
        await self.registration.begin()
        if self._emojis:
            await self._emojis.begin()
        self.display.emojis = self._emojis.shown if self._emojis else PLAIN
        self.display.tidying.last_v2 = int(await self.tables.store.note(LAST_V2) or 0)
        self.hosting = Hosting(
            tables=self.tables,
            thinking=self.followers.thinking,
            films=self.films,
            reviews=self.reviews,
            emojis=self.display.emojis,
            panels=OpenPanels(),
            follow=self.followers.follow,
            withhold=self.display.waiting.add,
            show_anew=self._show_anew,
            retire_copy=self.display.tidying.retire_copy,
            figures=self.figures,
            membership=Membership(self),
            bounds=self._bounds,
            threads=self.followers.threads,
            quiet=Quiet(self.tables.store.now),
        )
        self.reception = Reception(self.hosting)
        give_back()
        self.heartbeat.start()
        self._catching_up = asyncio.create_task(self._catch_up())

    async def _show_anew(self, table_id: int, reply: Reply | None, *, ping: bool) -> None:
        await self.display.show(table_id, reply, anew=True, ping=ping)

    async def leap(self, turn: Callable[[], None]) -> None:
        """Turn the clock, and do what became due; nobody is given back what is leapt over."""
        await self.heartbeat.leap(turn)
        log.info("the clock leapt")
        self.clockwork.look()
        await self.housekeeping.clean()

    async def _catch_up(self) -> None:
        """Do what was left undone here, and, where others share the database, by them."""
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

    @property
    def _hears_all(self) -> bool:
        """Whether no other process serves some of the servers."""
        ids = self.shard_ids if isinstance(self, discord.AutoShardedClient) else None
        return not ids or len(ids) == self.shard_count

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
        await self.heartbeat.close()
        await self.registration.close()
        if self._emojis:
            await self._emojis.close()
        await self.films.close()
        await self.followers.close()
        await self.display.close()
        await super().close()
        await self.tables.store.close()

    async def on_connect(self) -> None:
        """Give back what clocks lost, before anything is due."""
        await self.heartbeat.look()

    async def on_resumed(self) -> None:
        """Give back what clocks lost, before anything is due."""
        await self.heartbeat.look()

    async def on_ready(self) -> None:
        """Say that people can play now."""
        log.info("connected as %s", self.user)
        if not self.guilds and self.application_id and self._hears_all:
            log.info("it is in no server yet; add it to one: %s", invitation(self.application_id))
        await say_ready()


class ShardedFacet(Facet, discord.AutoShardedClient):
    """Facet with several connections to Discord.

    A server's events always come by the same one, so its tables have one home.
    """

    def __init__(
        self,
        store: Store,
        shards: Shards,
        bounds: Bounds | None = None,
        time: DiscordTime | None = None,
    ) -> None:
        super().__init__(
            store,
            bounds=bounds,
            time=time,
            shard_ids=list(shards.ids),
            shard_count=shards.count,
        )
