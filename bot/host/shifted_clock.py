"""A clock that a developer moves on, where a stand-in takes Discord's place.

A file says how many seconds it is ahead; the stand-in writes it. The bot looks there often, and
does at once what became due. It counts as having been there all the time that is leapt over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

CLOCK_POLL_S: Final = 0.1
"""Seconds between two looks into the file."""


class ShiftedClock:
    """The time, so far ahead as the file said when it was last read."""

    def __init__(self, file: Path, clock: Callable[[], datetime]) -> None:
        self._file = file
        self._clock = clock
        self._ahead = self._read()

    def __call__(self) -> datetime:
        """Return the time, in UTC."""
        return self._clock() + timedelta(seconds=self._ahead)

    async def follow(self, jump: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        """Whenever the file says something new, let `jump` turn the clock; until cancelled."""
        while True:
            await asyncio.sleep(CLOCK_POLL_S)
            if self._read() != self._ahead:
                await jump(self._turn)

    def _turn(self) -> None:
        self._ahead = self._read()

    def _read(self) -> float:
        try:
            return float(self._file.read_text("utf-8"))
        except FileNotFoundError:
            return 0.0
