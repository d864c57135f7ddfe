"""Waits at the start until Discord can be reached: a line a try, with a growing pause.

What it is asked is how many connections it recommends for the servers there are.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Final

import aiohttp
import discord

log = logging.getLogger(__name__)

PAUSES: Final = (1, 2, 5, 10, 20, 40, 80, 160, 300)
"""Seconds to wait before each further try; the last one again and again."""
PATIENCE: Final = 10.0
"""Seconds in which Discord must answer."""


async def reach(token: str) -> int:
    """Return, once Discord answers, how many connections it recommends.

    That is 1 where it answers something else: it says more clearly what is the matter later on.
    """
    tried = 0
    while isinstance(said := await _asked(token), str):
        pause = PAUSES[min(tried, len(PAUSES) - 1)]
        log.warning("Discord cannot be reached (%s): trying again in %d s", said, pause)
        await asyncio.sleep(pause)
        tried += 1
    return said


async def _asked(token: str) -> int | str:
    """Return how many connections Discord recommends, or why it cannot be reached now."""
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    headers = {"Authorization": f"Bot {token}"}
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"{discord.http.Route.BASE}/gateway/bot", headers=headers) as response,
        ):
            if response.status == 429 or response.status >= 500:
                return f"it answers {response.status}"
            return _recommended(await response.read())
    except (aiohttp.ClientError, OSError) as error:  # a TimeoutError is an OSError
        return str(error) or type(error).__name__


def _recommended(answer: bytes) -> int:
    try:
        return max(1, int(json.loads(answer)["shards"]))
    except (ValueError, TypeError, KeyError):
        return 1
