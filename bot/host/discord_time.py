"""The time by Discord's clock, even if this machine's clock is wrong.

Ids and deadlines follow Discord's clock. With a wrong clock, every interaction's token would look
expired, and every deadline shown would be wrong. The `Date` header of each response gives the
difference.
"""

import logging
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from time import time
from typing import Any, Final

import aiohttp
import discord

log = logging.getLogger(__name__)

CLOCK_TOLERANCE_S: Final = 2.0
"""Seconds by which the clock may be off before it's corrected; `Date` has whole seconds."""
CLOCK_WARNING_S: Final = 5.0
"""Seconds by which the clock may be off before the host is warned."""


class DiscordTime:
    """A clock that shows Discord's time, learned from the responses' `Date` headers."""

    def __init__(self) -> None:
        self.behind_s = 0.0
        """Seconds by which this machine's clock is behind Discord's; below 0, ahead of it."""

    def __call__(self) -> datetime:
        """Return the time, in UTC."""
        return datetime.now(UTC) + timedelta(seconds=self.behind_s)

    def install(self) -> None:
        """Make discord.py use this clock; it has no setting for that."""
        discord.utils.utcnow = self.__call__

    def observe(self, date: str | None, sent: float, received: float) -> None:
        """Learn from a response's `Date`.

        Discord wrote `Date` between `sent` and `received` (this machine's times, in seconds), so it
        only corrects the clock if it fits nowhere in between: slow responses do no harm.
        """
        try:
            theirs = parsedate_to_datetime(date or "").timestamp()
        except ValueError:
            return
        least, most = theirs - received, theirs + 1 - sent
        if least - CLOCK_TOLERANCE_S <= self.behind_s <= most + CLOCK_TOLERANCE_S:
            return
        fits = least - CLOCK_TOLERANCE_S <= 0 <= most + CLOCK_TOLERANCE_S
        self.behind_s = 0.0 if fits else (least + most) / 2
        if abs(self.behind_s) > CLOCK_WARNING_S:
            log.warning(
                "%s Facet corrects for it; set it: timedatectl set-ntp true", self.describe()
            )
        else:
            log.info(self.describe())

    def describe(self) -> str:
        """Return a sentence about this machine's clock."""
        if not self.behind_s:
            return "This machine's clock agrees with Discord's."
        how = "behind" if self.behind_s > 0 else "ahead of"
        return f"This machine's clock is {abs(self.behind_s):.0f} s {how} Discord's."

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Let a trace observe the `Date` of every API response."""

        async def began(_: Any, context: Any, __: Any) -> None:  # noqa: ANN401 - as aiohttp has it
            context.sent = time()

        async def ended(_: Any, context: Any, params: aiohttp.TraceRequestEndParams) -> None:  # noqa: ANN401
            if str(params.url).startswith(discord.http.Route.BASE):  # files come from caches
                self.observe(params.response.headers.get("Date"), context.sent, time())

        trace.on_request_start.append(began)
        trace.on_request_end.append(ended)
        return trace
