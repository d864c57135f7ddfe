"""`kill -9` of processes that share a PostgreSQL server, at random moments, now one and now another.

Each serves some shards, and takes up what another has left undone. Nothing acknowledged is lost, and
nothing is doubled. Run as `python -m tests.tools.hold crashes`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.playground.waiting import until
from tests.store.server import Server
from tests.tools.hold.fleet import DOUBLED, Fleet, Scale, all_shown, fleet_on
from tests.tools.hold.pace import Pace
from tests.tools.hold.reckoning import reckon
from tests.tools.hold.rooms import PLANNED, Room
from tests.tools.hold.server_book import Away, on_a_server

USUAL: Final = Scale(servers=12, playing=6, processes=2, shards_each=1)
LIFE: Final = 2.0
"""Seconds that all processes are left alone at the most."""
CALM: Final = 25
"""Kills after which everybody pauses until every board is up."""


async def crashes(folder: Path, database: Server, pace: Pace, scale: Scale = USUAL) -> int:
    """Kill processes over and over while people play; raise Lost. Return how many were killed."""
    killed = 0
    async with fleet_on(folder, database, scale, pace) as house:
        await house.first_boards()
        house.planned = PLANNED
        playing = [asyncio.create_task(_play_on(room)) for room in house.rooms]
        for number in pace.going():
            await asyncio.sleep(pace.rng.random() * LIFE)
            for task in playing:
                if task.done():
                    task.result()
            unlucky = pace.rng.choice(list(house.processes.values()))
            await unlucky.kill()
            await unlucky.start()
            killed += 1
            if (number + 1) % CALM == 0:
                await _calm(house, pace, playing, scale)
                playing = [asyncio.create_task(_play_on(room)) for room in house.rooms]
        await _calm(house, pace, playing, scale)
        processes = f"{scale.processes} processes, at {scale.playing} tables"
        print(f"crashes: {killed} kills of {processes}", flush=True)
        reckon("crashes", house, pace, house.log(), DOUBLED)
    return killed


async def _play_on(room: Room) -> None:
    while True:
        with suppress(Away):
            await room.play_on()


async def _calm(house: Fleet, pace: Pace, playing: list[asyncio.Task[None]], scale: Scale) -> None:
    """Let everybody pause, and see every table shown as it is, once."""
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await until(lambda: len(set(house.stand_in.gateway.shards)) == scale.shards)
    await all_shown(house, pace, "after kills")


def main() -> None:
    """Print how many processes were killed, and what came of it."""
    pace = Pace.of_environment("crashes")
    on_a_server("crashes", lambda folder, database: crashes(folder, database, pace))
