"""A bot on a simulated Discord, kept for the next test of a module."""

import random
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.bot.server import Server, bot_on
from tests.bot.simulation import Simulation


class Lodging:
    """Keeps one bot, and lets servers with it in them."""

    def __init__(self, folders: Callable[[], Path]) -> None:
        self._folders = folders
        self._path = Path()
        self._discord: Simulation | None = None

    async def let(self) -> Server:
        """Return a server where nothing has happened and nobody is yet."""
        if self._discord is None:
            self._path = self._folders() / "facet.db"
            self._discord = Simulation()
            await self._discord.start(await bot_on(self._path))
        server = Server(self._discord, self._discord.add_guild("A server", []), self._path)
        # pytest-randomly seeds this: where cards made a test fail, its seed deals them again.
        server.facet.tables.rng = Random(random.getrandbits(64))
        return server

    async def tidy(self) -> None:
        """Put the bot in order for the next test; raise what it raised in the last one."""
        if self._discord is None:
            return
        try:
            await self._discord.settle()
            self._discord.errors.check()
        except BaseException:
            await self.close()
            raise
        self._discord.failing.clear()
        self._discord.requests.clear()

    async def close(self) -> None:
        """End the bot, if one runs; raise what it raised."""
        discord, self._discord = self._discord, None
        if discord is not None:
            await discord.close()
            discord.errors.check()
