"""Alpha-beta search over whole turns, with a limit."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.computers.seekers.areas import LAYINGS
from bot.computers.seekers.hands import Hands
from bot.computers.seekers.limit import Limit
from bot.computers.seekers.scores import worth
from bot.computers.seekers.state import STATE_FIELDS, TURNS, SearchState, Side, round_of
from bot.computers.seekers.steps import PartialTurn
from bot.computers.seekers.turns import BY_LETTER, SearchTable, asked, touches
from bot.computers.seekers.weights import Weights, promise
from rules.contract import Seat
from rules.seekers.gems import COLOURS
from rules.seekers.sheets import TURNED_UP
from rules.seekers.state import ROUNDS

VALUE_PER_POINT: Final = 64
"""The value of one point of lead; smaller differences break ties by power."""
INFINITE_VALUE: Final = 1 << 40
"""Greater than any value."""
MAX_CACHED_STATES: Final = 40_000
"""The size of the caches of states and of sides: about 20 MiB together."""
NO_BOUNDS: Final = (-1, -INFINITE_VALUE, INFINITE_VALUE, 0)
"""The default entry of the transposition table: depth, lower bound, upper bound, best child."""


class Search:
    """A search from one position, with one limit.

    Values are the lead of seat 0, in units of 1 / `VALUE_PER_POINT` points. In a finished game the
    sign shows the winner, with power as the tie-break.
    """

    def __init__(
        self, table: SearchTable, hands: Hands, limit: Limit, width: int, weights: Weights
    ) -> None:
        self._table = table
        self._weights = weights
        self._hands = hands
        self.limit = limit
        self._width = width
        self._known: dict[int, tuple[int, int, int, int]] = {}
        self._field_matters = table.laying is LAYINGS["piles"]
        self._ways: dict[tuple[object, ...], list[tuple[str, Side]]] = {}
        self._remembered = 0
        self._sides = 0
        self.room = MAX_CACHED_STATES
        points = [round(VALUE_PER_POINT * weights.of_moving(turns)) for turns in range(TURNS + 1)]
        self._moving = [(value, -value) for value in points]
        self._promises: tuple[list[dict[Side, int]], ...] = tuple(
            [{} for _ in range(ROUNDS + 1)] for _ in (0, 1)
        )

    def lead(self, state: SearchState) -> int:
        """Return the expected final lead of seat 0, by the static evaluation."""
        mover: Seat = state[4]
        turns = len(state[1])
        left, others_left = (turns + 1 - mover) >> 1, (turns + mover) >> 1
        one, other = self._promises
        if (mine := one[left].get(state[2])) is None:
            mine = self._promised(0, left, state[2])
        if (theirs := other[others_left].get(state[3])) is None:
            theirs = self._promised(1, others_left, state[3])
        return mine - theirs + self._moving[turns][mover]

    def value(self, state: SearchState, depth: int, alpha: int, beta: int) -> int:
        """Return the value of a state, `depth` turns deep; outside of `alpha` and `beta`, a bound."""
        if len(state) == STATE_FIELDS:
            if depth <= 0 or not state[1]:
                return self.lead(state)
            if self._table.sheet == TURNED_UP and is_dealers(state):
                return self._turned_up(state, depth)
        key = hash(state)
        known_depth, low, high, best_at = self._known.get(key, NO_BOUNDS)
        if known_depth == depth:  # a deeper search that was cut short may have left others
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            alpha, beta = max(alpha, low), min(beta, high)
        best, best_at = self._best(state, depth, (alpha, beta), best_at)
        if len(self._known) >= self.room:
            self._known.clear()
        low = best if best > alpha else -INFINITE_VALUE
        high = best if best < beta else INFINITE_VALUE
        self._known[key] = (depth, low, high, best_at)
        return best

    def _best(
        self, state: SearchState, depth: int, bounds: tuple[int, int], first: int
    ) -> tuple[int, int]:
        """Return the value and the index of the best child, trying the child `first` first."""
        alpha, beta = bounds
        depth -= len(state) == STATE_FIELDS
        children = self.promising(state)
        maximizing = asked(state) == 0
        if depth <= 0 and len(children[0]) == STATE_FIELDS:
            return self.lead(children[0]), 0
        best, best_at = (-INFINITE_VALUE if maximizing else INFINITE_VALUE), 0
        for at in _from(first, len(children)):
            value = self.value(children[at], depth, alpha, beta)
            if maximizing:
                if value > best:
                    best, best_at = value, at
                alpha = max(alpha, best)
            else:
                if value < best:
                    best, best_at = value, at
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best, best_at

    def line(self, state: SearchState, depth: int) -> Iterator[SearchState]:
        """Yield the states between turns of the principal variation, this one first.

        It ends where the dealer draws.
        """
        while True:
            if len(state) == STATE_FIELDS:
                yield state
                if depth <= 0 or not state[1]:
                    return
                if self._table.sheet == TURNED_UP and is_dealers(state):
                    return
            # Among equals the first, whatever was searched before.
            _, at = self._best(state, depth, (-INFINITE_VALUE, INFINITE_VALUE), 0)
            depth -= len(state) == STATE_FIELDS
            state = self.promising(state)[at]

    def promising(self, state: SearchState) -> list[SearchState]:
        """Return the states that a state leads to, the best lead for its mover first, up to the width."""
        if self._width and len(state) == STATE_FIELDS:
            letters = self._table.letters(state)
            children = [child for letter in letters for child in self._sought(state, letter)]
        else:
            children = self.children(state)
        return self._sorted(children, asked(state))

    def _sorted(self, children: list[SearchState], mover: Seat) -> list[SearchState]:
        """Sort states, the best lead for the mover first, and cut them to the width."""
        children.sort(key=self.lead, reverse=mover == 0)
        if self._width:
            del children[self._width :]
        return children

    def _sought(self, state: SearchState, letter: str) -> list[SearchState]:
        """Return the outcomes of taking a seeker, the best first; with a width, only the better ones."""
        if touches(letter):
            return self._best_first(state, letter)
        # Neither dungeon nor own side depends on the opponent's area.
        table, mover = self._table, state[4]
        field = state[1] if self._field_matters else len(state[1])
        key = (letter, field, state[0], state[2 + mover], mover, state[7])
        if (ways := self._ways.get(key)) is None:
            ways = [(one[0], one[2 + mover]) for one in self._best_first(state, letter)]
            self._remembered += len(ways)
            if self._remembered > self.room:
                self._remembered = len(ways)
                self._ways.clear()
            self._ways[key] = ways
        left = state[1].replace(letter, "", 1)
        rest = table.next_up(state, left, BY_LETTER[letter].power)
        theirs = table.settled(state[3 - mover], left)
        self.limit.spend(len(ways))
        if mover == 0:
            return [(dungeon, left, mine, theirs, *rest) for dungeon, mine in ways]
        return [(dungeon, left, theirs, mine, *rest) for dungeon, mine in ways]

    def _best_first(self, state: SearchState, letter: str) -> list[SearchState]:
        """Generate what `_sought` returns."""
        children = list(dict.fromkeys(self._table.sought(state, letter, self.narrowed)))
        self.limit.spend(len(children))
        return self._sorted(children, state[4])

    def children(self, state: SearchState) -> list[SearchState]:
        """Return the states that a state leads to; with a width, only the better ones."""
        children = self._table.turns(state, self.narrowed if self._width else None)
        self.limit.spend(len(children))
        return children

    def narrowed(self, works: Iterable[PartialTurn], mover: int) -> list[PartialTurn]:
        """Return the best `width` works for the mover."""
        works = list(works)
        if len(works) <= self._width:
            return works
        hands, sheet = self._hands, self._table.sheet

        def lead(work: PartialTurn) -> float:
            mine = hands.worth(sheet, mover, work[1]) + work[2]
            return mine - hands.worth(sheet, 1 - mover, work[3]) - work[4]

        works.sort(key=lead, reverse=True)
        return works[: self._width]

    def _turned_up(self, state: SearchState, depth: int) -> int:
        """Return the mean value over the colour cards that the dealer may turn up."""
        turned = state[7]
        values = [
            self.value((*state[:7], turned + colour), depth, -INFINITE_VALUE, INFINITE_VALUE)
            for colour in COLOURS
            if colour not in turned
        ]
        return round(sum(values) / len(values))

    def _promised(self, seat: int, left: int, side: Side) -> int:
        self._sides += 1
        if self._sides > self.room:
            self._sides = 1
            for of_seat in self._promises:
                for promises in of_seat:
                    promises.clear()
        area, gold, points, power, _ = side
        weights, sheet = self._weights.of(left), self._table.sheet
        total = 0.0
        for cards, likely in self._hands.seats[seat]:
            now = worth(sheet, area, cards) + gold + points
            total += likely * promise(weights, sheet, area, cards, now)
        self._promises[seat][left][side] = value = round(VALUE_PER_POINT * total) - power
        return value


def _from(first: int, count: int) -> Iterable[int]:
    """Return the indices of `count` children, with `first` at the front."""
    if 0 < first < count:
        return [first, *(at for at in range(count) if at != first)]
    return range(count)


def is_dealers(state: SearchState) -> bool:
    """Return whether the dealer must turn up a colour card for the round that begins."""
    begun = round_of(state[1])
    return begun < ROUNDS and len(state[7]) < begun
