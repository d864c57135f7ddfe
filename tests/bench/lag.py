"""How long the event loop is held up while a record of 10,000 rows is read, replayed and written out.

Run as `python -m tests.bench.lag`. The floor is the same loop with nothing to do beside it.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from bot.actions.menu import _record
from bot.host.threads import in_thread
from bot.store import open_store
from bot.store.values import LogEntry
from bot.tables import lobby
from bot.tables.play import UNDO
from bot.tables.table import Table
from bot.tables.tables import Tables
from rules import DEALER, GAMES

ROWS = 10_000


def long_table(game: str) -> Table:
    """Return a table whose log has so many rows: a move, taken back, over and over."""
    rng = Random(1)
    options = {key: option.default for key, option in GAMES[game].options.items()}
    table = Table(0, 1, 2, game, 100, options, "en", seating="joined")
    table = lobby.start(lobby.join(lobby.join(table, 100, "Ada"), 101, "Bo"), 100, rng)
    decision = table.position.decision
    assert decision is not None
    move = LogEntry(0, str(decision.moves[0]))
    rows = (move, LogEntry(0, UNDO)) * (ROWS // 2)
    return Table.of(Table(**{**_fields(table), "log": rows}))


def _fields(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in table.__dataclass_fields__ if name != "match"}


async def _longest(work: asyncio.Future[Any]) -> float:
    """Return the longest time, in milliseconds, that the loop did not come round."""
    worst, last = 0.0, perf_counter()
    while not work.done():
        await asyncio.sleep(0)
        now = perf_counter()
        worst, last = max(worst, now - last), now
    return worst * 1000


async def measure(folder: Path) -> None:
    """Print the longest pause for each game, and of an idle loop."""
    idle = asyncio.ensure_future(asyncio.sleep(0.5))
    print(f"idle: {await _longest(idle):.1f} ms at the longest")
    for game in GAMES:
        store = await open_store(folder / f"{game}.db")
        tables = Tables(store, Random(1))
        table = await tables.open(long_table(game))

        async def exported(tables: Tables = tables, table_id: int = table.id) -> bytes:
            whole = await tables.whole(table_id)
            return await in_thread(_record, whole, DEALER)

        start = perf_counter()
        work = asyncio.ensure_future(exported())
        worst = await _longest(work)
        size = len(json.loads(work.result())["moves"])
        took = (perf_counter() - start) * 1000
        print(
            f"{game}: {ROWS} rows exported ({size} moves) in {took:.0f} ms, the loop held up "
            f"{worst:.1f} ms at the longest"
        )
        await store.close()


def main() -> None:
    """Print milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
