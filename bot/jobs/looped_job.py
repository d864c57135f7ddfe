"""A base for jobs: a loop that starts and ends with the bot, whatever fails in between."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from discord.ext.tasks import loop

from bot.parts import Part
from bot.store import NotSaved

log = logging.getLogger(__name__)


class LoopedJob(Part):
    """Runs `turn` after `first_s`, and then over and over, by default every `seconds`."""

    work: ClassVar[str]
    """What it works on, for the log."""
    first_s: ClassVar[float] = 0.0
    """Seconds after the start before the first turn."""

    def __init__(self, turn: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        self._loop = loop(seconds=seconds)(turn)
        self._loop.before_loop(self.wait)

    def start(self) -> None:
        """Start, beginning with what was left undone."""
        self._loop.start()

    async def wait(self) -> None:
        """Wait for the first turn."""
        await asyncio.sleep(self.first_s)

    async def close(self) -> None:
        """Cancel the loop, and wait until it has ended."""
        task = self._loop.get_task()
        self._loop.cancel()
        if task is not None:
            await asyncio.gather(task, return_exceptions=True)

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
        except Exception:
            log.exception("%s: %s is left out", self.work, what)
