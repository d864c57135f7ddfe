"""How many clicks a second go through the whole bot, beside a bot that does the least.

See `clicking.py` for what a click is; the games are in SQLite. Each number is the best of three
rounds, in which the bot and the floor (see `floor_bot.py`) take turns. Run as
`python -m tests.tools.bench clicks`.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import perf_counter

from bot.playground.app import running
from bot.posting.boards import LATE_COPY_CHECK_S
from bot.screens.public import screen_of
from bot.store import open_store
from bot.store.values import PostedBoard
from bot.tables.table import Table
from tests.tools.bench import floor_bot
from tests.tools.bench.clicking import Bench, Seat, Took, bench, played, set_up

TABLES = 50
ROUNDS = 3
ONE_BY_ONE = 100
AT_ONCE = 4
"""How often every table is clicked on in the same instant, in each round."""


@dataclass
class Best:
    """The best rounds of one bot."""

    one_by_one: float = 0.0
    at_once: float = 0.0
    took: Took = field(default_factory=lambda: Took(1e9, 1e9))
    cpu: float = 1e9

    async def round(self, bench: Bench, custom_id: str | None = None) -> None:
        """Click one after the other, then at every table in the same instant."""

        async def click(seat: Seat) -> Took:
            if custom_id is None:
                return await bench.turn(seat)
            return await bench.click(seat, custom_id, seat.people[0])

        async def settled(seats: Sequence[Seat]) -> None:
            await asyncio.sleep(0.02)  # the message before is tidied, and what was shown noted
            for seat in seats if custom_id is None else ():
                bench.catch_up(seat)

        taken, cpu = [], 0.0
        for number in range(ONE_BY_ONE):
            seat = bench.seats[number % 10]
            used = bench.cpu
            taken.append(await click(seat))
            await settled([seat])
            cpu += bench.cpu - used
        count = len(taken)
        self.cpu = min(self.cpu, cpu / count)
        self.one_by_one = max(self.one_by_one, count / sum(took.board for took in taken))
        mean = Took(sum(t.answer for t in taken) / count, sum(t.board for t in taken) / count)
        self.took = min(self.took, mean, key=lambda took: took.board)
        spent = 0.0
        for _ in range(AT_ONCE):
            start = perf_counter()
            await asyncio.gather(*map(click, bench.seats))
            spent += perf_counter() - start
            await settled(bench.seats)
        self.at_once = max(self.at_once, AT_ONCE * len(bench.seats) / spent)


async def alone(folder: Path) -> tuple[Path, dict[str, float]]:
    """Measure the parts of a turn by themselves, in milliseconds; leave a picture behind."""
    async with running(folder / "playground") as stand_in:
        (seat,) = await set_up(stand_in, folder / "alone.db", 1)
        store = await open_store(folder / "alone.db")
        kept = await store.load(seat.table_id)
        assert kept is not None
        table = Table.of(kept)
        best = {"change": 1e9, "commit": 1e9, "draw": 1e9}
        for _ in range(25):
            start = perf_counter()
            after = played(table, Random(1))
            best["change"] = min(best["change"], perf_counter() - start)
            start = perf_counter()
            await store.save(table, after)
            await store.mark_shown(table.id, PostedBoard(after.revision, 1, "caption"))
            best["commit"] = min(best["commit"], perf_counter() - start)
            start = perf_counter()
            screen = screen_of(replace(after))
            best["draw"] = min(best["draw"], perf_counter() - start)
            table = after
        await store.close()
    assert screen.picture is not None
    picture = folder / "board.png"
    picture.write_bytes(screen.picture.file)
    return picture, {name: seconds * 1000 for name, seconds in best.items()}


async def measure(folder: Path) -> None:
    """Let the bot and the floor take turns, and print the best of each."""
    for name in ("alone", "bot", "floor"):
        (folder / name).mkdir()
    picture, parts = await alone(folder / "alone")
    floor_command = [sys.executable, floor_bot.__file__]
    facet, answer, turn = Best(), Best(), Best()
    async with (
        bench(folder / "bot", [sys.executable, "-m", "bot"], TABLES) as bot,
        bench(folder / "floor", floor_command, TABLES, FLOOR_PICTURE=str(picture)) as floor,
    ):
        await bot.all_shown()
        await asyncio.sleep(
            LATE_COPY_CHECK_S + 1
        )  # every channel is looked over once after a start
        for _ in range(ROUNDS):
            await answer.round(floor, floor_bot.ANSWER)
            await facet.round(bot)
            await turn.round(floor, floor_bot.TURN)
    _tell("one after the other", facet.one_by_one, answer.one_by_one, turn.one_by_one)
    _tell(f"{TABLES} tables at once", facet.at_once, answer.at_once, turn.at_once)
    print(f"a click one after the other: {_ms(facet.took.answer)} to the answer, "
          f"{_ms(facet.took.board - facet.took.answer)} more to the board")  # fmt: skip
    print(f"CPU of the bot a click: {_ms(facet.cpu)}, of the floor {_ms(answer.cpu)} "
          f"with one request, {_ms(turn.cpu)} with three")  # fmt: skip
    print("by itself: " + ", ".join(f"{name} {value:.1f} ms" for name, value in parts.items()))
    print(f"the picture: {picture.stat().st_size / 1024:.0f} KiB")


def _tell(what: str, facet: float, answer: float, turn: float) -> None:
    print(f"{what}: {facet:.0f} clicks/s; floor {answer:.0f} clicks/s (ratio {facet / answer:.2f}),"
          f" with a turn's three requests {turn:.0f} (ratio {facet / turn:.2f})")  # fmt: skip


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
