"""Looking ahead through whole turns: alpha-beta, deeper and deeper, until the time is over."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from bot.computers.seekers.hands import Hands
from bot.computers.seekers.scores import worth
from bot.computers.seekers.state import WHOLE, Side, State, round_of
from bot.computers.seekers.steps import Work
from bot.computers.seekers.turns import Table, asked
from bot.computers.seekers.weights import Weights, promise
from rules.seekers.gems import COLOURS
from rules.seekers.sheets import TURNED_UP
from rules.seekers.state import ROUNDS

POINT: Final = 64
"""What a point of lead is worth; what is below it breaks ties by power."""
FAR: Final = 1 << 40
"""More than any value."""
OFTEN: Final = 2000
"""How many states are made between two looks at the clock: some milliseconds."""
KNOWN: Final = 40_000
"""How many states' values are remembered at most: about 8 MiB."""


class OutOfTime(Exception):
    """The time for looking ahead is over."""


class Search:
    """A look ahead from one position, within one time.

    Values are the lead of seat 0, in points of `POINT`; of a finished game the sign alone tells
    who wins, power being counted in.
    """

    def __init__(
        self, table: Table, hands: Hands, deadline: float, width: int, weights: Weights
    ) -> None:
        self._table = table
        self._weights = weights
        self._hands = hands
        self._deadline = deadline
        self._width = width
        self._known: dict[int, tuple[int, int, int, int]] = {}
        self._until_look = OFTEN
        self._promises: tuple[list[dict[Side, int]], ...] = tuple(
            [{} for _ in range(ROUNDS + 1)] for _ in (0, 1)
        )

    def lead(self, state: State) -> int:
        """Return the lead of seat 0 that is to be expected in the end, by what lies there now."""
        left = (len(state[1]) + 1) // 2
        one, other = self._promises
        if (mine := one[left].get(state[2])) is None:
            mine = self._promised(0, left, state[2])
        if (theirs := other[left].get(state[3])) is None:
            theirs = self._promised(1, left, state[3])
        return mine - theirs

    def value(self, state: State, depth: int, alpha: int, beta: int) -> int:
        """Return what a state is worth, so many turns deep; beyond the bounds, a bound."""
        if not state[1] and len(state) == WHOLE:
            return self.lead(state)
        if depth <= 0 and len(state) == WHOLE:
            return self.lead(state)
        if self._table.sheet == TURNED_UP and len(state) == WHOLE:
            field, turned = state[1], state[7]
            if round_of(field) < ROUNDS and len(turned) < round_of(field):
                return self._turned_up(state, depth)
        key = hash(state)
        best_at = 0
        known = self._known.get(key)
        if known is not None:
            known_depth, low, high, best_at = known
            if known_depth >= depth:
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
                alpha, beta = max(alpha, low), min(beta, high)
        ahead = depth - (len(state) == WHOLE)
        children = self.children(state)
        maximizing = asked(state) == 0
        if ahead <= 0 and len(children[0]) == WHOLE:
            leads = map(self.lead, children)
            return max(leads) if maximizing else min(leads)
        children.sort(key=self.lead, reverse=maximizing)
        if self._width and len(children) > self._width:
            del children[self._width :]
        order: Iterable[int] = range(len(children))
        if 0 < best_at < len(children):
            order = [best_at, *(at for at in order if at != best_at)]
        best, low, high = (-FAR if maximizing else FAR), alpha, beta
        for at in order:
            if maximizing:
                value = self.value(children[at], ahead, low, high)
                if value > best:
                    best, best_at = value, at
                    low = max(low, best)
            else:
                value = self.value(children[at], ahead, low, high)
                if value < best:
                    best, best_at = value, at
                    high = min(high, best)
            if low >= high:
                break
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[key] = (
            depth,
            best if best > alpha else -FAR,
            best if best < beta else FAR,
            best_at,
        )
        return best

    def children(self, state: State) -> list[State]:
        """Return the states to which the open question leads, or the better ones."""
        children = self._table.turns(state, self._narrowed if self._width else None)
        self._look_at_clock(len(children))
        return children

    def _narrowed(self, works: Iterable[Work], mover: int) -> list[Work]:
        """Return the better works of a mover."""
        works = list(works)
        if len(works) <= self._width:
            return works
        hands, sheet = self._hands, self._table.sheet

        def lead(work: Work) -> float:
            _, area, gold, other, other_gold, group, _ = work
            return (
                hands.worth(sheet, mover, area)
                + gold
                - hands.worth(sheet, 1 - mover, other)
                - other_gold
            )

        works.sort(key=lead, reverse=True)
        return works[: self._width]

    def _turned_up(self, state: State, depth: int) -> int:
        """Return the mean over the colour cards that the dealer may turn up."""
        turned = state[7]
        values = [
            self.value((*state[:7], turned + colour), depth, -FAR, FAR)
            for colour in COLOURS
            if colour not in turned
        ]
        return round(sum(values) / len(values))

    def _promised(self, seat: int, left: int, side: Side) -> int:
        promises = self._promises[seat][left]
        if len(promises) >= KNOWN:
            promises.clear()
        area, gold, points, power, _ = side
        weights, sheet = self._weights.of(left), self._table.sheet
        total = 0.0
        for cards, likely in self._hands.seats[seat]:
            now = worth(sheet, area, cards) + gold + points
            total += likely * promise(weights, sheet, area, cards, now)
        promises[side] = value = round(POINT * total) - power
        return value

    def _look_at_clock(self, states: int) -> None:
        self._until_look -= states
        if self._until_look <= 0:
            self._until_look = OFTEN
            if time.thread_time() > self._deadline:
                raise OutOfTime
