"""How games end that aren't played out: as somebody was asked, and has confirmed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tests.tools.storm.judge.tables import Tables
from tests.tools.storm.staging import Sent, Storm
from tests.tools.storm.trace import Trace

ENDS: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("ended", "lobby"): ("called-off",),
    ("ended", "off"): ("called-off",),
    ("ended", "ask"): ("playing",),
    ("ended", "asleep"): ("playing",),
    ("ended", "lost"): ("finished",),
    ("resigned", "computer"): ("playing",),
    ("resigned", "won"): ("finished",),
    ("resigned", "over"): ("finished",),
    ("given-up", "left"): ("lobby", "called-off"),
    ("given-up", "computer"): ("playing",),
    ("given-up", "won"): ("finished",),
    ("given-up", "over"): ("finished",),
}
"""What somebody has confirmed, and the stages that a table has after it."""


class Endings:
    """Who has confirmed what, and what has become of the tables."""

    def __init__(self, storm: Storm, tables: Tables) -> None:
        self._storm, self._tables = storm, tables

    def broken(self, sent: Sent, who: str) -> Iterator[str]:
        """Yield what became of a table, if it is something else than somebody has just confirmed."""
        trace = self._storm.discord.traces[sent.interaction.id]
        press = trace.press
        saved_at = max((it.at for it in trace.saved if "tables" in it.tables), default=None)
        stages = press and ENDS.get((press.action, press.argument))
        if (
            press is None
            or not stages
            or saved_at is None
            or self._changed_beside(sent, trace, press.table, saved_at)
        ):
            return
        query = "SELECT stage, setup IS NULL FROM tables WHERE id = ?"
        for stage, is_lobby in self._storm.rows(query, press.table):
            known = self._tables.known.get(press.table)
            match = known and known.match
            if match and match.position.decision is None:
                return  # it is played out
            begun = press.argument in ("lobby", "left") and not is_lobby
            if stage not in stages or begun:
                what = "a game that is" if begun else "the table is"
                yield f"{who} has confirmed {press.action} {press.argument}, and {what} {stage}"

    def _changed_beside(self, sent: Sent, trace: Trace, table_id: int, saved_at: float) -> bool:
        """Return whether somebody else has changed a table since a request was saved."""
        for other in reversed(self._storm.sent):
            if other.at < sent.at - 60:
                break
            theirs = self._storm.discord.traces[other.interaction.id]
            if (
                theirs is not trace
                and any(it.at > saved_at and "tables" in it.tables for it in theirs.saved)
                and (theirs.press is None or theirs.press.table == table_id)
            ):
                return True
        return False
