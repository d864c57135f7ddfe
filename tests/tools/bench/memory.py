"""How much memory the bot's process holds: connected and idle, and after a thousand turns.

Read as VmRSS from /proc; every turn brings a picture. Run as `python -m tests.tools.bench memory`.
"""

import asyncio
import sys
from pathlib import Path

from tests.tools.bench.clicking import bench

TURNS = 1000
TABLES = 50
IDLE_TARGET, WORKED_TARGET = 60, 75


async def measure(folder: Path) -> None:
    """Start the bot without a table, then with fifty, and let people take turns."""
    for name in ("idle", "worked"):
        (folder / name).mkdir()
    command = [sys.executable, "-m", "bot"]
    async with bench(folder / "idle", command, 0) as idle:
        # The first start registers the commands in every language, which later ones need not.
        for start in ("first start", "any later start"):
            await asyncio.sleep(3)  # until the bot says that it is ready
            memory = idle.memory()
            print(f"connected and idle, {start}: {memory:.1f} MiB (target {IDLE_TARGET} MiB)")
            await idle.process.stop()
            await idle.process.start()
    async with bench(folder / "worked", command, TABLES) as worked:
        await worked.all_shown()
        for turn in range(TURNS):
            seat = worked.seats[turn % TABLES]
            await worked.turn(seat)
            await asyncio.sleep(0.01)
            worked.catch_up(seat)
        memory = worked.memory()
        print(f"after {TURNS} turns with pictures: {memory:.1f} MiB (target {WORKED_TARGET} MiB)")
