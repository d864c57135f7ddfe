"""`python -m tests.tools.season [SEATS …]`: three seasons for two seats, two each for three and four.

Sixty people play them (70% prompt, 20% slow, 10% vanish) with the real process on the stand-in for
Discord, its clock moved. Nobody does anything by hand but open a series. FACET_PEOPLE and FACET_SEED
change how many people there are, and who they are.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from bot.features.catalogue import FEATURES
from bot.features.seasons.store import Seasons
from bot.store import open_store
from tests.playground.waiting import until
from tests.tools.hold.rooms import command, hall
from tests.tools.season.judge import judged
from tests.tools.season.people import Person, crowd
from tests.tools.season.play import Play

SEASONS: Final = {2: 3, 3: 2, 4: 2}
"""How many seasons are played in a row, by the seats."""


async def main(seats: list[int]) -> None:
    """Play the seasons, and print what came of them."""
    rng = Random(int(os.environ.get("FACET_SEED") or 1))
    people = crowd(int(os.environ.get("FACET_PEOPLE") or 60), rng)
    for each in seats:
        with tempfile.TemporaryDirectory() as folder:
            async with _playing(Path(folder), people, rng) as play:
                await _played(play, each)


@asynccontextmanager
async def _playing(folder: Path, people: Sequence[Person], rng: Random) -> AsyncIterator[Play]:
    """Run a stand-in and the bot, and let people look on in a channel."""
    async with hall(folder) as opened:
        stand_in = opened.stand_in
        await until(lambda: bool(stand_in.world.commands))
        store = await open_store(
            opened.path, FEATURES, lambda: datetime.now(UTC) + timedelta(seconds=stand_in.ahead)
        )
        channel = stand_in.add_channel("seasons", None)
        try:
            yield Play(stand_in, channel, store, opened.log, people, rng)
        finally:
            await store.close()
            await opened.process.stop()
        assert "Traceback" not in opened.log.text()


async def _played(play: Play, seats: int) -> None:
    store, stand_in = play.store, play.stand_in
    owner = stand_in.world.people[stand_in.world.home.owner_id]
    asked = {"game": "splendor", "seats": seats}
    begun = command(stand_in, owner, play.channel, "season open", asked)
    await begun.outcome
    for _ in range(SEASONS[seats]):
        started = perf_counter()
        await play.look()
        newest = (await store.of(Seasons).of_server(int(stand_in.world.home.id)))[0]
        played = await play.season(newest)
        told = await judged(store, played.season)
        seconds = perf_counter() - started
        print(
            f"{seats} seats, season {newest.number}: {told}; {played.turns} moves, "
            f"longest wait {played.longest:.1f} s, {seconds:.0f} s in all",
            flush=True,
        )
        following = (await store.of(Seasons).of_server(int(stand_in.world.home.id)))[0]
        assert following.previous_id == newest.id


if __name__ == "__main__":
    asyncio.run(main([int(it) for it in sys.argv[1:]] or list(SEASONS)))
