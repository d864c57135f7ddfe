"""Backs the database up once a day, in one process at a time."""

import asyncio
import logging
from datetime import datetime, timedelta
from typing import Final

from bot.store import NotSaved, Store
from bot.store.backup_runner import BackupNote, BackupRunner

log = logging.getLogger(__name__)

FIRST_S: Final = 300.0
"""Seconds after the start before the first backup: a bot in a crash loop makes none."""
POLL_S: Final = 1800.0
"""Seconds between two looks at whether a backup is due."""
INTERVAL: Final = timedelta(hours=24)
RETRY: Final = timedelta(hours=6)
"""How long after a failure it's tried again."""


class DailyBackup:
    """Makes a backup when the last one is a day old."""

    def __init__(self, store: Store, runner: BackupRunner) -> None:
        self._store = store
        self._runner = runner
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look, a few minutes from now on."""
        self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop; the runner ends a backup that is being made."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def poll(self) -> None:
        """Make a backup if one is due."""
        try:
            async with self._store.lock("backup") as mine:
                if mine and is_due(await self._runner.last(), self._store.now()):
                    await self._runner.back_up()
        except NotSaved as error:
            log.info("the backup is postponed: %s", error)
        except Exception:
            log.exception("the backup failed")

    async def _look(self) -> None:
        await asyncio.sleep(FIRST_S)
        while True:
            await self.poll()
            await asyncio.sleep(POLL_S)


def is_due(last: BackupNote | None, now: datetime) -> bool:
    """Return whether a backup has to be made."""
    if last is None:
        return True
    return abs(now - last.at) >= (INTERVAL if last.good else RETRY) - timedelta(seconds=POLL_S / 2)
