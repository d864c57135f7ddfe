"""The rounds of an evening: who meets whom, and who has no opponent, are chosen together.

With two seats, in this order: as few people as possible have no opponent; they have had the fewest
byes; as few pairs as possible meet again; byes go to those who stand lowest; people with similar
results meet. Each is worth more than all that follow it together, so that the heaviest matching is
the round.

Larger tables are filled one after the other, in several orders while some would meet again; then people
change places while that makes fewer meet again.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import combinations
from math import ceil
from random import Random
from typing import Final

from bot.features.seasons.divisions import Pair
from bot.features.seasons.draw import Seating
from bot.features.seasons.matching import heaviest

FEW: Final = 8
"""Up to this many people, a round is chosen with a view to the next one; more can always go on."""
TRIES: Final = 400
"""In how many orders, by the number of people, larger tables are filled while some would meet again."""
PASSES: Final = 8
"""How many times everybody is compared with everybody to see whether they should change places."""


@dataclass(frozen=True, slots=True)
class History:
    """What decides a round besides the standings.

    Attributes:
        met: How often each pair has met.
        first: How often each person sat first.
        byes: Who has had a round without an opponent, once for each.
        apart: The pairs who don't meet now, to see what else there is.
    """

    met: Mapping[Pair, int]
    first: Mapping[int, int]
    byes: Collection[int]
    apart: AbstractSet[Pair] = frozenset()


def paired(order: Sequence[int], seats: int, history: History) -> tuple[list[Seating], list[int]]:
    """Return the tables of a round with their seats, and who has no opponent.

    Args:
        order: The people by their standing, the best first.
    """
    groups = _foreseeing(order, history) if seats == 2 else _filled(order, seats, history)
    tables = [
        tuple(sorted(group, key=lambda it: (history.first.get(it, 0), order.index(it))))
        for group in groups
        if len(group) > 1
    ]
    return tables, [group[0] for group in groups if len(group) == 1]


def _foreseeing(order: Sequence[int], history: History) -> list[list[int]]:
    """Return the pairs of a round after which the next one needs as few rematches as possible.

    Of six people, three rounds can leave two groups of three who have all met the others.
    """
    best = _pairs(order, history)
    if len(order) > FEW:
        return best
    options = [best]
    for group in best:  # what else there is without it
        if len(group) == 1:
            other = replace(history, byes=[*Counter(history.byes).elements(), group[0]])
        else:
            other = replace(history, apart=history.apart | {frozenset(group)})
        options.append(_pairs(order, other))
    return min(options, key=lambda it: (_faults(it, history), _faults_of_next(it, order, history)))


def _faults(groups: Sequence[Sequence[int]], history: History) -> tuple[int, int, int]:
    """Return how many have no opponent, how many byes these had before, and how many pairs have met."""
    alone = [group[0] for group in groups if len(group) == 1]
    byes = Counter(history.byes)
    again = sum(history.met.get(frozenset(group), 0) > 0 for group in groups)
    return len(alone), sum(byes[it] for it in alone), again


def _faults_of_next(
    groups: Sequence[Sequence[int]], order: Sequence[int], history: History
) -> tuple[int, int, int]:
    """Return the least faults that the next round of the same people can have after a round."""
    met = Counter(history.met) + Counter(frozenset(it) for it in groups if len(it) == 2)
    byes = [*Counter(history.byes).elements(), *(it[0] for it in groups if len(it) == 1)]
    after = replace(history, met=met, byes=byes)
    return _faults(_pairs(order, after), after)


def _pairs(order: Sequence[int], history: History) -> list[list[int]]:
    """Return the pairs of a round, the best first, and each person who has none alone."""
    byes = Counter(history.byes)
    count = 1 + len(order) + max([0, *byes.values(), *history.met.values()])
    similar, lower, again, had, left = (count**it for it in (0, 3, 5, 8, 10))

    def staying(at: int) -> int:
        """Return what it is worth that a person has an opponent."""
        return left + had * byes[order[at]] + lower * (len(order) - at)

    def weight(at: int, to: int) -> int:
        pair = frozenset((order[at], order[to]))
        if at == to or pair in history.apart:
            return 0
        met = history.met.get(pair, 0)
        cost = similar * (at - to) ** 2 + again * (met + count**2 * (met > 0))
        return staying(at) + staying(to) - cost

    people = range(len(order))
    pairs = sorted(heaviest([[weight(at, to) for to in people] for at in people]))
    alone = sorted({*people}.difference(*pairs))
    return [[order[it] for it in group] for group in (*pairs, *((it,) for it in alone))]


def _filled(order: Sequence[int], seats: int, history: History) -> list[list[int]]:
    """Return the groups of a round that bring the fewest together again, the first of several that do.

    By standing first; while some would meet again, in other orders.
    """
    rng, tried = Random(0), []
    for number in range(1 + TRIES // len(order) if order else 0):
        people = rng.sample(order, len(order)) if number else order
        tried.append(_filled_in(people, seats, history))
        if not _costs(tried[-1], history):
            break
    return min(tried, key=lambda it: _costs(it, history), default=[])


def _costs(groups: Iterable[Sequence[int]], history: History) -> int:
    return sum(_cost(it, history) for it in groups)


def _filled_in(order: Sequence[int], seats: int, history: History) -> list[list[int]]:
    """Return the groups of a round, in which people change places while that makes it better."""
    groups = _filled_once(order, seats, history)
    for _ in range(PASSES):
        if not sum(_swapped(one, other, history) for one, other in combinations(groups, 2)):
            break
    return groups


def _swapped(one: list[int], other: list[int], history: History) -> bool:
    """Let people of two groups change places while that makes it better; return whether any did."""
    cost, changed = _cost(one, history) + _cost(other, history), False
    for at in range(len(one)):
        for to in range(len(other)):
            one[at], other[to] = other[to], one[at]
            after = _cost(one, history) + _cost(other, history)
            if after < cost:
                cost, changed = after, True
            else:
                one[at], other[to] = other[to], one[at]
    return changed


def _cost(group: Sequence[int], history: History) -> int:
    """Return what is bad about a group: each pair that meets again, the more often the worse."""
    return sum(history.met.get(frozenset(pair), 0) ** 2 for pair in combinations(group, 2))


def _filled_once(people: Sequence[int], seats: int, history: History) -> list[list[int]]:
    """Return groups of nearly one size: each best person left takes those they have met least."""
    count = ceil(len(people) / seats)
    sizes = Counter(number % count for number in range(len(people)))
    left, groups = list(people), []
    for number in range(count):
        group: list[int] = []
        while left and len(group) < sizes[number]:
            chosen = min(
                left,
                key=lambda it, group=group: sum(  # type: ignore[misc]
                    history.met.get(frozenset((it, other)), 0) for other in group
                ),
            )
            group.append(chosen)
            left.remove(chosen)
        groups.append(group)
    return groups
