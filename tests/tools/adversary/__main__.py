"""`python -m tests.tools.adversary`: search for the policy that gains most, and print it with what it gains.

Each seed searches in plays of its own. What the best policy gains is measured in fresh ones, since a
search also finds luck.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from statistics import mean
from time import monotonic
from typing import Final

from tests.tools.adversary.gain import Gain, gain, worth
from tests.tools.adversary.policy import Policy, in_words
from tests.tools.adversary.search import Found, search

SEARCHED: Final = 2
FRESH: Final = 16
"""In how many plays each policy is tried, and the best one is measured."""
FRESH_DRAWS: Final = 10
"""How many seasons and evenings follow each of the fresh plays."""


def numbers(seed: int) -> tuple[list[int], list[int]]:
    """Return the numbers of the plays of a seed: those for searching, and fresh ones."""
    return [100 * seed + it for it in range(SEARCHED)], [
        100 * seed + 50 + it for it in range(FRESH)
    ]


def found(seed: int, generations: int, pool: ProcessPoolExecutor) -> Iterable[Found]:
    """Yield the best policy after each generation of a seed's search."""
    plays = numbers(seed)[0]

    def measured(policies: Sequence[Policy]) -> list[float]:
        tasks = [(number, policy) for policy in policies for number in plays]
        each = list(pool.map(worth, *zip(*tasks, strict=True))) if tasks else []
        return [mean(each[at : at + SEARCHED]) for at in range(0, len(each), SEARCHED)]

    return search(seed, generations, measured)


def told(gains: Sequence[Gain]) -> str:
    """Return what a policy gained, in words."""
    points = [mean(column) for column in zip(*(it.points for it in gains), strict=True)]
    honest = [mean(column) for column in zip(*(it.honest for it in gains), strict=True)]
    return (
        f"{mean(points):+.0f} points (by strength: {', '.join(f'{it:+.0f}' for it in points)}), "
        f"{mean(mean(it.places) for it in gains):+.2f} places, {mean(it.badges for it in gains):+.2f} badges in "
        f"a season or an evening; honest people {mean(honest):+.0f} points"
    )


def main() -> None:
    """Search, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.adversary", description=__doc__)
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600, help="then a search ends early")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "--every", type=int, default=50, help="print the best policy each so many generations"
    )
    args = parser.parse_args()
    with (
        ProcessPoolExecutor(args.jobs) as pool,
        ThreadPoolExecutor(args.seeds) as searches,
    ):
        for _ in searches.map(partial(_searched, args, pool), range(args.seeds)):
            pass


def _searched(args: argparse.Namespace, pool: ProcessPoolExecutor, seed: int) -> None:
    """Search with one seed, and print what was found."""
    until = monotonic() + 60 * args.minutes
    for best in found(seed, args.generations, pool):
        if best.generation in (1, args.generations) or best.generation % args.every == 0:
            print(f"seed {seed}, generation {best.generation}: {best.worth:.0f}", flush=True)
        if monotonic() > until:
            break
    fresh = partial(gain, policy=best.policy, draws=FRESH_DRAWS)
    gains = list(pool.map(fresh, numbers(seed)[1]))
    lines = (
        f"seed {seed}, generation {best.generation}: {in_words(best.policy)}",
        f"In fresh plays: {told(gains)}",
        str(best.policy),
    )
    print(*lines, sep="\n", flush=True)


if __name__ == "__main__":
    main()
