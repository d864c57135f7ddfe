"""Mishaps on demand: answers that fail, come late, or get lost after the work was done."""

import asyncio
import itertools
import re
from dataclasses import dataclass, field

from bot.playground.shapes import Json

KEYS = {"status", "delay", "count", "method", "route", "retry_after", "lost"}


@dataclass
class Fault:
    """What happens to the next ``count`` requests that match.

    ``status`` 429 or 500 and the like answers in Discord's place; ``lost`` does the work
    first, and only then answers with ``status``. ``delay`` alone is a slow answer.
    """

    id: int
    status: int | None = None
    delay: float = 0.0
    count: int = 1
    method: str | None = None
    route: str | None = None
    retry_after: float = 0.5
    lost: bool = False
    hits: int = field(default=0)

    def matches(self, method: str, path: str) -> bool:
        """Tell whether this fault is waiting for such a request."""
        return (
            self.count > 0
            and (self.method is None or self.method == method)
            and (self.route is None or re.search(self.route, path) is not None)
        )

    async def strike(self) -> None:
        """Count down, and wait if the fault is slowness."""
        self.count -= 1
        self.hits += 1
        if self.delay:
            await asyncio.sleep(self.delay)


class Faults:
    """The faults that are waiting."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self._numbers = itertools.count(1)

    def add(self, wanted: Json) -> Fault:
        """Lie in wait as ``wanted`` says; raises ValueError if it makes no sense."""
        if unknown := set(wanted) - KEYS:
            raise ValueError(f"unknown: {', '.join(sorted(unknown))}")
        fault = Fault(next(self._numbers), **wanted)
        good = (
            (fault.status is None or fault.status in range(400, 600))
            and isinstance(fault.count, int)
            and fault.count > 0
            and all(
                isinstance(number, int | float) and 0 <= number <= 600
                for number in (fault.delay, fault.retry_after)
            )
        )
        if not good:
            raise ValueError("status 400 to 599, count from 1, delay and retry_after in seconds")
        re.compile(fault.route or "")
        self._waiting.append(fault)
        return fault

    def catch(self, method: str, path: str) -> Fault | None:
        """Return the fault that strikes this request, if any."""
        return next((f for f in self._waiting if f.matches(method, path)), None)

    def clear(self) -> None:
        """Forget every fault."""
        self._waiting.clear()

    def waiting(self) -> list[Fault]:
        """Return the faults that have not run out."""
        self._waiting = [fault for fault in self._waiting if fault.count > 0]
        return list(self._waiting)
