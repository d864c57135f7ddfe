"""Several processes on one database, each with some shards of a thousand servers.

One is killed and started again, one is replaced by two others, with twice as many shards in all, while
it still runs, and the database is restarted, all while people play. FACET_HOLD_SERVERS says how many servers there are (1,000) and
FACET_HOLD_PLAYING in how many of them people play (200). Run as `python -m tests.tools.hold fleet`.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from bot.playground.app import running
from bot.playground.server.bot_process import BotProcess
from bot.playground.server.stand_in import StandIn
from tests.playground.facet_process import ForkedBot
from tests.playground.lodging import ROOT
from tests.playground.process.house import Log
from tests.playground.waiting import until
from tests.store.server import Server
from tests.tools.hold.pace import Pace
from tests.tools.hold.reckoning import reckon
from tests.tools.hold.rooms import PATIENT, QUICK, Room, Venue
from tests.tools.hold.server_book import Away, ServerBook, on_a_server
from tests.tools.memory import mebibytes

SERVERS: Final = "FACET_HOLD_SERVERS"
PLAYING: Final = "FACET_HOLD_PLAYING"
CONNECTED: Final = 120.0
"""Seconds within which every shard of a process is to be connected: discord.py takes five each."""
SHOWN: Final = 120.0
"""Seconds within which every table is to be shown after people have stopped."""
DOUBLED: Final = 2
"""Boards that may come twice: a post may be on its way when a process is killed, and two that serve
the same table may both show what came while one of them was showing what came before."""
TRIES: Final = 30
"""How many answers a turn may take after all is over: some were given in private before."""
AT_ONCE: Final = 8
"""Tables at which these turns are taken in the same instant."""


@dataclass(frozen=True)
class Scale:
    """How much there is of everything; ``rate`` counts turns a second, at all tables together."""

    servers: int = 1000
    playing: int = 200
    processes: int = 4
    shards_each: int = 4
    rate: float = 12.0

    @property
    def shards(self) -> int:
        """Return how many shards there are."""
        return self.processes * self.shards_each


class Fleet(Venue):
    """A venue with several processes of the bot, known by the shards they serve."""

    def __init__(self, stand_in: StandIn, book: ServerBook, folder: Path, address: str) -> None:
        super().__init__(stand_in, book)
        self.folder, self.address = folder, address
        self.processes: dict[str, BotProcess] = {}
        self.patience = 15.0

    def open_rooms(self, scale: Scale, pace: Pace) -> None:
        """Found the servers, and open a room in some of them, the games by turns."""
        for number in range(scale.servers):
            guild = self.stand_in.add_guild(f"server-{number}", [])
            channel = self.stand_in.add_channel(f"room-{number}", None, guild=guild)
            if number % (scale.servers // scale.playing) == 0 and len(self.rooms) < scale.playing:
                game = tuple(QUICK)[len(self.rooms) % len(QUICK)]
                self.rooms.append(Room(self, channel, game, pace.rng.randrange(2**32)))

    async def start(self, first: int, last: int, count: int) -> None:
        """Start a process with these shards, and wait until all of them are connected."""
        name = f"{first}-{last}/{count}"
        environment = self.stand_in.bot_environment(
            self.address, FACET_SHARDS=name, PYTHONPATH=str(ROOT)
        )
        log = self.folder / f"{first}-{last}-of-{count}.log"
        process = ForkedBot(log, environment, self.stand_in.bot_changed)
        self.processes[name] = process
        connected = Counter(self.stand_in.gateway.shards)
        connected.update((number, count) for number in range(first, last + 1))
        await process.start()
        await until(lambda: Counter(self.stand_in.gateway.shards) >= connected, CONNECTED)

    async def kill(self, name: str) -> None:
        """End a process as a crash would, and wait until its connections are gone."""
        open_before = len(self.stand_in.gateway.shards)
        await self.processes.pop(name).kill()
        await until(lambda: len(self.stand_in.gateway.shards) < open_before)

    async def stop(self, name: str) -> None:
        """Ask a process to end, and wait until it has."""
        process = self.processes.pop(name)
        await process.stop()
        assert process.exit_code == 0, (name, process.exit_code)

    def log(self) -> str:
        """Return what all of them have written."""
        return "".join(Log(path).text() for path in sorted(self.folder.glob("*.log")))

    def memory(self) -> str:
        """Return the MiB that each process holds."""
        known = self.processes.items()
        return ", ".join(f"{name}: {mebibytes(it.pid):.0f}" for name, it in known)


@asynccontextmanager
async def fleet_on(
    folder: Path, database: Server, scale: Scale, pace: Pace
) -> AsyncIterator[Fleet]:
    """Run a stand-in with all its servers, and all the processes, connected."""
    address = database.fresh()
    async with running(folder / "playground", settings=PATIENT) as stand_in:
        stand_in.keeper.save = lambda _: None  # type: ignore[assignment,method-assign]
        with ServerBook.of(address) as book:
            fleet = Fleet(stand_in, book, folder, address)
            try:
                fleet.open_rooms(scale, pace)
                await fleet.start(0, scale.shards_each - 1, scale.shards)
                others = range(scale.shards_each, scale.shards, scale.shards_each)
                await asyncio.gather(
                    *(fleet.start(n, n + scale.shards_each - 1, scale.shards) for n in others)
                )
                yield fleet
            finally:
                await asyncio.gather(*(process.kill() for process in fleet.processes.values()))


async def fleet(folder: Path, database: Server, pace: Pace, scale: Scale) -> dict[str, int]:
    """Let people play through all that becomes of the processes; raise Lost. Return the counts."""
    async with fleet_on(folder, database, scale, pace) as house:
        pace.begin()
        playing = [asyncio.create_task(_play(room, scale, pace)) for room in house.rooms]
        each, part = scale.shards_each, pace.seconds / 5
        first, second = f"0-{each - 1}/{scale.shards}", f"{each}-{2 * each - 1}/{scale.shards}"
        await _for(part, playing)
        away = await _killed(house, first, scale)
        await _for(part, playing)
        start = perf_counter()
        await _joined(house, scale)
        await _for(part, playing)
        await house.stop(second)
        both = perf_counter() - start
        await _for(part, playing)
        restarted = perf_counter()
        await asyncio.to_thread(database.stop, "immediate")
        await asyncio.to_thread(database.start)
        restarted = perf_counter() - restarted
        await _for(part, playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        seconds = pace.spent
        memory = house.memory()
        await _all_shown(house, pace, "when all was over")
        await _all_playable(house, pace)
        await _all_shown(house, pace, "after one more turn")
        print(
            f"fleet: {scale.servers} servers, games in {scale.playing}, {scale.processes} processes"
            f" of {each} shards, {seconds:.0f} s; MiB of each process: {memory}\n"
            f"fleet: one killed (back after {away:.0f} s), one replaced by two (side by side for "
            f"{both:.0f} s), the database restarted (away for {restarted:.1f} s)",
            flush=True,
        )
        return reckon("fleet", house, pace, house.log(), DOUBLED)


async def _play(room: Room, scale: Scale, pace: Pace) -> None:
    """Take turns at a pace that keeps all tables together at the rate."""
    while True:
        await asyncio.sleep(pace.rng.expovariate(scale.rate / scale.playing))
        with suppress(Away):  # nobody knows how the game stands
            if room.heard:
                await room.step()


async def _for(seconds: float, playing: list[asyncio.Task[None]]) -> None:
    """Let people play for a while; raise what any of them ran into."""
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


async def _killed(house: Fleet, name: str, scale: Scale) -> float:
    """Kill a process and start it again; return for how many seconds its servers went unheard."""
    start = perf_counter()
    await house.kill(name)
    await house.start(0, scale.shards_each - 1, scale.shards)
    return perf_counter() - start


async def _joined(house: Fleet, scale: Scale) -> None:
    """Start two processes beside the second one: of twice as many shards, those that have its servers."""
    each, count = scale.shards_each, scale.shards
    starts = (house.start(n, n + each - 1, 2 * count) for n in (each, each + count))
    await asyncio.gather(*starts)


async def _all_shown(house: Fleet, pace: Pace, when: str) -> None:
    """See every table shown as it is, in one message, save where a turn goes on in private."""
    stale, end = list(house.rooms), perf_counter() + SHOWN
    while stale := [room for room in stale if not (room.current() or room.midway())]:
        why = f"{when}: no current board, or more than one: {[r.why() for r in stale[:5]]}"
        pace.holds(perf_counter() < end, why)
        await asyncio.sleep(0.5)


async def _all_playable(house: Fleet, pace: Pace) -> None:
    """See that a turn can be taken to its end at every table."""

    async def turn(room: Room) -> None:
        came: list[str] = []
        while not came or came[-1] != "done" or room.midway():
            pace.holds(len(came) < TRIES, f"no turn can be taken: {came} {room.why()}")
            came.append(await room.step())

    for few in range(0, len(house.rooms), AT_ONCE):
        await asyncio.gather(*map(turn, house.rooms[few : few + AT_ONCE]))


def main() -> None:
    """Print how long people waited, and what each process took."""
    pace = Pace.of_environment("fleet")
    usual = Scale()
    scale = Scale(
        servers=int(os.environ.get(SERVERS) or usual.servers),
        playing=int(os.environ.get(PLAYING) or usual.playing),
    )
    on_a_server("fleet", lambda folder, database: fleet(folder, database, pace, scale))
