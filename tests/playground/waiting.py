"""Waiting for what is meant, however long a busy machine takes for it."""

import asyncio
from collections.abc import Callable

PATIENCE = 60.0
"""Seconds after which what has not come is held to be missing."""


async def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 - the bot is another process
            await asyncio.sleep(0.01)
