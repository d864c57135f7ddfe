"""Exhaustive search to the end of the game, which proves wins.

It only asks whether a bound is reached, so each seeker's continuations are generated only if the
earlier ones caused no cutoff; the seekers with most cutoffs go first. The last turn is evaluated
without enumeration (see `last.py`).
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bot.computers.seekers.hands import Hands
from bot.computers.seekers.last import LastTurn
from bot.computers.seekers.limit import Limit
from bot.computers.seekers.search import INFINITE_VALUE, MAX_CACHED_STATES, VALUE_PER_POINT, Search
from bot.computers.seekers.state import STATE_FIELDS, SearchState
from bot.computers.seekers.turns import BY_LETTER, SearchTable, touches
from bot.computers.seekers.weights import Weights

USUAL_WAYS_FIRST: Final = 6
"""How many continuations of the most successful seeker are tried before generating the others."""


class Proof(Search):
    """An exhaustive search with both hands known."""

    def __init__(
        self, table: SearchTable, hands: Hands, limit: Limit, room: int = MAX_CACHED_STATES
    ) -> None:
        super().__init__(table, hands, limit, 0, Weights({}))
        self.room = room
        one, other = hands.seats
        self._last = LastTurn(table, (one[0][0], other[0][0]), room // 4)
        self._settled: Counter[tuple[int, str]] = Counter()
        self._field_matters = True

    def value(self, state: SearchState, depth: int, alpha: int, beta: int) -> int:
        """Return the value of a state; outside of `alpha` and `beta`, a bound."""
        if len(state) == STATE_FIELDS and len(state[1]) == 1:
            return self._last_value(state)
        return super().value(state, depth, alpha, beta)

    def _last_value(self, state: SearchState) -> int:
        self.limit.spend(1)
        mover = state[4]
        lead = self._last.lead(state)
        powers: int = state[2][3] - state[3][3]
        power = BY_LETTER[state[1]].power
        if mover == 0:
            return VALUE_PER_POINT * lead - powers - power
        return -VALUE_PER_POINT * lead - powers + power

    def _best(
        self, state: SearchState, depth: int, bounds: tuple[int, int], first: int
    ) -> tuple[int, int]:
        if len(state) > STATE_FIELDS:
            return super()._best(state, depth, bounds, first)
        alpha, beta = bounds
        left, maximizing = len(state[1]), state[4] == 0
        best = -INFINITE_VALUE if maximizing else INFINITE_VALUE
        for child in self._promising_first(state):
            value = self.value(child, depth - 1, alpha, beta)
            if maximizing:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                (taken,) = set(state[1]) - set(child[1]) or {""}
                self._settled[left, taken] += 1
                break
        return best, 0

    def _promising_first(self, state: SearchState) -> Iterator[SearchState]:
        """Yield a turn's outcomes, starting with the most successful seeker's best."""
        left = len(state[1])
        letters = self._table.letters(state)
        usual = max(letters, key=lambda letter: self._settled[left, letter])
        tried = []
        if self._settled[left, usual]:
            tried = self._sought(state, usual)[:USUAL_WAYS_FIRST]
            yield from tried
        children = [child for letter in letters for child in self._sought(state, letter)]
        children.sort(key=self.lead, reverse=state[4] == 0)
        seen = set(tried)
        yield from (child for child in children if child not in seen)

    def _best_first(self, state: SearchState, letter: str) -> list[SearchState]:
        """Return the outcomes of taking a seeker, the best lead first.

        If this is the mover's last turn, and nothing can change its area afterwards, only the best
        of those that differ in that area alone.
        """
        mover = state[4]
        children = list(dict.fromkeys(self._table.sought(state, letter)))
        self.limit.spend(len(children))
        children.sort(key=self.lead, reverse=mover == 0)
        left = state[1].replace(letter, "", 1)
        if len(left) != 1 or touches(left):
            return children
        best: dict[SearchState, SearchState] = {}
        for child in children:
            unsettled = (
                len(child) > STATE_FIELDS and child[-1]
            )  # neighbours are still to be exchanged
            mine = child[2 + mover] if unsettled else None
            best.setdefault((mine, *child[: 2 + mover], *child[3 + mover :]), child)
        return list(best.values())
