"""The bot as a process with settings of its own: how it starts, runs and ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any, Final

from bot.playground.discord.settings import TOKEN
from tests.playground.lodging import ROOT
from tests.playground.waiting import PATIENCE

BOT: Final = ("-m", "bot")


async def started(
    folder: Path,
    *,
    url: str = "",
    command: tuple[str, ...] = BOT,
    log: int | IO[bytes] = PIPE,
    **settings: str,
) -> Process:
    """Start the bot in a folder, with these settings alone; its file is `facet.db` there.

    With the address of a stand-in it is given the token too.
    """
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("FACET_")}
    there = {"FACET_TOKEN": TOKEN, "FACET_DISCORD_URL": url} if url else {}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, *command),
        cwd=folder,
        env={**inherited, "PYTHONPATH": str(ROOT), **there, **settings},
        stderr=log,
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
async def alive(
    folder: Path, url: str, *, log: int | IO[bytes] = asyncio.subprocess.DEVNULL, **settings: Any
) -> AsyncIterator[Process]:
    """Run a bot on a stand-in for a while."""
    process = await started(folder, url=url, log=log, **settings)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.wait(), PATIENCE)
