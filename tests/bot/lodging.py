"""A bot in a simulated Discord, kept for the next test of a module."""

import random
from collections.abc import Callable
from pathlib import Path
from random import Random

from simcord.env import Env

from tests.bot.server import LIVES, Server, bot_on

PATIENCE = 25.0
"""Seconds of a busy machine that the bot may take for what follows from one action."""


class Lodging:
    """Keeps one bot, and lets servers with it in them."""

    def __init__(self, folders: Callable[[], Path]) -> None:
        self._folders = folders
        self._path = Path()
        self._env: Env | None = None

    async def env(self) -> Env:
        """Return the simulation where the bot runs, or a new one."""
        if self._env is None:
            self._path = self._folders() / "facet.db"
            env = Env(await bot_on(self._path), settle_timeout=PATIENCE)
            await env.start()
            self._env = env
        return self._env

    async def let(self) -> Server:
        """Return a server where nothing has happened and nobody is yet."""
        env = await self.env()
        guild = env.create_guild()
        server = Server(env, guild, guild.create_text_channel("games"), self._path)
        # pytest-randomly seeds this: where cards made a test fail, its seed deals them again.
        server.facet.tables.rng = Random(random.getrandbits(64))
        return server

    async def tidy(self) -> None:
        """Put the bot in order for the next test; raise what it raised in the last one."""
        env = await self.env()
        try:
            await env.advance_time(LIVES)
            await env.settle()
            _check(env)
        except BaseException:
            await self.close()
            raise
        env.backend.faults.clear()
        env.backend.transcript.clear()
        env.backend.http_requests.clear()

    async def close(self) -> None:
        """End the bot, if one runs; raise what it raised."""
        env, self._env = self._env, None
        if env is None:
            return
        try:
            await env.bot.close()
        finally:
            await env.shutdown()
        _check(env)


def _check(env: Env) -> None:
    env._raise_errors_since(env._errors_acknowledged)
