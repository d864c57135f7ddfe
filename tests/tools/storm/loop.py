"""An event loop on virtual time, in which a seed chooses the order of what is ready.

Sleeping costs nothing: when nothing is ready, the time jumps to the next timer. Work for a thread
runs in the loop itself, as a step that begins and ends some time later. Everything that a process
of the bot starts carries its mark; once the process is dead, nothing of it runs any more, as after
SIGKILL: no `finally`, no handler.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass
from functools import partial
from heapq import heappop, heappush
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")
Deed: TypeAlias = str
"""What a process can die right after: "request" or "commit", or "commit TABLE", with rows of that table."""

BEGUN: Final = 1000.0
"""What the loop's clock shows when a storm begins, in seconds."""
MOST_STEPS: Final = 5_000_000
"""Callbacks after which a storm has no end; most have a hundredth of them."""
_LEAP: Final = 1e-9
"""Seconds within which timers are due at the same time."""


@dataclass(eq=False)
class Process:
    """A process of the bot; what it does carries its mark."""

    number: int
    alive: bool = True
    steps: int = 0
    """How many steps of its tasks have run."""
    dies_after: int | None = None
    """The step after which it dies: at any `await`."""
    last_deed: Deed | None = None
    """What it does last, for the `deeds_left`-th time from now on."""
    deeds_left: int = 0
    ended: Callable[[], None] = lambda: None
    """Called once when it has died."""

    def did(self, deed: Deed) -> None:
        """Die if this was the last that it was to do."""
        if deed == self.last_deed:
            self.deeds_left -= 1
            if self.deeds_left <= 0:
                self.end()

    def end(self) -> None:
        """Die: nothing of it runs any more."""
        if self.alive:
            self.alive = False
            self.ended()

    def spare(self) -> None:
        """Let it live, whatever it was to die of."""
        self.dies_after = self.last_deed = None


PROCESS: Final[ContextVar[Process | None]] = ContextVar("process", default=None)


class Stuck(Exception):
    """What is waited for never comes: nothing is ready, or there is no end of what is."""


@dataclass(eq=False)
class Delays:
    """How long work outside the loop takes, in seconds; a slow spell makes it longer."""

    rng: Random
    slow: float = 1.0
    slow_until: float = 0.0
    """Until when the last slow spell lasts, or lasted."""

    def some(self, least: float, most: float) -> float:
        """Return a time, short ones more often than long ones."""
        return least + (most - least) * self.rng.random() ** 3 * self.slow


class StormLoop(asyncio.BaseEventLoop):
    """The loop; `rng` decides about the order, and how long threads take."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self._rng = rng
        self._now = BEGUN
        self.delays = Delays(rng)
        self.steps = 0
        """How many callbacks have run."""
        self._due: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._timers = 0
        """How many were set: what tells equal times apart."""
        self._soon: deque[Any] = deque()
        self._tasks_ready: list[Any] = []
        self.over = False
        """Whether nothing is called any more: what is closed may still ask for it."""

    def time(self) -> float:
        """Return the virtual time, in seconds."""
        return self._now

    def run_in_executor(
        self, _executor: object, func: Callable[..., T], *args: object
    ) -> asyncio.Future[T]:
        """Run a function as a step of the loop, between two pauses."""
        return self.outside(lambda: func(*args), self.delays.some(0.0001, 0.02))

    def outside(
        self, work: Callable[[], T], before: float, after: float = 0.0, *, certain: bool = False
    ) -> asyncio.Future[T]:
        """Do some work in so many seconds; its outcome arrives so many seconds `after` it.

        Work that has begun goes on if nobody waits for it any more; it is `certain` to begin, too.
        """
        future: asyncio.Future[T] = self.create_future()

        def run() -> None:
            if future.cancelled() and not certain:
                return
            try:
                arrive = partial(_set, future, work())
            except Exception as error:  # noqa: BLE001 - it is raised where the work was asked for
                arrive = partial(_fail, future, error)
            if after:
                self.call_later(after, arrive)
            else:
                arrive()

        self.call_later(before, run)
        return future

    def call_soon_threadsafe(self, *work: Any, **context: Any) -> asyncio.Handle:  # type: ignore[override]
        """Call something soon: only asyncio itself asks so, as there is no other thread."""
        return self.call_soon(*work, **context)

    async def subprocess_exec(self, *_: object, **__: object) -> Any:
        """Start no process: the machine has none to spare."""
        raise OSError("no process can be started")

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Call something once what is ready before it has been called."""
        handle = asyncio.Handle(callback, args, self, context)
        self._soon.append(handle)
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call something in so many seconds."""
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call something at a time; of equal times, what was asked for first is first."""
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._timers += 1
        heappush(self._due, (when, self._timers, timer))
        return timer

    def _run_once(self) -> None:
        """Run callbacks until the loop is stopped: what isn't a task's step first, then any task.

        How many callbacks lie between two steps differs from one Python to another.
        """
        soon, due, tasks, choose = self._soon, self._due, self._tasks_ready, self._rng.randrange
        loop: Any = self
        while not loop._stopping:
            if due and not soon and not tasks:
                self._now = max(self._now, due[0][0])
            while due and due[0][0] <= self._now + _LEAP:
                soon.append(heappop(due)[2])
            if soon:
                handle = soon.popleft()
                if isinstance(getattr(handle._callback, "__self__", None), asyncio.Task):
                    tasks.append(handle)
                elif not handle._cancelled:
                    self._run(handle, 0)
            elif tasks:
                self._run(tasks.pop(choose(len(tasks)) if len(tasks) > 1 else 0), 1)
            else:
                raise Stuck("nothing is ready")

    def _run(self, handle: Any, steps: int) -> None:
        if handle._cancelled:
            return
        process: Process | None = handle._context.get(PROCESS)
        if process is not None:
            if not process.alive:
                return
            process.steps += steps
            if process.dies_after is not None and process.steps > process.dies_after:
                process.end()
                return
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Stuck("there is no end of what is ready")
        handle._run()

    def _check_closed(self) -> None:
        if not self.over:
            super()._check_closed()  # type: ignore[misc]

    def _write_to_self(self) -> None:
        pass

    def _process_events(self, _: object) -> None:
        pass


def _set(future: asyncio.Future[Any], result: object) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


def within(process: Process, work: Callable[[], T]) -> T:
    """Do something as a part of a process."""
    context = copy_context()
    context.run(PROCESS.set, process)
    return context.run(work)
