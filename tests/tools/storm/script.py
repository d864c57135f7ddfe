"""A storm as a script: who does what, and when; the same script and seed give the same history."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

Detail: TypeAlias = Any
"""A text or a number."""
WORLD = ""
"""Who a step is by that nobody takes: a fault, a death, a channel that disappears."""


@dataclass(frozen=True)
class Step:
    """One step: `at` so many seconds since the beginning, by a person's name or by the `WORLD`."""

    at: float
    who: str
    act: str
    details: tuple[Detail, ...] = ()

    def __str__(self) -> str:
        """Return a line of a script."""
        return json.dumps([self.at, self.who, self.act, *self.details], ensure_ascii=False)


def written(seed: int, steps: Iterable[Step]) -> str:
    """Return a script as text, which a test can keep."""
    return "\n".join([f"seed {seed}", *map(str, steps)]) + "\n"


def read(text: str) -> tuple[int, list[Step]]:
    """Return the seed and the steps of a script; raise ValueError if it isn't one."""
    head, *lines = [line for line in text.splitlines() if line.strip()]
    seed = int(head.removeprefix("seed "))
    steps = [
        Step(at, who, act, tuple(details)) for at, who, act, *details in map(json.loads, lines)
    ]
    return seed, steps
