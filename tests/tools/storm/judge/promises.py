"""What somebody was shown as saved: it is there, unless somebody has changed it since."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tests.tools.storm.judge.texts import says
from tests.tools.storm.staging import Sent, Storm
from tests.tools.storm.trace import texts

CHANGES_S: Final = 10.0
"""For how long before something is saved another request for the same may have changed it."""
OPEN_S: Final = 900.0
"""How long before that somebody can have sent it: nobody is answered later."""
MINUTES: Final = 60
SERVERS: Final[dict[str, dict[str, object]]] = {
    "stand": {},
    "pace": {},
    "boards": {},
    "callers": {},
    "reminders": {"on": 1, "off": 0},
    "across": {"on": 1, "off": 0},
}
"""The settings of a server that a list chooses, and the values that are stored otherwise than chosen."""


@dataclass(frozen=True)
class Promise:
    """A cell of a row that is one's own, and what it is once one's request is carried out."""

    table: str
    owner: tuple[str, str]
    column: str
    value: object


class Promises:
    """What was shown as saved a moment ago."""

    def __init__(self, storm: Storm) -> None:
        self._storm = storm

    def broken(self, sent: Sent, who: str) -> Iterator[str]:
        """Yield what somebody was shown as saved, and isn't."""
        promise = self._promised(sent)
        if promise is not None and not self._changed_by_others(sent, promise):
            (key, owner) = promise.owner
            query = f"SELECT {promise.column} FROM {promise.table} WHERE {key} = ?"  # noqa: S608
            for (cell,) in self._storm.rows(query, int(owner)):
                if cell != promise.value:
                    yield f"{who} was shown {promise.column} as {promise.value!r}, but it is {cell!r}"
        yield from self._planned(sent, who)

    def _changed_by_others(self, sent: Sent, promise: Promise) -> bool:
        """Return whether another request for the same cell was saved at about that time or since, or took all of the row."""
        traces = self._storm.discord.traces
        since = traces[sent.interaction.id].saved[0].at - CHANGES_S
        for other in reversed(self._storm.sent):
            if other.at < sent.at - OPEN_S:
                break
            own = self._promised(other)
            same = own is not None and (own.table, own.owner, own.column) == (
                promise.table,
                promise.owner,
                promise.column,
            )
            forgets = other.custom_id.split(":")[4:5] in (["forgotten"], ["server-forgotten"])
            saved = any(it.at > since for it in traces[other.interaction.id].saved)
            if other is not sent and saved and (same or forgets):
                return True
        return False

    def _promised(self, sent: Sent) -> Promise | None:
        """Return what a request asks for, if it is the change of one cell."""
        trace = self._storm.discord.traces[sent.interaction.id]
        owner = "user_id", trace.person_id
        match str(trace.data.get("custom_id", "")).split(":")[4:]:
            case ["own-choose", "reminders", *_]:
                return Promise("people", owner, "reminders", (trace.data.get("values") or [""])[0])
            case ["server-choose", key, *_] if key in SERVERS:
                channel = self._storm.discord.world.channels.get(trace.channel_id)
                value = (trace.data.get("values") or [""])[0]
                if channel is not None and channel.guild_id is not None:
                    home = "guild_id", channel.guild_id
                    return Promise("servers", home, key, SERVERS[key].get(value, value))
        options = trace.data.get("options") or [{}]
        given = {it["name"]: it["value"] for it in options[0].get("options") or ()}
        if (trace.data.get("name"), options[0].get("name")) == ("my", "quiet") and "begin" in given:
            hours, _, minutes = str(given["begin"]).partition(":")
            if hours.isdigit() and minutes.isdigit():
                return Promise("people", owner, "quiet_from", int(hours) * MINUTES + int(minutes))
        return None

    def _planned(self, sent: Sent, who: str) -> Iterator[str]:
        """Yield a choice that was shown as added to a plan, and isn't there although its owner hasn't moved."""
        trace = self._storm.discord.traces[sent.interaction.id]
        press = trace.press
        shown = (text for said in trace.said for text in texts(said.body))
        if press is None or press.action != "plan-play" or not any(map(_shows_plan, shown)):
            return
        moves = press.argument.split("/")
        if any(
            (other.interaction.person_id == trace.person_id and "plan-withdraw" in other.custom_id)
            or "forgotten" in other.custom_id
            for other in self._storm.sent
            if other.at >= sent.at - CHANGES_S
        ):
            return
        query = """SELECT p.content FROM plans p JOIN tables t ON t.id = p.table_id
            WHERE p.table_id = ? AND p.user_id = ? AND p.dropped = '' AND p.begun_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM moves m JOIN seats s USING (table_id, seat)
                WHERE m.table_id = p.table_id AND s.user_id = p.user_id AND m.number >= ?)"""
        seen = press.table, int(trace.person_id), press.number
        for (content,) in self._storm.rows(query, *seen):
            choices = [[step[0] for step in choice] for choice in json.loads(content)[0]]
            if moves not in choices:
                yield f"{who} has added {moves} to a plan, which has {choices}"


def _shows_plan(text: str) -> bool:
    return says(text, "plan-title")
