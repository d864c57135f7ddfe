"""The reasons for a move of 12 Seekers: at most three true statements, the most important first.

Each has a catalogue key. "You" is the seat to move. The rest of the turn is assumed to be the best
continuation.

Colours and gems are letters, a seeker is its id. Points are those that a seat would have if the game
ended now, with the best declarations. No statement depends on colour cards that the view hides.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.computers.contract import Reason
from bot.computers.seekers.areas import PackedArea, size
from bot.computers.seekers.declaring import total_after
from bot.computers.seekers.deepening import CERTAIN_WIN, Deepening
from bot.computers.seekers.limit import Limit, OutOfTime
from bot.computers.seekers.reading import state_of
from bot.computers.seekers.search import Search, is_dealers
from bot.computers.seekers.state import STATE_FIELDS, SearchState, Side, turns_left
from bot.computers.seekers.weights import trained
from rules.contract import Decision
from rules.seekers.gems import COLOURS
from rules.seekers.moves import Move, Seek
from rules.seekers.position import Position
from rules.seekers.sheets import SHEETS

MAX_REASONS: Final = 3
"""The most reasons for a move."""
WIN_SEARCH_TURNS: Final = 3
"""With at most this many turns after this one, a certain win is searched."""
WIN_SEARCH_S: Final = 0.3
"""CPU seconds for that search."""
REPLY_WIDTH: Final = 8
SENTENCES: Final[Mapping[str, str]] = {
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
"""The English sentence of each key."""
WeighedReasons = Iterator[tuple[float, Reason]]


def reasons(view: Position, move: Move) -> tuple[Reason, ...]:
    """Return the reasons for a legal move; () if there is nothing to say."""
    decision = view.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    if view.stage == "declare":
        return _declaring(view, move)
    change = _Change.of(view, decision, move)
    found = sorted(change.reasons(), key=lambda one: -one[0])
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
    """What a move changes by the end of the turn, with the best continuation."""

    view: Position
    move: Move
    asked: Deepening
    before: SearchState
    after: SearchState

    @classmethod
    def of(cls, view: Position, decision: Decision[Move], move: Move) -> _Change:
        """Search a move's best continuation."""
        asked = Deepening.of(view, (move,), decision.seat)
        with suppress(OutOfTime):
            limit = Limit(time.thread_time() + WIN_SEARCH_S)
            asked.evaluate(
                Search(asked.table, asked.hands, limit, REPLY_WIDTH, trained(view.sheet)), 1, 1
            )
        return cls(view, move, asked, state_of(view, asked.table), asked.outcomes[0].state)

    def reasons(self) -> WeighedReasons:
        """Yield all reasons, each with its weight in points."""
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
            self.asked.prove(Limit(time.thread_time() + WIN_SEARCH_S))
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
        """Yield the reasons that don't depend on colour cards."""
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
        """Yield the gems taken that the opponent's best turn would have taken from the same end."""
        if not isinstance(self.move, Seek) or self.move.end not in ("left", "right"):
            return
        seat = 1 - self.asked.seat
        if self.asked.table.advanced and self.before[5]:
            return  # the opponent's limits of basic and advanced seekers would be the next round's
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
        """Return the gain of the opponent's best turn, and the dungeon after it."""
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
    """Return the length of a colour's longest run in a row."""
    return max((len(list(run)) for gem, run in groupby(row) if gem == colour), default=0)
