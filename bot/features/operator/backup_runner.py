"""Makes and checks backups in a separate process, at a low priority, and records how it went."""

import asyncio
import json
import logging
import os
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.host.workers import kill_worker, start_worker
from bot.store.contract import Store
from bot.store.engine import readable

log = logging.getLogger(__name__)

NOTE: Final = "backup"
"""The key of the note with the last backup."""
UNDER_WAY: Final = 3
"""The exit status of `python -m bot.store backup` if another process is making a backup."""
MAX_LINE: Final = 300
"""How much of what a process said is kept: it has to fit into a message."""


@dataclass(frozen=True, slots=True)
class BackupNote:
    """The last attempt to make a backup: when, whether it succeeded, what it printed, and the last success."""

    at: datetime
    good: bool
    line: str
    last_good: datetime | None


class BackupRunner:
    """Runs `python -m bot.store` on the bot's database, one process at a time.

    Args:
        folder: The folder of backups; None for the usual one.
    """

    def __init__(self, store: Store, address: Path | str, folder: Path | None) -> None:
        self._store = store
        self._settings = {
            "FACET_DATABASE": str(address),
            "FACET_BACKUP": str(folder or ""),
            **{name: value for name, value in os.environ.items() if name.startswith("PG")},
        }
        self._turn = asyncio.Lock()
        self._backs_up = False
        self._process: Process | None = None

    async def back_up(self) -> BackupNote | None:
        """Make the next daily backup, and record and log how it went; raise NotSaved.

        None, and nothing is recorded, if one is being made already: by this process, by a tool, or by
        what a bot that was killed has left behind.
        """
        if self._backs_up:
            return None
        self._backs_up = True
        try:
            return await self._backed_up()
        finally:
            self._backs_up = False

    async def _backed_up(self) -> BackupNote | None:
        before = await self.last()
        status, line = await self._run("backup")
        if status == UNDER_WAY:
            log.info("no backup is begun: %s", line)
            return None
        good, now = status == 0, self._store.now()
        last_good = now if good else before.last_good if before else None
        note = BackupNote(now, good, line, last_good)
        content = json.dumps(
            [now.isoformat(), good, line, last_good.isoformat() if last_good else None]
        )
        await self._store.notes.save(NOTE, content)
        if good:
            log.info("backed up: %s", line)
        elif before is None or before.line != line:
            log.warning("no backup: %s", line)
        return note

    async def check(self) -> tuple[bool, str]:
        """Check the database; return whether it is sound, and what was found."""
        status, line = await self._run("check")
        return status == 0, line

    async def last(self) -> BackupNote | None:
        """Return how the last backup went; raise NotSaved."""
        note = await self._store.notes.get(NOTE)
        if note is None:
            return None
        return readable(_note, note, None)

    async def close(self) -> None:
        """End the process; the next one deletes what it leaves behind."""
        if self._process is not None:
            kill_worker(self._process)
            await self._process.wait()

    async def _run(self, command: str) -> tuple[int | None, str]:
        """Run a command; return its exit status (None: it didn't start), and the last line it said."""
        async with self._turn:
            try:
                self._process = await start_worker(
                    "bot.store", "--idle", command, stderr=PIPE, settings=self._settings
                )
                output, complaints = await self._process.communicate()
            except OSError as error:
                return None, str(error)
            status, self._process = self._process.returncode, None
        lines = ((complaints if status else output) or output).decode(errors="replace").splitlines()
        line = lines[-1].removeprefix("facet: ") if lines else "the process was ended"
        return status, line[:MAX_LINE]


def _note(note: str) -> BackupNote:
    at, good, line, last_good = json.loads(note)
    success = datetime.fromisoformat(last_good) if last_good else None
    return BackupNote(datetime.fromisoformat(at), good, line, success)
