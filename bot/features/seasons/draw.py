"""The fixtures of a division: who meets whom, and who sits where.

Two seats: everybody meets everybody once. More seats: each person is at as many tables as there are
seats. The table that begins with a person holds them and those some fixed steps further along a
circle, so each person has each seat once. The steps are chosen so that as few pairs as possible
meet again; from 7 people at three seats, and from 13 at four, no pair does.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from random import Random

from bot.features.seasons.divisions import Pair

Seating = tuple[int, ...]
"""The entrants at a table, by seat."""


def drawn(entries: Sequence[int], seats: int, rng: Random) -> list[Seating]:
    """Return the tables of a division with their seats; blocks decide nothing here."""
    circle = list(entries)
    rng.shuffle(circle)
    return _tables(circle, seats)


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
    """Return how many meetings are repeated, and how often the pair meets that meets most.

    A pair meets as often as its distance along the circle comes among the steps; opposite each
    other, it comes twice, and there are half as many pairs.
    """
    distances = Counter(min(to - at, people - to + at) for at, to in combinations(chosen, 2))
    opposite = {it: 1 + (2 * it == people) for it in distances}
    times = {it: count * opposite[it] for it, count in distances.items()}
    again = sum((count - 1) * people // opposite[it] for it, count in times.items())
    return again, max(times.values())
