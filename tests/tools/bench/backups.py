"""Backups, restores and moves of a database with 10,000 games: seconds, memory, size.

A season's games and some that are under way are played, and their rows copied as other tables. Each command then
runs as the host types it. Run as `python -m tests.tools.bench backups`.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from bot.features.catalogue import FEATURES
from bot.store.columns import all_columns
from bot.tables import lobby, starting
from bot.tables.table import Table
from bot.tables.tables import Tables
from rules import GAMES
from tests.store import server
from tests.tools.bench.clicking import played as move_made
from tests.tools.careers import GAMES_PLAYED, played

COPIES: Final = 33
"""How often each row is copied: 300 games become 10,200."""
UNDER_WAY: Final = 3
"""How many of the games that are copied are under way."""
MOVES: Final = 20
"""How many moves each of these has."""
APART: Final = 10**17
"""How far the number of a table, which contains the time, is from its copy's: more than a season."""
RESTORED: Final = "restore into a fresh folder (target 120 s)"


async def grown(path: Path) -> None:
    """Create a database with 10,200 finished games and 102 under way."""
    store = await played(path)
    tables, rng = Tables(store, Random(1)), Random(1)
    for number in range(UNDER_WAY):
        options = {key: option.default for key, option in GAMES["splendor"].options.items()}
        table = Table(0, 7, number + 1, "splendor", 100, options, "en", seating="joined")
        for user_id, name in ((100, "Ada"), (101, "Bo")):
            table = lobby.join(table, user_id, name)
        opened = await tables.open(starting.start(table, 100, rng))
        for _ in range(MOVES):
            await tables.change(opened.id, lambda now: move_made(now, rng))
    await store.close()
    with closing(sqlite3.connect(path)) as rows, rows:
        ((last,),) = rows.execute("SELECT max(id) FROM tables")
        for kept in all_columns(FEATURES):
            moved = ("id", "channel_id") if kept.name == "tables" else ("table_id",)
            if moved[0] not in kept.kinds:
                continue
            cells = ", ".join(f"{it} + ?1" if it in moved else it for it in kept.kinds)
            for copy in range(1, COPIES + 1):
                rows.execute(
                    f"INSERT INTO {kept.name} ({', '.join(kept.kinds)})"
                    f" SELECT {cells} FROM {kept.name} WHERE {moved[0]} <= ?2",
                    (copy * APART, last),
                )


def timed(what: str, *arguments: str, settings: Mapping[str, str]) -> None:
    """Run `python -m bot.store`; print the seconds it took, and its peak of memory."""
    began, peak = time.perf_counter(), 0
    process = subprocess.Popen(
        [sys.executable, "-m", "bot.store", *arguments],
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    status = Path(f"/proc/{process.pid}/status")
    while process.poll() is None:
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM"):
                peak = max(peak, int(line.split()[1]))
        time.sleep(0.01)
    assert process.stdout is not None
    said = process.stdout.read().splitlines()[-1:]
    assert process.returncode == 0, f"{what}: {said}"
    print(
        f"{what}: {time.perf_counter() - began:.1f} s, {peak / 1024:.0f} MiB: {said[0]}", flush=True
    )


def measure(folder: Path, postgres: server.Server | None) -> None:
    """Print what each command takes."""
    kept = folder / "facet.db"
    asyncio.run(grown(kept))
    print(
        f"{GAMES_PLAYED * (COPIES + 1):,} games: {kept.stat().st_size / 2**20:.0f} MiB", flush=True
    )
    settings = {"FACET_DATABASE": str(kept), "FACET_BACKUP": ""}
    timed("backup and check", "--idle", "backup", settings=settings)
    (backup,) = (folder / "backups").glob("*.db")
    fresh = {"FACET_DATABASE": str(folder / "fresh" / "facet.db"), "FACET_BACKUP": ""}
    (folder / "fresh").mkdir()
    timed(RESTORED, "restore", str(backup), settings=fresh)
    timed("check", "check", settings=settings)
    if postgres is None:
        return
    settings |= {"FACET_NEXT": postgres.fresh()}
    timed("a file to PostgreSQL", "copy", "FACET_DATABASE", "FACET_NEXT", settings=settings)
    back = str(folder / "back.db")
    timed("PostgreSQL to a file", "copy", "FACET_NEXT", back, settings=settings)
    there = {"FACET_DATABASE": settings["FACET_NEXT"], "FACET_BACKUP": str(folder / "dumps")}
    timed("backup of PostgreSQL", "--idle", "backup", settings=there)
    timed("restore of PostgreSQL", "restore", "--newest", settings=there)


def main() -> None:
    """Print what backups, restores and moves take, on a file and, where it is installed, PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder, server.where_installed() as postgres:
        measure(Path(folder), postgres)


if __name__ == "__main__":
    main()
