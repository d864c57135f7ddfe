"""The bot's database as one reads it from outside, while the bot writes it or is dead."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rules import GAMES, AnyMatch, Match

MoveRow = tuple[int, int, str]
"""A number, a seat and what it answered."""


_STATE: Final = """SELECT id, game, stage, revision, shown, options, setup FROM tables
    WHERE channel_id = $1 ORDER BY id DESC LIMIT 1"""


@dataclass(frozen=True)
class State:
    """A table's row, and who sits there."""

    id: int
    game: str
    stage: str
    revision: int
    shown: int | None
    options: dict[str, Any]
    setup: Any
    people: tuple[int | None, ...]


class Book:
    """One file, opened for every look: nothing of it stays open when the bot is killed."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def fetch(self, query: str, *values: object) -> list[Any]:
        """Return the rows that a query finds; its values are spelled `$1` and so on."""
        uri = f"file:{self.path}?mode=ro"
        named = {str(number): value for number, value in enumerate(values, start=1)}
        with closing(sqlite3.connect(uri, uri=True, timeout=30)) as rows:
            return rows.execute(query, named).fetchall()

    def state(self, channel_id: str) -> State | None:
        """Return the last table of a channel, None without one."""
        found = self.fetch(_STATE, int(channel_id))
        if not found:
            return None
        row = tuple(found[0])
        people = self.fetch("SELECT user_id FROM seats WHERE table_id = $1 ORDER BY seat", row[0])
        options, setup = json.loads(row[5]), json.loads(row[6]) if row[6] else None
        number, game, stage, revision, shown = row[:5]
        seated = tuple(user for (user,) in people)
        return State(number, game, stage, revision, shown, options, setup, seated)

    def moves(self, table_id: int, since: int = 0) -> list[MoveRow]:
        """Return the rows of a table's log from a number on."""
        query = (
            "SELECT number, seat, move FROM moves WHERE table_id = $1 AND number >= $2"
            " ORDER BY number"
        )
        return [(number, seat, move) for number, seat, move in self.fetch(query, table_id, since)]

    def all_moves(self) -> dict[int, list[MoveRow]]:
        """Return every table's log."""
        found: dict[int, list[MoveRow]] = {}
        query = "SELECT table_id, number, seat, move FROM moves ORDER BY table_id, number"
        for table_id, *row in self.fetch(query):
            found.setdefault(table_id, []).append((row[0], row[1], row[2]))
        return found

    def sound(self) -> bool:
        """Return whether SQLite itself finds the file whole."""
        return self.fetch("PRAGMA integrity_check") == [("ok",)]


def replay(state: State, moves: list[MoveRow]) -> AnyMatch:
    """Return the match that a log tells; raise what the rules raise where it cannot be played."""
    game = GAMES[state.game]
    match: AnyMatch = Match((game.start(len(state.people), state.options, state.setup),))
    for _, _, move in moves:
        match = match.undo() if move == "undo" else match.play(move)
    return match
