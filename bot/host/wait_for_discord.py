"""Waits at the start until Discord can be reached, with increasing delays.

It asks for the recommended number of connections (shards); the response also sets the clock. Discord
resets the token of a bot that starts 1,000 sessions in a day, as in a crash loop, so the bot waits
when few are left.
"""

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
"""Seconds before each retry; the last value repeats."""
DISCORD_TIMEOUT_S: Final = 10.0
"""Seconds before a request times out."""
USER_AGENT: Final = f"DiscordBot (https://github.com/Rapptz/discord.py, {discord.__version__})"
"""Discord rejects bots without a user agent in this format."""
MIN_SESSIONS_LEFT: Final = 50
"""Sessions reserved for manual starts on the same day."""
MAX_SESSION_WAIT_S: Final = 3600.0
"""The longest wait for more sessions, in seconds, before asking again."""


@dataclass(frozen=True)
class FewSessionsLeft:
    """The number of sessions left today, and the seconds until the limit resets."""

    count: int
    seconds: float


async def wait_until_reachable(token: str, clock: DiscordTime) -> int:
    """Wait for Discord, set the clock by its response, and return the recommended number of shards.

    An unexpected response returns 1: connecting then fails with a clearer error.
    """
    tried = 0
    while not isinstance(answer := await _asked(token, clock), int):
        if isinstance(answer, FewSessionsLeft):
            log.warning(
                "Discord allows only %d more sessions in the next %.0f minutes, and then resets"
                " the token: waiting. The log above says why the bot started so often",
                answer.count,
                answer.seconds / 60,
            )
            await asyncio.sleep(min(answer.seconds, MAX_SESSION_WAIT_S))
            continue
        pause = CONNECT_RETRY_DELAYS_S[min(tried, len(CONNECT_RETRY_DELAYS_S) - 1)]
        log.warning("Discord cannot be reached (%s): trying again in %d s", answer, pause)
        await asyncio.sleep(pause)
        tried += 1
    return answer


async def _asked(token: str, clock: DiscordTime) -> int | FewSessionsLeft | str:
    """Return the recommended number of shards, or why Discord can't be reached now."""
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


def _recommended(body: bytes) -> int | FewSessionsLeft:
    try:
        gateway: dict[str, Any] = json.loads(body)
        shards, limit = max(1, int(gateway["shards"])), gateway["session_start_limit"]
        few = FewSessionsLeft(int(limit["remaining"]), max(1.0, int(limit["reset_after"]) / 1000))
    except (ValueError, TypeError, KeyError):
        return 1
    return few if few.count < max(MIN_SESSIONS_LEFT, shards) else shards
