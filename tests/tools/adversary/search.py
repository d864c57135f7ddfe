"""The search: policies are mutated, crossed and selected by what they gain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.tools.adversary.policy import HONEST, KNOWN, Policy, crossed, mutated

POPULATION: Final = 8
PARENTS: Final = 3

Measure = Callable[[Sequence[Policy]], Sequence[float]]
"""Returns what each of some policies gains."""


@dataclass(frozen=True, slots=True)
class Found:
    """The best policy so far, and how good it was while searching."""

    generation: int
    policy: Policy
    worth: float


def search(seed: int, generations: int, measure: Measure) -> Iterator[Found]:
    """Yield the best policy after each generation, which begins with the attacks that are known."""
    rng = Random(seed)
    known: dict[Policy, float] = {}

    def measured(policies: Sequence[Policy]) -> None:
        new = [it for it in dict.fromkeys(policies) if it not in known]
        known.update(zip(new, measure(new), strict=True))

    measured((HONEST, *KNOWN))
    for generation in range(1, generations + 1):
        parents = sorted(known, key=lambda it: -known[it])[:PARENTS]
        children = []
        for _ in range(POPULATION):
            child = rng.choice(parents)
            if rng.random() < 0.3:
                child = crossed(child, rng.choice([*parents, *KNOWN]), rng)
            children.append(mutated(child, rng))
        measured(children)
        best = max(known, key=lambda it: known[it])
        yield Found(generation, best, known[best])
