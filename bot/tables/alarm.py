"""Tells whoever waits for the next thing to do at any table that it comes earlier than thought."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime


class Alarm:
    """Rings when something is due earlier than what is waited for."""

    def __init__(self) -> None:
        self._until: datetime | None = None
        self.ring: Callable[[datetime], None] = lambda _: None
        """What is done then; told when it is due."""

    def until(self, due: datetime | None) -> datetime | None:
        """Say what is waited for; for nothing, whatever comes is earlier. Return what was before."""
        before, self._until = self._until, due
        return before

    def set(self, due: datetime | None) -> None:
        """Say when something is due, if anything is."""
        if due is not None and (self._until is None or due < self._until):
            self._until = due
            self.ring(due)
