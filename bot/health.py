"""Whether the bot is well, for a watching program.

The pages that tell it stand in `bot/health_pages.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.client import Facet
from bot.store import NotSaved

MAX_LOOP_LAG_S: Final = 5.0
"""Seconds by which the event loop may be late before it counts as unwell."""
DATABASE_TIMEOUT_S: Final = 3.0
"""Seconds in which the database must take a note."""
DATABASE_CHECK_INTERVAL_S: Final = 15.0
"""Seconds after which a watched database must take another one, however often somebody asks."""


class Health:
    """Looks after one bot."""

    def __init__(self, facet: Facet) -> None:
        self._facet = facet
        self.loop_lag_s = 0.0
        """Seconds by which the event loop was last late; known while it is watched."""
        self.database_writable = False
        """Whether the database took the last note; known while it is watched."""

    def state(self) -> Mapping[str, bool]:
        """Return what is well: the gateway, the database, the event loop, the commands."""
        return {
            "gateway": all(map(self._facet.is_connected, self._facet.own_shards)),
            "database": self.database_writable,
            "loop": self.loop_lag_s < MAX_LOOP_LAG_S,
            "commands": self._facet.registration.done,
        }

    async def is_healthy(self) -> bool:
        """Return whether the event loop is on time and the database takes a note."""
        return self.loop_lag_s < MAX_LOOP_LAG_S and await self._writable()

    async def watch(self) -> None:
        """Look at the event loop every second and at the database now and then, until cancelled.

        A database that doesn't save is looked at every second.
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
                await self._facet.tables.store.write_note("health", "well")
        except (NotSaved, OSError):  # a TimeoutError is an OSError
            return False
        return True
