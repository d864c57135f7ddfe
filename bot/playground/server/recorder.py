"""A bounded record of the bot's requests, for tests and people."""

import itertools
from collections import deque

from bot.playground.discord.checks.messages import Upload
from bot.playground.discord.shapes import Json

KEPT = 1000


class Recorder:
    """The last requests of the bot."""

    def __init__(self) -> None:
        self._entries: deque[Json] = deque(maxlen=KEPT)
        self._numbers = itertools.count(1)

    def note(self, method: str, path: str, route: str, at: float) -> Json:
        """Begin an entry; its body, files and status are filled in as they become known.

        The status stays None, and ``mishap`` says why, where no whole answer was given.
        """
        entry: Json = {
            "number": next(self._numbers),
            "at": at,
            "method": method,
            "path": path,
            "route": route,
            "status": None,
            "mishap": None,
            "body": None,
            "files": [],
            "answer": None,
        }
        self._entries.append(entry)
        return entry

    @staticmethod
    def body(entry: Json, body: object, uploads: list[Upload]) -> None:
        """Add the body that was sent."""
        entry["body"] = body
        entry["files"] = [
            {"key": u.key, "filename": u.filename, "size": len(u.content)} for u in uploads
        ]

    def since(self, number: int = 0) -> list[Json]:
        """Return the entries after ``number``, oldest first."""
        return [entry for entry in self._entries if entry["number"] > number]

    def clear(self) -> None:
        """Delete every entry."""
        self._entries.clear()
