"""The time by Discord's clock, whatever this machine's clock says.

Ids and deadlines are read by Discord's clock. On a machine whose clock is off, the token of every
interaction would look expired, and every deadline shown would be wrong. Each of Discord's answers
says when it was given, so the difference is known, and known anew once the clock is set.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from time import time
from typing import Any, Final

import aiohttp
import discord

log = logging.getLogger(__name__)

CLOCK_TOLERANCE_S: Final = 2.0
"""Seconds by which the clock may be off before it is corrected: `Date` has whole seconds."""
CLOCK_WARNING_S: Final = 5.0
"""Seconds by which the clock may be off before the host is warned."""


class DiscordTime:
    """A clock that shows Discord's time, as far as Discord's answers have told it."""

    def __init__(self) -> None:
        self.behind_s = 0.0
        """Seconds by which this machine's clock is behind Discord's; below 0, ahead of it."""

    def __call__(self) -> datetime:
        """Return the time, in UTC."""
        return datetime.now(UTC) + timedelta(seconds=self.behind_s)

    def install(self) -> None:
        """Let discord.py go by this clock, for which it has no setting."""
        discord.utils.utcnow = self.__call__

    def observe(self, date: str | None, sent: float, received: float) -> None:
        """Take in the `Date` of an answer; the other times are this machine's.

        The answer was given in between, so only a `Date` that fits in nowhere there corrects the
        clock: an answer that was long on its way does no harm.
        """
        try:
            told = parsedate_to_datetime(date or "").timestamp()
        except ValueError:
            return
        least, most = told - received, told + 1 - sent
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
        """Return in a sentence how this machine's clock stands."""
        if not self.behind_s:
            return "This machine's clock agrees with Discord's."
        how = "behind" if self.behind_s > 0 else "ahead of"
        return f"This machine's clock is {abs(self.behind_s):.0f} s {how} Discord's."

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Take in the `Date` of every answer of the API that this trace tells of."""

        async def began(_: Any, context: Any, __: Any) -> None:  # noqa: ANN401 - as aiohttp has it
            context.sent = time()

        async def ended(_: Any, context: Any, told: aiohttp.TraceRequestEndParams) -> None:  # noqa: ANN401
            if str(told.url).startswith(discord.http.Route.BASE):  # files come from caches
                self.observe(told.response.headers.get("Date"), context.sent, time())

        trace.on_request_start.append(began)
        trace.on_request_end.append(ended)
        return trace
