"""A base for jobs that check at intervals whether something has to be done."""

import asyncio
from abc import ABC, abstractmethod
from typing import ClassVar

from bot.jobs.looped_job import LoopedJob
from bot.store import Store


class PollingJob(LoopedJob, ABC):
    """Checks some time after the start, and then at intervals."""

    first_s: ClassVar[float]
    """Seconds after the start before the first look."""
    poll_s: ClassVar[float]
    """Seconds between two looks."""

    def __init__(self, store: Store) -> None:
        super().__init__(self.poll, self.poll_s)
        self._store = store
        self._loop.before_loop(self.wait)

    async def wait(self) -> None:
        """Wait for the first look."""
        await asyncio.sleep(self.first_s)

    async def poll(self) -> None:
        """Look now; log errors."""
        with self.errors_logged():
            await self.tick()

    @abstractmethod
    async def tick(self) -> None:
        """Do what has to be done, in one process at a time."""
