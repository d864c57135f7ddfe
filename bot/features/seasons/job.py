"""Runs the seasons of servers automatically.

    joining    a day before the start, people are asked whether they are ready; then comes the draw
    running    results are collected, people leave and latecomers come, games open, time runs out
    over       the winners are posted, and the next season opens

Each step starts from what the database says and saves what it does before anything is posted, so it's
repeated after a crash without harm. One process at a time works on a season.
"""

import logging
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.client import Facet
from bot.features.seasons.divisions import fewest
from bot.features.seasons.posts import SeasonPosts
from bot.features.seasons.progress import (
    JOINING,
    MAX_POSTPONED,
    READY_CHECK,
    Progress,
    begun,
    following,
)
from bot.features.seasons.steps import SeasonSteps
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Season
from bot.host.threads import in_thread
from bot.jobs.due_job import DueJob
from bot.messages.delivery import DeliveryError
from bot.posting.gone_channels import noticed
from bot.store import NotSaved
from bot.tables.table import opened
from bot.tables.tables import Changed

log = logging.getLogger(__name__)

HOLD: Final = timedelta(minutes=5)
"""When a season is looked at again if this process stops in the middle."""
RETRY: Final = timedelta(minutes=1)
"""The delay before what Discord refused is tried again."""
LONGEST: Final = timedelta(hours=1)
"""The longest time between two looks at a season that is running, or whose messages Discord refuses."""
REFUSED_FOR: Final = timedelta(days=7)
"""How long after the end of a season its messages are tried that Discord refuses."""


class SeasonJob(DueJob):
    """Looks at a season whenever it's due, or a game of it has ended."""

    work = "the seasons"

    def __init__(self, facet: Facet) -> None:
        super().__init__(facet.tables, facet.heartbeat)
        self._refused = facet.refused
        self._posts = SeasonPosts(facet)
        self._steps = SeasonSteps(facet, self._posts)

    async def changed(self, changed: Changed) -> None:
        """Look at the season of a game that has begun or ended, or whose channel is gone."""
        before, after = changed.before, changed.after
        if after.season_id and (
            (after.over and not before.over)
            or (after.lost and not before.lost)
            or (after.stage == "playing" and before.stage == "lobby")
        ):
            await self.touch(after.season_id)

    async def touch(self, season_id: int) -> None:
        """Look at a season now, because something in it has changed."""
        with suppress(NotSaved):  # it looks at its tables every hour anyway
            await self._tables.store.of(Seasons).touch(season_id, self._tables.store.now())
        await self.wake()

    async def look(self) -> datetime | None:
        """Do everything that is due in the servers of this process; return when there may be more."""
        here, store = self._heartbeat.present(), self._tables.store
        for season_id in await store.of(Seasons).due(store.now(), here, self._heartbeat.count):
            await self._look_at(season_id)
        return await store.of(Seasons).next_due(here, self._heartbeat.count)

    async def _look_at(self, season_id: int) -> None:
        """Do what is due in a season, unless another process is at it; log errors."""
        store = self._tables.store
        async with store.lock(f"season {season_id}") as mine:
            if not mine:
                return
            claimed = store.now() + HOLD
            due: datetime | None = store.now() + RETRY
            await store.of(Seasons).claim(season_id, claimed)
            try:
                due = await self._go_on(season_id, claimed)
            except (NotSaved, DeliveryError) as error:
                log.info("season %d is put off: %s", season_id, error)
            except Exception:
                log.exception("season %d could not go on", season_id)
            await store.of(Seasons).settle(season_id, claimed, due)

    async def _go_on(self, season_id: int, claimed: datetime) -> datetime | None:
        """Do what is due in a season; return when there may be more."""
        progress = await self._steps.read(season_id)
        if progress.season.stage == "joining":
            await self._join(progress)
            progress = await self._steps.read(season_id)
        opened_all = True
        if progress.season.stage == "running":
            opened_all = await self._steps.play(season_id)
            progress = await self._steps.read(season_id)
        refused = await self._post(progress, claimed)
        season, now = progress.season, self._tables.store.now()
        if season.stage == "joining":
            if refused:
                return min(now + LONGEST, season.starts)
            check = season.starts - READY_CHECK
            known = season.check_id is not None or season.kind == "evening"
            return season.starts if known else max(now + RETRY, check)
        if season.stage == "running":
            soon = now + (LONGEST if opened_all else RETRY)
            return min(soon, season.ends) if season.ends > now else now + RETRY
        return now + LONGEST if refused and now < season.ends + REFUSED_FOR else None

    async def _post(self, progress: Progress, claimed: datetime) -> bool:
        """Post what is to be read of a season, each message for itself; return whether Discord refuses any.

        A season whose channel is gone is called off.
        """
        season, now = progress.season, self._tables.store.now()
        asked = (
            season.stage == "joining"
            and season.kind == "season"
            and now >= season.starts - READY_CHECK
        )
        if season.stage == "over":
            await self._follow(season)
        if season.stage != "joining":
            await self._posts.end_check(season)
        posts = (
            (asked and (season.stale or season.check_id is None), self._posts.check),
            (season.stale, partial(self._posts.show, claimed=claimed)),
            (season.stage == "over" and season.winners_id is None, self._posts.tell_winners),
        )
        refusal: DeliveryError | None = None
        for wanted, post in posts:
            try:
                if wanted:
                    await post(progress)
            except DeliveryError as error:
                if error.is_temporary:
                    raise
                log.info("season %d: a message can't be posted: %s", season.id, error)
                await noticed(self._tables, season.channel_id, error)
                refusal = error
        if refusal is not None and refusal.channel_is_gone and season.active:
            await self._tables.store.of(Seasons).turn(season, replace(season, stage="called-off"))
        return self._refused.note("season", season.id, refusal)

    async def _follow(self, season: Season) -> None:
        """Open the next season, unless it's open already."""
        if season.kind == "season":
            store = self._tables.store
            new_id = self._tables.fresh_id()
            async with store.turn(f"seasons of {season.guild_id}"):
                known = await store.of(Seasons).of_server(season.guild_id)
                await store.of(Seasons).open(following(season, known, new_id, store.now()))
            await self.wake()

    # Joining

    async def _join(self, progress: Progress) -> None:
        """Draw a season whose start has come; put it off, or call it off, if it lacks people."""
        season, now, store = progress.season, self._tables.store.now(), self._tables.store
        if now < season.starts:
            return
        ready = [it for it in progress.entrants if it.ready and it.entry not in progress.left]
        if season.kind == "evening":
            if len(ready) < fewest(season.seats) or not await self._steps.next_round(progress):
                await store.of(Seasons).turn(season, replace(season, stage="called-off"))
            return
        if len(ready) < fewest(season.seats):
            await self._put_off(progress, now)
            return
        ends = now + timedelta(weeks=season.weeks)
        running = replace(season, stage="running", starts=now, ends=ends)
        seeding = await self._steps.seeding(season, ready)
        rng = self._tables.rng
        entrants, fixtures = await in_thread(begun, progress, seeding, rng, now)
        await store.of(Seasons).turn(season, running, entrants, fixtures)

    async def _put_off(self, progress: Progress, now: datetime) -> None:
        season, store = progress.season, self._tables.store
        starts = now + JOINING
        if starts - opened(season.id) > JOINING + MAX_POSTPONED:
            await store.of(Seasons).turn(season, replace(season, stage="called-off"))
            return
        later = replace(season, starts=starts, ends=starts + timedelta(weeks=season.weeks))
        unready = [replace(it, ready=False) for it in progress.entrants]
        await self._posts.end_check(season)
        await store.of(Seasons).turn(season, later, unready)
