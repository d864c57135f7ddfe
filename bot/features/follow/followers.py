"""Notifies followers by direct message that a table has ended, or that a person's game has begun.

A message is claimed before it is sent: a crash in between loses it, and nobody gets it twice.
"""

import logging
from collections import defaultdict
from datetime import timedelta
from functools import partial
from typing import Final

import discord

from bot.features.blocks.store import Blocks
from bot.features.follow.screen import begun, over
from bot.features.follow.store import Follow, Follows
from bot.host.bounded import Ration
from bot.i18n.lexicon import words_in
from bot.messages.delivery import DeliveryError
from bot.messages.screen import Screen
from bot.parts import Part
from bot.posting.direct import send_direct
from bot.posting.retries import Retries
from bot.posting.visibility import can_see
from bot.tables.origin import Origin
from bot.tables.table import Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

MAX_TOLD: Final = 5
"""Of how many games that begin a follower hears within `TOLD_SPAN`."""
TOLD_SPAN: Final = timedelta(minutes=10)
MAX_FOLLOWERS: Final = 1_000
"""For how many followers to remember how many messages they got."""


class Followers(Part):
    """Sends the messages to followers."""

    def __init__(self, client: discord.Client, tables: Tables, retries: Retries) -> None:
        self._client = client
        self._tables = tables
        self._retries = retries
        self._told: Ration[int] = Ration(MAX_TOLD, TOLD_SPAN, MAX_FOLLOWERS)

    async def stage_changed(self, table: Table) -> None:
        """Notify a table's followers that it is over, or its people's followers that a game has begun."""
        if table.over:
            for follow in await self._tables.store.of(Follows).claim_over(table.id):
                await self._send(follow, over(table, words_in(follow.language)))
        elif table.stage == "playing":
            await self._tell_begun(table)

    async def catch_up(self) -> None:
        """Send what a crash left unsent, for each table apart from the others; raise NotSaved."""
        store = self._tables.store
        for table_id in await store.of(Follows).untold(store.now()):
            self._retries.after(0, partial(self._tell_over, table_id))

    async def _tell_over(self, table_id: int) -> None:
        await self.stage_changed(await self._tables.get(table_id))

    async def _tell_begun(self, table: Table) -> None:
        store = self._tables.store
        follows_of: dict[int, list[Follow]] = defaultdict(list)
        follows = await store.of(Follows).followers(table.user_ids, table.guild_id, store.now())
        people = {*table.user_ids, *(it.user_id for it in follows)}
        apart = await store.of(Blocks).pairs(people) if follows else frozenset()
        for follow in follows:
            if {follow.user_id, follow.followed_id} not in apart:
                follows_of[follow.user_id].append(follow)
        for user_id, theirs in follows_of.items():
            if not await store.of(Follows).claim_begun(user_id, table.id):
                continue
            lesson = table.origin is Origin.LESSON
            if table.seat_of(user_id) is not None or table.place != "server" or lesson:
                continue  # they play along, or it is nothing to look at
            if not self._told.take(user_id, store.now()):
                continue
            if await can_see(self._client, table.guild_id, table.channel_id, user_id):
                words = words_in(theirs[0].language)
                followed = [it.followed_id for it in theirs]
                await self._send(theirs[0], begun(table, followed, words))

    async def _send(self, follow: Follow, screen: Screen) -> None:
        try:
            await send_direct(self._client, follow.user_id, screen)
        except DeliveryError as error:
            log.info("a follower could not be notified: %s", error)
