"""Iterative deepening of the moves in one position.

The search follows the better continuations of every move and the better replies, one turn deeper
each time, until time is up. At the end of the game, or near it, it tries to prove which moves win.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from bot.computers.seekers.hands import Hands
from bot.computers.seekers.limit import Limit, OutOfTime
from bot.computers.seekers.proving import Proof
from bot.computers.seekers.reading import hands_of, outcomes_after, table_of
from bot.computers.seekers.search import INFINITE_VALUE, MAX_CACHED_STATES, Search
from bot.computers.seekers.state import SearchState, turns_left
from bot.computers.seekers.turns import SearchTable
from bot.computers.seekers.weights import Weights, trained
from rules.contract import Seat, question_of
from rules.seekers.gems import COLOURS
from rules.seekers.moves import Move
from rules.seekers.position import Position
from rules.seekers.sheets import TURNED_UP

SEARCH_WIDTH: Final = 8
"""How many continuations are searched at each turn."""
MAX_ROOTS: Final = 40
"""How many outcomes of this turn are searched deeper than one turn."""
PROOF_TURNS: Final = 3
"""With at most this many turns after this one, wins are proved first."""
CLOCK_RESERVE_S: Final = 0.03
"""Seconds reserved for the work between two clock checks."""
CERTAIN_WIN: Final = 0.999
"""A proven chance above this stops the proof."""
SEARCH_SHARE: Final = 0.15
"""The share of the time for the search if wins are proved first."""


@dataclass(slots=True)
class SearchOutcome:
    """A state that moves can lead to, and its value for the seat to move."""

    moves: list[int]
    state: SearchState
    value: float
    won: float | None = None
    """The proven chance of winning; only hidden cards leave a doubt. None if nothing is proved."""
    hands: dict[str, bool] = field(default_factory=dict)
    """Whether the seat wins then, for each hand that the other one may have."""

    @property
    def move(self) -> int:
        """The index of the first move that can lead there."""
        return self.moves[0]


@dataclass(slots=True)
class Deepening:
    """A position, its moves, and the search results so far."""

    position: Position
    moves: Sequence[Move]
    seat: Seat
    table: SearchTable
    hands: Hands
    outcomes: list[SearchOutcome] = field(default_factory=list)
    others: list[SearchOutcome] = field(default_factory=list)
    """Outcomes that aren't searched deeper; they are only used for proofs."""
    depth: int = 0
    worlds: Sequence[tuple[str, Proof, float]] = ()
    """The hands that the other seat may have, the proofs with them, and how likely they are."""

    @classmethod
    def of(
        cls,
        position: Position,
        moves: Sequence[Move],
        seat: Seat,
        width: int = 0,
        weights: Weights | None = None,
    ) -> Deepening:
        """Evaluate the outcomes of a position's moves.

        Args:
            width: How many continuations each step of the turn keeps; 0 keeps all.
            weights: The weights of the evaluation; by default the trained ones.
        """
        table = table_of(position)
        hands = hands_of(position, table)
        asked = cls(position, moves, seat, table, hands)
        search = Search(table, hands, Limit(), width, weights or trained(table.sheet))
        lead, narrow = search.lead, search.narrowed if width else None
        sign = 1 if seat == 0 else -1
        outcomes: dict[SearchState, SearchOutcome] = {}
        for number, move in enumerate(moves):
            for state in outcomes_after(position, move, table, narrow):
                if state not in outcomes:
                    outcomes[state] = SearchOutcome([number], state, sign * lead(state))
                elif outcomes[state].moves[-1] != number:
                    outcomes[state].moves.append(number)
        asked.outcomes = sorted(outcomes.values(), key=lambda one: -one.value)
        return asked

    @property
    def left(self) -> int:
        """The number of turns left after this one."""
        return turns_left(self.outcomes[0].state)

    def search(self, limit: Limit) -> Search:
        """Return a new search with the usual width and the trained weights."""
        return Search(self.table, self.hands, limit, SEARCH_WIDTH, trained(self.table.sheet))

    def deepen(self, search: Search, best: int = 1, each: int = 1, *, whole: bool = False) -> None:
        """Search one turn deeper each time, until the search's limit or the end of the game.

        The `best` moves get their exact values, the others get bounds, and after the first turn the
        best `each` outcomes of a move are kept. With `whole`, a later depth counts only if all of it was
        searched. A second call continues from the depth reached.
        """
        with suppress(OutOfTime):
            for depth in range(max(1, self.depth), self.left + 1):
                self.evaluate(search, depth, best, whole=whole and depth > 1)
                if depth == 1:
                    self.thin_out(each)

    def evaluate(self, search: Search, depth: int, best: int, *, whole: bool = False) -> None:
        """Search every outcome `depth` turns deep; the `best` moves get exact values, the others bounds.

        On OutOfTime, keep the values found so far; with `whole`, none of them.
        """
        values: list[float] = []
        best_by_move: dict[int, float] = {}
        try:
            for outcome in self.outcomes:
                bounds = sorted(best_by_move.values(), reverse=True)
                low = int(bounds[best - 1]) if len(bounds) >= best else -INFINITE_VALUE
                value = self.value(search, outcome, depth, low)
                values.append(value)
                before = best_by_move.get(outcome.move, -INFINITE_VALUE)
                best_by_move[outcome.move] = max(before, value)
        finally:
            if len(values) == len(self.outcomes) or not whole:
                self._take_over(values, depth)

    def value(
        self, search: Search, outcome: SearchOutcome, depth: int, low: int = -INFINITE_VALUE
    ) -> int:
        """Return an outcome's value for the seat to move, `depth` turns deep; up to `low`, a bound."""
        if self.seat == 0:
            return search.value(outcome.state, depth, low, INFINITE_VALUE)
        return -search.value(outcome.state, depth, -INFINITE_VALUE, -low)

    def _take_over(self, values: Sequence[float], depth: int) -> None:
        """Sort the outcomes by their new values; those not reached follow in the old order.

        Values of different depths can't be compared, so those count for no more than the best new one.
        """
        reached = self.outcomes[: len(values)]
        for outcome, value in zip(reached, values, strict=True):
            outcome.value = value
        if reached:
            self.depth = depth
        reached.sort(key=lambda one: -one.value)
        rest = self.outcomes[len(values) :]
        for outcome in rest if reached else ():
            outcome.value = min(outcome.value, reached[0].value)
        self.outcomes = reached + rest

    def thin_out(self, each: int = 1) -> None:
        """Keep the better outcomes, and the best `each` outcomes of every move."""
        thinned: list[SearchOutcome] = []
        seen: Counter[int] = Counter()
        for number, outcome in enumerate(self.outcomes):
            if number < MAX_ROOTS or any(seen[move] < each for move in outcome.moves):
                thinned.append(outcome)
                seen.update(outcome.moves)
            else:
                self.others.append(outcome)
        self.outcomes = thinned

    @property
    def open(self) -> bool:
        """Whether the dealer still draws, so that nothing can be proved."""
        state = self.outcomes[0].state
        draws = self.table.sheet == TURNED_UP and bool(state[1])
        return draws and 0 < len(state[7]) < len(COLOURS) - 1

    def prove(self, limit: Limit) -> bool:
        """Return whether a move is proved to win, trying the promising ones first.

        Returns False if the dealer still draws.
        """
        if self.open:
            return False
        with suppress(OutOfTime):
            for outcome in self._proved(limit, (*self.outcomes, *self.others)):
                if outcome.won is not None and outcome.won > CERTAIN_WIN:
                    if outcome not in self.outcomes:
                        self.outcomes.append(outcome)
                    return True
        return False

    def prove_all(self, limit: Limit) -> bool:
        """Return whether the chance of every move is proved, within the limit.

        A move that surely wins isn't proved in more than one way.
        """
        if self.open:
            return False
        sure: set[int] = set()
        every = self.outcomes + self.others
        unsure = (one for one in every if not sure.issuperset(one.moves))
        try:
            for outcome in self._proved(limit, unsure):
                if outcome.won is not None and outcome.won > CERTAIN_WIN:
                    sure.update(outcome.moves)
        except OutOfTime:
            for outcome in every:
                outcome.won = None
            return False
        self.outcomes = every
        return True

    def _proved(self, limit: Limit, outcomes: Iterable[SearchOutcome]) -> Iterator[SearchOutcome]:
        """Yield outcomes with their proven chances."""
        hands = self.hands.worlds()
        room = MAX_CACHED_STATES // len(hands)
        self.worlds = [
            (known.seats[1 - self.seat][0][0], Proof(self.table, known, limit, room), likely)
            for known, likely in hands
        ]
        for outcome in outcomes:
            won = 0.0
            for cards, search, likely in self.worlds:
                outcome.hands[cards] = self._wins(search, outcome.state)
                won += likely * outcome.hands[cards]
            outcome.won = won
            yield outcome

    def _wins(self, search: Search, state: SearchState) -> bool:
        if self.seat == 0:
            return search.value(state, self.left, 0, 1) > 0
        return search.value(state, self.left, -1, 0) < 0


def thought(position: Position, seconds: float) -> Deepening:
    """Search a position within `seconds` of CPU time."""
    started = time.thread_time()
    decision = question_of(position)
    asked = Deepening.of(position, decision.moves, decision.seat)
    near = asked.left <= PROOF_TURNS
    deadline = started + seconds - CLOCK_RESERVE_S
    searched = deadline - (1 - SEARCH_SHARE) * seconds if near else deadline
    asked.deepen(asked.search(Limit(searched)))
    if near or asked.depth == asked.left:
        won = asked.prove(Limit(deadline))
        if not won and asked.depth < asked.left:
            asked.deepen(asked.search(Limit(deadline)))  # the opponent may still err
    return asked
