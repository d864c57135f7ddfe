"""Work off the event loop: reading and replaying, drawing, writing out a long record."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return what a function returns, run in a thread; raise what it raises.

    A StopIteration comes out as a RuntimeError: put into a future as it is, it would leave
    whoever awaits it waiting for ever (Python 3.11), with every lock they hold.
    """

    def guarded() -> T:
        try:
            return function(*args, **kwargs)
        except StopIteration as error:
            raise RuntimeError("a StopIteration was raised in a thread") from error

    return await asyncio.to_thread(guarded)
