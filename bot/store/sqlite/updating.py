"""A restore point before a file is migrated, and the way back if the new version doesn't come up.

From before the migration until the bot is up, a marker beside the file names the restore point. A
start that finds one puts the file back first: the last start was killed in between.
"""

import json
import logging
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.host.place import typed
from bot.store.backups import BackupFolder, write_whole
from bot.store.errors import DatabaseUnusable, reason_of
from bot.store.migrate import Migration, missing
from bot.store.sqlite.replacing import alone, replace_file
from bot.store.sqlite.whole import back_up, faults_in, migration_of

log = logging.getLogger(__name__)

RESTORE: Final = f"{typed('store restore')} puts a backup in its place"
DAMAGED: Final = f"it is damaged, so it is not updated; {RESTORE}"


@dataclass(frozen=True, slots=True)
class Update:
    """A migration that a start of the bot has begun, and its restore point."""

    file: Path
    point: Path
    begun_at: int
    """The number of the last migration before it."""

    @property
    def _marker(self) -> Path:
        return marker_of(self.file)

    def begin(self) -> None:
        """Leave the marker; raise OSError."""
        write_whole(self._marker, json.dumps([str(self.point.absolute()), self.begun_at]))

    def settle(self) -> None:
        """Keep the migrated database: the new version is up."""
        self._marker.unlink(missing_ok=True)

    def put_back(self) -> None:
        """Put the database back as it was before the migration, if that took place.

        Raises DatabaseBusy if another process has it open, DatabaseUnusable or OSError.
        """
        with suppress(DatabaseUnusable):  # a damaged file is put back
            if migration_of(self.file) == self.begun_at:
                self.point.unlink(missing_ok=True)
                self.settle()
                return
        if self.point.exists():
            replace_file(self.file, self.point)
            log.warning(
                "the update did not come up, so the database is put back as it was, at migration %d:"
                " start the earlier version again",
                self.begun_at,
            )
        self.settle()


def marker_of(file: Path) -> Path:
    """Return the path of a file's marker."""
    return file.with_name(f"{file.name}-update")


def put_back_after_kill(file: Path) -> None:
    """Put a file back that a killed start has migrated; raises as `Update.put_back` does."""
    try:
        point, begun_at = json.loads(marker_of(file).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return
    Update(file, Path(point), begun_at).put_back()


def restore_point(file: Path, folder: BackupFolder, held: ExitStack) -> Update | None:
    """Copy a file that is about to be migrated; None if it is new, or up to date.

    No other process may update it or make a backup until `held` is closed. Raises DatabaseUnusable:
    DatabaseTooNew if the file is ahead of this code, DatabaseBusy if another process is at it.
    """
    if not _steps(file):
        return None
    try:
        held.enter_context(folder.alone())
        steps, done = _steps(file), migration_of(file)
        if not steps:
            return None  # another process has done it meanwhile
        if faults := _faults(file):
            raise DatabaseUnusable(f"{DAMAGED}: {faults[0]}")
        with alone(file):
            pass  # nobody has it open: what they save would be lost if it is put back
        point = folder.name(f"before-{steps[0].number}")
        folder.need_room(file.stat().st_size)
        back_up(file, point)
    except OSError as error:
        raise DatabaseUnusable(f"there is no restore point: {reason_of(error)}") from error
    return Update(file, point, done)


def _faults(file: Path) -> list[str]:
    """Return the faults in a file; that it can't be read is one."""
    try:
        return faults_in(file)
    except DatabaseUnusable as error:
        return [str(error)]


def _steps(file: Path) -> list[Migration]:
    try:
        done = migration_of(file)
    except DatabaseUnusable:
        return []  # opening it says why
    steps = missing(done)
    return steps if done else []
