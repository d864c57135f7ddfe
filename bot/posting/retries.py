"""What is put off until later, or tried again, unless the bot closes first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.tables.refusal import NotSavedNow, Refusal

log = logging.getLogger(__name__)

RETRY_DELAYS_S: Final = (1.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds to wait before each further attempt."""


class Retries:
    """Tasks that wait until it is time to do something."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def after(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Do something after so many seconds; log what goes wrong."""
        task = asyncio.create_task(self._later(seconds, do))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Give up waiting; what is still to be done stands in the database."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _later(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(seconds)
        try:
            await do()
        except NotSavedNow:
            self.after(RETRY_DELAYS_S[1], do)
        except Refusal as refusal:  # its table was deleted meanwhile
            log.info("what was put off is not done: %s", refusal)
        except Exception:
            log.exception("what was put off could not be done")
