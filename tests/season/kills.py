"""Kills around a season's boundaries: whatever moment they hit, nothing is lost and nothing doubled.

A process is the job with tables and a database connection of its own. Killed, it stops between any two
steps of what it is doing, and another one takes its place.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bot.jobs.seasons import Seasons
from bot.posting.openings import Openings
from bot.posting.seasons import SeasonPosts
from bot.posting.spare_threads import SpareThreads
from bot.store import Store, open_store
from bot.store.season_values import Entrant, Fixture, Season
from bot.tables import changes, lobby
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.bot.days import Days, moved
from tests.bot.lodging import Registered
from tests.bot.server import Server, bot_on
from tests.bot.simulation import Simulation

PEOPLE: Final = 5
UNDISTURBED: Final = 3
"""How often the bot looks undisturbed: what was cut short at Discord may fail once more."""
LIFE: Final = 0.12
"""Seconds that a process lives at the most, while a season is at a boundary."""


@dataclass
class Process:
    """The job of one process, with everything that it shares with no other."""

    server: Server
    store: Store
    seasons: Seasons = field(init=False)

    def __post_init__(self) -> None:
        facet = self.server.facet
        tables = Tables(self.store, Random(facet.tables.rng.getrandbits(64)))
        # What follows from a change is posted by the bot's own process, as if it were this one.
        openings = Openings(facet, tables, SpareThreads(facet), facet.after_change.run)
        posts = SeasonPosts(facet, tables, openings)
        self.seasons = Seasons(tables, posts, facet.after_change.run, facet.heartbeat)

    async def live(self, seconds: float) -> bool:
        """Work for so long, then be killed; return whether it was in the middle of something."""
        task = asyncio.create_task(self.seasons.tick())
        await asyncio.wait({task}, timeout=seconds)
        killed = not task.done()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        return killed


@dataclass
class Kills:
    """Processes that work on the seasons of a server, and are killed at any moment.

    Args:
        address: The database: a file for one process, a server for several.
    """

    server: Server
    days: Days
    address: Path | str
    processes: int
    rng: Random
    kills: int = 0

    async def season(self) -> None:
        """Take a season over its boundaries; raise AssertionError if something is lost or doubled."""
        season = await self._joined()
        await self._killed_until(season, "asked")
        for person in self.server.people.values():
            await self.server.facet.tables.store.seasons.be_ready(season.id, person.id)
        await self.days.leap(timedelta(hours=20))
        await self._killed_until(season, "running")
        await self._undisturbed()
        while any(it.stage != "decided" for it in await self._fixtures(season)):
            for fixture in await self._fixtures(season):
                if fixture.stage == "open":
                    await self._resigned(fixture)
            await self._kill()
        await self._killed_until(season, "over")
        await self._checked(season)

    async def _joined(self) -> Season:
        """Open a season that starts soon, with people in it."""
        store, now = self.server.facet.tables.store, self.days.now
        season = Season(
            id=self.server.facet.tables.fresh_id(),
            guild_id=self.server.id,
            channel_id=self.server.channel.id,
            kind="season",
            number=1,
            game="splendor",
            seats=2,
            pace="1d",
            weeks=1,
            most=self.rng.choice((1, 2, 4)),
            rated=True,
            language="en",
            stage="joining",
            starts=now + timedelta(hours=20),
            ends=now + timedelta(weeks=1),
            due=now,
        )
        await store.seasons.open(season)
        for number in range(PEOPLE):
            person = self.server.person(f"person{number}")
            entry = number + 1
            await store.seasons.join(Entrant(season.id, entry, person.id, f"person{number}", now))
        return season

    async def _killed_until(self, season: Season, stage: str) -> None:
        """Kill processes until the season is at a stage, and then some more."""
        more = 3
        while more:
            await self._kill()
            now = await self._saved(season)
            more -= stage == ("asked" if now.check_id and now.stage == "joining" else now.stage)

    async def _kill(self) -> None:
        """Let processes live for a moment, all of them at once."""
        living = [
            Process(self.server, await open_store(self.address, self._clock))
            for _ in range(self.processes)
        ]
        seconds = [self.rng.uniform(0, LIFE) for _ in living]
        ended = await asyncio.gather(
            *(it.live(for_) for it, for_ in zip(living, seconds, strict=True))
        )
        self.kills += sum(ended)
        for process in living:
            await process.store.close()
        self.server.facet.http._buckets.clear()  # a killed process takes its rate limits along
        await self.server.settle()
        self.server.facet.tables.forget()
        # A killed process holds its season for a while.
        await self.days.leap(timedelta(minutes=6))

    def _clock(self) -> datetime:
        return self.days.now

    async def _undisturbed(self) -> None:
        """Let the bot's own process open what may be open, undisturbed."""
        for _ in range(UNDISTURBED):
            await self.days.leap(timedelta(minutes=6))
            await self.server.facet.seasons.tick()
            await self.server.settle()

    async def _resigned(self, fixture: Fixture) -> None:
        """Let somebody resign a game, once its table is there."""
        facet, tables = self.server.facet, self.server.facet.tables
        record = await tables.store.load(fixture.table_id or 0)
        if record is None or record.stage not in ("lobby", "playing"):
            return
        if record.stage == "lobby":
            await facet.after_change.run(Table.of(record))  # posted, as the next start would do it
            await tables.change(record.id, partial(lobby.start_on_time, rng=self.rng))
        resigned = partial(changes.given_up, seat=self.rng.randrange(2))
        changed = await tables.change(record.id, resigned)
        await facet.after_change.run(changed.after)

    async def _checked(self, season: Season) -> None:
        """Raise AssertionError unless everything is there once."""
        await self._undisturbed()
        store = self.server.facet.tables.store
        fixtures = await self._fixtures(season)
        pairs = Counter(frozenset(it.entries) for it in fixtures)
        assert len(pairs) == len(fixtures) == PEOPLE * (PEOPLE - 1) // 2, (
            "a game was lost or doubled"
        )
        assert {it.stage for it in fixtures} == {"decided"}, "a game is stuck"
        tables = [it.table_id for it in fixtures]
        saved = await store.lookup.tables_in(season.guild_id, 1000, over=True)
        assert sorted(saved) == sorted(it for it in tables if it), "a table was lost or doubled"
        following = [
            it for it in await store.seasons.of_server(season.guild_id) if it.id != season.id
        ]
        assert [it.previous_id for it in following] == [season.id], "not one season followed"
        ended = await self._saved(season)
        marks = Counter(
            part["custom_id"].split(":")[4]
            for message in self.server.seen()
            for row in message.components
            for part in row.get("components", [])
            if f":{season.id}:" in part.get("custom_id", "")
        )
        assert ended.message_id is not None, "the standings were not posted"
        assert ended.winners_id is not None, "the winners were not posted"
        assert marks == {"season-mine": 1, "season-ready": 1, "season-show": 1}, (
            f"messages were lost or doubled: {marks}"
        )

    async def _fixtures(self, season: Season) -> list[Fixture]:
        return await self.server.facet.tables.store.seasons.fixtures(season.id)

    async def _saved(self, season: Season) -> Season:
        found = await self.server.facet.tables.store.seasons.get(season.id)
        assert found is not None
        return found


async def killed(address: Path | str, registered: Registered, processes: int, kills: int) -> int:
    """Kill so many processes around the boundaries of seasons; return how many seasons that took."""
    discord = Simulation(deepcopy(registered.world))
    facet = await bot_on(address)
    await facet.tables.store.notes.save("commands", registered.note)
    await discord.start(facet)
    await facet.seasons.close()  # only those that are killed work
    seasons, done, rng = 0, 0, Random(random.getrandbits(64))
    while done < kills:
        server = Server(discord, discord.add_guild("A server", []), Path())
        with moved(server) as days:
            trial = Kills(server, days, address, processes, rng)
            await trial.season()
        done, seasons = done + trial.kills, seasons + 1
    await discord.close()
    discord.errors.check()
    return seasons
