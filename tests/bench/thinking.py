"""How fast clicks are acknowledged while strong computers think at eight other tables.

The floor is the same bot with nobody thinking, in the same run. Run as
`python -m tests.bench.thinking`.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from sys import executable
from time import perf_counter

from bot.playground.server.stand_in import StandIn
from bot.store import open_store
from bot.store.values import Player
from bot.tables import lobby
from bot.tables.tables import Tables
from tests.bench.clicking import Bench, Seat, bench, fresh
from tests.hold.rooms import pair

CLICKED = 40
THINKING = 8
CLICKS = 300


async def against_computers(stand_in: StandIn, database: Path | str) -> list[Seat]:
    """Write games into the bot's database, each of a person against a strong computer."""
    rng, seats = Random(2), []
    store = await open_store(database)
    tables = Tables(store, rng)
    for number in range(THINKING):
        channel = stand_in.add_channel(f"thinking-{number}", None)
        opened = fresh(stand_in, channel)
        nora = Player("Nora", computer="strong")
        opened = replace(opened, players=(opened.players[0], nora))
        table = await tables.open(lobby.start(opened, opened.host_id, rng))
        assert table.match is not None
        people = pair(stand_in, channel)
        seats.append(Seat(table.id, channel, people, table.match, table.number))
    await store.close()
    return seats


async def keep_thinking(bot: Bench, seat: Seat, waits: list[float]) -> None:
    """Answer a strong computer as soon as it has answered, over and over."""
    with suppress(RuntimeError):  # a game that is over
        while True:
            decision = seat.match.position.decision
            start = perf_counter()
            if decision is not None and decision.seat == 0:
                await bot.turn(seat)
            while True:
                bot.catch_up(seat)
                decision = seat.match.position.decision
                if decision is None or decision.seat == 0:
                    break
                await asyncio.sleep(0.05)
            waits.append(perf_counter() - start)


async def clicks(bot: Bench, seats: Sequence[Seat]) -> list[float]:
    """Return how long each click took to be answered, in milliseconds, in order of size."""
    taken = []
    for number in range(CLICKS):
        seat = seats[number % len(seats)]
        taken.append((await bot.turn(seat)).answer * 1000)
        await asyncio.sleep(0.02)
        bot.catch_up(seat)
    return sorted(taken)


async def measure(folder: Path) -> None:
    """Print the acknowledgement of clicks with and without thinking, and what a turn takes."""
    async with bench(folder, [executable, "-m", "bot"], CLICKED) as bot:
        await bot.all_shown()
        quiet = await clicks(bot, bot.seats[:CLICKED])
        thinking = await against_computers(bot.stand_in, bot.database)
        bot.seats += thinking
        waits: list[float] = []
        tasks = [asyncio.create_task(keep_thinking(bot, seat, waits)) for seat in thinking]
        busy = await clicks(bot, bot.seats[:CLICKED])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for told, taken in (("nobody thinks", quiet), (f"{THINKING} tables think", busy)):
        print(f"while {told}: a click is answered after {taken[CLICKS // 2]:.1f} ms (median),"
              f" {taken[CLICKS * 99 // 100]:.1f} ms (p99)")  # fmt: skip
    waits.sort()
    if waits:
        print(f"a turn against a strong computer, {THINKING} tables at once: {waits[len(waits) // 2]:.2f} s"
              f" (median), {waits[-1]:.2f} s at the longest, {len(waits)} turns")  # fmt: skip


def main() -> None:
    """Print milliseconds and seconds."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
