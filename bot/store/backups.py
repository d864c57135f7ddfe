"""The backup folder: names, which backups are kept, and free space for the next one."""

import fcntl
import os
import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from glob import escape
from pathlib import Path
from typing import Final, Self

from bot.host.settings import is_server
from bot.store.errors import BackupUnderWay, DatabaseUnusable

DAYS: Final = 14
"""On how many days the newest daily backup is kept."""
WEEKS: Final = 8
"""In how many weeks the newest daily backup is kept; other backups are deleted after this time."""
OTHERS: Final = 3
"""How many restore points, and how many replaced databases, are kept."""
ROOM: Final = 2
"""A backup needs this many times the database's size in free space."""
_STAMP: Final = "%Y%m%dT%H%M%SZ"


@dataclass(frozen=True, slots=True, order=True)
class Backup:
    """A backup: when it was begun, and why: "" each day, "before-22" a migration, "replaced" by a restore."""

    at: datetime
    why: str
    path: Path


@dataclass(frozen=True, slots=True)
class BackupFolder:
    """The backups of one database; their names begin with `stem` and end with `suffix`."""

    path: Path
    stem: str
    suffix: str

    @classmethod
    def of(cls, address: Path | str, folder: Path | None) -> Self:
        """Return a database's folder, by default `backups` beside its file."""
        if is_server(address):
            return cls(folder or Path("backups"), "server", ".dump")
        file = Path(address)
        return cls(folder or file.parent / "backups", file.stem, ".db")

    def name(self, why: str = "") -> Path:
        """Return the path of a backup that is begun now; it is later than all others."""
        at = datetime.now(UTC)
        for other in self.backups()[-1:]:
            at = max(at, other.at + timedelta(seconds=1))
        parts = (self.stem, at.strftime(_STAMP), *([why] if why else ()))
        return self.path / f"{'-'.join(parts)}{self.suffix}"

    def make(self) -> None:
        """Create the folder, for its owner alone; raise OSError."""
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)

    def backups(self) -> list[Backup]:
        """Return the complete backups, oldest first."""
        pattern = rf"{re.escape(self.stem)}-(\d{{8}}T\d{{6}}Z)(?:-(before-\d+|replaced))?"
        listed = []
        for path in self.path.glob(f"{escape(self.stem)}-*{self.suffix}"):
            read = re.fullmatch(pattern, path.name.removesuffix(self.suffix))
            if read:
                at = datetime.strptime(read[1], _STAMP).replace(tzinfo=UTC)
                listed.append(Backup(at, read[2] or "", path))
        return sorted(listed)

    def need_room(self, size: int) -> None:
        """Raise DatabaseUnusable unless there is room to back up a database of this size in bytes."""
        free, need = shutil.disk_usage(self.path).free, ROOM * size
        if free < need:
            raise DatabaseUnusable(
                f"there is no room for a backup in {self.path}: {free >> 20} MB are free, and it"
                f" needs {(need >> 20) + 1}: make room, or set FACET_BACKUP to a folder on another disk"
            )

    def delete_old(self, now: datetime) -> int:
        """Delete the backups that needn't be kept, and return how many; raise OSError."""
        old = outdated(self.backups(), now)
        for backup in old:
            # Of a damaged one also its log.
            for path in self.path.glob(f"{escape(backup.path.name)}*"):
                path.unlink(missing_ok=True)
        return len(old)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep other processes from making a backup here, and delete what a killed one left behind.

        Raises BackupUnderWay if another one does, and OSError. The lock ends with its process.
        """
        self.make()
        handle = os.open(self.path, os.O_RDONLY)
        try:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise BackupUnderWay from error
            for part in self.path.glob(f"{escape(self.stem)}-*.part*"):
                part.unlink(missing_ok=True)
            yield
        finally:
            os.close(handle)


def outdated(backups: Iterable[Backup], now: datetime) -> list[Backup]:
    """Return the backups that needn't be kept at this time, oldest first.

    Kept are the newest daily one of each of the last 14 days and 8 weeks that have one, and the last
    three of each other kind, but none of these for longer than the daily ones.
    """
    newest_first = sorted(backups, reverse=True)
    daily = [it for it in newest_first if not it.why]
    by_day = {it.at.date(): it for it in reversed(daily)}
    by_week = {it.at.isocalendar()[:2]: it for it in reversed(daily)}
    kept = {*list(reversed(by_day.values()))[:DAYS], *list(reversed(by_week.values()))[:WEEKS]}
    young = [it for it in newest_first if it.at > now - timedelta(weeks=WEEKS)]
    for kind in ("before", "replaced"):
        kept.update([it for it in young if it.why.startswith(kind)][:OTHERS])
    return [it for it in reversed(newest_first) if it not in kept]


def write_whole(path: Path, text: str) -> None:
    """Replace a file that only its owner may read; a crash leaves the old one or the new one. Raises OSError."""
    part = path.with_name(f"{path.name}.new")
    with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    sync_folder(path.absolute().parent)


def sync_folder(folder: Path) -> None:
    """Flush a folder's list of files to the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
