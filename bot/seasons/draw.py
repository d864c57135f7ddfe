"""The fixtures of a division: who meets whom, and who sits where.

Two seats: everybody meets everybody once. Three and four seats: each person is at three or four
tables. The table that begins with a person holds them and those some fixed steps further along a
circle, so each person has each seat once. The steps are chosen so that as few pairs as possible
meet again; from 7 people at three seats, and from 13 at four, no pair does.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from bot.seasons.divisions import Pair

DRAWS: Final = 200
"""How many random orders are tried to keep blocked pairs from one table."""

Seating = tuple[int, ...]
"""The entrants at a table, by seat."""


def drawn(
    entries: Sequence[int], seats: int, rng: Random, blocked: AbstractSet[Pair] = frozenset()
) -> list[Seating]:
    """Return the tables of a division with their seats.

    No table holds a blocked pair: if no order of the circle avoids it, one of the two leaves it.
    With two seats, the two don't meet then.
    """
    circle = list(entries)
    best: list[Seating] = []
    clashes = -1
    for _ in range(DRAWS if blocked and seats > 2 else 1):
        rng.shuffle(circle)
        tables = _tables(circle, seats)
        count = sum(_clash(it, blocked) is not None for it in tables)
        if clashes < 0 or count < clashes:
            best, clashes = tables, count
        if clashes == 0:
            break
    return _without_clashes(best, blocked) if clashes else best


def meetings(tables: Iterable[Seating]) -> Counter[Pair]:
    """Return how often each pair meets."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


@cache
def steps(people: int, seats: int) -> tuple[int, ...]:
    """Return the steps from the first person of a table to each of its people along the circle."""
    choices = ((0, *others) for others in combinations(range(1, people), seats - 1))
    return min(choices, key=lambda it: (_repeats(it, people), it))


def _tables(circle: Sequence[int], seats: int) -> list[Seating]:
    size = len(circle)
    if seats == 2:
        # The person nearer along the circle sits second; with an even number, those opposite
        # each other meet once only.
        pairs = ((at, step) for step in range(1, size // 2 + 1) for at in range(size))
        return [
            (circle[at], circle[(at + step) % size])
            for at, step in pairs
            if 2 * step != size or at < step
        ]
    return [tuple(circle[(at + step) % size] for step in steps(size, seats)) for at in range(size)]


def _repeats(chosen: Sequence[int], people: int) -> tuple[int, int]:
    """Return how many meetings are repeated, and how often the pair meets that meets most."""
    tables = (tuple((at + step) % people for step in chosen) for at in range(people))
    counts = meetings(tables).values()
    return sum(count - 1 for count in counts), max(counts)


def _clash(table: Seating, blocked: AbstractSet[Pair]) -> Pair | None:
    return next((it for it in map(frozenset, combinations(table, 2)) if it in blocked), None)


def _without_clashes(tables: Sequence[Seating], blocked: AbstractSet[Pair]) -> list[Seating]:
    """Take one of each blocked pair from their table: the one who is at more tables."""
    found = list(tables)
    for number in range(len(found)):
        while (pair := _clash(found[number], blocked)) is not None:
            counts = Counter(entry for it in found for entry in it)
            away = max(sorted(pair), key=lambda it: counts[it])
            found[number] = tuple(it for it in found[number] if it != away)
    return [it for it in found if len(it) > 1]
