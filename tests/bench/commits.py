"""What it costs to save a turn, on each engine, beside its driver doing the same bare.

A turn is two commits: the change with its moves, and the note that its board is up. CPU is this
process's own, all threads; a server's is not counted. Run as `python -m tests.bench.commits`; an
empty database is measured too where FACET_BENCH_POSTGRES gives its address.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import asyncpg

from bot.store import open_store
from bot.store.values import LogEntry, PostedBoard
from bot.tables import lobby
from bot.tables.table import Table

TURNS = 300
AT_ONCE = 50
ROUNDS = 5
MOVES = (LogEntry(0, "take:wbg"), LogEntry(-1, "deal:1a1"))
ADDRESS = os.environ.get("FACET_BENCH_POSTGRES")


def begun(number: int) -> Table:
    """Return a game between two people, in a channel of its own."""
    opened = Table(number, 1, number, "splendor", 100, {"target": 15}, "en", seating="joined")
    table = lobby.join(lobby.join(opened, 100, "Ada"), 101, "Bo")
    return replace(lobby.start(table, 100, Random(1)), match=None)


def next_turn(table: Table) -> Table:
    """Return a table one turn on; whether the rules allow it does not matter to the store."""
    return replace(table, log=(*table.log, *MOVES), revision=table.revision + 1)


async def measured(what: str, turn: Callable[[int], Awaitable[None]]) -> None:
    """Print the best round of turns one after the other, and of many in one instant."""
    latency, cpu, crowd, crowd_cpu = 1e9, 1e9, 1e9, 1e9
    for _ in range(ROUNDS):
        start, used = perf_counter(), process_time()
        for _ in range(TURNS):
            await turn(0)
        latency = min(latency, (perf_counter() - start) / TURNS)
        cpu = min(cpu, (process_time() - used) / TURNS)
        start, used = perf_counter(), process_time()
        await asyncio.gather(*map(turn, range(AT_ONCE)))
        crowd = min(crowd, perf_counter() - start)
        crowd_cpu = min(crowd_cpu, (process_time() - used) / AT_ONCE)
    print(f"{what}: a turn {latency * 1000:.2f} ms, CPU {cpu * 1000:.2f} ms; {AT_ONCE} at once "
          f"{crowd * 1000:.0f} ms, CPU {crowd_cpu * 1000:.2f} ms each")  # fmt: skip


async def kept(address: Path | str, what: str) -> None:
    """Measure the store."""
    store = await open_store(address)
    tables = [begun(number + 1) for number in range(AT_ONCE)]
    for table in tables:
        await store.create(table)

    async def turn(number: int) -> None:
        before = tables[number]
        after = tables[number] = next_turn(before)
        await store.save(before, after)
        await store.mark_shown(after.id, PostedBoard(after.revision, 1, "caption"))

    await measured(what, turn)
    await store.close()


CHANGE = "UPDATE tables SET stage = ?, setup = ?, revision = ? WHERE id = ? AND revision = ?"
SHOWN = "UPDATE tables SET shown = ?, message_id = ?, caption = ? WHERE id = ?"


async def bare_file(path: Path) -> None:
    """Measure sqlite3 in this thread, in the file of the store."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    last = [
        connection.execute("SELECT revision FROM tables WHERE id = ?", (number + 1,)).fetchone()[0]
        for number in range(AT_ONCE)
    ]

    def commit(*statements: tuple[str, Sequence[object]]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for statement, values in statements:
            connection.execute(statement, values)
        connection.execute("COMMIT")

    async def turn(number: int) -> None:
        table_id, revision = number + 1, last[number]
        last[number] += 1
        moves = [
            ("INSERT INTO moves VALUES (?, ?, ?, ?, '')", (table_id, 4 * revision + n, 0, "take:w"))
            for n in range(20000, 20002)
        ]
        change = (CHANGE, ("playing", "{}", revision + 1, table_id, revision))
        commit(change, *moves)
        commit((SHOWN, (revision + 1, 1, "caption", table_id)))

    await measured("  floor, sqlite3", turn)
    connection.close()


async def bare_server(address: str) -> None:
    """Measure asyncpg on one connection, in the database of the store."""
    pool = await asyncpg.create_pool(address, min_size=4, max_size=4)
    last = dict(await pool.fetch("SELECT id, revision FROM tables"))

    async def turn(number: int) -> None:
        table_id, revision = number + 1, last[number + 1]
        last[table_id] += 1
        async with pool.acquire() as connection:
            await connection.fetch(
                "WITH changed AS (UPDATE tables SET stage = $1, setup = $2, revision = $3"
                " WHERE id = $4 AND revision = $5 RETURNING id)"
                " INSERT INTO moves SELECT id, m, 0, $6, now()"
                " FROM changed, generate_series($7::integer, $7 + 1) m",
                *("playing", "{}", revision + 1, table_id, revision, "take:w"),
                20000 + 4 * revision,
            )
            await connection.fetch(
                "UPDATE tables SET shown = $1, message_id = $2, caption = $3 WHERE id = $4",
                *(revision + 1, 1, "caption", table_id),
            )

    await measured("  floor, asyncpg", turn)
    await pool.close()


async def measure(folder: Path) -> None:
    """Measure what there is."""
    await kept(folder / "facet.db", "file")
    await bare_file(folder / "facet.db")
    if ADDRESS:
        await kept(ADDRESS, "server")
        await bare_server(ADDRESS)


def main() -> None:
    """Print what a turn costs to save."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
