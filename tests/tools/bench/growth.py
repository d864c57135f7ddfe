"""What grows with servers and with games: memory, rows, bytes and requests.

Memory is what the process holds once discord.py was told of so many servers, or has so many
connections. Rows and bytes are those of whole games, many at once, each turn saved and noted as shown, on a file
and, where PostgreSQL is installed, on a server. Requests are those of a turn's last click, as the
stand-in counts them. Run as `python -m tests.tools.bench.growth`.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.features.catalogue import FEATURES
from bot.host.settings import is_server
from bot.screens.public import screen_of
from bot.store import open_store
from bot.store.values import PostedBoard
from bot.tables import lobby, starting
from bot.tables.table import Table
from bot.tables.tables import Tables
from rules import GAMES
from tests.playground.waiting import until
from tests.store import server
from tests.store.server import name_of
from tests.tools.bench.clicking import bench, played
from tests.tools.hold.turns import hosted

GAMES_AT_ONCE: Final = 40
BATCHES: Final = 4
"""How often so many are played, each time cleaned up after; the first makes room for the others."""
TURNS: Final = 300
SHARDS: Final = 8
GUILDS: Final = (0, 2_500, 10_000)
KEPT: Final = ("tables", "seats", "moves", "results")
MEMORY: Final = """
import asyncio, gc, sys
from pathlib import Path
from bot.client import Facet
from bot.features.catalogue import FEATURES
from bot.host.memory import limit_heap, trim_heap
from bot.store import open_store

async def main(count, path):
    facet = Facet(await open_store(Path(path), FEATURES), own_emojis=False)
    await facet._async_setup_hook()
    me = {"id": "1", "username": "facet", "discriminator": "0", "avatar": None, "bot": True}
    guilds = [{"id": str(10**18 + n), "unavailable": True} for n in range(count)]
    facet._connection.parse_ready({"user": me, "application": {"id": "1", "flags": 0},
                                   "guilds": guilds, "session_id": "x", "v": 10})
    assert len(facet.guilds) == count
    del guilds
    gc.collect()
    trim_heap()
    status = Path("/proc/self/status").read_text()
    print(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))
    await facet.tables.store.close()

limit_heap()
asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
"""
"""Prints the KiB that a bot holds once Discord has told it of so many servers."""


@dataclass
class Cost:
    """What a game takes, on average."""

    turns: float
    rows: dict[str, float]
    bytes: float


def memory(folder: Path) -> None:
    """Print what a server takes in memory."""
    held = {}
    for count in GUILDS:
        path = folder / f"memory-{count}.db"
        told = subprocess.run(
            [sys.executable, "-c", MEMORY, str(count), str(path)],
            check=True, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        held[count] = int(told.stdout)
    for count in GUILDS[1:]:
        each = (held[count] - held[0]) / count
        print(f"{count:,} servers: {held[count] / 1024:.1f} MiB, {each * 1024:.0f} bytes each")


async def connections(folder: Path) -> None:
    """Print what a connection to Discord takes in memory; they come one every five seconds."""
    held = {}
    for count in (1, SHARDS):
        (folder / str(count)).mkdir()
        command = [sys.executable, "-m", "bot"]
        async with bench(folder / str(count), command, 0, FACET_SHARDS=str(count)) as bot:
            await until(lambda: len(bot.stand_in.gateway.shards) == count)  # noqa: B023 - awaited
            await asyncio.sleep(3)  # until the bot says that it is ready
            held[count] = bot.memory()
    each = (held[SHARDS] - held[1]) / (SHARDS - 1)
    print(f"{SHARDS} connections: {held[SHARDS]:.1f} MiB, {each * 1024:.0f} KiB each", flush=True)


async def games(game: str, address: Path | str, size: Callable[[], int]) -> Cost:
    """Play games to their end, each turn by turn beside others; return what one takes."""
    rng, turns, first = Random(1), 0, 0
    kept: list[tuple[int, int, int]] = []
    for batch in range(BATCHES):
        store = await open_store(address, FEATURES)
        if batch == 1:
            first, turns = size(), 0
            kept.clear()
        tables = Tables(store, rng)
        ids, answers = await _batch(tables, game, batch, rng)
        turns += answers
        for table_id in ids:
            whole = await store.load(table_id)
            assert whole is not None
            kept.append((len(whole.players), len(whole.log), len(await store.results.of(table_id))))
        await store.close()
    count = len(kept)
    seats, moves, results = (sum(column) / count for column in zip(*kept, strict=True))
    rows = {"table": 1.0, "seats": seats, "moves": moves, "results": results}
    return Cost(turns / count, rows, (size() - first) / count)


async def _batch(tables: Tables, game: str, batch: int, rng: Random) -> tuple[list[int], int]:
    """Play some games; return their ids, and how many answers people gave."""
    numbers = range(batch * GAMES_AT_ONCE, (batch + 1) * GAMES_AT_ONCE)
    opened = [await _opened(tables, game, number, rng) for number in numbers]
    screen = screen_of(opened[0])
    waiting, turns = list(opened), 0
    while waiting:
        table = waiting.pop(0)
        table = (await tables.change(table.id, lambda now: played(now, rng))).after
        turns += 1
        message_id = 10**18 + turns
        shown = PostedBoard(table.revision, message_id, screen.caption, message_id)
        await tables.mark_shown(table.id, shown)
        if table.open:
            waiting.append(table)
    return [table.id for table in opened], turns


async def _opened(tables: Tables, game: str, number: int, rng: Random) -> Table:
    options = {key: option.default for key, option in GAMES[game].options.items()}
    opened = Table(0, 10**18, 10**18 + number, game, 10**18, options, "en", seating="joined")
    for each, name in enumerate(("Ada Lovelace", "Bo")):
        opened = lobby.join(opened, 10**18 + each, name)
    return await tables.open(starting.start(opened, opened.host_id, rng))


def _tell(game: str, address: Path | str, cost: Cost) -> None:
    where = "a server" if is_server(address) else "a file"
    rows = ", ".join(f"{count:.0f} {name}" for name, count in cost.rows.items())
    print(f"{game} for two on {where}: {cost.turns:.0f} answers of people, rows: {rows}; "
          f"{cost.bytes / 1024:.1f} KiB a game, {cost.bytes / cost.turns:.0f} bytes an answer",
          flush=True)  # fmt: skip


async def requests(folder: Path) -> None:
    """Print the requests of a turn's last click, by what Discord counts them as."""
    async with hosted(folder, 20, Random(1)) as house:
        counted: Counter[str] = Counter()
        note = house.bench.stand_in.recorder.note

        def noted(method: str, path: str, route: str, at: float) -> Any:
            counted[f"{method} /{route.split('/')[1]}"] += 1
            return note(method, path, route, at)

        house.bench.stand_in.recorder.note = noted  # type: ignore[method-assign]
        for number in range(TURNS):
            await house.turn(house.bench.seats[number % 20])
        told = ", ".join(f"{count / TURNS:.2f} {what}" for what, count in counted.items())
        print(f"requests a turn: {told}", flush=True)


def _size(path: Path) -> int:
    return path.stat().st_size


def _measure(postgres: server.Server, address: str) -> Callable[[], int]:
    name = name_of(address)

    def size() -> int:
        postgres.sql("VACUUM", name)
        sums = " + ".join(f"pg_total_relation_size('{table}')" for table in KEPT)
        return int(postgres.sql(f"SELECT {sums}", name))

    return size


async def measure(folder: Path, postgres: server.Server | None) -> None:
    """Print everything."""
    memory(folder)
    await connections(folder)
    for game in GAMES:
        path = folder / f"{game}.db"
        _tell(game, path, await games(game, path, partial(_size, path)))
        if postgres is not None:
            address = postgres.fresh()
            _tell(game, address, await games(game, address, _measure(postgres, address)))
    (folder / "requests").mkdir()
    await requests(folder / "requests")


def main() -> None:
    """Print bytes, rows and requests."""
    with tempfile.TemporaryDirectory() as folder, server.where_installed() as postgres:
        asyncio.run(measure(Path(folder), postgres))


if __name__ == "__main__":
    main()
