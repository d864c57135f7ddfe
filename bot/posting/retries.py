"""Delayed tasks and retries, cancelled when the bot closes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final

from bot.store import NotSaved
from bot.tables.refusal import Refusal

log = logging.getLogger(__name__)

RETRY_DELAYS_S: Final = (1.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds before each retry."""
GIVEN_UP: Final = len(RETRY_DELAYS_S)
"""The attempt after which there is no other."""
DATABASE_RETRY_S: Final = 5.0
"""Seconds before trying again what waits for the database, until it is back."""
WOKEN_AT_ONCE: Final = 8
"""How many retries run at the same time once a connection is back."""

Work = Callable[[], Awaitable[None]]
Attempt = Callable[[int], Awaitable[None]]
"""Takes the number of failed attempts before."""


class Retries:
    """Runs functions after a delay, and retries once a connection is back."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: dict[asyncio.Task[None], Attempt] = {}
        self._places = asyncio.Semaphore(WOKEN_AT_ONCE)

    def after(self, seconds: float, do: Work) -> None:
        """Run `do` after `seconds`; log errors."""
        self._start(self._later(seconds, do))

    def again(self, attempt: int, do: Attempt) -> bool:
        """Try again after the delay of this attempt, or once a connection is back, which begins anew.

        Returns False after the last attempt.
        """
        if attempt >= len(RETRY_DELAYS_S):
            return False
        task = self._start(self._later(RETRY_DELAYS_S[attempt], partial(do, attempt + 1)))
        self._waiting[task] = do
        return True

    def wake(self) -> None:
        """Try everything again now that waits for its next attempt: the connection is back."""
        for task, do in list(self._waiting.items()):
            task.cancel()
            self._start(self._woken(partial(do, 0)))
        self._waiting.clear()

    async def close(self) -> None:
        """Cancel all tasks; the database records what they would have done."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _later(self, seconds: float, do: Work) -> None:
        await asyncio.sleep(seconds)
        task = asyncio.current_task()
        if task is not None:
            self._waiting.pop(task, None)
        await self._run(do)

    async def _woken(self, do: Work) -> None:
        async with self._places:
            await self._run(do)

    async def _run(self, do: Work) -> None:
        try:
            await do()
        except NotSaved:
            self.after(DATABASE_RETRY_S, do)
        except Refusal as refusal:  # its table was deleted meanwhile
            log.info("a delayed task is dropped: %s", refusal)
        except Exception:
            log.exception("a delayed task failed")
