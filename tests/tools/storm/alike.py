"""What different versions of Python do in different steps: in a storm, in the same ones.

Otherwise the same seed would have another history there.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Mapping
from typing import Any, Final, TypeVar

T = TypeVar("T")
_REAL: Final = (asyncio.gather,)  # in a tuple, so that it is not replaced itself


async def _wait_for(work: Awaitable[T], timeout: float | None) -> T:  # noqa: ASYNC109 - as there
    """Wait in this task; Python 3.11 starts another one, and later ones do for a timeout of 0."""
    async with asyncio.timeout(timeout):
        return await work


def _gather(*works: Any, return_exceptions: bool = False) -> asyncio.Future[list[Any]]:
    """Don't wait for what is done; Python 3.11 always waits for a callback."""
    if not works or not all(asyncio.isfuture(it) and it.done() for it in works):
        return _REAL[0](*works, return_exceptions=return_exceptions)
    future = asyncio.get_running_loop().create_future()
    errors = [asyncio.CancelledError() if it.cancelled() else it.exception() for it in works]
    broken = next((it for it in errors if it is not None), None)
    if broken is not None and not return_exceptions:
        future.set_exception(broken)
    else:
        future.set_result([error or it.result() for it, error in zip(works, errors, strict=True)])
    return future


ALIKE: Final[Mapping[Any, Any]] = {asyncio.wait_for: _wait_for, asyncio.gather: _gather}
"""What is replaced in a storm, by what."""


def with_one_order(module: str) -> None:
    """Start a module again unless sets of texts have the order here that they have everywhere."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        command = [sys.executable, "-m", module, *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, "PYTHONHASHSEED": "0"})  # noqa: S606
