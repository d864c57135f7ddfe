"""A lock with priorities and fair shares."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Final

from bot.host.bounded import BoundedDict

Share = tuple[int, ...]
"""Whom a turn is for, such as (server, table). Servers get equal shares, and so do a server's tables:
the one whose last turn was longest ago goes next."""
MAX_SHARES: Final = 1000
"""How many last turns are remembered."""


@dataclass(frozen=True, slots=True, eq=False)
class _Waiter:
    rank: int
    share: Share
    number: int
    ready: asyncio.Future[None]


class FairQueue:
    """Grants turns, one at a time."""

    def __init__(self) -> None:
        self._places: list[_Waiter] = []
        self._busy = False
        self._numbers = count(1)
        self._last: BoundedDict[Share, int] = BoundedDict(MAX_SHARES)

    @asynccontextmanager
    async def turn(self, rank: int, share: Share) -> AsyncIterator[None]:
        """Wait for a turn, and hold it while the context is open; lower ranks go first."""
        ready = asyncio.get_running_loop().create_future()
        place = _Waiter(rank, share, next(self._numbers), ready)
        self._places.append(place)
        self._go_on()
        try:
            await ready
            yield
        finally:
            if place in self._places:
                self._places.remove(place)
            else:
                self._busy = False
                self._go_on()

    def waiting(self, rank: int) -> int:
        """Return how many tasks wait at this rank."""
        return sum(place.rank == rank for place in self._places)

    def _go_on(self) -> None:
        if self._busy or not self._places:
            return
        place = min(self._places, key=self._order)
        self._places.remove(place)
        self._busy = True
        for depth in range(1, len(place.share) + 1):
            self._last[place.share[:depth]] = next(self._numbers)
        if not place.ready.done():
            place.ready.set_result(None)

    def _order(self, place: _Waiter) -> tuple[int, ...]:
        depths = range(1, len(place.share) + 1)
        last = (self._last.get(place.share[:depth], 0) for depth in depths)
        return place.rank, *last, place.number
