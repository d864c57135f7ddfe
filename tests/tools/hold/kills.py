"""`kill -9` at random moments of whole games: nothing acknowledged or planned is lost, nothing is doubled.

Run as `python -m tests.tools.hold kills`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.playground.waiting import until
from tests.tools.hold.pace import Pace
from tests.tools.hold.reckoning import reckon
from tests.tools.hold.rooms import PLANNED, Hall, hall

ROOMS: Final = 6
LIFE: Final = 1.5
"""Seconds that a bot lives at the most, from its connection on."""
CALM: Final = 25
"""Kills after which everybody pauses until every board is up."""


@dataclass
class Killed:
    """What came of it."""

    kills: int = 0
    while_starting: int = 0


async def kills(folder: Path, pace: Pace, rooms: int = ROOMS) -> Killed:
    """Kill the bot over and over while people play; raise Lost."""
    killed = Killed()
    async with hall(folder) as house:
        house.open_rooms(rooms, pace.rng)
        await house.first_boards()
        house.planned = PLANNED
        playing = house.play()
        for number in pace.going():
            await _live(house, pace, killed, playing)
            await house.kill()
            killed.kills += 1
            await house.process.start()
            if (number + 1) % CALM == 0:
                await stop(playing)
                await calm(house, pace)
                playing = house.play()
        await stop(playing)
        await calm(house, pace)
        pace.holds(house.book.sound(), "the file is not whole")
        often = f"{killed.kills} ({killed.while_starting} while starting)"
        print(f"kills: {often} at {rooms} tables", flush=True)
        reckon("kills", house, pace, house.log.text())
    return killed


async def _live(house: Hall, pace: Pace, killed: Killed, playing: list[asyncio.Task[None]]) -> None:
    """Let the bot live for a while, some of the time not even long enough to connect."""
    if pace.rng.random() < 0.15:
        await asyncio.sleep(pace.rng.random())
        killed.while_starting += not house.stand_in.gateway.connected
        return
    await until(lambda: house.stand_in.gateway.connected)
    await asyncio.sleep(pace.rng.random() * LIFE)
    for task in playing:
        if task.done():
            await task


async def stop(playing: list[asyncio.Task[None]]) -> None:
    """Let everybody stop playing."""
    for task in playing:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def calm(house: Hall, pace: Pace) -> None:
    """See every table shown as it is, once, after one more start."""
    await house.kill()
    await house.start()
    try:
        await until(lambda: all(room.current() or room.midway() for room in house.rooms), 30)
        await until(lambda: not any(room.unplayed() for room in house.rooms), 30)
    except TimeoutError:
        stale = [room.why() for room in house.rooms if not (room.current() or room.midway())]
        pace.holds(not stale, f"no current board, or more than one: {stale}")
        left = [each for room in house.rooms for each in room.unplayed()]
        pace.holds(not left, f"planned and lost: {left}")
