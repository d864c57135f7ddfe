"""The rounds of an evening: people with similar results meet, and no two meet again while others are left."""

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from math import ceil
from typing import Final

from bot.seasons.divisions import Pair
from bot.seasons.draw import Seating

ORDERS: Final = 4
"""In how many orders tables are filled before somebody whom blocks keep out has no opponent."""
MAX_STEPS: Final = 20_000
"""How many steps the search for pairs takes before repeated meetings are allowed."""


@dataclass(frozen=True, slots=True)
class History:
    """What decides a round besides the standings.

    Attributes:
        met: How often each pair has met.
        first: How often each person sat first.
        byes: Who has had a round without an opponent.
        blocked: The pairs who never meet.
    """

    met: Mapping[Pair, int]
    first: Mapping[int, int]
    byes: AbstractSet[int]
    blocked: AbstractSet[Pair]


def paired(order: Sequence[int], seats: int, history: History) -> tuple[list[Seating], list[int]]:
    """Return the tables of a round with their seats, and who has no opponent.

    Args:
        order: The people by their standing, the best first.
    """
    people, byes = list(order), []
    if seats == 2 and len(people) % 2:
        fresh = [it for it in people if it not in history.byes]
        byes = [(fresh or people)[-1]]
        people.remove(byes[0])
    groups = _pairs(people, history) if seats == 2 else None
    for _ in range(0 if groups is not None else ORDERS):
        groups = _filled(people, seats, history)
        alone = [group[0] for group in groups if len(group) == 1]
        if not alone:
            break
        people = [*alone, *(it for it in people if it not in alone)]  # they choose first
    groups = groups or []
    byes += [it for group in groups if len(group) == 1 for it in group]
    tables = [
        tuple(sorted(group, key=lambda it: (history.first.get(it, 0), order.index(it))))
        for group in groups
        if len(group) > 1
    ]
    return tables, byes


def _pairs(people: Sequence[int], history: History) -> list[list[int]] | None:
    """Return pairs of people who haven't met, the closest in the order; None if none were found."""
    steps = 0

    def search(left: Sequence[int]) -> list[list[int]] | None:
        nonlocal steps
        steps += 1
        if not left:
            return []
        if steps > MAX_STEPS:
            return None
        one, *others = left
        for other in others:
            pair = frozenset((one, other))
            if history.met.get(pair) or pair in history.blocked:
                continue
            rest = search([it for it in others if it != other])
            if rest is not None:
                return [[one, other], *rest]
        return None

    return search(people)


def _filled(people: Sequence[int], seats: int, history: History) -> list[list[int]]:
    """Return groups of nearly one size: each best person left takes those they have met least."""
    count = ceil(len(people) / seats)
    sizes = Counter(number % count for number in range(len(people)))
    left, groups = list(people), []
    for number in range(count):
        group: list[int] = []
        while left and len(group) < sizes[number]:
            able = [
                it
                for it in left
                if all(frozenset((it, other)) not in history.blocked for other in group)
            ]
            if not able:
                break
            chosen = min(
                able,
                key=lambda it, group=group: sum(  # type: ignore[misc]
                    history.met.get(frozenset((it, other)), 0) for other in group
                ),
            )
            group.append(chosen)
            left.remove(chosen)
        groups.append(group)
    return [*groups, *([it] for it in left)]
