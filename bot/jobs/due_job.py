"""A base for jobs that sleep until the database has more to do."""

import asyncio
from abc import ABC, abstractmethod
from datetime import UTC, datetime, timedelta
from typing import ClassVar, Final

from bot.jobs.heartbeat import Heartbeat
from bot.jobs.looped_job import LoopedJob
from bot.tables.tables import Tables

MIN_SLEEP_S: Final = 0.05
"""The shortest sleep, in seconds."""
MAX_SLEEP_S: Final = 24 * 3600.0
"""The longest sleep, in seconds, while nothing is due."""
RETRY_S: Final = 5.0
"""Seconds before trying again while the database, another process or a shard is busy."""
_NEVER: Final = datetime.max.replace(tzinfo=UTC)


class DueJob(LoopedJob, ABC):
    """Does what is due, then sleeps until there's more, or until it hears of something sooner."""

    shared_poll_s: ClassVar[float] = 60.0
    """Seconds between looks at a shared database: other processes may leave something due."""

    def __init__(self, tables: Tables, heartbeat: Heartbeat) -> None:
        super().__init__(self.turn, MIN_SLEEP_S)
        self._tables = tables
        self._heartbeat = heartbeat
        self._looking = asyncio.Lock()
        self._next = _NEVER

    async def wake(self) -> None:
        """Wake up and look now."""
        self._sleep_until(self._tables.store.now())

    def look_at(self, due: datetime | None) -> None:
        """Look at this time, if any, unless it looks sooner anyway."""
        if due is not None and due < self._next:
            self._sleep_until(due)

    async def turn(self) -> None:
        """Do what is due, then sleep until there may be more."""
        self._next = _NEVER  # what it hears of while it looks counts
        store, heartbeat = self._tables.store, self._heartbeat
        now = store.now()
        due: datetime | None = now + timedelta(seconds=RETRY_S)
        most = MAX_SLEEP_S
        if heartbeat.is_behind:
            most = RETRY_S  # whoever connects wakes this job, but its heartbeat wasn't saved
        elif store.shared and heartbeat.present():
            most = self.shared_poll_s
        with self.errors_logged():
            due = await self.tick()
        self._sleep_until(min(due or _NEVER, now + timedelta(seconds=most), self._next))

    def _sleep_until(self, due: datetime) -> None:
        self._next = due
        self.next_in(max(MIN_SLEEP_S, (due - self._tables.store.now()).total_seconds()))

    async def tick(self) -> datetime | None:
        """Do everything that is due; return as `look` does."""
        async with self._looking:
            return await self.look()

    @abstractmethod
    async def look(self) -> datetime | None:
        """Do everything that is due; return when there may be more, None for not by the clock."""
