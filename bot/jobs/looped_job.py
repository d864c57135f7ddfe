"""A base for jobs: a loop that starts and ends with the bot, whatever fails in between."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from bot.parts import Part
from bot.store import NotSaved
from bot.tables.refusal import Refusal

log = logging.getLogger(__name__)


class LoopedJob(Part):
    """Runs `turn` after `first_s`, and then over and over, by default every `seconds`.

    Turns that were missed while the process was held up are left out.
    """

    work: ClassVar[str]
    """What it works on, for the log."""
    first_s: ClassVar[float] = 0.0
    """Seconds after the start before the first turn."""

    def __init__(self, turn: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        self._turn, self._seconds = turn, seconds
        self._pause: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start, beginning with what was left undone."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name=self.work)

    async def wait(self) -> None:
        """Wait for the first turn."""
        await asyncio.sleep(self.first_s)

    async def close(self) -> None:
        """End the loop, and wait until it has ended."""
        task, self._task = self._task, None
        if self._timer is not None:
            self._timer.cancel()
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def next_in(self, seconds: float) -> None:
        """Let the next turn begin after some seconds, or when this one ends."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            loop = asyncio.get_running_loop()
            if self._pause is None or self._pause.done():
                self._pause = loop.create_future()
            self._timer = loop.call_later(seconds, end_pause, self._pause)

    async def _run(self) -> None:
        await self.wait()
        while True:
            self.next_in(self._seconds)
            with self.errors_logged():
                await self._turn()
            if self._pause is not None:
                await self._pause

    @contextmanager
    def errors_logged(self) -> Iterator[None]:
        """Log an error instead of raising it: a later turn tries again."""
        try:
            yield
        except NotSaved as error:
            log.info("%s is put off: %s", self.work, error)
        except Exception:
            log.exception("%s could not go on", self.work)

    @contextmanager
    def apart(self, what: str) -> Iterator[None]:
        """Log what is wrong with one of many things, so that it doesn't keep the others from being done."""
        try:
            yield
        except NotSaved as error:
            log.info("%s: %s is put off: %s", self.work, what, error)
        except Refusal as refusal:  # its table was deleted meanwhile
            log.info("%s: %s is dropped: %s", self.work, what, refusal)
        except Exception:
            log.exception("%s: %s is left out", self.work, what)


def end_pause(pause: asyncio.Future[None]) -> None:
    """Let the next turn begin."""
    if not pause.done():
        pause.set_result(None)
