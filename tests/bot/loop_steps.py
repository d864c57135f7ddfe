"""Measures the steps of the event loop."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time
from typing import Final

MOST_S: Final = 0.05
"""How long a step may take on a machine that isn't busy: for as long, nobody else is answered."""
USUAL_S: Final = 0.006
"""How long there takes what the speed of a machine is measured with."""


class Steps:
    """The longest step so far, and what took it."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""


@contextmanager
def measured() -> Iterator[Steps]:
    """Measure how much CPU time each step of the event loop takes; what other processes do doesn't count.

    Nor does the collection of garbage: that of all tests before is in this process, too.
    """
    steps, usual = Steps(), asyncio.Handle._run

    def run(handle: asyncio.Handle) -> None:
        before = thread_time()
        usual(handle)
        took = thread_time() - before
        if took > steps.longest:
            steps.longest, steps.what = took, repr(handle)

    gc.disable()
    asyncio.Handle._run = run  # type: ignore[assignment, method-assign]
    try:
        yield steps
    finally:
        gc.enable()
        asyncio.Handle._run = usual  # type: ignore[method-assign]


@contextmanager
def short_steps() -> Iterator[None]:
    """Fail if a step takes too long for a machine as fast as this one is now."""
    with measured() as steps:
        yield
    assert steps.longest < MOST_S or steps.longest < most_s(), (
        f"{steps.longest:.3f} s: {steps.what}"
    )


def most_s() -> float:
    """Return how long a step may take now: longer where CPU time is worth less, as on a core that others share."""
    before = thread_time()
    squares = {str(number): number * number for number in range(50_000)}
    took = thread_time() - before
    assert squares
    return MOST_S * max(1.0, took / USUAL_S)
