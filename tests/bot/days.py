"""Games over days: a clock for the bot that tests move, and a table to play at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from bot.store import Store
from tests.bot.server import Server, text

HOUR = timedelta(hours=1)


class Days:
    """The time that the bot believes it is."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._store: Store = server.facet.tables.store
        self.now: datetime = self._store.clock().replace(microsecond=0)

    async def go_by(self, time: timedelta) -> None:
        """Let time go by, and do what is due then."""
        await self.leap(time)
        await self._server.facet.scheduler.tick()
        await asyncio.gather(*self._server.facet.after_change._engine_tasks.values())
        await self._server.settle()

    async def leap(self, time: timedelta) -> None:
        """Let time go by in which the bot is there, and has not yet looked what is due."""

        def turn() -> None:
            self.now += time

        await self._server.facet.heartbeat.jump(turn)


@contextmanager
def moved(server: Server) -> Iterator[Days]:
    """Give the bot a clock that a test moves, until the context ends."""
    store = server.facet.tables.store
    usual, days = store.clock, Days(server)
    store.clock = lambda: days.now
    yield days
    store.clock = usual


async def begin(server: Server, *others: str, game: str = "splendor", **options: object) -> None:
    """Seat Ada, who moves first, and others."""
    await server.command("ada", f"{game} new", seats="joined", **options)
    for name in others:
        await server.press(name, "Join")
    await server.press("ada", "Start")


def told(server: Server) -> list[str]:
    """Return what the channel shows, the newest first."""
    return [text(message) for message in server.seen()]
