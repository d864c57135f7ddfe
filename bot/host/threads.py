"""CPU-bound work outside the event loop: replaying games, drawing, encoding records."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a function in a thread; return or raise what it does.

    A StopIteration becomes a RuntimeError: set on a future, it would make the awaiting task hang
    forever (Python 3.11), with every lock it holds.
    """

    def guarded() -> T:
        try:
            return function(*args, **kwargs)
        except StopIteration as error:
            raise RuntimeError("a StopIteration was raised in a thread") from error

    return await asyncio.to_thread(guarded)
