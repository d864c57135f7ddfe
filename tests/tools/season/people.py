"""How simulated people play: prompt, slow, or gone from some day on."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Final, Literal

Habit = Literal["prompt", "slow", "vanishes"]
SHARES: Final = (("prompt", 0.7), ("slow", 0.2), ("vanishes", 0.1))
"""The habits, each with its share of the people."""
HOURS: Final = {"prompt": (0.2, 5.0), "slow": (4.0, 10.0), "vanishes": (0.2, 5.0)}
"""How many hours people take for a turn, by their habits."""


@dataclass
class Person:
    """Somebody with their habit, and how often they move as the quick computer would.

    Attributes:
        gone: From when on they don't answer any more; None while they are there.
        says_so: Whether they leave the season when they go.
    """

    name: str
    habit: Habit
    skill: float
    gone: datetime | None = None
    says_so: bool = False

    def is_gone(self, now: datetime) -> bool:
        """Return whether this person doesn't answer any more."""
        return self.gone is not None and now >= self.gone

    def delay(self, rng: Random) -> timedelta:
        """Return how long they take for a turn."""
        least, most = HOURS[self.habit]
        return timedelta(hours=rng.uniform(least, most))


def crowd(count: int, rng: Random) -> list[Person]:
    """Return people with their habits in the usual shares, in any order."""
    habits: list[Habit] = []
    for habit, share in SHARES:
        habits += [habit] * round(count * share)  # type: ignore[list-item]  # as SHARES has them
    habits = (habits + ["prompt"] * count)[:count]
    rng.shuffle(habits)
    return [
        Person(f"person{number}", habit, rng.uniform(0.6, 1.0))
        for number, habit in enumerate(habits)
    ]
