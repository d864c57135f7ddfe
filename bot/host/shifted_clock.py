"""A clock that a developer can move forward, with a stand-in for Discord.

The stand-in writes the offset in seconds to a file, which the bot polls. After a jump the bot runs
what became due, and counts as having been online in between.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from bot.host.settings import BadSetting

CLOCK_POLL_S: Final = 0.1
"""Seconds between two reads of the file."""
FURTHEST: Final = timedelta(days=36_500)
"""By how much the clock can be moved."""


class ShiftedClock:
    """The time plus the offset in the file when it was last read."""

    def __init__(self, file: Path, clock: Callable[[], datetime]) -> None:
        self._file = file
        self._clock = clock
        self._ahead = self._read()

    def __call__(self) -> datetime:
        """Return the time, in UTC."""
        return self._clock() + self._ahead

    async def follow(self, jump: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        """Poll the file until cancelled; when it changes, call `jump` with the function that applies it."""
        while True:
            await asyncio.sleep(CLOCK_POLL_S)
            if self._read() != self._ahead:
                await jump(self._turn)

    def _turn(self) -> None:
        self._ahead = self._read()

    def _read(self) -> timedelta:
        try:
            ahead = timedelta(seconds=float(self._file.read_text("utf-8-sig")))
        except FileNotFoundError:
            return timedelta(0)
        except OSError as error:
            raise BadSetting(
                f"FACET_CLOCK names {self._file}, which can't be read: {error.strerror}"
            ) from error
        except (ValueError, OverflowError) as error:
            raise BadSetting(f"FACET_CLOCK names {self._file}, which isn't a number") from error
        if abs(ahead) > FURTHEST:
            raise BadSetting(
                f"FACET_CLOCK names {self._file}, which moves the clock by more than {FURTHEST.days} days"
            )
        return ahead
