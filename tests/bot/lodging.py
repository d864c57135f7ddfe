"""A bot on a simulated Discord, kept for the next test of a module."""

import pickle
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.features.catalogue import FEATURES
from bot.store import open_store
from bot.testing.simulation import Simulation
from tests.bot.server import Server, bot_on


@dataclass(frozen=True)
class Registered:
    """A world in which the commands are registered, pickled, and an unused database with the bot's note of them.

    To translate them, and to make a database, takes longer than most tests.
    """

    world: bytes
    file: bytes

    @classmethod
    async def by_a_bot(cls, path: Path) -> "Registered":
        """Let a bot register its commands."""
        discord = Simulation()
        facet = await bot_on(path)
        try:
            await discord.start(facet)
            note = await facet.tables.store.notes.get("commands")
        finally:
            await discord.close()
        discord.errors.check()
        assert note
        unused = path.with_name("unused.db")
        async with await open_store(unused, FEATURES) as store:
            await store.notes.save("commands", note)
        return cls(pickle.dumps(discord.world), unused.read_bytes())


class Lodging:
    """Keeps one bot, and lets servers with it in them."""

    def __init__(self, folders: Callable[[], Path], registered: Registered) -> None:
        self._folders = folders
        self._registered = registered
        self._path = Path()
        self._discord: Simulation | None = None

    async def let(self) -> Server:
        """Return a server where nothing has happened and nobody is yet."""
        if self._discord is None:
            self._path = self._folders() / "facet.db"
            self._path.write_bytes(self._registered.file)
            facet = await bot_on(self._path)
            self._discord = Simulation(pickle.loads(self._registered.world))  # noqa: S301 - our own
            await self._discord.start(facet)
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
