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


async def _killed(folder: Path, server: str | None) -> None:
    registered = await Registered.by_a_bot(folder / "first.db")
    seasons = await killed(folder / "facet.db", registered, 1, KILLS)
    print(f"seasons: {KILLS} kills in {seasons} seasons, in a file", flush=True)
    if server is None:
        print(f"seasons: {MISSING}", flush=True)
        return
    seasons = await killed(server, registered, 2, KILLS)
    print(f"seasons: {KILLS} kills of two processes in {seasons} seasons, on a server", flush=True)


def main() -> None:
    """Kill processes; raise Lost if a game or a message is lost or doubled."""
    client.TAKEOVER_INTERVAL_S = 3600.0  # type: ignore[misc]  # the trial waits for all that is shorter
    EngineClient.care = 0.02
    found = programs()
    with tempfile.TemporaryDirectory() as folder:
        try:
            if found is None:
                asyncio.run(_killed(Path(folder), None))
            else:
                with running(found) as server:
                    asyncio.run(_killed(Path(folder), server.fresh()))
        except AssertionError as error:
            raise Lost(str(error)) from error
