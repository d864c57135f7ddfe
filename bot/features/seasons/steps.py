"""The steps of a season that is running, each saved before anything is posted."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.client import Facet
from bot.features.blocks.store import Blocking, Blocks
from bot.features.ratings.ledger import EVERYWHERE, Ledger
from bot.features.ratings.rating import START_POINTS
from bot.features.seasons import evening
from bot.features.seasons.posts import SeasonPosts
from bot.features.seasons.progress import (
    Progress,
    Seeding,
    admitted,
    decided,
    departed,
    earned_divisions,
    entries_of,
    placed,
    to_open,
    without_blocks,
)
from bot.features.seasons.store import Seasons, ids_of
from bot.features.seasons.values import Entrant, Fixture, Season
from bot.host.threads import in_thread
from bot.store import ChannelTaken
from bot.tables import absence, changes, starting
from bot.tables.clocks import PACES
from bot.tables.refusal import Refusal
from bot.tables.sealed import cutting_time
from bot.tables.table import Table
from bot.tables.tables import Change


async def progress_of(seasons: Seasons, season: Season) -> Progress:
    """Return a season with its entrants and fixtures, and which of its games have begun."""
    return Progress(
        season,
        await seasons.entrants(season.id),
        await seasons.fixtures(season.id),
        await seasons.begun(season.id),
    )


class SeasonSteps:
    """Advances a running season: results, people who leave or come late, games, and its end."""

    def __init__(self, facet: Facet, posts: SeasonPosts) -> None:
        self._tables = facet.tables
        self._posts = posts
        self._after_change = facet.after_change.run

    async def read(self, season_id: int) -> Progress:
        """Return a season as it's saved; raise LookupError if it was deleted."""
        store = self._tables.store.of(Seasons)
        season = await store.get(season_id)
        if season is None:
            raise LookupError(f"season {season_id} was deleted")
        return await progress_of(store, season)

    async def seeding(self, season: Season, entrants: Iterable[Entrant]) -> Seeding:
        """Return what the draw needs to know about some entrants."""
        store, known = self._tables.store, list(entrants)
        ids = ids_of(known)
        places = season.guild_id, EVERYWHERE
        rated = [
            it
            for it in await store.of(Ledger).standings(ids)
            if (it.game, it.pool) == (season.game, "people") and it.guild_id in places
        ]
        # What somebody has reached everywhere says more than what they have in a small server.
        rated.sort(key=lambda it: places.index(it.guild_id))
        points = {it.user_id: it.points for it in rated}
        before: dict[int, int] = {}
        if season.previous_id is not None:
            before = earned_divisions(await self.read(season.previous_id))
        return Seeding(
            {it.entry: points.get(it.user_id or 0, START_POINTS) for it in known},
            {it.entry: before[it.user_id] for it in known if it.user_id in before},
        )

    async def _blocking(self, entrants: Iterable[Entrant]) -> Blocking:
        """Return who of these entrants has blocked whom."""
        known = list(entrants)
        return entries_of(known, await self._tables.store.of(Blocks).among(ids_of(known)))

    async def play(self, season_id: int) -> bool:
        """Do what is due in a running season; return whether it could open every game."""
        store, now = self._tables.store, self._tables.store.now()
        progress = await self._collect(await self.read(season_id))
        changed, void = departed(progress, now)
        if changed or void:
            await store.of(Seasons).change(season_id, changed, void)
            progress = await self.read(season_id)
        progress = await self._admit(progress, now)
        ends = now >= progress.season.ends
        for fixture in progress.fixtures:
            if fixture.stage == "open" and fixture.table_id is not None:
                await self._help_along(fixture, progress, ends=ends)
        if ends:
            progress = await self._collect(await self.read(season_id))
            late = [it for it in progress.fixtures if it.stage == "planned"]
            await store.of(Seasons).change(
                season_id, [(it, replace(it, stage="void")) for it in late]
            )
            progress = await self.read(season_id)
        if not progress.unfinished and await self.next_round(progress):
            progress, ends = await self.read(season_id), False
        opened_all = True if ends else await self._open(progress)
        if not progress.unfinished:
            over = replace(progress.season, stage="over", ends=now)
            await store.of(Seasons).turn(progress.season, over, placed(progress))
        return opened_all

    async def next_round(self, progress: Progress) -> bool:
        """Draw the next round of an evening; return whether there is one."""
        season, store, now = progress.season, self._tables.store, self._tables.store.now()
        if season.kind != "evening" or progress.too_late(now):
            return False
        points = (await self.seeding(season, progress.entrants)).points
        blocking = await self._blocking(progress.entrants)
        new, games = await in_thread(evening.next_round, progress, points, blocking)
        if not games:
            return False
        lasts = evening.round_time(season.seats, PACES[season.pace] or 0)
        begun = evening.begun(season, now, cutting_time(season.pace) + lasts)
        if await store.of(Seasons).turn(season, begun, new, games):
            return True
        later = await self.read(season.id)  # somebody has just left, or it was called off
        return later.season.stage == season.stage and await self.next_round(later)

    async def _collect(self, progress: Progress) -> Progress:
        """Save the results of the games that have ended."""
        store = self._tables.store
        ended = await store.of(Seasons).ended(progress.season.id)
        changed = [
            (it, after)
            for it in progress.fixtures
            if it.stage == "open" and (after := decided(it, ended.get(it.number), progress.left))
        ]
        if not changed:
            return progress
        await store.of(Seasons).change(progress.season.id, changed)
        return await self.read(progress.season.id)

    async def _admit(self, progress: Progress, now: datetime) -> Progress:
        """Give latecomers the places of people who have left."""
        if not progress.waiting:
            return progress
        seeding = await self.seeding(progress.season, progress.entrants)
        for _ in progress.waiting:
            admission = admitted(progress, seeding, now)
            if admission is None:
                break
            entrant, changed, added = admission
            await self._tables.store.of(Seasons).change(
                progress.season.id, changed, [entrant], added
            )
            progress = await self.read(progress.season.id)
        return progress

    async def _help_along(self, fixture: Fixture, progress: Progress, *, ends: bool) -> None:
        """Resign for those who have left; after the season, let computers finish the game.

        It starts for that if its people may still cut.
        """
        if ends or not progress.left.isdisjoint(fixture.entries):
            await self._change(fixture, partial(starting.start_on_time, rng=self._tables.rng))
        for entry in fixture.entries:
            user_id = progress.by_entry[entry].user_id
            if entry in progress.left and user_id is not None:
                await self._change(fixture, partial(changes.resign, user_id=user_id))
        if ends:
            store = self._tables.store
            moves = await store.lookup.moves(fixture.table_id or 0)

            def finish(table: Table) -> Table:
                slow = absence.slow_seats(table, moves, store.now())
                return absence.finish_by_computers(table, slow)

            await self._change(fixture, finish)

    async def _change(self, fixture: Fixture, change: Change) -> None:
        table_id = fixture.table_id or 0
        try:
            changed = await self._tables.change(table_id, change, touching=False)
        except Refusal:
            return
        except ChannelTaken:  # it would wake up where another game is being played
            changed = await self._tables.change(table_id, changes.close, touching=False)
        await self._after_change(changed.after)

    async def _open(self, progress: Progress) -> bool:
        """Open the games whose turn it is; return whether that worked for all of them."""
        store, season = self._tables.store, progress.season
        blocking, all_open = await self._blocking(progress.entrants), True
        for fixture in to_open(progress):
            after = without_blocks(fixture, blocking)
            if after.stage == "planned":
                after = replace(after, stage="open", table_id=self._tables.fresh_id())
            all_open = all_open and after.stage == "open"  # otherwise there's room for another
            await store.of(Seasons).change(season.id, [(fixture, after)])
        ended = await store.of(Seasons).ended(season.id)
        for number in [number for number, (stage, _) in ended.items() if stage == "asleep"]:
            table = await self._tables.find(progress.fixtures[number].table_id or 0)
            if table is not None and table.lost:
                await self._posts.move(season, progress.fixtures[number], table)
        for number in [number for number, (stage, _) in ended.items() if stage is None]:
            progress = await self.read(season.id)  # each takes a while
            if progress.season.stage != "running":
                return True
            fixture = progress.fixtures[number]
            known = [progress.by_entry[it] for it in fixture.entries]
            people = {it.user_id: it.name for it in known if it.user_id is not None}
            if not progress.left.isdisjoint(fixture.entries) or len(people) < len(known):
                planned = replace(fixture, stage="planned", table_id=None)
                await store.of(Seasons).change(season.id, [(fixture, planned)])
                return False  # somebody has just left: it goes on without them
            if not await self._posts.open(season, fixture, people):
                return False
        return all_open
