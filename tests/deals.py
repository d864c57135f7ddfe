"""`python -m tests.deals N`: whether N sealed deals are as likely as open ones, by chi-squared.

Each line compares what was drawn for one place of the set-up: with every outcome being equally likely,
where the rules make it so, and with as many open deals. By chance a figure is about its degrees of
freedom (df), give or take the root of twice as many.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

from rules import GAMES, dealt
from rules.contract import read_options
from rules.sealed import dealt as dealt_sealed
from tests.sealed import seal

PLACES: Final[Mapping[tuple[str, str], Callable[[Any], str]]] = {
    ("splendor", "first card of level I"): lambda setup: setup["rows"]["1"][0],
    ("splendor", "first card of level II"): lambda setup: setup["rows"]["2"][0],
    ("splendor", "last card of level III"): lambda setup: setup["rows"]["3"][-1],
    ("splendor", "first noble"): lambda setup: setup["nobles"][0],
    ("seekers", "first gem, of unequal numbers"): lambda setup: setup["dungeon"][0],
    ("seekers", "seekers of power 1"): lambda setup: " ".join(setup["seekers"][:2]),
    ("seekers", "colour cards of seat 1"): lambda setup: setup["colour_cards"][1],
}
"""What is looked at, by the game and its name."""
OPTIONS: Final[Mapping[str, dict[str, Any]]] = {
    "splendor": {},
    "seekers": {"mode": "chaos", "sheet": 14},
}


def counted(count: int) -> Iterator[tuple[str, Counter[str], Counter[str]]]:
    """Yield each place's name, and how often each thing came there, sealed and open."""
    for game in OPTIONS:
        rules, rng = GAMES[game], Random(1)
        options = read_options(rules.options, OPTIONS[game])
        here = {name: place for (of, name), place in PLACES.items() if of == game}
        found = {name: (Counter[str](), Counter[str]()) for name in here}
        for _ in range(count):
            deals = dealt_sealed(rules, 2, options, seal(rng)), dealt(rules, 2, options, rng)
            for name, place in here.items():
                for outcomes, deal in zip(found[name], deals, strict=True):
                    outcomes[place(deal.setup)] += 1
        yield from ((f"{game}, {name}", *both) for name, both in found.items())


def from_even(found: Counter[str]) -> float:
    """Return chi-squared of the outcomes against all of them being equally likely."""
    mean = found.total() / len(found)
    return sum((count - mean) ** 2 / mean for count in found.values())


def from_each_other(one: Counter[str], other: Counter[str]) -> float:
    """Return chi-squared of two samples of the same size."""
    return sum((one[it] - other[it]) ** 2 / (one[it] + other[it]) for it in one | other)


def main() -> None:
    """Print a line for each place."""
    for name, sealed, opened in counted(int(sys.argv[1])):
        even = "" if "unequal" in name else f"; from even {from_even(sealed):.1f}"
        apart = from_each_other(sealed, opened)
        print(f"{name}: sealed from open {apart:.1f}{even}; df {len(sealed) - 1}")  # noqa: T201


if __name__ == "__main__":
    main()
