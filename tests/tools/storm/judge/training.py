"""The trainer: whom it asks what, and how often an answer counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tests.playground.people import custom_ids
from tests.tools.storm.network import Shown
from tests.tools.storm.staging import Storm

_STAGE: Final = "SELECT stage FROM tables WHERE id = ?"
_SEATS: Final = "SELECT table_id, user_id FROM seats WHERE user_id IS NOT NULL"
_ANSWERS: Final = "SELECT user_id, sum(answers) FROM trainer_points GROUP BY user_id"


class Training:
    """Who was asked which position."""

    def __init__(self, storm: Storm) -> None:
        self._storm, self._read = storm, 0
        self._seated: set[tuple[int, int]] = set()
        """Who has had a seat at which table, also if they are being forgotten."""

    def look(self) -> Iterator[str]:
        """Yield positions that the trainer has shown of games that go on, in public, or to somebody else."""
        shown = self._storm.discord.shown[self._read :]
        self._read += len(shown)
        if shown:
            self._seated |= {(table_id, user_id) for table_id, user_id in self._storm.rows(_SEATS)}
        for it in shown:
            for table_id in {*_asked(it)}:
                yield from self._wrong(it, table_id)

    def rest(self) -> Iterator[str]:
        """Yield people who have answered more often than they have asked."""
        asked: Counter[int] = Counter()
        for trace in self._storm.discord.traces.values():
            press = trace.press
            if trace.data.get("name") == "trainer" or (press and press.action == "trainer"):
                asked[int(trace.person_id)] += 1
        for user_id, answers in self._storm.rows(_ANSWERS):
            if answers > asked[user_id]:
                yield f"{user_id} has answered {answers} times, and was asked {asked[user_id]} times"

    def _wrong(self, shown: Shown, table_id: int) -> Iterator[str]:
        reader, rows = shown.reader, self._storm.rows
        if any(stage in ("lobby", "playing") for (stage,) in rows(_STAGE, table_id)):
            yield f"{reader} was shown a position of table {table_id}, whose game goes on"
        channel = self._storm.discord.world.channels.get(shown.channel_id)
        if reader is None and channel is not None and channel.guild_id is not None:
            yield f"everybody was shown a position of table {table_id} by the trainer"
        if reader is not None and (table_id, int(reader)) not in self._seated:
            yield f"{reader} was asked a position of table {table_id}, where they have no seat"


def _asked(shown: Shown) -> Iterator[int]:
    """Return the tables whose positions the trainer shows in a message."""
    for custom_id in custom_ids({"components": shown.components}):
        fields = [*custom_id.split(":"), "", "", "", ""]
        if fields[4].startswith("trainer") and fields[2].isdigit() and fields[2] != "0":
            yield int(fields[2])
