"""Backs the database up once a day, in one process at a time."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.features.operator.backup_runner import BackupNote
from bot.features.operator.desk import Hosting
from bot.jobs.looped_job import LoopedJob
from bot.store import Store

INTERVAL: Final = timedelta(hours=24)
RETRY: Final = timedelta(hours=6)
"""How long after a failure it's tried again."""
POLL: Final = timedelta(minutes=30)
"""The time between two looks."""


class DailyBackup(LoopedJob):
    """Makes a backup when the last one is a day old; the runner ends one that is being made."""

    work = "the backup"
    first_s = 300.0  # a bot in a crash loop makes none

    def __init__(self, store: Store, hosting: Callable[[], Hosting]) -> None:
        super().__init__(self.poll, POLL.total_seconds())
        self._store = store
        self._hosting = hosting

    def start(self) -> None:
        """Start, if the host wants backups."""
        if self._hosting().backs_up:
            super().start()

    async def poll(self) -> None:
        """Make a backup if one is due; log errors."""
        runner = self._hosting().runner
        if runner is None:
            return
        with self.errors_logged():
            async with self._store.lock("backup") as mine:
                if mine and is_due(await runner.last(), self._store.now()):
                    await runner.back_up()


def is_due(last: BackupNote | None, now: datetime) -> bool:
    """Return whether a backup has to be made."""
    if last is None:
        return True
    wait = (INTERVAL if last.good else RETRY) - POLL / 2
    return abs(now - last.at) >= wait
