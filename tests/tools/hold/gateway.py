"""Everything a gateway can do to a bot while people play.

Run as `python -m tests.tools.hold gateway`.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.playground.discord.settings import Settings
from bot.playground.server.gateway import Loss
from tests.playground.waiting import until
from tests.tools.hold.pace import Pace
from tests.tools.hold.reckoning import calm_log, nothing_lost
from tests.tools.hold.rooms import Hall, hall

ROOMS: Final = 4
SILENCE: Final = 75.0
"""Seconds of silence: discord.py gives a connection up after sixty."""
LONG_ENOUGH: Final = 240.0
"""Seconds that the whole must be given for a silence to be part of it."""
CODES: Final = (4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009)
"""Close codes after which a bot may connect again."""
NoteKind = Callable[[Hall], Awaitable[None]]


def _drop(loss: Loss) -> NoteKind:
    async def deed(house: Hall) -> None:
        await house.stand_in.gateway.drop(loss)

    return deed


def _quirk(*, doubled: int = 0, swapped: int = 0, silent: float = 0.0) -> NoteKind:
    async def deed(house: Hall) -> None:
        house.stand_in.gateway.quirks.begin(doubled=doubled, swapped=swapped, silent=silent)
        if silent:
            resumed = house.stand_in.gateway.resumed
            await until(lambda: house.stand_in.gateway.resumed > resumed, silent + 60)

    return deed


def _turned_away(code: int) -> NoteKind:
    async def deed(house: Hall) -> None:
        house.stand_in.gateway.turn_away(code, 2)
        await house.stand_in.gateway.drop(Loss(resumable=False))

    return deed


DEEDS: Final[Mapping[str, NoteKind]] = {
    "a reconnect": _drop(Loss()),
    "an invalid session": _drop(Loss(resumable=False)),
    "a torn line": _drop(Loss(reset=True)),
    "a torn line, the session gone": _drop(Loss(reset=True, resumable=False)),
    "nobody let in for 3 s": _drop(Loss(seconds=3.0)),
    **{f"closed with {code}": _drop(Loss(code=code)) for code in CODES},
    **{f"closed with {c}, the session gone": _drop(Loss(code=c, resumable=False)) for c in CODES},
    "closed at IDENTIFY, twice": _turned_away(4000),
    "ten events twice": _quirk(doubled=10),
    "five events late": _quirk(swapped=5),
    "silence": _quirk(silent=SILENCE),
}


async def gateway(folder: Path, pace: Pace) -> Counter[str]:
    """Let the gateway do all it can, in any order, until the time is over; raise Lost."""
    came: Counter[str] = Counter()
    settings = Settings(rate_limits=False, ack_seconds=3, heartbeat_ms=2000)
    async with hall(folder, settings) as house:
        house.patience = 1.0
        house.open_rooms(ROOMS, pace.rng)
        playing = house.play()
        deeds = [deed for deed in DEEDS if deed != "silence" or pace.seconds >= LONG_ENOUGH]
        pace.rng.shuffle(deeds)
        for number in pace.going():
            if number and number % len(deeds) == 0 and pace.seconds < LONG_ENOUGH:
                break
            what = deeds[number % len(deeds)]
            await asyncio.sleep(0.3)
            await DEEDS[what](house)
            came[what] += 1
            await _back(house, pace, what)
        house.stand_in.gateway.settle()
        await _stop(playing)
        house.patience = 5.0
        for room in [*house.rooms, *house.rooms]:  # what was held back comes with the first
            await room.type(room.people[0], "table show", {})
        try:
            await until(lambda: all(room.current() for room in house.rooms), 30)
        except TimeoutError:
            pace.holds(true=False, what=f"no board: {[r.why() for r in house.rooms]}")
        counted = nothing_lost(house, pace)
        calm_log(house.log.text(), pace)
        told = dict(house.told())
        resumed, identified = house.stand_in.gateway.resumed, house.stand_in.gateway.identified
    print(
        f"gateway: {came.total()} mishaps of {len(came)} kinds, {resumed} resumed, {identified} "
        f"identified; {counted['acknowledged']} of {counted['saved']} answers acknowledged, none "
        f"lost, none twice\ngateway: told: {told}",
        flush=True,
    )
    return came


async def _stop(playing: list[asyncio.Task[None]]) -> None:
    """Let everybody stop playing."""
    for task in playing:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _back(house: Hall, pace: Pace, what: str) -> None:
    """See that the bot comes back, and answers."""
    try:
        await until(lambda: house.stand_in.gateway.connected, 60)
        done = house.told()["done"]
        await until(lambda: house.told()["done"] > done, 30)
    except TimeoutError:
        pace.holds(true=False, what=f"after {what} nobody is answered: {house.log.text()[-800:]}")
