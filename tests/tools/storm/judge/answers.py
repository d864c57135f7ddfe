"""What people were told about what they did, and whether it is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tests.tools.storm.judge.endings import Endings
from tests.tools.storm.judge.forgotten import named_still
from tests.tools.storm.judge.promises import Promises
from tests.tools.storm.judge.tables import Tables
from tests.tools.storm.judge.texts import done, explains, forgets, refusal
from tests.tools.storm.network import SLOW_THREADS
from tests.tools.storm.staging import Sent, Storm
from tests.tools.storm.trace import NEW_TABLE, SHOWN, Pressed, Said, Trace, texts

SECONDS: Final = 3.0
"""How long Discord waits for an answer."""
BESIDE: Final = ("notes", "leftovers", "vote_sides", SHOWN)
"""What says nothing of what somebody does: claims, old boards still to be stripped, which of two channels they vote
in, and which board is shown."""
PUT_BACK: Final = ("find-meanwhile", "vote-accept")
"""Actions that save what they are about to do, and put it back if they can't."""
AFTER_S: Final = 5.0
"""How long what was hard has effects."""
OPEN_S: Final = 900.0
"""How long an interaction may be answered, and thus looked at."""
OK: Final = 300
"""Discord's answers below this say that all is well."""
THREAD_S: Final = 0.02
"""The least that it takes to make a thread, where the next table of the same person has to go."""
MOST_OPENED: Final = 3
"""How many tables, seasons and evenings somebody may open in a channel within `OPENED_S`."""
OPENED_S: Final = 300.0
OPENS: Final = {"new": NEW_TABLE, "open": "seasons", "evening": "seasons"}
"""The commands that open something, and the tables with its rows."""
SAVED_TOO: Final = ("refused-partly-saved", "error-after-saving")
"""What is told when something was saved before an error."""
EITHER_WAY: Final = (
    "refused-unknown-whether-saved",
    "refused-forget-half",
    "error-lasting",
    "post-refused",
    "refused-many-here",  # tables whose channels are gone are closed first
    "refused-many-theirs",
)
"""What is told whether or not something was saved."""
TRUE_OF_OLD_BOARDS: Final = (
    "refused-out-of-date",
    "refused-not-your-turn",
    "refused-no-more-turns",
)
"""What is told of a board that isn't the newest, or to somebody who isn't asked."""
UPDATE, MESSAGE = 7, 4
SLOW_THREAD: Final = re.compile(r"slow POST /channels/\d+/threads")


@dataclass
class _Case:
    """What somebody sent, while it can be answered."""

    sent: Sent
    trace: Trace
    heard: int = 0
    """How much of what was said is known."""
    looked: tuple[int, int] | None = None
    """How much was said and saved when it was last looked at."""
    refused: str = ""
    done: tuple[str, str] | None = None
    acknowledged: bool = False
    held: bool = False
    """Whether what it was shown as saved was looked for."""
    late: bool = False


class Answers:
    """Who was told what."""

    def __init__(self, storm: Storm, tables: Tables) -> None:
        self._storm, self._tables = storm, tables
        self._promises, self._endings = Promises(storm), Endings(storm, tables)
        self._read = 0
        self._open: list[_Case] = []
        self._hard_at = -AFTER_S
        """When somebody last couldn't be answered in time, as far as is known."""
        self._moves: dict[tuple[int, int], str] = {}
        """Who was told that they had made a move: the interaction, by table and number."""
        self._opened: dict[tuple[str, str, int], tuple[str, float, float]] = {}
        """The last table that each opened from each channel in each process: the interaction, when the
        table was saved, and when its post was."""
        self._lately: dict[tuple[str, str, int], list[float]] = {}
        """When each asked for what was then opened from each channel, in each process."""

    def look(self) -> Iterator[str]:
        """Yield what somebody was told that isn't true, and who waits for too long."""
        storm = self._storm
        for sent in storm.sent[self._read :]:
            self._open.append(_Case(sent, storm.discord.traces[sent.interaction.id]))
        self._read = len(storm.sent)
        now = storm.loop.time()
        if self._hard():
            self._hard_at = now
        for case in self._open:
            there = len(case.trace.said), len(case.trace.saved)
            if case.looked != there:
                case.looked = there
                yield from self._told(case)
                yield from self._held(case)
            yield from self._twice(case)
            yield from self._in_time(case, now)
        self._open = [it for it in self._open if now - it.sent.at < OPEN_S]

    def _hard(self) -> bool:
        """Return whether everything is slow now, or the disk or Discord fails."""
        storm = self._storm
        loop, disk, discord = storm.loop, storm.disk, storm.discord
        cut = not all(bot.connected for bot in discord.living())
        faults = [it for it in discord.faults if (it.kind, it.path) != SLOW_THREADS]
        return loop.delays.slow > 1 or disk.now_fails is not None or bool(faults) or cut

    def _told(self, case: _Case) -> Iterator[str]:
        trace = case.trace
        who = f"{case.sent.step.who} ({_what(trace)})"
        for said in trace.said[case.heard :]:
            if said.status < OK:
                yield from self._heard(case, said, who)
        case.heard = len(trace.said)
        saved = [table for it in trace.saved for table in it.tables if table not in BESIDE]
        if trace.press and trace.press.action in PUT_BACK:
            return
        shown = any(SHOWN in it.tables for it in trace.saved)
        if case.refused and saved and case.refused not in (*SAVED_TOO, *EITHER_WAY):
            yield f"{who} was told {case.refused}, but rows were saved in {', '.join(saved)}"
        if case.refused in SAVED_TOO and not (saved or shown):
            yield f"{who} was told {case.refused}, but nothing was saved"
        if case.done and case.done[0] not in saved:
            yield f"{who} was told {case.done[1]}, but no row was saved in {case.done[0]}: {saved}"

    def _heard(self, case: _Case, said: Said, who: str) -> Iterator[str]:
        told = [*texts(said.body)]
        for text in told:
            if (key := refusal(text)) is not None:
                case.refused = key
                if key in TRUE_OF_OLD_BOARDS:
                    yield from self._stale(case, who)
            elif (one := done(text)) is not None:
                case.done = one
            elif forgets(text):
                yield from named_still(self._storm, case.sent)
        shown = said.callback and said.body.get("type") in (UPDATE, MESSAGE)
        if shown and not (case.refused or case.acknowledged or any(map(explains, told))):
            case.acknowledged = True
            yield from self._acknowledged(case, said, who)

    def _stale(self, case: _Case, who: str) -> Iterator[str]:
        """Yield who was told that the newest board is an older one, or that it isn't their turn."""
        press = case.trace.press
        known = self._tables.known.get(press.table) if press else None
        if press is None or known is None or known.match is None or case.trace.faults:
            return
        decision = known.match.position.decision
        if press.action != "play" or decision is None or known.changed >= case.sent.at:
            return
        query = "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND user_id = ?"
        person = int(case.trace.person_id)
        asked = self._storm.rows(query, press.table, decision.seat, person)
        if asked and press.number == len(known.moves) and known.stage == "playing":
            yield f"{who} was told {case.refused}, but that is the newest board, and it's their turn"

    def _acknowledged(self, case: _Case, said: Said, who: str) -> Iterator[str]:
        press = case.trace.press
        if press is None or press.action != "play" or _shows_missing_board(said, case.trace, press):
            return
        where = f"{who} was told that they made move {press.number} of table {press.table}"
        if press.number is None or self._is_vote(press.table):
            return
        places = self._storm.rows("SELECT place FROM tables WHERE id = ?", press.table)
        if said.body.get("type") == UPDATE and (("visited",) in places or ("group",) in places):
            return  # an outdated board loses its controls first: nothing does it later
        if not places:
            # It was deleted since, with its moves.
            if not any("moves" in it.tables for it in case.trace.saved):
                yield f"{where}, but no move was saved"
            return
        made = self._tables.made(press.table)
        seat, move = made[press.number] if press.number < len(made) else (None, "")
        if move.partition("=")[0] != press.argument.partition("=")[0]:
            yield f"{where}, {press.argument!r}, but it is {move!r} of seat {seat}"
        before = self._moves.setdefault((press.table, press.number), case.sent.interaction.id)
        if before != case.sent.interaction.id:
            yield f"{where}, and so was somebody else, or the same person twice"

    def _is_vote(self, table_id: int) -> bool:
        query = "SELECT 1 FROM seats WHERE table_id = ? AND everybody"
        return bool(self._storm.rows(query, table_id))

    def _held(self, case: _Case) -> Iterator[str]:
        """Yield what isn't as it was shown once it was saved, where all went well."""
        trace = case.trace
        saved = any(table not in BESIDE for it in trace.saved for table in it.tables)
        if saved and case.heard and not case.held:
            case.held = True
            if not (case.refused or trace.faults):
                who = f"{case.sent.step.who} ({_what(trace)})"
                yield from self._promises.broken(case.sent, who)
                yield from self._endings.broken(case.sent, who)
                yield from self._often(case, who)

    def _twice(self, case: _Case) -> Iterator[str]:
        """Yield who has opened two tables at once, as by a double click."""
        trace, number = case.trace, case.sent.interaction.id
        opened = [it.process for it in trace.saved if NEW_TABLE in it.tables]
        if trace.faults or not opened:
            return
        times = [it.at for it in trace.saved if {"tables", SHOWN} & {*it.tables}]
        mine = trace.person_id, trace.channel_id, opened[0]
        before, begun, posted = self._opened.get(mine, (number, 0.0, 0.0))
        self._opened[mine] = number, times[0], times[:2][-1]
        if before != number and begun <= times[0] < posted + THREAD_S:
            yield f"{case.sent.step.who} ({_what(trace)}) has opened two tables at once"

    def _often(self, case: _Case, who: str) -> Iterator[str]:
        """Yield who has opened more in a channel than anybody may."""
        trace = case.trace
        (command, *_) = trace.data.get("options") or [{}]
        opened = OPENS.get(command.get("name", ""))
        # What it saves there later, such as the end of seasons whose channel is gone, opens nothing.
        saved = next((it for it in trace.saved if opened in it.tables), None)
        if saved:
            mine = trace.person_id, trace.channel_id, saved.process
            lately = self._lately.setdefault(mine, [])
            if [it for it in lately if it > saved.at - OPENED_S][MOST_OPENED - 1 :]:
                yield f"{who} has opened more than {MOST_OPENED} things in {OPENED_S:.0f} s"
            lately.append(case.sent.at)

    def _in_time(self, case: _Case, now: float) -> Iterator[str]:
        sent, trace = case.sent, case.trace
        waited = (sent.answered_at or now) - sent.at
        if case.late or sent.answered_at is not None or waited <= SECONDS:
            return
        case.late = True
        faults = [it for it in trace.faults if not SLOW_THREAD.fullmatch(it)]
        if faults or not trace.processes or not all(it.alive for it in trace.processes):
            return
        storm = self._storm
        hard_at = max(
            self._hard_at, storm.disk.until, storm.disk.behind_until, storm.loop.delays.slow_until
        )
        hard_until = max(hard_at + AFTER_S, storm.discord.troubled_until)
        if trace.arrived_at - sent.at > 1 or hard_until >= sent.at:
            return
        yield f"{case.sent.step.who} ({_what(trace)}) waited for more than three seconds"


def _shows_missing_board(said: Said, trace: Trace, press: Pressed) -> bool:
    """Return whether the answer to a refused move is the board, one that was missing so far."""
    posted = said.body["type"] == MESSAGE and f"'facet:b:{press.table}:" in str(said.body)
    return posted and not any("moves" in it.tables for it in trace.saved)


def _what(trace: Trace) -> str:
    return str(trace.data.get("custom_id") or trace.data.get("name"))
