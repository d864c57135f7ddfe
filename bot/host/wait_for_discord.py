"""Waits at the start until Discord can be reached: a line a try, with a growing pause.

What it is asked is how many connections it recommends for the servers there are. Its answer also
says what time it is. A bot that begins 1,000 sessions in a day, as in a loop of crashes, gets its token
taken away: where few are left it waits until there are more.
"""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import dataclass
from time import time
from typing import Any, Final

import aiohttp
import discord

from bot.host.discord_time import DiscordTime

log = logging.getLogger(__name__)

CONNECT_RETRY_DELAYS_S: Final = (1, 2, 5, 10, 20, 40, 80, 160, 300)
"""Seconds to wait before each further try; the last one again and again."""
DISCORD_TIMEOUT_S: Final = 10.0
"""Seconds in which Discord must answer."""
USER_AGENT: Final = f"DiscordBot (https://github.com/Rapptz/discord.py, {discord.__version__})"
"""How a bot must introduce itself: Discord turns away who doesn't."""
MIN_SESSIONS_LEFT: Final = 50
"""Sessions that are left to hosts for the rest of a day."""
MAX_SESSION_WAIT_S: Final = 3600.0
"""Seconds after which it is asked again how many are left, though there cannot be more yet."""


@dataclass(frozen=True)
class FewSessionsLeft:
    """How many sessions Discord lets begin today, and seconds until there are more."""

    count: int
    seconds: float


async def wait_until_reachable(token: str, clock: DiscordTime) -> int:
    """Return, once Discord answers, how many connections it recommends, and set the clock by it.

    That is 1 where it answers something else: it says more clearly what is the matter later on.
    """
    tried = 0
    while not isinstance(said := await _asked(token, clock), int):
        if isinstance(said, FewSessionsLeft):
            log.warning(
                "Discord allows only %d more sessions in the next %.0f minutes, and takes the token"
                " away after them: waiting. Look above why the bot started so often",
                said.count,
                said.seconds / 60,
            )
            await asyncio.sleep(min(said.seconds, MAX_SESSION_WAIT_S))
            continue
        pause = CONNECT_RETRY_DELAYS_S[min(tried, len(CONNECT_RETRY_DELAYS_S) - 1)]
        log.warning("Discord cannot be reached (%s): trying again in %d s", said, pause)
        await asyncio.sleep(pause)
        tried += 1
    return said


async def _asked(token: str, clock: DiscordTime) -> int | FewSessionsLeft | str:
    """Return how many connections Discord recommends, or why it cannot be reached now."""
    timeout = aiohttp.ClientTimeout(total=DISCORD_TIMEOUT_S)
    headers = {"Authorization": f"Bot {token}", "User-Agent": USER_AGENT}
    sent = time()
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"{discord.http.Route.BASE}/gateway/bot", headers=headers) as response,
        ):
            if response.status == 429 or response.status >= 500:
                return f"it answers {response.status}"
            clock.observe(response.headers.get("Date"), sent, time())
            return _recommended(await response.read())
    except (aiohttp.ClientError, OSError) as error:  # a TimeoutError is an OSError
        return str(error) or type(error).__name__


def _recommended(answer: bytes) -> int | FewSessionsLeft:
    try:
        said: dict[str, Any] = json.loads(answer)
        shards, limit = max(1, int(said["shards"])), said["session_start_limit"]
        few = FewSessionsLeft(int(limit["remaining"]), max(1.0, int(limit["reset_after"]) / 1000))
    except (ValueError, TypeError, KeyError):
        return 1
    return few if few.count < max(MIN_SESSIONS_LEFT, shards) else shards
