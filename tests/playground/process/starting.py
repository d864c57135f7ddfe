"""The bot as a process with settings of its own: how it starts, runs and ends."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.playground.discord.settings import TOKEN
from tests.playground.facet_process import Forked, ForkedBot, fork
from tests.playground.lodging import ROOT
from tests.playground.waiting import PATIENCE


@dataclass(frozen=True)
class Started:
    """A bot that was started, and the file that it writes to."""

    process: Forked
    log: Path

    def said(self) -> str:
        """Return what it has said."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""


def started(folder: Path, *, url: str = "", **settings: str) -> Started:
    """Start the bot in a folder, with these settings alone; its file is `facet.db` there.

    With the address of a stand-in it is given the token too.
    """
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("FACET_")}
    there = {"FACET_TOKEN": TOKEN, "FACET_DISCORD_URL": url} if url else {}
    environment = {**inherited, "PYTHONPATH": str(ROOT), **there, **settings}
    log = folder / "said"
    return Started(fork(log, environment, folder), log)


async def ended(bot: Started) -> tuple[int | None, str]:
    """Return the exit status and what was said; see that nothing of it is a fault of the bot's."""
    await asyncio.wait_for(bot.process.wait(), PATIENCE)
    text = bot.said()
    for fault in ("Traceback", "Unclosed", "never retrieved"):
        assert fault not in text, text
    return bot.process.returncode, text


async def declined(folder: Path, *, url: str = "", **settings: Any) -> tuple[int | None, str]:
    """Start the bot and return how it ends, and what it says."""
    return await ended(started(folder, url=url, **settings))


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
