"""CPU-bound work outside the event loop: replaying games, drawing, encoding records."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import lru_cache, partial
from time import monotonic, thread_time
from typing import Final, ParamSpec, TypeVar

from bot.host.overtime import MOST_STEP_CPU_S, Work
from rules.catalogue import is_strange

P = ParamSpec("P")
T = TypeVar("T")

AT_ONCE: Final = 2
"""How much is done at a time: drawing takes a few milliseconds, and more threads would only cost memory."""
MOST_CPU_S: Final = 30.0
"""CPU seconds that most things may take in a thread."""
THREAD_KEPT_S: Final = 0.5
"""Seconds after which something takes long, so that one more may be done."""
TURN_KEPT_S: Final = 5.0
"""Seconds after which the person who asked for it doesn't wait for it with everything else any more."""
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

    async def turn(self, place: ExitStack) -> None:
        """Wait for a turn in a thread, and put it in `place`; whoever asks for one thing after the other has no share to keep to."""
        crowded = self._turn.locked()
        await self._turn.acquire()
        place.callback(self._turn.release)
        if crowded:
            await self.pause()

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
    """Run a function in a thread, as `bounded_in_thread` does.

    What takes as long as it takes, such as a migration, is for `asyncio.to_thread`.
    """
    return await bounded_in_thread(MOST_CPU_S, partial(function, *args, **kwargs))


async def guarded(game: str, function: Callable[[], T]) -> T:
    """Return or raise what a function of a game does; a stranger's may take long, and does it in a thread."""
    if is_strange(game):
        return await bounded_in_thread(MOST_STEP_CPU_S, function)
    return function()


async def bounded_in_thread(most_cpu_s: float, function: Callable[[], T]) -> T:
    """Run a function in a thread, in its lane if there is one; return or raise what it does.

    Raise TooMuchWork if it takes more CPU seconds. AT_ONCE are done at a time, besides
    those that take long. A StopIteration becomes a RuntimeError: set on a future, it would make the awaiting
    task hang forever (Python 3.11), with every lock it holds.
    """
    lane = _LANE.get()

    def counted() -> T:
        start = thread_time()
        try:
            return function()
        except StopIteration as error:
            raise RuntimeError("a StopIteration was raised in a thread") from error
        finally:
            if lane is not None:
                lane.use(thread_time() - start)

    with ExitStack() as turn, ExitStack() as thread:
        if lane:
            await lane.turn(turn)
        slots = _slots(asyncio.get_running_loop())
        await slots.acquire()
        thread.callback(slots.release)
        return await Work(counted, most_cpu_s, {THREAD_KEPT_S: thread, TURN_KEPT_S: turn}).done()


@lru_cache(maxsize=1)  # the process has one event loop
def _slots(_: asyncio.AbstractEventLoop) -> asyncio.Semaphore:
    return asyncio.Semaphore(AT_ONCE)
