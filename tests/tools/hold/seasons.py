"""`kill -9` around the boundaries of seasons: nothing is lost, nothing is doubled.

A process keeps its data in a file; two processes, each with a shard, share a PostgreSQL server. What
people do is written while all of them are dead. Run as `python -m tests.tools.hold seasons`.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from bot.features.catalogue import FEATURES
from bot.features.seasons.store import Seasons
from bot.features.seasons.values import Entrant, Season
from bot.playground.app import running
from bot.playground.discord.world import Channel, Guild
from bot.playground.server.stand_in import StandIn
from bot.store import Store, open_store
from bot.store.values import TableRecord
from bot.tables import changes
from bot.tables.sealed import CUTTING
from bot.tables.tables import Tables
from tests.playground.facet_process import ForkedBot
from tests.playground.lodging import ROOT
from tests.playground.people import custom_ids
from tests.playground.process.house import Log
from tests.playground.waiting import until
from tests.store.server import Server
from tests.tools.hold.pace import Pace
from tests.tools.hold.rooms import PATIENT
from tests.tools.hold.server_book import on_a_server

PEOPLE: Final = 5
"""How many people play in each season."""
LIFE: Final = 2.0
"""Seconds that processes live at the most, from their connection on."""
AGAIN: Final = 360
"""Seconds after which a season that a killed process was working on is looked at again."""
MORE: Final = 2
"""How often processes are killed after a boundary was reached."""
MOST: Final = 30
"""How many times a boundary is approached at the most."""


@dataclass
class SeasonRun:
    """A stand-in, the processes, and what has become of their seasons."""

    stand_in: StandIn
    address: Path | str
    processes: list[ForkedBot]
    store: Store
    pace: Pace
    people: int = PEOPLE
    more: int = MORE
    kills: int = 0

    async def season(self) -> None:
        """Take a season of each process over its boundaries; raise Lost."""
        servers = [self._founded(number) for number in range(len(self.processes))]
        seasons = [await self._joined(*it) for it in servers]
        await self._killed_until(seasons, self._is_asked)
        for season in seasons:
            for entrant in await self.store.of(Seasons).entrants(season.id):
                await self.store.of(Seasons).be_ready(season.id, entrant.user_id or 0)
        self.stand_in.leap(timedelta(hours=20).total_seconds())
        await self._killed_until(seasons, self._has_opened)
        while not all([await self._is_decided(it) for it in seasons]):
            await self._undisturbed(seasons, self._has_published)
            self.stand_in.leap(CUTTING.total_seconds())
            await self._killed_until(seasons, self._is_playing)
            for season in seasons:
                await self._resigned(season)
            await self._killed_until(seasons, self._has_opened)
        await self._killed_until(seasons, self._is_followed)
        await self._undisturbed(seasons, self._has_winners)
        for season, (guild, channel) in zip(seasons, servers, strict=True):
            await self._checked(season, guild, channel)

    # What people do

    def _founded(self, shard: int) -> tuple[Guild, Channel]:
        """Found a server that a shard serves, and its channel."""
        while True:
            guild = self.stand_in.add_guild("A server", [])
            if (int(guild.id) >> 22) % len(self.processes) == shard:
                return guild, self.stand_in.add_channel("seasons", None, guild=guild)

    async def _joined(self, guild: Guild, channel: Channel) -> Season:
        """Open a season that starts soon, with people in it."""
        now = self.store.now()
        season = Season(
            id=Tables(self.store, self.pace.rng).fresh_id(),
            guild_id=int(guild.id),
            channel_id=int(channel.id),
            kind="season",
            number=1,
            game="splendor",
            seats=2,
            pace="1d",
            weeks=1,
            most=self.pace.rng.choice((2, 4)),
            rated=True,
            language="en",
            stage="joining",
            starts=now + timedelta(hours=20),
            ends=now + timedelta(weeks=1),
            due=now,
        )
        await self.store.of(Seasons).open(season)
        for entry in range(1, self.people + 1):
            person = self.stand_in.person(f"person{entry}")
            guild.members[person.id] = ()
            joined = Entrant(season.id, entry, int(person.id), person.name, now)
            await self.store.of(Seasons).join(joined)
        return season

    async def _resigned(self, season: Season) -> None:
        """Let somebody resign each game of a season."""
        tables = Tables(self.store, self.pace.rng)
        for record in await self._games(season):
            if record is not None and record.stage == "playing":
                seat = self.pace.rng.randrange(2)
                await tables.change(record.id, partial(changes.given_up, seat=seat))

    # Kills

    async def _killed_until(
        self, seasons: list[Season], reached: Callable[[Season], Awaitable[bool]]
    ) -> None:
        """Kill processes until a boundary is reached, and some more."""
        more = self.more
        for _ in range(MOST):
            await self._live()
            self.kills += len(self.processes)
            more -= all([await reached(it) for it in seasons])
            if not more:
                return
        what = f"no {reached.__name__.strip('_')} after {MOST} kills"
        self.pace.holds(true=False, what=what)

    async def _live(self) -> None:
        """Let all processes live for a moment, and kill each at a time of its own."""

        async def life(process: ForkedBot) -> None:
            await process.start()
            await until(lambda: len(self.stand_in.gateway.shards) == len(self.processes))
            await asyncio.sleep(self.pace.rng.uniform(0, LIFE))
            await process.kill()

        await asyncio.gather(*(life(it) for it in self.processes))
        await until(lambda: not self.stand_in.gateway.connected)
        self.stand_in.leap(AGAIN)

    async def _undisturbed(
        self, seasons: list[Season], reached: Callable[[Season], Awaitable[bool]]
    ) -> None:
        """Let all processes work until something is reached."""
        await asyncio.gather(*(it.start() for it in self.processes))
        for _ in range(300):
            if all([await reached(it) for it in seasons]):
                break
            await asyncio.sleep(0.1)
        await asyncio.gather(*(it.kill() for it in self.processes))
        await until(lambda: not self.stand_in.gateway.connected)
        for season in seasons:
            self.pace.holds(await reached(season), f"no {reached.__name__.strip('_')}, undisturbed")
        self.stand_in.leap(AGAIN)

    # Boundaries

    async def _is_asked(self, season: Season) -> bool:
        return (await self._saved(season)).check_id is not None

    async def _has_opened(self, season: Season) -> bool:
        """Whether all games are open that may be."""
        stage = (await self._saved(season)).stage
        if stage != "running":
            return stage == "over"
        games = await self._games(season)
        return bool(games) and all(it and it.stage in ("lobby", "playing") for it in games)

    async def _has_published(self, season: Season) -> bool:
        """Whether every game that is open has its commitment, and is shown."""
        return all(
            it and it.sealed and it.sealed.message_id and it.shown.revision == it.revision
            for it in await self._games(season)
        )

    async def _is_playing(self, season: Season) -> bool:
        return all(it and it.stage != "lobby" for it in await self._games(season))

    async def _is_decided(self, season: Season) -> bool:
        return all(it.stage == "decided" for it in await self.store.of(Seasons).fixtures(season.id))

    async def _is_followed(self, season: Season) -> bool:
        return (await self.store.of(Seasons).of_server(season.guild_id))[0].previous_id == season.id

    async def _has_winners(self, season: Season) -> bool:
        following = (await self.store.of(Seasons).of_server(season.guild_id))[0]
        return (
            await self._saved(season)
        ).winners_id is not None and following.message_id is not None

    async def _checked(self, season: Season, guild: Guild, channel: Channel) -> None:
        """Raise Lost unless everything is there once."""
        holds, fixtures = self.pace.holds, await self.store.of(Seasons).fixtures(season.id)
        pairs = Counter(frozenset(it.entries) for it in fixtures)
        wanted = self.people * (self.people - 1) // 2
        holds(len(pairs) == len(fixtures) == wanted, f"a game was lost or doubled: {pairs}")
        tables = await self.store.lookup.tables_in(season.guild_id, 1000, over=True)
        mine = sorted(it.table_id for it in fixtures if it.table_id)
        holds(sorted(tables) == mine, f"a table was lost or doubled: {tables} {mine}")
        # A thread without a table may be left: it's opened before the table is saved.
        threads = {
            int(it.id) for it in self.stand_in.world.channels.values() if it.parent_id == channel.id
        }
        places = {it.channel_id for number in mine if (it := await self.store.load(number))}
        holds(len(places) == wanted and places <= threads, f"not one thread each: {places}")
        following = await self.store.of(Seasons).of_server(int(guild.id))
        after = [it for it in following if it.id != season.id]
        holds([it.previous_id for it in after] == [season.id], f"not one followed: {after}")
        marks = Counter(
            custom_id.split(":")[4]
            for message in self.stand_in.seen(self.stand_in.person("person1"), channel.id)
            for custom_id in custom_ids(message)
            if f":{season.id}:" in custom_id
        )
        once = dict.fromkeys(("season-mine", "season-words", "season-show"), 1)
        holds(marks == once, f"messages were lost or doubled: {marks}")

    async def _games(self, season: Season) -> list[TableRecord | None]:
        """Return the tables of the games that are open, as they are saved."""
        fixtures = await self.store.of(Seasons).fixtures(season.id)
        return [await self.store.load(it.table_id or 0) for it in fixtures if it.stage == "open"]

    async def _saved(self, season: Season) -> Season:
        found = await self.store.of(Seasons).get(season.id)
        assert found is not None
        return found


@asynccontextmanager
async def _seasons(
    folder: Path, address: Path | str, pace: Pace, count: int, **scale: int
) -> AsyncIterator[SeasonRun]:
    """Run a stand-in with the database made, and all processes dead."""
    async with running(folder / "playground", settings=PATIENT) as stand_in:
        stand_in.keeper.save = lambda _: None  # type: ignore[assignment,method-assign]

        def now() -> datetime:
            return datetime.now(UTC) + timedelta(seconds=stand_in.ahead)

        def process(shard: int) -> ForkedBot:
            environment = stand_in.bot_environment(address, PYTHONPATH=str(ROOT))
            if count > 1:
                environment["FACET_SHARDS"] = f"{shard}-{shard}/{count}"
            return ForkedBot(folder / f"{shard}.log", environment, stand_in.bot_changed)

        processes = [process(shard) for shard in range(count)]
        store = await open_store(address, FEATURES, now)
        try:
            yield SeasonRun(stand_in, address, processes, store, pace, **scale)
        finally:
            await asyncio.gather(*(it.kill() for it in processes))
            await store.close()


async def seasons(
    folder: Path, address: Path | str, pace: Pace, count: int = 1, **scale: int
) -> int:
    """Kill processes around the boundaries of seasons; raise Lost. Return how many were killed.

    `scale` may have `people`, in each season, and `more`, kills after a boundary was reached.
    """
    done = 0
    async with _seasons(folder, address, pace, count, **scale) as trial:
        for _ in pace.going():
            await trial.season()
            done += count
        log = "".join(Log(folder / f"{shard}.log").text() for shard in range(count))
        for fault in ("Traceback", "could not go on", "never retrieved"):
            pace.holds(fault not in log, f"{fault} in the log: {log[-3000:]}")
        print(f"seasons: {trial.kills} kills of {count} at a time, in {done} seasons", flush=True)
    return trial.kills


async def _on_server(folder: Path, database: Server, pace: Pace) -> None:
    await seasons(folder, database.fresh(), pace, 2)


def main() -> None:
    """Kill processes; raise Lost if a game or a message is lost or doubled."""
    pace = Pace.of_environment("seasons")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(seasons(Path(folder), Path(folder) / "facet.db", pace))
    on_a_server("seasons", partial(_on_server, pace=pace))
