"""What is posted of a table: once, at once, and not that a computer begins what it has done a moment later."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from typing import Final

from bot.playground.discord.shapes import Id
from tests.playground.people import custom_ids
from tests.tools.storm.guard import BEGINS
from tests.tools.storm.judge.tables import Tables, midway
from tests.tools.storm.judge.texts import says
from tests.tools.storm.network import Shown
from tests.tools.storm.script import WORLD
from tests.tools.storm.staging import Storm

ONCE_S: Final = 60.0
"""How long what is posted isn't posted again unasked."""
BACK_S: Final = 60.0
"""How soon after an outage everything is posted."""
TROUBLES_S: Final = 900.0
"""For how long what strikes may explain what is posted twice, or late."""
TROUBLED_S: Final = 20.0
"""For how long a request may wait, where rates are limited."""
ANEW: Final = (
    "show", "wake", "back", "language", "hand-over", "agree", "decline", "deputy", "sit-in",
    "resigned", "given-up", "ended", "boards", "forgotten",
)  # fmt: skip
"""What asks for a new board of the same position."""


class Boards:
    """What everybody was shown."""

    def __init__(self, storm: Storm, tables: Tables) -> None:
        self._storm, self._tables = storm, tables
        self._read = 0
        self._posted: dict[tuple[Id, str, tuple[str, ...]], tuple[Id, float, int | None]] = {}
        """The message, when, and from which process, by what it shows."""
        self._known: set[Id] = set()
        self._out_at = 0.0
        """When the bot was last seen without its connection."""

    def look(self) -> Iterator[str]:
        """Yield what is posted and shouldn't be, and what should be and isn't."""
        shown = self._storm.discord.shown
        for it in shown[self._read :]:
            if it.reader is None and it.message_id not in self._known:
                self._known.add(it.message_id)
                if says(it.text, "board-thinking") and says(it.text, "note-deputy"):
                    yield f"a board says that a computer begins somebody's turn: {it.text[:300]}"
                yield from self._twice(it)
        self._read = len(shown)
        yield from self._late()

    def _twice(self, shown: Shown) -> Iterator[str]:
        offered = custom_ids({"components": shown.components})
        controls = tuple(it for it in offered if ":panel:" in it or ":stop-reminders" in it)
        if not controls:
            return
        key = shown.channel_id, shown.text.partition(" [")[0], controls
        before, at, process = self._posted.get(key, ("", -ONCE_S, None))
        self._posted[key] = shown.message_id, shown.at, shown.process
        struck = self._struck(shown.at - TROUBLES_S) - {"overlap", "lose"}
        # Each of several processes shows what comes of what it was sent; only one of them reminds.
        each = ":panel:" in controls[0] and process != shown.process
        each = each and self._pressed(controls[0], shown.at)
        if shown.at - at < ONCE_S and not (each or struck or self._asked(at - 5)):
            yield f"messages {before} and {shown.message_id} both show {controls[0]}"

    def _struck(self, since: float) -> set[str]:
        """Return what has struck since then."""
        begun = self._storm.loop.time() - self._storm.now
        return {
            str(it.details[1]) if it.act == "fault" else it.act
            for it in self._storm.taken
            if it.who == WORLD and it.at + begun > since and it.act != "calm"
        }

    def _asked(self, since: float) -> bool:
        """Return whether somebody may have asked for another board since then."""
        traces = self._storm.discord.traces
        recent = [it for it in self._storm.sent[-60:] if it.at > since]
        return any(word in str(traces[it.interaction.id].data) for it in recent for word in ANEW)

    def _pressed(self, control: str, before: float) -> bool:
        """Return whether somebody has pressed a control of the same table shortly before then."""
        table = ":".join(("", control.split(":")[2], ""))
        recent = [it for it in self._storm.sent[-60:] if 0 <= before - it.at < TROUBLED_S]
        return any(table in it.custom_id for it in recent)

    def _late(self) -> Iterator[str]:
        """Yield boards that still aren't there although the bot is connected again."""
        discord, now = self._storm.discord, self._storm.loop.time()
        if discord.faults or not all(it.connected for it in discord.living()):
            self._out_at = now
            return
        back = now - self._out_at
        if not BACK_S < back < TROUBLES_S or self._struck(self._out_at - TROUBLES_S) != {"away"}:
            return
        before = dt.datetime.fromtimestamp(BEGINS + self._storm.now - back, dt.UTC)
        query = """SELECT id, channel_id FROM tables WHERE shown <> revision AND NOT computer_asked
            AND NOT asleep AND place = 'server' AND touched_at < ?"""
        for table_id, channel_id in self._storm.rows(query, before.isoformat(timespec="seconds")):
            if str(channel_id) not in discord.refused and not midway(
                self._tables.known.get(table_id)
            ):
                yield f"table {table_id} isn't shown {back:.0f} s after the bot is connected again"
