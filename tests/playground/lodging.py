"""A stand-in with a bot on it, kept for the next test of a module where the last one was a good guest."""

import sys
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Self

import aiohttp

from bot.playground.app import running
from bot.playground.discord.settings import TOKEN, Settings
from bot.playground.server.bot_process import BotProcess
from bot.playground.server.stand_in import StandIn
from tests.playground.waiting import until

ROOT = Path(__file__).parents[2]
AS_BOT = {"Authorization": f"Bot {TOKEN}", "User-Agent": "DiscordBot (tests, 1)"}
"""How a bot introduces itself."""
SAMPLE_BOT = (sys.executable, str(Path(__file__).with_name("sample_bot.py")))
"""The command of a small bot, to try the stand-in with."""
MakeBot = Callable[[Path, Mapping[str, str], Callable[[], None]], BotProcess]
"""Makes a bot that keeps its things in a folder, has this environment, and calls when it changes."""


@dataclass
class Flat:
    """A stand-in in a folder, whoever asks it for things, and where a bot keeps its own."""

    folder: Path
    stand_in: StandIn
    client: aiohttp.ClientSession
    database: Path | str

    async def bot(self, make: MakeBot) -> BotProcess:
        """Return the bot, which runs and is connected."""
        if self.stand_in.bot_process is None:
            environment = self.stand_in.bot_environment(self.database, PYTHONPATH=str(ROOT))
            bot = make(self.folder, environment, self.stand_in.bot_changed)
            self.stand_in.bot_process = bot
            await bot.start()
            await until(lambda: self.stand_in.gateway.connected or not bot.running)
            assert bot.running
        return self.stand_in.bot_process


class Lodging:
    """Lets one flat after the other; one with a bot is let again as long as the bot lives."""

    def __init__(
        self,
        folders: Callable[[], Path],
        settings: Settings,
        database: Callable[[Path], Path | str] = lambda folder: folder / "facet.db",
    ) -> None:
        self._folders = folders
        self._database = database
        self._settings = settings
        self._flat: Flat | None = None
        self._numbers = count(1)
        self._lease = AsyncExitStack()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def let(self) -> Flat:
        """Return the flat that stands there, or a new one."""
        if self._flat is None:
            folder = self._folders()
            stand_in = await self._lease.enter_async_context(
                running(folder, settings=self._settings)
            )
            client = await self._lease.enter_async_context(aiohttp.ClientSession(stand_in.base))
            self._flat = Flat(folder, stand_in, client, self._database(folder))
        return self._flat

    def fresh_channel(self, stand_in: StandIn) -> str:
        """Open a channel where nothing has happened yet, and return its name."""
        return stand_in.add_channel(f"room-{next(self._numbers)}", None).name

    async def tidy(self) -> None:
        """Put the flat in order for the next test, or give it up if that cannot be done."""
        if self._flat is None:
            return
        stand_in = self._flat.stand_in
        stand_in.faults.clear()
        stand_in.gateway.settle()
        bot = stand_in.bot_process
        if bot is None or not bot.running or not stand_in.gateway.connected:
            await self.close()
            return
        stand_in.settings = self._settings
        stand_in.world.home.locale, stand_in.world.home.community = "en-US", True
        stand_in.recorder.clear()

    async def close(self) -> None:
        """End everything."""
        self._flat = None
        await self._lease.aclose()
        self._lease = AsyncExitStack()
