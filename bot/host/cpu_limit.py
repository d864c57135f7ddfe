"""Bounds what a worker does by its CPU time: on a busy machine the same work takes longer by the clock."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class TooMuchWork(Exception):
    """A piece of work takes more CPU than any needs."""


@contextmanager
def cpu_limit(seconds: float) -> Iterator[None]:
    """Raise TooMuchWork within once this process has used a number of CPU seconds; for the main thread."""
    signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def _stop(_number: int, _frame: object) -> None:
    raise TooMuchWork
