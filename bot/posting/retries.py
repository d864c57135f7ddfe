"""Delayed tasks and retries, cancelled when the bot closes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.store import NotSaved
from bot.tables.refusal import Refusal

log = logging.getLogger(__name__)

RETRY_DELAYS_S: Final = (1.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds before each retry."""


class Retries:
    """Runs functions after a delay."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def after(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Run `do` after `seconds`; log errors."""
        task = asyncio.create_task(self._later(seconds, do))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel all tasks; the database records what they would have done."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _later(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(seconds)
        try:
            await do()
        except NotSaved:
            self.after(RETRY_DELAYS_S[1], do)
        except Refusal as refusal:  # its table was deleted meanwhile
            log.info("a delayed task is dropped: %s", refusal)
        except Exception:
            log.exception("a delayed task failed")
