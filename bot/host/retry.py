"""Work that must succeed once, retried in the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

log = logging.getLogger(__name__)

BACKGROUND_RETRY_DELAYS_S: Final = (30.0, 120.0, 600.0, 3600.0)
"""Seconds before each retry; the last value repeats."""


class RetriedTask:
    """A task that is attempted now, and retried in the background until it succeeds."""

    def __init__(
        self,
        attempt: Callable[[], Awaitable[bool]],
        pauses: Sequence[float] = BACKGROUND_RETRY_DELAYS_S,
    ) -> None:
        self._attempt = attempt
        self._pauses = pauses
        self._task: asyncio.Task[None] | None = None
        self._pausing = False
        self.done = False

    async def begin(self) -> None:
        """Attempt it; if that fails, retry in the background."""
        self.done = await self._attempt()
        if not self.done:
            self._task = asyncio.create_task(self._go_on())

    def wake(self) -> None:
        """Retry now, if it waits for its next attempt: the connection is back."""
        if self._task and self._pausing:
            self._task.cancel()
            self._task = asyncio.create_task(self._go_on(pausing=False))

    async def close(self) -> None:
        """Stop retrying."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self, *, pausing: bool = True) -> None:
        tried = 0
        while not self.done:
            self._pausing = pausing
            if pausing:
                await asyncio.sleep(self._pauses[min(tried, len(self._pauses) - 1)])
                tried += 1
            self._pausing, pausing = False, True
            try:
                self.done = await self._attempt()
            except Exception:
                log.exception("an attempt failed, trying again")
