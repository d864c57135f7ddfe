"""The bot's health, for monitoring; `bot/features/operator/health_pages.py` serves it over HTTP."""

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.client import Facet
from bot.store import NotSaved

MAX_LOOP_LAG_S: Final = 5.0
"""Seconds by which the event loop may lag before it counts as unhealthy."""
DATABASE_TIMEOUT_S: Final = 3.0
"""Seconds within which the database must save a note."""
DATABASE_CHECK_INTERVAL_S: Final = 15.0
"""Seconds between two test writes while the database is watched."""


class Health:
    """The health of one bot."""

    def __init__(self, facet: Facet) -> None:
        self._facet = facet
        self.loop_lag_s = 0.0
        """Seconds by which the event loop last lagged; updated by `watch`."""
        self.database_writable = False
        """Whether the database saved the last note; updated by `watch`."""

    def state(self) -> Mapping[str, bool]:
        """Return whether each part is healthy: gateway, database, event loop, commands."""
        return {
            "gateway": all(map(self._facet.is_connected, self._facet.own_shards)),
            "database": self.database_writable,
            "loop": self.loop_lag_s < MAX_LOOP_LAG_S,
            "commands": self._facet.registration.done,
        }

    async def is_healthy(self) -> bool:
        """Return whether the event loop is on time and the database saves a note."""
        return self.loop_lag_s < MAX_LOOP_LAG_S and await self._writable()

    async def watch(self) -> None:
        """Measure the event loop's lag every second, and test the database, until cancelled.

        A database that fails is tested again every second.
        """
        loop = asyncio.get_running_loop()
        proven = loop.time()
        while True:
            if not self.database_writable or loop.time() - proven >= DATABASE_CHECK_INTERVAL_S:
                self.database_writable, proven = await self._writable(), loop.time()
            due = loop.time() + 1.0
            await asyncio.sleep(1.0)
            self.loop_lag_s = loop.time() - due

    async def _writable(self) -> bool:
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_S):
                await self._facet.tables.store.notes.save("health", "well")
        except (NotSaved, OSError):  # a TimeoutError is an OSError
            return False
        return True
