"""The bot as a process with settings of its own: how it starts, runs and ends."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.playground.discord.settings import TOKEN
from tests.playground.facet_process import ForkedBot
from tests.playground.lodging import ROOT
from tests.playground.waiting import PATIENCE


async def started(
    folder: Path,
    *,
    url: str = "",
    **settings: str,
) -> Process:
    """Start the bot in a folder, with these settings alone; its file is `facet.db` there.

    With the address of a stand-in it is given the token too.
    """
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("FACET_")}
    there = {"FACET_TOKEN": TOKEN, "FACET_DISCORD_URL": url} if url else {}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=folder,
        env={**inherited, "PYTHONPATH": str(ROOT), **there, **settings},
        stderr=PIPE,
    )


async def ended(process: Process) -> tuple[int | None, str]:
    """Return the exit status and what was said; see that nothing of it is a fault of the bot's."""
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    text = said.decode() if said else ""
    for fault in ("Traceback", "Unclosed", "never retrieved"):
        assert fault not in text, text
    return process.returncode, text


async def declined(folder: Path, *, url: str = "", **settings: Any) -> tuple[int | None, str]:
    """Start the bot and return how it ends, and what it says."""
    return await ended(await started(folder, url=url, **settings))


@asynccontextmanager
async def alive(folder: Path, url: str, **settings: Any) -> AsyncIterator[ForkedBot]:
    """Run a bot on a stand-in for a while, with these settings; its file and its log are in the folder."""
    usual = {"FACET_TOKEN": TOKEN, "FACET_DISCORD_URL": url, "FACET_DATABASE": folder / "facet.db"}
    environment = {name: str(value) for name, value in (usual | settings).items()}
    bot = ForkedBot(folder / "log", environment, lambda: None)
    await bot.start()
    try:
        yield bot
    finally:
        await bot.stop()
