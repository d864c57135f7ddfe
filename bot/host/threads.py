"""CPU-bound work outside the event loop: replaying games, drawing, encoding records."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass, field
from time import monotonic, thread_time
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

BURST_S: Final = 0.3
"""Seconds of a core that one person may take at once, for some tens of requests; then they have a share."""
SHARE: Final = 0.1
"""The share of a core that a person who never stops gets."""
LONGEST_PAUSE_S: Final = 1.0
"""Seconds for which their next request waits at most, so that it's answered in time."""


@dataclass(slots=True)
class Lane:
    """What one person asks for: one picture at a time, and no more of a core than their share.

    Without it somebody who asks for picture after picture would keep every thread, and everybody waiting.
    """

    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _used: float = 0.0
    _at: float = 0.0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn in a thread; whoever asks for one thing after the other has no share to keep to."""
        crowded = self._turn.locked()
        async with self._turn:
            if crowded:
                await self.pause()
            yield

    def use(self, seconds: float) -> None:
        """Note how many seconds of a core something takes or took."""
        most = BURST_S + SHARE * LONGEST_PAUSE_S
        self._used, self._at = min(self._now_used() + seconds, most), monotonic()

    async def pause(self) -> None:
        """Wait until the share allows more."""
        over = self._now_used() - BURST_S
        if over > 0:
            await asyncio.sleep(over / SHARE)

    def _now_used(self) -> float:
        return max(0.0, self._used - SHARE * (monotonic() - self._at))


_LANE: Final[ContextVar[Lane | None]] = ContextVar("lane", default=None)


@contextmanager
def in_lane(lane: Lane) -> Iterator[None]:
    """Let all the work within, and that of the tasks it starts, be done in a lane."""
    token = _LANE.set(lane)
    try:
        yield
    finally:
        _LANE.reset(token)


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a function in a thread, in its lane if there is one; return or raise what it does.

    A StopIteration becomes a RuntimeError: set on a future, it would make the awaiting task hang
    forever (Python 3.11), with every lock it holds.
    """
    lane = _LANE.get()

    def guarded() -> T:
        start = thread_time()
        try:
            return function(*args, **kwargs)
        except StopIteration as error:
            raise RuntimeError("a StopIteration was raised in a thread") from error
        finally:
            if lane is not None:
                lane.use(thread_time() - start)

    async with lane.turn() if lane else nullcontext():
        return await asyncio.to_thread(guarded)
