"""Every route that the bot uses at its start, times everything; and a network that is not there.

The bot comes up all the same, or says in a line why not and ends, or goes on trying and says so;
it starts once the fault is over. Run as `python -m tests.tools.hold start`.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from bot.playground.discord.settings import TOKEN, Settings
from bot.playground.server.bot_process import BotProcess
from tests.playground.facet_process import LoggedBot
from tests.playground.lodging import ROOT
from tests.playground.process.house import Log
from tests.playground.process.routes import STARTING
from tests.playground.process.test_broken_lines import BREAKS
from tests.playground.waiting import until
from tests.tools.hold.pace import Pace
from tests.tools.hold.rooms import LOG, Hall, hall

FAULTS: Final[Mapping[str, Mapping[str, Any]]] = {
    **{str(status): {"status": status} for status in (400, 401, 403, 404, 500, 502, 503)},
    "500, done all the same": {"status": 500, "lost": True},
    "429": {"status": 429, "retry_after": 0.3},
    "429 of all routes": {"status": 429, "retry_after": 0.3, "everywhere": True},
    **BREAKS,
    "slow by 4 s": {"delay": 4.0},
    "slow by 20 s": {"delay": 20.0},
}
TRYING: Final = 45.0
"""Seconds after which a bot that neither runs nor ends is looked at."""
NOWHERE: Final = {
    "no such name (DNS)": "http://discord.invalid",
    "no TLS there": "https://127.0.0.1:{port}",
    "nobody listens": "http://127.0.0.1:9",
}
ELSEWHERE: Final = """
import sys
import discord
from bot.__main__ import main
discord.http.Route.BASE = sys.argv.pop() + "/api/v10"
sys.exit(main())
"""
"""Runs the bot with Discord at an address that its own setting would not take."""


async def start(folder: Path, pace: Pace) -> Counter[str]:
    """Start the bot under every fault, in any order, until the time is over; raise Lost."""
    known = [fault for fault in FAULTS if pace.whole or not fault.startswith("slow")]
    pairs = [(route, fault) for route in STARTING for fault in known]
    pace.rng.shuffle(pairs)
    came: Counter[str] = Counter()
    tried = 0
    settings = Settings(rate_limits=False, ack_seconds=3)
    async with hall(folder, settings, make=LoggedBot) as house:
        house.open_rooms(1, pace.rng, ("splendor",))
        while (state := house.book.state(house.rooms[0].channel.id)) is None or not state.setup:
            await house.rooms[0].step()
        tried_nowhere = (_nowhere(house, pace, *each) for each in NOWHERE.items())
        came.update(await asyncio.gather(*tried_nowhere))
        for route, fault in pairs:
            if pace.spent > pace.seconds:
                break
            came[await _under(house, pace, route, fault)] += 1
            tried += 1
    print(
        f"start: {tried} of {len(pairs)} pairs of a route and a fault, and {len(NOWHERE)} networks "
        f"that are not there: {dict(came)}",
        flush=True,
    )
    return came


async def _under(house: Hall, pace: Pace, route: str, fault: str) -> str:
    """Start the bot with everything to do, under a fault; return how it came up, or did not."""
    what = f"{route}, {fault}"
    await house.process.stop()
    emojis = house.stand_in.world.emojis
    del emojis[next(iter(emojis))]
    with closing(sqlite3.connect(house.path, isolation_level=None)) as rows:
        rows.execute("UPDATE notes SET value = 'other ones'")
        rows.execute("UPDATE tables SET shown = NULL")
    log = Log.from_here(house.folder / LOG)
    where = {"method": route.split(maxsplit=1)[0], "route": STARTING[route]}
    house.stand_in.faults.add({**FAULTS[fault], **where})
    await house.process.start()
    try:
        await until(lambda: house.stand_in.gateway.connected or not house.process.running, TRYING)
        how = "came up" if house.process.running else "ended"
    except TimeoutError:
        how = "went on trying"
    house.stand_in.faults.clear()
    if how == "ended":
        code = house.process.exit_code
        how = f"ended with {code}"
        pace.holds(code in (1, 2), f"{what}: exit status {code}: {log.text()[-500:]}")
        pace.holds(_says_why(log), f"{what}: does not say why: {log.text()[-500:]}")
        await house.start()
    await until(lambda: house.stand_in.gateway.connected, TRYING)
    try:
        await until(house.rooms[0].current, 40)
    except TimeoutError:
        await house.rooms[0].type(house.rooms[0].people[0], "table show", {})
        await asyncio.sleep(1)
        pace.holds(house.rooms[0].current(), f"{what}: no board: {house.rooms[0].why()}")
        how += ", asked for by /table show"
    pace.holds("Traceback" not in log.text(), f"{what}: a traceback: {log.text()[-1500:]}")
    return how


async def _nowhere(house: Hall, pace: Pace, what: str, address: str) -> str:
    """Start a bot of its own at an address where no Discord is."""
    folder = house.folder / re.sub(r"\W", "-", what)
    folder.mkdir()
    url = address.format(port=house.stand_in.door.port)
    command = ["/bin/sh", "-c", 'exec "$0" -c "$1" "$2" 2>>"$3"', sys.executable, ELSEWHERE, url]
    environment = {
        "FACET_TOKEN": TOKEN,
        "FACET_DATABASE": str(folder / "facet.db"),
        "PYTHONPATH": str(ROOT),
    }
    process = BotProcess([*command, str(folder / LOG)], environment, lambda: None)
    await process.start()
    log = Log(folder / LOG)
    await until(log.text)
    if _says_why(log):
        await until(lambda: not process.running)
        how = f"ended with {process.exit_code}"
        pace.holds(process.exit_code == 1, f"{what}: exit status {process.exit_code}")
    else:
        how = "went on trying"
        await process.stop()
        pace.holds(process.exit_code == 0, f"{what}: told to end, it ends with {process.exit_code}")
    pace.holds("Traceback" not in log.text(), f"{what}: a traceback: {log.text()[-1500:]}")
    return how


def _says_why(log: Log) -> bool:
    return log.text().splitlines()[-1].startswith("facet: ")
