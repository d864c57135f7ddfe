"""Waiting for what is meant, however long a busy machine takes for it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

Told = TypeVar("Told")
PATIENCE = 60.0
"""Seconds after which what has not come is held to be missing."""


async def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - the bot is another process
            await asyncio.sleep(0.01)


async def eventually(ask: Callable[[], Awaitable[Told]], like: Callable[[Told], object]) -> Told:
    """Ask again and again until the answer is like this; return it."""
    async with asyncio.timeout(PATIENCE):
        while not like(told := await ask()):  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.02)
    return told
