"""Measures the steps of the event loop."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import thread_time

MOST_S = 0.05
"""How long a step may take: for as long, nobody else is answered."""


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
    """Fail if a step takes too long."""
    with measured() as steps:
        yield
    assert steps.longest < MOST_S, f"{steps.longest:.3f} s: {steps.what}"
