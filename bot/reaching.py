"""Waits at the start until Discord can be reached: a line a try, with a growing pause."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import aiohttp
import discord

log = logging.getLogger(__name__)

PAUSES: Final = (1, 2, 5, 10, 20, 40, 80, 160, 300)
"""Seconds to wait before each further try; the last one again and again."""
PATIENCE: Final = 10.0
"""Seconds in which Discord must answer."""


async def reach() -> None:
    """Return once Discord answers, whatever it answers save that it is out of order."""
    tried = 0
    while (why_not := await _tried()) is not None:
        pause = PAUSES[min(tried, len(PAUSES) - 1)]
        log.warning("Discord cannot be reached (%s): trying again in %d s", why_not, pause)
        await asyncio.sleep(pause)
        tried += 1


async def _tried() -> str | None:
    """Return why Discord cannot be reached now; None if it can."""
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"{discord.http.Route.BASE}/gateway") as response,
        ):
            busy = response.status == 429 or response.status >= 500
            return f"it answers {response.status}" if busy else None
    except (aiohttp.ClientError, OSError) as error:  # a TimeoutError is an OSError
        return str(error) or type(error).__name__
