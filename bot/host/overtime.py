"""Ends what takes more time than anything needs, such as the rules of a game that never come to an end.

In a thread that is any work; in the event loop, a step in which a game that didn't come with Facet is
computing. Both raise TooMuchWork right there, so it fails like any other error.
"""

from __future__ import annotations

import asyncio
import ctypes
import signal
import time
from asyncio import Handle
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from contextvars import copy_context
from math import inf
from threading import Lock, get_ident
from time import clock_gettime, monotonic, thread_time
from types import FrameType
from typing import Final, Generic, TypeVar

from bot.host.cpu_limit import TooMuchWork

T = TypeVar("T")

CHECK_S: Final = 0.5
"""Seconds between two looks at work in a thread."""
MOST_S: Final = 60.0
"""Seconds after which nobody waits for it any more; it may be asleep."""
MOST_STEP_CPU_S: Final = 1.0
"""CPU seconds that a game may take in one step of the event loop, or for one change of a table."""
_CLOCK_OF: Final[Callable[[int], int] | None] = getattr(time, "pthread_getcpuclockid", None)
"""Returns the clock of a thread's CPU time; None on macOS, where work is bounded by the clock."""
STEP_CHECK_CPU_S: Final = 0.25
"""CPU seconds of the process between two looks at the step."""


class Work(Generic[T]):
    """A function that runs in a thread, and is ended there if it takes more CPU seconds than `most_cpu_s`.

    `places` are what it keeps from others: each is given up when it's done, or after this many seconds.
    """

    def __init__(
        self, function: Callable[[], T], most_cpu_s: float, places: Mapping[float, ExitStack]
    ) -> None:
        self._function = function
        self._most_cpu_s = most_cpu_s
        self._places = places
        self._lock = Lock()
        self._thread = 0
        self._began = self._began_cpu = 0.0
        self._given_up = False
        self._loop = asyncio.get_running_loop()
        self._running: asyncio.Future[T] = self._loop.run_in_executor(
            None, copy_context().run, self._run
        )
        self._running.add_done_callback(self._finish)
        self._look_later()

    async def done(self) -> T:
        """Return or raise what the function does; raise TooMuchWork."""
        try:
            return await self._running
        except asyncio.CancelledError:
            if self._given_up:
                raise TooMuchWork from None
            raise

    def _run(self) -> T:
        self._began, self._began_cpu, self._thread = monotonic(), thread_time(), get_ident()
        try:
            return self._function()
        finally:
            try:
                self._leave()
            finally:  # it may have been ended right there
                self._leave()

    def _leave(self) -> None:
        """Say that the thread isn't at this work any more: it must never be ended in something else."""
        with self._lock:
            self._thread = 0

    def _look_later(self) -> None:
        self._timer = self._loop.call_later(CHECK_S, self._look)

    def _look(self) -> None:
        with self._lock:  # a thread at work has a clock
            if self._thread:
                seconds = monotonic() - self._began
                self._free(seconds)
                now_cpu = clock_gettime(_CLOCK_OF(self._thread)) if _CLOCK_OF else None
                if (now_cpu - self._began_cpu if now_cpu else seconds) >= self._most_cpu_s:
                    _raise_in(self._thread)
                if seconds >= MOST_S and not self._running.done():
                    self._given_up = True
                    self._running.cancel()
            working = self._thread or not self._running.done()
        if working:
            self._look_later()

    def _finish(self, _: asyncio.Future[T]) -> None:
        self._free(inf)
        if not self._thread:  # otherwise it's looked at until it has ended
            self._timer.cancel()

    def _free(self, seconds: float) -> None:
        for kept_s, place in self._places.items():
            if seconds >= kept_s:
                place.close()


def _raise_in(thread: int) -> None:
    raised = ctypes.py_object(TooMuchWork)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


class StepLimit:
    """Ends a step of the event loop in which code of these modules has been running for too long."""

    def __init__(self, modules: Collection[str]) -> None:
        self._modules = frozenset(modules)
        self._step: FrameType | None = None
        self._seen_cpu = 0.0

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep to the limit within, in the main thread; costs nothing if there are no such modules."""
        if self._modules:
            signal.signal(signal.SIGPROF, self._look)
            signal.setitimer(signal.ITIMER_PROF, STEP_CHECK_CPU_S, STEP_CHECK_CPU_S)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0.0)

    def _look(self, _number: int, frame: FrameType | None) -> None:
        theirs = False
        while frame and frame.f_code is not Handle._run.__code__:  # noqa: SLF001 - a step's outermost frame
            theirs |= frame.f_globals.get("__name__", "").partition(".")[0] in self._modules
            frame = frame.f_back
        if frame is not self._step:
            self._step, self._seen_cpu = frame, thread_time()
        elif theirs and thread_time() - self._seen_cpu >= MOST_STEP_CPU_S:
            raise TooMuchWork
