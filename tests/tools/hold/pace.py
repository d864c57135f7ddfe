"""How long a part of the trial goes on, and the chance it follows."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random, SystemRandom
from time import monotonic
from typing import Final, Self

MINUTES: Final = "FACET_HOLD"
SEED: Final = "FACET_HOLD_SEED"
WHOLE: Final = 60.0
"""Seconds from which on a trial is whole."""
USUAL: Final = 5.0
"""Minutes that each part is given where nobody says how many."""


class Lost(AssertionError):
    """Something did not hold; says what, and by which seed."""


@dataclass
class Pace:
    """So many seconds from now on, and a generator that the seed decides."""

    seconds: float
    seed: int
    rng: Random = field(init=False)
    _begun: float = field(init=False)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self._begun = monotonic()

    @classmethod
    def of_environment(cls, part: str) -> Self:
        """Return the pace that FACET_HOLD (minutes) and FACET_HOLD_SEED ask for."""
        minutes = float(os.environ.get(MINUTES) or USUAL)
        seed = int(os.environ.get(SEED) or SystemRandom().randrange(10**6))
        print(f"{part}: {MINUTES}={minutes:g} {SEED}={seed}", flush=True)
        return cls(minutes * 60, seed)

    @property
    def whole(self) -> bool:
        """Whether it goes on long enough for slow things to happen, and for times to mean anything."""
        return self.seconds >= WHOLE

    def begin(self) -> None:
        """Let the time begin only now, where something had to be set up."""
        self._begun = monotonic()

    @property
    def spent(self) -> float:
        """Seconds since the beginning."""
        return monotonic() - self._begun

    def going(self) -> Iterator[int]:
        """Count from 0 until the time is over, which begins now: all is set up."""
        self.begin()
        number = 0
        while self.spent < self.seconds:
            yield number
            number += 1

    def holds(self, true: object, what: str) -> None:
        """Raise Lost, naming the seed, unless something is true."""
        if not true:
            raise Lost(f"{what} ({SEED}={self.seed}, after {self.spent:.0f} s)")


def quantile(values: list[float], part: float) -> float:
    """Return the value below which this part of them lies; 0 of none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else 0.0
