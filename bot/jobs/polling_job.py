"""What jobs share that look over and over whether something has to be done."""

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import ClassVar

from discord.ext.tasks import loop

from bot.jobs.heartbeat import stop_loop
from bot.store import NotSaved, Store

log = logging.getLogger(__name__)


class PollingJob(ABC):
    """Looks a while after the start, and then over and over."""

    work: ClassVar[str]
    """What it does, for the log."""
    first_s: ClassVar[float]
    """Seconds after the start before the first look."""
    poll_s: ClassVar[float]
    """Seconds between two looks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop = loop(seconds=self.poll_s)(self.poll)
        self._loop.before_loop(self.wait)

    def start(self) -> None:
        """Start, by waiting."""
        self._loop.start()

    async def close(self) -> None:
        """Cancel the loop, and wait until it has ended."""
        await stop_loop(self._loop)

    async def wait(self) -> None:
        """Wait for the first look."""
        await asyncio.sleep(self.first_s)

    async def poll(self) -> None:
        """Look now; log errors."""
        try:
            await self.tick()
        except NotSaved as error:
            log.info("%s is postponed: %s", self.work, error)
        except Exception:
            log.exception("%s failed", self.work)

    @abstractmethod
    async def tick(self) -> None:
        """Do what has to be done, in one process at a time."""
