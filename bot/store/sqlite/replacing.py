"""Replaces a database with another file, while nobody has it open."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.backups import sync_folder
from bot.store.errors import DatabaseBusy, DatabaseUnusable
from bot.store.sqlite.connection import why
from bot.store.sqlite.writer import is_busy


def replace_file(
    path: Path, new: Path, aside: Path | None = None, marker: Path | None = None
) -> None:
    """Replace a database with a complete file, and keep the old one as `aside`.

    Before it takes its place, `marker` is deleted.

    Killed at any moment, it leaves either database, whole. Raises DatabaseBusy if another process
    has the database open, DatabaseUnusable or OSError if it can't be replaced.
    """
    path, part = path.resolve(), new  # of a link, what it leads to
    if new.stat().st_dev != path.absolute().parent.stat().st_dev:
        part = path.with_name(f"{path.name}.part")
        shutil.copyfile(new, part)
        part.chmod(0o600)
    with part.open("rb") as file:
        os.fsync(file.fileno())
    with alone(path) as whole:
        if aside and path.exists():
            _keep(path, aside)
        for beside in (
            "-wal",
            "-shm",
            "-journal",
        ):  # of a damaged file; it would be read into the new one
            left = path.with_name(path.name + beside)
            if aside and not whole and left.exists() and beside != "-shm":
                _keep(left, aside.with_name(aside.name + beside))
            left.unlink(missing_ok=True)
        if marker:
            marker.unlink(missing_ok=True)
        part.replace(path)
        sync_folder(path.absolute().parent)
    if part != new:
        new.unlink()


def _keep(path: Path, aside: Path) -> None:
    """Give a file a second name, on another disk by copying it."""
    try:
        os.link(path, aside)
    except OSError:
        part = aside.with_name(f"{aside.name}.part")  # if this fails, the next backup deletes it
        with part.open("wb") as copy, path.open("rb") as file:
            part.chmod(0o600)
            shutil.copyfileobj(file, copy)
            copy.flush()
            os.fsync(copy.fileno())
        part.rename(aside)


@contextmanager
def alone(path: Path) -> Iterator[bool]:
    """Hold a database that nobody else has open, its log moved into it; yields False if it is too damaged."""
    if not path.exists():
        yield False
        return
    address = f"{path.absolute().as_uri()}?mode=rw"
    whole = True
    try:
        connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=0)
    except sqlite3.Error as error:
        raise DatabaseUnusable(why(error, path)) from error
    with closing(connection) as held:
        try:
            held.execute("PRAGMA locking_mode = EXCLUSIVE")
            held.execute("PRAGMA journal_mode = DELETE").fetchall()
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if is_busy(error):
                raise DatabaseBusy("the bot is running: stop it first") from error
            raise DatabaseUnusable(str(error)) from error
        except sqlite3.DatabaseError:
            whole = False  # it is damaged, which is why it is replaced
        yield whole
