"""The people whose data was deleted since the oldest backup, so that a restore deletes it again.

The list is a file beside the backups, outside the database, which a backup replaces. It holds no ids
but their digests, under a key of its own. A note in the database says how much of the list it has
followed: a backup that is restored lacks the end, and somebody who came back later is left alone.
"""

import fcntl
import hmac
import json
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from bot.store.backups import BackupFolder, write_whole

FILE: Final = "forgotten"
MARGIN: Final = timedelta(days=1)
"""How much longer than the oldest backup an entry is kept: forgetting somebody takes several steps."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody who was forgotten: the entry's number, when, and the digest of their id."""

    number: int
    at: datetime
    digest: str


class ForgottenList:
    """The list beside a database's backups; every method may raise OSError."""

    def __init__(self, folder: BackupFolder) -> None:
        self._folder = folder
        self._path = folder.path / f"{folder.stem}-{FILE}"

    def add(self, user_id: int, now: datetime) -> str | None:
        """Add somebody before their data is deleted; return the note that the database has to store afterwards.

        None, and nothing is written, while there is no backup.
        """
        if not self._path.exists() and not self._is_needed():
            return None
        with self._held() as (head, entries):
            number = head["next"]
            digest = _digest(head["key"], user_id)
            self._write({**head, "next": number + 1}, [*entries, Entry(number, now, digest)])
            return str(number)

    @property
    def note(self) -> str | None:
        """The key of the database's note that says which entry it has followed last."""
        head, _ = self._read()
        return f"forgotten {head['id']}" if head else None

    def since(self, noted: str | None) -> list[Entry]:
        """Return the entries that a database with this note hasn't followed."""
        return [it for it in self._read()[1] if it.number > int(noted or 0)]

    def among(self, entries: list[Entry], user_ids: list[int]) -> list[int]:
        """Return the people whom these entries name."""
        head, _ = self._read()
        digests = {it.digest for it in entries}
        return [it for it in user_ids if _digest(head["key"], it) in digests]

    def shorten(self) -> None:
        """Drop the entries that are older than every backup."""
        if not self._path.exists():
            return
        backups = self._folder.backups()
        with self._held() as (head, entries):
            left = [it for it in entries if backups and it.at > backups[0].at - MARGIN]
            if left != entries:
                self._write(head, left)

    def _is_needed(self) -> bool:
        folder = self._folder
        return bool(folder.backups() or [*folder.path.glob(f"{folder.stem}-*.part")])

    def _read(self) -> tuple[dict[str, Any], list[Entry]]:
        try:
            head, *lines = map(json.loads, self._path.read_text(encoding="ascii").splitlines())
        except FileNotFoundError:
            return {}, []
        return head, [Entry(number, datetime.fromisoformat(at), it) for number, at, it in lines]

    @contextmanager
    def _held(self) -> Iterator[tuple[dict[str, Any], list[Entry]]]:
        """Read the list, or begin one, while no other process changes it."""
        lock = os.open(
            self._path.with_name(f"{self._path.name}.lock"), os.O_CREAT | os.O_RDWR, 0o600
        )
        try:
            fcntl.flock(lock, fcntl.LOCK_EX)
            head, entries = self._read()
            yield (
                head or {"key": secrets.token_hex(32), "id": secrets.token_hex(4), "next": 1},
                entries,
            )
        finally:
            os.close(lock)

    def _write(self, head: dict[str, Any], entries: list[Entry]) -> None:
        rows = [head, *([it.number, it.at.isoformat(), it.digest] for it in entries)]
        write_whole(self._path, "".join(f"{json.dumps(row)}\n" for row in rows))


def _digest(key: str, user_id: int) -> str:
    return hmac.digest(bytes.fromhex(key), str(user_id).encode(), "sha256").hex()
