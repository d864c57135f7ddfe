"""`python -m tests.season [SEATS …]`: seasons for two seats (three of them), for three and for four.

Sixty people play them (70% prompt, 20% slow, 10% vanish), on the stand-in for Discord with the bot's
own clock moved. Nobody does anything by hand but open a series. FACET_PEOPLE and FACET_SEED change
how many people there are, and who they are. Boards aren't drawn: that's tried elsewhere.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from bot.computers.engine_client import EngineClient
from bot.messages.screen import PictureFile
from bot.panels import Viewpoint
from tests.bot.days import moved
from tests.bot.lodging import Lodging, Registered
from tests.bot.server import Server
from tests.season.judge import judged
from tests.season.people import crowd
from tests.season.play import Play

SEASONS: Final = {2: 3, 3: 1, 4: 1}
"""How many seasons are played in a row, by the seats."""


async def main(seats: list[int]) -> None:
    """Play the seasons, and print what came of them."""
    rng = Random(int(os.environ.get("FACET_SEED") or 1))
    people = crowd(int(os.environ.get("FACET_PEOPLE") or 60), rng)
    Viewpoint.picture = _undrawn  # type: ignore[method-assign, assignment]
    EngineClient.care = 0.02
    with tempfile.TemporaryDirectory() as folder:
        registered = await Registered.by_a_bot(Path(folder) / "first.db")
        for each in seats:
            lodging = Lodging(lambda each=each: _made(Path(folder) / str(each)), registered)  # type: ignore[misc]
            server = await lodging.let()
            server.facet.tables._kept = 10**9
            with moved(server) as days:
                await _played(Play(server, days, people, rng), server, each)
            await lodging.close()


async def _played(play: Play, server: Server, seats: int) -> None:
    store = server.facet.tables.store
    await server.command(
        server.manager("manager"), "season open", game="splendor", seats=str(seats)
    )
    for _ in range(SEASONS[seats]):
        begun = perf_counter()
        await play.look()
        newest = (await store.seasons.of_server(server.id))[0]
        played = await play.season(newest)
        told = await judged(store, played.season, played.late)
        seconds = perf_counter() - begun
        print(  # noqa: T201 - a command line
            f"{seats} seats, season {newest.number}: {told}; {played.turns} moves, "
            f"longest look {played.longest:.1f} s, {seconds:.0f} s in all",
            flush=True,
        )
        assert (await store.seasons.of_server(server.id))[0].previous_id == newest.id


def _undrawn(*_: object) -> PictureFile:
    """Return a picture of nothing."""
    return PictureFile(b"\x89PNG\r\n\x1a\n", "A board.")


def _made(path: Path) -> Path:
    path.mkdir()
    return path


if __name__ == "__main__":
    asyncio.run(main([int(it) for it in sys.argv[1:]] or list(SEASONS)))
