"""Wakes the scheduler when a table is due earlier than it expects."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime


class Alarm:
    """Rings when something is due earlier than the scheduler expects."""

    def __init__(self) -> None:
        self._until: datetime | None = None
        self.ring: Callable[[datetime], None] = lambda _: None
        """Called with the earlier time."""

    def until(self, due: datetime | None) -> datetime | None:
        """Set the time that the scheduler waits for (None: any time is earlier); return the last one."""
        before, self._until = self._until, due
        return before

    def set(self, due: datetime | None) -> None:
        """Note when a table is due, and ring if that is earlier."""
        if due is not None and (self._until is None or due < self._until):
            self._until = due
            self.ring(due)
