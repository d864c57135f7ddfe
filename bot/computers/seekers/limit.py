"""When a search ends."""

import time
from dataclasses import dataclass
from math import inf
from typing import Final

STATES_PER_CLOCK_CHECK: Final = 2000
"""How many states are generated between two clock checks: a few milliseconds."""


class OutOfTime(Exception):
    """The search's limit is reached."""


@dataclass(slots=True)
class Limit:
    """When a search ends: at a moment of this thread's CPU time, or after a number of states.

    Without either, it never does. Only a number of states makes the search repeatable.
    """

    deadline: float = inf
    states: float = inf
    spent: int = 0
    """How many states were generated."""
    _next_check: float = 0

    def spend(self, states: int) -> None:
        """Count generated states; raise OutOfTime if the limit is reached."""
        self.spent += states
        if self.spent < self._next_check:
            return
        if self.spent > self.states or time.thread_time() > self.deadline:
            raise OutOfTime
        self._next_check = min(self.spent + STATES_PER_CLOCK_CHECK, self.states)
