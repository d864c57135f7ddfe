"""Backs the database up once a day, in one process at a time."""

from datetime import datetime, timedelta
from typing import Final

from bot.features.operator.backup_runner import BackupNote, BackupRunner
from bot.jobs.polling_job import PollingJob
from bot.store import Store

INTERVAL: Final = timedelta(hours=24)
RETRY: Final = timedelta(hours=6)
"""How long after a failure it's tried again."""


class DailyBackup(PollingJob):
    """Makes a backup when the last one is a day old; the runner ends one that is being made."""

    work = "the backup"
    first_s = 300.0  # a bot in a crash loop makes none
    poll_s = 1800.0

    def __init__(self, store: Store, runner: BackupRunner) -> None:
        super().__init__(store)
        self._runner = runner

    async def tick(self) -> None:
        """Make a backup if one is due."""
        async with self._store.lock("backup") as mine:
            if mine and is_due(await self._runner.last(), self._store.now()):
                await self._runner.back_up()


def is_due(last: BackupNote | None, now: datetime) -> bool:
    """Return whether a backup has to be made."""
    if last is None:
        return True
    wait = (INTERVAL if last.good else RETRY) - timedelta(seconds=DailyBackup.poll_s / 2)
    return abs(now - last.at) >= wait
