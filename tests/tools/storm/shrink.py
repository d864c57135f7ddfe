"""Shrinks a storm that has a finding: the fewest steps after which the same thing isn't as it must be.

Steps are left out by halves, quarters and so on (delta debugging). As leaving one out changes the
order of everything after it, what remains is tried in a few orders.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tests.tools.storm.script import Step
from tests.tools.storm.storm import Outcome, run

ORDERS: Final = 4
"""In how many orders a shorter script is tried."""
Runner = Callable[[int, Sequence[Step]], Outcome]


@dataclass(frozen=True)
class Shrunk:
    """The shortest script that was found, and the seed of the order in which it fails."""

    seed: int
    steps: tuple[Step, ...]
    finding: str


def kind_of(finding: str) -> str:
    """Return what a finding says, whoever and whichever it is about."""
    return re.sub(r"[\d.]+|'[^']*'|\"[^\"]*\"", "#", finding.partition("\n")[0])


def shrunk(outcome: Outcome, most: int = 400, runner: Runner = run) -> Shrunk:
    """Return a shorter script with the same kind of finding, after at most so many storms."""
    wanted, left = kind_of(outcome.finding), most
    best = Shrunk(outcome.seed, outcome.steps, outcome.finding)

    def fails(steps: Sequence[Step]) -> bool:
        nonlocal best, left
        for seed in (best.seed, *range(ORDERS - 1)):
            if left <= 0:
                return False
            left -= 1
            tried = runner(seed, steps)
            if tried.finding and kind_of(tried.finding) == wanted:
                best = Shrunk(seed, tried.steps, tried.finding)
                return True
        return False

    size = max(1, len(best.steps) // 2)
    while left > 0:
        begun, start = len(best.steps), 0
        while start < len(best.steps) and left > 0:
            if not fails((*best.steps[:start], *best.steps[start + size :])):
                start += size
        if size == 1 and len(best.steps) == begun:
            break
        size = max(1, size // 2)
    return best
