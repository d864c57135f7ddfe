"""Why a move of 12 Seekers is good: at most three true statements, the weightiest first.

Each has a key; words for people stand in catalogues. "You" is the seat that is asked. What follows in
the turn is taken to be the best way to go on.

Colours and gems are letters, a seeker is its id. Points are those that a seat would have if the game
ended now, declared as well as can be. Nothing is said that hangs on colour cards which the view
does not show.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from types import MappingProxyType
from typing import Final

from bot.computers.reason import Reason
from bot.computers.seekers.areas import PackedArea, size
from bot.computers.seekers.declaring import total_after
from bot.computers.seekers.deepening import CERTAIN_WIN, Deepening
from bot.computers.seekers.reading import state_of
from bot.computers.seekers.search import OutOfTime, Search, is_dealers
from bot.computers.seekers.state import STATE_FIELDS, SearchState, Side, turns_left
from bot.computers.seekers.weights import trained
from rules.contract import Decision
from rules.seekers.gems import COLOURS
from rules.seekers.moves import Move, Seek
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS

MAX_REASONS: Final = 3
"""How many reasons are given."""
WIN_SEARCH_TURNS: Final = 3
"""How many turns after this one the end is near enough to look for a sure win."""
WIN_SEARCH_S: Final = 0.3
"""Seconds of CPU for that."""
REPLY_WIDTH: Final = 8
SENTENCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "wins": "You win whatever follows.",
        "points": "Your points go from {before} to {after}.",
        "prize": "{seeker} brings {points} points at once.",
        "run": "Your longest run of {colour} grows from {before} to {after}.",
        "new-run": "You get a run of {after}: {colour}.",
        "valid": "Your valid pile gets {count} more.",
        "steals": "The opponent's points go from {before} to {after}.",
        "denies": "You take {gems} away from the opponent: their best turn brings {after}, not {before}.",
        "leaves": "The opponent's best turn brings {after} points at most.",
        "gold": "You get {count} gold.",
        "tie": "The points are equal, and your powers are lower: {mine} to {theirs}.",
        "declares": "That makes {points} points.",
    }
)
"""Each key with its sentence in English."""
WeighedReasons = Iterator[tuple[float, Reason]]


def reasons(view: Position, move: Move) -> tuple[Reason, ...]:
    """Return why a move that is offered is good, as far as anything can be said."""
    decision = view.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    if view.stage == "declare":
        return _declaring(view, move)
    change = _Change.of(view, decision, move)
    found = sorted(change.told(), key=lambda one: -one[0])
    return tuple(reason for _, reason in found[:MAX_REASONS])


def in_english(reason: Reason) -> str:
    """Return a reason in English."""
    return SENTENCES[reason.key].format(**reason.args)


def _declaring(view: Position, move: Move) -> tuple[Reason, ...]:
    decision = view.decision
    if decision is None or view.seats[decision.seat].hidden:
        return ()
    return (Reason("declares", {"points": total_after(view, decision.seat, move)}),)


@dataclass(frozen=True, slots=True)
class _Change:
    """What a move changes, up to the end of the turn if it goes on as well as can be."""

    view: Position
    move: Move
    asked: Deepening
    before: SearchState
    after: SearchState

    @classmethod
    def of(cls, view: Position, decision: Decision[Move], move: Move) -> _Change:
        """Return what a move changes."""
        asked = Deepening.of(view, (move,), decision.seat)
        with suppress(OutOfTime):
            deadline = time.thread_time() + WIN_SEARCH_S
            asked.look(
                Search(asked.table, asked.hands, deadline, REPLY_WIDTH, trained(view.sheet)), 1, 1
            )
        return cls(view, move, asked, state_of(view, asked.table), asked.outcomes[0].state)

    def told(self) -> WeighedReasons:
        """Yield all that can be said, each with its weight in points."""
        yield from self._sure_win()
        seat = self.asked.seat
        if not self.view.seats[seat].hidden:
            yield from self._own()
        yield from self._things()
        if not self.view.seats[1 - seat].hidden:
            yield from self._opponents()

    def _total(self, seat: int, side: Side) -> int:
        area, gold, points, _, _ = side
        return round(self.asked.hands.worth(self.view.sheet, seat, area)) + gold + points

    def _sure_win(self) -> WeighedReasons:
        if turns_left(self.after) <= WIN_SEARCH_TURNS:
            self.asked.prove(time.thread_time() + WIN_SEARCH_S)
            if (self.asked.outcomes[0].won or 0.0) > CERTAIN_WIN:
                yield 1000.0, Reason("wins", {})

    def _own(self) -> WeighedReasons:
        seat = self.asked.seat
        before, after = (self._total(seat, state[2 + seat]) for state in (self.before, self.after))
        if after > before:
            yield after - before, Reason("points", {"before": before, "after": after})
            yield from self._runs(after - before)
        mine, theirs = self.after[2 + seat], self.after[3 - seat]
        level = after == self._total(1 - seat, theirs) and not self.view.seats[1 - seat].hidden
        if not turns_left(self.after) and level and mine[3] < theirs[3]:
            yield 500.0, Reason("tie", {"mine": mine[3], "theirs": theirs[3]})

    def _runs(self, gain: int) -> WeighedReasons:
        if SHEETS[self.view.sheet].kind != "row":
            return
        rows = [state[2 + self.asked.seat][0] for state in (self.before, self.after)]
        for colour in COLOURS:
            before, after = (_longest(row, colour) for row in rows)
            if after > max(1, before):
                args: dict[str, int | str] = {"colour": colour, "after": after}
                if before > 1:
                    yield gain - 0.5, Reason("run", args | {"before": before})
                else:
                    yield gain - 0.5, Reason("new-run", args)

    def _things(self) -> WeighedReasons:
        """Yield what hangs on no colour card."""
        seat = self.asked.seat
        before, after = self.before[2 + seat], self.after[2 + seat]
        if isinstance(self.move, Seek) and (points := self.view.would_win(self.move)):
            yield points - 0.1, Reason("prize", {"seeker": self.move.seeker, "points": points})
        if after[1] > before[1]:
            yield after[1] - before[1] - 0.2, Reason("gold", {"count": after[1] - before[1]})
        if SHEETS[self.view.sheet].kind == "piles" and size(after[0]) > size(before[0]):
            more = size(after[0]) - size(before[0])
            yield more - 0.3, Reason("valid", {"count": more})

    def _opponents(self) -> WeighedReasons:
        seat = 1 - self.asked.seat
        before, after = (self._total(seat, state[2 + seat]) for state in (self.before, self.after))
        if after < before and len(self.after) == STATE_FIELDS:
            yield before - after - 0.1, Reason("steals", {"before": before, "after": after})
        if (best := self._best_turn(self.after)) is None:
            return
        gain, _ = best
        yield 0.1 - gain / 100, Reason("leaves", {"after": gain})
        yield from self._denied(gain)

    def _denied(self, gain: int) -> WeighedReasons:
        """Yield which gems are taken away that the opponent would have taken from the same end."""
        if not isinstance(self.move, Seek) or self.move.end not in ("left", "right"):
            return
        seat = 1 - self.asked.seat
        if self.asked.table.advanced and self.before[5]:
            return  # how many of a kind the opponent may still take is told for the next round
        wanted = self._best_turn((*self.before[:4], seat, *self.before[5:]))
        if wanted is None or wanted[0] < gain + 2:
            return
        dungeon: str = self.before[0]
        count = len(dungeon) - len(wanted[1])
        if self.move.end == "left" and dungeon.endswith(wanted[1]):
            theirs = dungeon[:count]
        elif self.move.end == "right" and dungeon.startswith(wanted[1]):
            theirs = dungeon[-count:][::-1]
        else:
            return
        taken = len(dungeon) - len(self.after[0])
        gems = theirs[: min(count, taken)]
        before, _ = wanted
        args: dict[str, int | str] = {"gems": gems, "before": before, "after": gain}
        yield before - gain, Reason("denies", args)

    def _best_turn(self, state: SearchState) -> tuple[int, str] | None:
        """Return what a turn of the opponent's brings at most, and the dungeon after it."""
        seat = 1 - self.asked.seat
        table = self.asked.table
        if len(state) > STATE_FIELDS or not state[1] or state[4] != seat:
            return None
        if table.sheet == 19 and is_dealers(state):
            return None
        now = self._total(seat, state[2 + seat])
        ends = [end for end in table.turns(state) if len(end) == STATE_FIELDS]
        if not ends:
            return None
        best = max(ends, key=lambda end: self._total(seat, end[2 + seat]))
        return self._total(seat, best[2 + seat]) - now, best[0]


def _longest(row: PackedArea, colour: str) -> int:
    """Return the length of the longest stretch of a colour in a row."""
    return max((len(list(run)) for gem, run in groupby(row) if gem == colour), default=0)
