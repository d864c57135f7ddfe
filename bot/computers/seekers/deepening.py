"""The answers to one question, looked at deeper and deeper.

First every answer's better ways to go on are followed through the better replies, as deep as time
allows. Where that reaches the end, or is near it, it is tried to prove which answers win.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.computers.seekers.hands import Hands
from bot.computers.seekers.proving import Proof
from bot.computers.seekers.reading import outcomes_of, table_of
from bot.computers.seekers.search import INFINITE_VALUE, MAX_CACHED_STATES, OutOfTime, Search
from bot.computers.seekers.state import SearchState, turns_left
from bot.computers.seekers.turns import SearchTable
from bot.computers.seekers.weights import Weights, trained
from rules.contract import Seat
from rules.seekers.gems import COLOURS
from rules.seekers.moves import Move
from rules.seekers.position import Position
from rules.seekers.sheets import TURNED_UP

SEARCH_WIDTH: Final = 8
"""How many ways to go on are followed at every turn ahead."""
MAX_ROOTS: Final = 40
"""How many outcomes of the question are followed further than one turn."""
PROOF_TURNS: Final = 3
"""How many turns after this one the end is near enough to prove things."""
CLOCK_RESERVE_S: Final = 0.03
"""Seconds kept back for what is done between two looks at the clock."""
CERTAIN_WIN: Final = 0.999
"""How likely a win is that needs no better one."""
SEARCH_SHARE: Final = 0.15
"""How much of the time goes to looking ahead where things are to be proved first."""


@dataclass(slots=True)
class SearchOutcome:
    """A state to which answers can lead, and how good it is for who is asked."""

    moves: list[int]
    state: SearchState
    value: float
    won: float | None = None
    """How likely it wins, as far as that is certain but for hidden cards."""

    @property
    def move(self) -> int:
        """The first of the answers that can lead there."""
        return self.moves[0]


@dataclass(slots=True)
class Deepening:
    """A question, who is asked, and what has been found out about its answers so far."""

    position: Position
    moves: Sequence[Move]
    seat: Seat
    table: SearchTable
    hands: Hands
    outcomes: list[SearchOutcome] = field(default_factory=list)
    others: list[SearchOutcome] = field(default_factory=list)
    """Outcomes that are followed no further, unless there is time to prove that they win."""
    depth: int = 0

    @classmethod
    def of(
        cls,
        position: Position,
        moves: Sequence[Move],
        seat: Seat,
        width: int = 0,
        weights: Weights | None = None,
    ) -> Deepening:
        """Return the question of a position with the outcomes of its answers, or the better ones.

        Areas are worth what the weights say; if there are none given, those that were trained.
        """
        table = table_of(position)
        one, other = position.seats
        areas = (table.laying.read(one.area)[0], table.laying.read(other.area)[0])
        hands = Hands.of(position.sheet, (one.cards, other.cards), areas)
        asked = cls(position, moves, seat, table, hands)
        search = Search(table, hands, INFINITE_VALUE, width, weights or trained(table.sheet))
        lead, narrow = search.lead, search.narrowed if width else None
        sign = 1 if seat == 0 else -1
        found: dict[SearchState, SearchOutcome] = {}
        for number, move in enumerate(moves):
            for state in outcomes_of(position, move, table, narrow):
                if state not in found:
                    found[state] = SearchOutcome([number], state, sign * lead(state))
                elif found[state].moves[-1] != number:
                    found[state].moves.append(number)
        asked.outcomes = sorted(found.values(), key=lambda one: -one.value)
        return asked

    @property
    def left(self) -> int:
        """How many turns are left after this one."""
        return turns_left(self.outcomes[0].state)

    def deepen(self, deadline: float, best: int = 1) -> None:
        """Look ahead, a turn more each time, until the deadline (of this thread's CPU) or the end.

        Asked again it goes on from where it was. The values of the best moves, so many, are no mere bounds.
        """
        search = Search(self.table, self.hands, deadline, SEARCH_WIDTH, trained(self.table.sheet))
        try:
            for depth in range(max(1, self.depth), self.left + 1):
                self.look(search, depth, best)
                if depth == 1:
                    self._thin_out()
        except OutOfTime:
            pass

    def look(self, search: Search, depth: int, best: int) -> None:
        """Give every outcome its value so many turns deep; on OutOfTime, as many as were found."""
        sign = 1 if self.seat == 0 else -1
        values: list[float] = []
        best_by_move: dict[int, float] = {}
        try:
            for outcome in self.outcomes:
                bounds = sorted(best_by_move.values(), reverse=True)
                low = int(bounds[best - 1]) if len(bounds) >= best else -INFINITE_VALUE
                if sign > 0:
                    value = search.value(outcome.state, depth, low, INFINITE_VALUE)
                else:
                    value = -search.value(outcome.state, depth, -INFINITE_VALUE, -low)
                values.append(value)
                before = best_by_move.get(outcome.move, -INFINITE_VALUE)
                best_by_move[outcome.move] = max(before, value)
        finally:
            self._take_over(values, depth)

    def _take_over(self, values: Sequence[float], depth: int) -> None:
        """Sort by new values; those not reached stand behind, in their order."""
        reached = self.outcomes[: len(values)]
        for outcome, value in zip(reached, values, strict=True):
            outcome.value = value
        if reached:
            self.depth = depth
        reached.sort(key=lambda one: -one.value)
        self.outcomes = reached + self.outcomes[len(values) :]

    def _thin_out(self) -> None:
        """Leave the better outcomes, and the best of every answer."""
        kept: list[SearchOutcome] = []
        seen: set[int] = set()
        for number, outcome in enumerate(self.outcomes):
            if number < MAX_ROOTS or not seen.issuperset(outcome.moves):
                kept.append(outcome)
                seen.update(outcome.moves)
            else:
                self.others.append(outcome)
        self.outcomes = kept

    def prove(self, deadline: float) -> bool:
        """Tell whether an answer is sure to win, trying the promising ones first.

        Nothing is to be proved where the dealer still draws.
        """
        state = self.outcomes[0].state
        if self.table.sheet == TURNED_UP and state[1] and 0 < len(state[7]) < len(COLOURS) - 1:
            return False
        hands = self.hands.worlds()
        worlds = [
            (Proof(self.table, known, deadline, MAX_CACHED_STATES // len(hands)), likely)
            for known, likely in hands
        ]
        try:
            for outcome in (*self.outcomes, *self.others):
                outcome.won = sum(
                    likely * self._wins(search, outcome.state) for search, likely in worlds
                )
                if outcome.won > CERTAIN_WIN:
                    if outcome not in self.outcomes:
                        self.outcomes.append(outcome)
                    return True
        except OutOfTime:
            pass
        return False

    def _wins(self, search: Search, state: SearchState) -> bool:
        if self.seat == 0:
            return search.value(state, self.left, 0, 1) > 0
        return search.value(state, self.left, -1, 0) < 0


def thought(
    position: Position, seconds: float, best: int = 1, among: Sequence[Move] = ()
) -> Deepening:
    """Return what was found out about a question in so many seconds of CPU.

    The answers looked at are all that are offered, or those among which to look.
    """
    started = time.thread_time()
    decision = position.decision
    if decision is None:
        raise ValueError("the game is over: there is nothing to choose")
    asked = Deepening.of(position, among or decision.moves, decision.seat)
    near = asked.left <= PROOF_TURNS
    deadline = started + seconds - CLOCK_RESERVE_S
    asked.deepen(deadline - (1 - SEARCH_SHARE) * seconds if near else deadline, best)
    if near or asked.depth == asked.left:
        won = asked.prove(deadline)
        if not won and asked.depth < asked.left:
            asked.deepen(deadline, best)  # the opponent may still err
    return asked
