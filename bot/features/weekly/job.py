"""Posts the message about each week in the channels that servers have chosen.

A message is posted while a lock is held, and then noted. If the bot was killed in between, the next
attempt finds the message in the channel; Discord itself recognises a repeated post for some minutes.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.client import Facet
from bot.features.puzzles.puzzle import puzzle_by_id
from bot.features.replay.review import REVIEW_VERSION, read
from bot.features.weekly.screen import ToldWeek, marker, screen
from bot.features.weekly.store import WeekResult, WeekReview, Weeks
from bot.features.weekly.week import Comeback, beginning, comeback, week, week_of
from bot.host.threads import in_thread
from bot.i18n.lexicon import words_in
from bot.jobs.looped_job import LoopedJob
from bot.messages.delivery import DeliveryError, call_discord
from bot.messages.names import told_apart
from bot.posting.channels import posted_before
from bot.posting.gone_channels import noticed
from bot.tables.table import link

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = timedelta(hours=1)
"""The longest time until servers are looked for whose message has failed, or whose shard was away."""
MIN_PUZZLE_ANSWERS: Final = 3
"""How many first answers a puzzle needs before it is the hardest."""


class Weekly(LoopedJob):
    """Posts the message about the week that has ended, on Mondays at noon (UTC)."""

    work = "the week"

    def __init__(self, facet: Facet) -> None:
        super().__init__(self.poll, 1)
        self._facet = facet
        self._tables = facet.tables
        self._telling = asyncio.Lock()

    async def poll(self) -> None:
        """Post what is missing, and wait for the next week."""
        await self.wake()
        now = self._tables.store.now()
        left = beginning(week_of(now) + 1) - now
        self.next_in(max(1.0, min(left, LONGEST_SLEEP).total_seconds()))

    async def wake(self) -> None:
        """Post the message in every server of this process that still lacks it; log errors."""
        async with self._telling:
            with self.errors_logged():
                await self._tell_all()

    async def _tell_all(self) -> None:
        store, heartbeat = self._tables.store, self._facet.heartbeat
        number = week_of(store.now())
        for guild_id in await store.of(Weeks).due(number, heartbeat.present(), heartbeat.count):
            with self.apart(f"server {guild_id}"):
                try:
                    await self._tell(guild_id, number)
                except DeliveryError as error:
                    log.info("server %d: its weekly message is posted later: %s", guild_id, error)

    async def _tell(self, guild_id: int, number: int) -> None:
        """Tell a server of the week before this one; raise DeliveryError if a retry may succeed."""
        store = self._tables.store
        async with store.lock(f"week {guild_id}") as mine:
            if not mine or await store.of(Weeks).told(guild_id) >= number:
                return
            settings = await store.servers.get(guild_id)
            post = await self._week(guild_id, number)
            if post is not None and settings.week_channel_id:
                span = beginning(number - 1), beginning(number)
                spoken = settings.language or await store.of(Weeks).language(guild_id, *span)
                refusal = None
                try:
                    await self._post(guild_id, settings.week_channel_id, post, spoken or "en")
                except DeliveryError as error:
                    if error.is_temporary:
                        raise
                    log.info("server %d: its weekly message can't be posted: %s", guild_id, error)
                    await noticed(self._tables, settings.week_channel_id, error)
                    refusal = error
                self._facet.refused.note("week", settings.week_channel_id, refusal)
            await store.of(Weeks).mark(guild_id, number)

    async def _week(self, guild_id: int, number: int) -> ToldWeek | None:
        """Return what there is to tell; None of a week without games."""
        store, span = self._tables.store, (beginning(number - 1), beginning(number))
        results = await in_thread(_told_apart, await store.of(Weeks).results(guild_id, *span))
        if not results:
            return None
        reviews = {
            it.table_id: it for it in await store.of(Weeks).reviews(guild_id, *span, REVIEW_VERSION)
        }
        turned = await in_thread(_turned, results, reviews)
        row = reviews[turned.table_id] if turned else None
        hardest = await store.of(Weeks).hardest_puzzle(*span, MIN_PUZZLE_ANSWERS)
        puzzle = await puzzle_by_id(store, hardest.puzzle_id) if hardest else None
        return ToldWeek(
            number,
            await in_thread(week, results),
            turned,
            link(guild_id, row.channel_id, row.message_id) if row else "",
            hardest if puzzle else None,
            puzzle.game if puzzle else "",
        )

    async def _post(self, guild_id: int, channel_id: int, post: ToldWeek, language: str) -> None:
        """Post the message, unless the channel has it already."""
        channel = self._facet.get_partial_messageable(channel_id, guild_id=guild_id)
        after, mark = beginning(post.number), marker(post.number)
        if await posted_before(self._facet, channel, after, mark) is not None:
            return
        message = screen(post, words_in(language)).message()
        nonce = f"w{post.number}-{guild_id:x}"  # at most 25 characters
        await call_discord(channel.send(**message, nonce=nonce))


def _told_apart(results: Sequence[WeekResult]) -> list[WeekResult]:
    """Return results in which everybody has their newest name, and no two people the same."""
    newest = {it.user_id: it.name for it in results if it.user_id is not None and it.name}
    names = dict(zip(newest, told_apart(tuple(newest.items())), strict=True))
    return [
        replace(it, name=names[it.user_id]) if it.user_id in names and it.name else it
        for it in results
    ]


def _turned(results: Sequence[WeekResult], reviews: Mapping[int, WeekReview]) -> Comeback | None:
    """Return the biggest comeback in the games with a stored review."""
    return comeback(
        results, {it: review for it, row in reviews.items() if (review := read(row.content))}
    )
