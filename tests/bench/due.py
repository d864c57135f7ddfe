"""What it costs to look for what is due, and to do it, with 10,000 tables that have something due.

The floor is one indexed query for the same rows. Everybody has chosen not to be reminded, so that
all is done here save the posts. Run as `python -m tests.bench.due`.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from random import Random, SystemRandom
from time import perf_counter
from typing import Any

import discord

from bot.jobs.heartbeat import Heartbeat
from bot.jobs.scheduler import DUE_BATCH, Scheduler
from bot.posting.reminders import ReminderSender
from bot.posting.turn_clocks import TurnClocks
from bot.store import Store, open_store
from bot.store.values import Person, PostedBoard
from bot.tables import lobby
from bot.tables.table import Table
from bot.tables.tables import Tables

TABLES = 10_000


async def measure(folder: Path) -> None:
    """Print what the first look takes, and what all of it takes."""
    store = await open_store(folder / "facet.db")
    looked: Counter[int] = Counter()
    load = store.load

    async def counted(table_id: int) -> Any:
        looked[table_id] += 1
        return await load(table_id)

    store.load = counted  # type: ignore[method-assign]
    reminders = ReminderSender(discord.Client(intents=discord.Intents.none()), store)
    tables = Tables(store, SystemRandom())
    for user_id in (100, 101):
        await store.people.save(Person(user_id, reminders="none"))
    clocks = TurnClocks(tables, reminders)
    for first in range(0, TABLES, 500):
        await asyncio.gather(
            *(_put(store, tables, clocks, number) for number in range(first, first + 500))
        )
    now = store.clock()
    store.clock = lambda: now + timedelta(hours=13)  # half of every turn is over

    async def follow(_: Table) -> None:
        return None

    def nothing() -> None:
        return None

    heartbeat = Heartbeat(tables, lambda _: True, nothing, (0,), 1)
    await heartbeat.beat()
    scheduler = Scheduler(tables, reminders, follow, heartbeat)
    start = perf_counter()
    found: Sequence[int] = await store.schedule.due(store.clock(), DUE_BATCH)
    await store.schedule.next()
    first_look = perf_counter() - start
    start = perf_counter()
    rows = await store.schedule.due(store.clock(), TABLES)
    floor = perf_counter() - start
    assert (len(found), len(rows)) == (DUE_BATCH, TABLES)
    tables.forget()
    looked.clear()
    start = perf_counter()
    while await scheduler.tick():
        pass
    whole = perf_counter() - start
    print(
        f"{TABLES:,} tables due: the first look {first_look * 1000:.1f} ms (one query for all"
        f" {floor * 1000:.1f} ms); all reminded in {whole:.1f} s, {whole / TABLES * 1000:.2f} ms"
        f" each; looked at once {sum(often == 1 for often in looked.values()):,}, more often"
        f" {sum(often > 1 for often in looked.values()):,}"
    )
    await store.close()


async def _put(store: Store, tables: Tables, clocks: TurnClocks, number: int) -> None:
    table = await tables.open(_begun(number + 1))
    await store.mark_shown(table.id, PostedBoard(table.revision, number + 1))
    table = await tables.get(table.id)
    await clocks.wind(table, *await clocks.started(table))


def _begun(number: int) -> Table:
    """Return a game between two people with a day a turn, in a channel of its own."""
    opened = Table(
        number, 1, number, "splendor", 100, {"target": 15}, "en", seating="joined", pace="1d"
    )
    table = lobby.join(lobby.join(opened, 100, "Ada"), 101, "Bo")
    return lobby.start(table, 100, Random(number))


def main() -> None:
    """Print what is due."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
