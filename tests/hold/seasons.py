"""300 kills around the boundaries of seasons, in a file, and as many of two processes on a server."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Final

from bot import client
from bot.computers.engine_client import EngineClient
from tests.bot.lodging import Registered
from tests.hold.pace import Lost
from tests.season.kills import killed
from tests.store.server import MISSING, programs, running

KILLS: Final = 300


async def _killed(folder: Path, address: Path | str, processes: int) -> None:
    """Kill so many processes at a time."""
    registered = await Registered.by_a_bot(folder / "first.db")
    seasons = await killed(address, registered, processes, KILLS)
    print(f"seasons: {KILLS} kills of {processes} at a time, in {seasons} seasons", flush=True)


def main() -> None:
    """Kill processes; raise Lost if a game or a message is lost or doubled."""
    client.TAKEOVER_INTERVAL_S = 3600.0  # type: ignore[misc]  # the trial waits for all that is shorter
    EngineClient.care = 0.02
    try:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(_killed(Path(folder), Path(folder) / "facet.db", 1))
        found = programs()
        if found is None:
            print(f"seasons: {MISSING}", flush=True)
            return
        with tempfile.TemporaryDirectory() as folder, running(found) as server:
            asyncio.run(_killed(Path(folder), server.fresh(), 2))
    except AssertionError as error:
        raise Lost(str(error)) from error
