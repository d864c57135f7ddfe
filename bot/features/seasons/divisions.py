"""Who plays in which division, and who moves up or down for the next season."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

Pair = frozenset[int]
"""Two entrants."""

BEST_SIZE: Final[Mapping[int, int]] = {2: 5, 3: 8, 4: 14, 5: 14, 6: 14}
"""The best size of a division, by the seats at a table."""
LEAST_SIZE: Final[Mapping[int, int]] = {2: 4, 3: 7, 4: 13, 5: 13, 6: 13}
"""The smallest division, unless it is the only one; up to four seats, no pair has to meet twice from here on."""
MANY: Final = 7
"""From this size on, two people move up and down instead of one."""


@dataclass(frozen=True, slots=True)
class Seed:
    """What decides an entrant's division: their points, and the division they earned last season.

    Divisions are numbered from 0, the highest; a newcomer has earned none.
    """

    entry: int
    points: int
    earned: int | None = None


def fewest(seats: int) -> int:
    """Return how many people a season needs."""
    return seats + 1


def sizes(people: int, seats: int) -> list[int]:
    """Return the sizes of the divisions, the highest first; they differ by one at most."""
    count = max(1, min(round(people / BEST_SIZE[seats]), people // LEAST_SIZE[seats]))
    size, larger = divmod(people, count)
    return [size + (number < larger) for number in range(count)]


def divided(seeds: Sequence[Seed], seats: int) -> list[list[int]]:
    """Return the entrants of each division, the highest first.

    Those who return start from the division they earned, newcomers from the one that their points
    fit. Blocks decide nothing here: nobody chooses a division, or somebody else's, by blocking.
    """
    order = [it.entry for it in _ordered(seeds)]
    bounds = [0]
    for size in sizes(len(order), seats):
        bounds.append(bounds[-1] + size)
    return [order[start:end] for start, end in pairwise(bounds)]


def movers(size: int) -> int:
    """Return how many people move up from a division of this size, and how many move down."""
    return 2 if size >= MANY else 1


def earned(places: Sequence[Sequence[int]]) -> dict[int, int]:
    """Return the division that each entrant has earned for the next season.

    Args:
        places: Each division's entrants from the first to the last, the highest division first.
    """
    division_of = {entry: number for number, order in enumerate(places) for entry in order}
    up: dict[int, int] = {}
    for number, (upper, lower) in enumerate(pairwise(places)):
        count = movers(min(len(upper), len(lower)))
        division_of.update(dict.fromkeys(upper[-count:], number + 1))
        up.update(dict.fromkeys(lower[:count], number))
    return division_of | up  # the only one who is left of a division moves up


def _ordered(seeds: Sequence[Seed]) -> list[Seed]:
    """Return the entrants by division and points."""
    weakest: dict[int, int] = {}
    for it in seeds:
        if it.earned is not None:
            weakest[it.earned] = min(it.points, weakest.get(it.earned, it.points))
    last = max(weakest, default=0)

    def division(it: Seed) -> int:
        if it.earned is not None:
            return it.earned
        return next((number for number in sorted(weakest) if it.points >= weakest[number]), last)

    return sorted(seeds, key=lambda it: (division(it), -it.points, it.entry))
