"""The bot: joins the connection to Discord, the tables, the jobs and the actions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from datetime import timedelta
from functools import partial
from itertools import count
from random import SystemRandom
from typing import Any, Final

import discord

from bot.actions.cooldowns import Cooldowns
from bot.actions.request import Services
from bot.computers.engine_client import EngineClient
from bot.entry.commands import add_commands
from bot.entry.commands.tree import CommandTree
from bot.entry.connection import GatewayClient
from bot.entry.dispatcher import Dispatcher
from bot.entry.event_guard import EventGuard
from bot.entry.registration import Registration, translated_payloads
from bot.entry.routes import actions_of, pressed
from bot.host.discord_time import DiscordTime
from bot.host.invitation import invitation
from bot.host.memory import trim_heap
from bot.host.metrics import Metrics
from bot.host.settings import Bounds
from bot.host.systemd import notify_ready
from bot.host.threads import in_thread
from bot.jobs.heartbeat import Heartbeat
from bot.jobs.housekeeping import Housekeeping
from bot.jobs.scheduler import Scheduler
from bot.messages.emojis import OwnEmojis
from bot.messages.places import Membership
from bot.messages.press import (
    Press,
    PressButton,
    PressChannels,
    PressForm,
    PressPeople,
    PressRole,
    PressSelect,
)
from bot.parts import Part, Parts
from bot.posting.after_change import AfterChange
from bot.posting.facts import FactFinder
from bot.posting.gone_channels import GoneChannels
from bot.posting.openings import Openings
from bot.posting.poster import Poster
from bot.posting.refused_posts import RefusedPosts
from bot.posting.reminders import ReminderSender
from bot.posting.spare_threads import SpareThreads
from bot.store import Store
from bot.tables.due_events import Patience
from bot.tables.forgetting import forget_again
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

TAKEOVER_INTERVAL_S: Final = 20.0
"""Seconds between searches for work that another process left unfinished."""
LATER_INTERVAL_S: Final = 600.0
"""Seconds between searches for work that this process gave up on."""
CLOSE_TIMEOUT_S: Final = 10.0
"""Seconds that interactions in flight have to finish when the bot closes."""


class Facet(GatewayClient):
    """The bot's Discord client. It needs no intents: it only receives interactions."""

    def __init__(
        self,
        store: Store,
        *,
        own_emojis: bool = True,
        engine: EngineClient | None = None,
        bounds: Bounds | None = None,
        time: DiscordTime | None = None,
        **sharding: Any,  # noqa: ANN401 - what discord.AutoShardedClient takes
    ) -> None:
        self.metrics = Metrics()
        self.time = time or DiscordTime()
        super().__init__(
            http_trace=self.time.listen(self.metrics.trace()),
            **sharding,
        )
        self._actions = actions_of(store.features)
        self._guard = EventGuard(self, self.metrics)
        self.bounds = bounds = bounds or Bounds()
        patience = Patience(timedelta(days=bounds.rest), timedelta(days=bounds.sleep))
        self.parts = Parts()
        self.tables = Tables(store, SystemRandom(), patience=patience, parts=self.parts)
        self.engine = engine = engine or EngineClient()
        reminders = ReminderSender(self, self.tables)
        facts = FactFinder(self, self.tables, reminders)
        self.poster = Poster(self, self.tables, engine.levels, facts, self.metrics)
        threads = SpareThreads(self)
        self.after_change = AfterChange(self.tables, self.poster, engine, threads, self.parts)
        again = partial(self.poster.retries.after, 0, self.after_change.catch_up)
        count = self.shard_count or 1
        self.heartbeat = Heartbeat(self.tables, self.is_connected, again, self.own_shards, count)
        run = self.after_change.run
        self.refused = RefusedPosts()
        self.openings = Openings(self, self.tables, threads, run, self.refused)
        self.scheduler = Scheduler(self.tables, reminders, run, self.heartbeat)
        self.channels = GoneChannels(self, self.tables)
        self.housekeeping = Housekeeping(self, self.tables, keep=bounds.keep)
        for feature in store.features:
            self.parts += feature.parts(self)
        self.tree = CommandTree(self)
        self.registration = Registration(self, self.tree, store)
        self._emojis = OwnEmojis(self) if own_emojis else None
        self._catching_up: asyncio.Task[None] | None = None
        self.services: Services
        self.dispatcher: Dispatcher

    async def setup_hook(self) -> None:
        """Register controls and commands, and start catching up on unfinished work.

        It ends before the first press can arrive: nothing is lost if an update is put back.
        """
        await super().setup_hook()
        self.add_dynamic_items(PressButton, PressSelect, PressChannels, PressPeople, PressRole)
        add_commands(self.tree, self.tables.features)
        await self.registration.begin()
        if self._emojis:
            await self._emojis.begin()
            self.poster.emojis = self._emojis.shown
        self.services = Services(
            tables=self.tables,
            engine=self.engine,
            parts=self.parts,
            poster=self.poster,
            after_change=self.after_change,
            metrics=self.metrics,
            membership=Membership(self),
            bounds=self.bounds,
            openings=self.openings,
            channels=self.channels,
            refused=self.refused,
            cooldowns=Cooldowns(self.tables.store.now),
            actions=self._actions,
            commands=partial(translated_payloads, self.tree),
        )
        self.dispatcher = Dispatcher(self.services)
        try:
            await forget_again(self.tables)
        except OSError as error:  # such as a folder of backups on a disk that isn't there
            log.warning(
                "the next start deletes the data of people who came back with a backup: %s", error
            )
        trim_heap()
        if self.tables.store.update is not None:
            await in_thread(self.tables.store.update.settle)
            self.tables.store.update = None
        self.heartbeat.start()
        self._catching_up = asyncio.create_task(self._catch_up())

    def registered(self) -> tuple[bool, bool]:
        """Return whether Discord has the commands and the emojis of this version."""
        return self.registration.done, self._emojis is None or self._emojis.done

    def _running(self) -> Iterable[Part]:
        """Return what starts, wakes and closes with the bot."""
        return (self.scheduler, self.housekeeping, *self.parts)

    async def jump(self, turn: Callable[[], None]) -> None:
        """Move the clock by calling `turn`, then do what became due.

        Players don't get the skipped time back: the bot counts as having been online.
        """
        await self.heartbeat.jump(turn)
        log.info("the clock leapt")
        await self.housekeeping.clean()
        for part in self._running():
            await part.wake()

    async def _catch_up(self) -> None:
        """Finish what was left undone, and from time to time what others left, or this process gave up on."""
        await self.after_change.catch_up()
        for part in self._running():
            part.start()
        interval = TAKEOVER_INTERVAL_S if self.tables.store.shared else LATER_INTERVAL_S
        for number in count(1):
            await asyncio.sleep(interval)
            whole = not number % (LATER_INTERVAL_S // interval)
            await self.after_change.take_over(mine=whole)
            if whole:
                await self.dispatcher.forget_claims()

    async def pressed(self, interaction: discord.Interaction[Any], press: Press | None) -> None:
        """Run the action of a pressed control."""
        await self.dispatcher.receive(interaction, partial(pressed, press=press))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle submitted forms: discord.py only knows those that it keeps open."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.pressed(interaction, PressForm.sent(interaction))

    @property
    def is_up(self) -> bool:
        """Whether setup has finished and interactions are handled."""
        return hasattr(self, "dispatcher")

    async def close(self) -> None:
        """Finish the interactions in flight, then close the connection and the store."""
        if self.is_closed():
            return
        try:
            await self._close_parts()
            await super().close()
        finally:  # its threads would outlive a bot that fails to close
            await self.tables.store.close()

    async def _close_parts(self) -> None:
        for part in self._running():
            await part.release()
        if self.is_up:  # False if the start was cancelled
            await self.dispatcher.close(CLOSE_TIMEOUT_S)
        if self._catching_up:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)
        for part in self._running():
            await part.close()
        await self.heartbeat.close()
        await self.registration.close()
        if self._emojis:
            await self._emojis.close()
        await self.after_change.close()
        await self.poster.retries.close()
        await self.poster.facts.avatars.close()

    async def on_connect(self) -> None:
        """Give players the time back that the bot was offline, then do what waited, and what became due."""
        await self.heartbeat.poll()
        self.poster.retries.wake()
        self.registration.wake()
        if self._emojis:
            self._emojis.wake()
        for part in self._running():
            self.poster.retries.after(0, part.wake)

    on_resumed = on_connect

    async def on_ready(self) -> None:
        """Log and notify systemd that people can play now."""
        log.info("connected as %s", self.user)
        every_shard = len(self.own_shards) == self.heartbeat.count
        if not self.guilds and self.application_id and every_shard:
            log.info("it is in no server yet; add it to one: %s", invitation(self.application_id))
        await notify_ready()


class ShardedFacet(Facet, discord.AutoShardedClient):
    """Facet with several connections (shards) to Discord.

    A server's events always arrive on the same shard, so one process serves its tables.
    """
