"""A house with the bot running in it, for scripts that make the documents' pictures and texts."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from bot.playground.app import running
from bot.playground.discord.settings import Settings
from bot.playground.server.bot_process import BotProcess
from tests.playground.lodging import ROOT
from tests.playground.process.house import House


@asynccontextmanager
async def staged(folder: Path) -> AsyncIterator[House]:
    """Run a stand-in and the bot with a database in this folder."""
    async with (
        running(folder, settings=Settings(rate_limits=False)) as stand_in,
        aiohttp.ClientSession(stand_in.base) as client,
    ):
        environment = stand_in.bot_environment(folder / "facet.db", PYTHONPATH=str(ROOT))
        bot = BotProcess([sys.executable, "-m", "bot"], environment, stand_in.bot_changed)
        stand_in.bot_process = bot
        await bot.start()
        while not stand_in.gateway.connected:  # noqa: ASYNC110 - the bot is another process
            await asyncio.sleep(0.05)
        yield House(stand_in, client, folder / "facet.db")
        await bot.stop()
