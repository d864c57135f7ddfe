"""Bounds work by its CPU time: on a busy machine the same work takes longer by the clock."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class TooMuchWork(Exception):
    """A piece of work takes more CPU than any needs."""


@contextmanager
def cpu_limit(seconds: float, by_the_clock: float = 0.0) -> Iterator[None]:
    """Raise TooMuchWork within whenever this process has used that many CPU seconds; for the main thread.

    And whenever so many seconds have passed, unless that is 0: it may be asleep.
    """
    signal.signal(signal.SIGPROF, _stop)
    signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_PROF, seconds, seconds)
    signal.setitimer(signal.ITIMER_REAL, by_the_clock, by_the_clock)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.setitimer(signal.ITIMER_REAL, 0.0)


def _stop(_number: int, _frame: object) -> None:
    raise TooMuchWork
