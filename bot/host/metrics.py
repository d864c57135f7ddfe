"""Metrics of the running bot, without names or ids.

Counting costs next to nothing, so it's always on. `bot/features/operator/health_pages.py` serves the metrics.
"""

import logging
import secrets
from bisect import bisect_left
from collections import Counter, deque
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Self

import aiohttp
import yarl

from bot.host.worker_results import described

log = logging.getLogger(__name__)

BUCKET_BOUNDS_S: Final = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
"""The upper bounds of a histogram's buckets, in seconds."""
ROUTE_WORDS: Final = frozenset(
    [
        "@me",
        "@original",
        "applications",
        "attachments",
        "bot",
        "callback",
        "channels",
        "commands",
        "emojis",
        "gateway",
        "guilds",
        "interactions",
        "members",
        "messages",
        "oauth2",
        "permissions",
        "reactions",
        "thread-members",
        "threads",
        "typing",
        "users",
        "webhooks",
    ]
)
"""The words in the routes of Discord's API that the bot uses."""
MAX_ROUTE_PARTS: Final = 8
"""The number of parts of the longest route."""
LAST_ERRORS: Final = 10
"""How many errors are remembered."""


@dataclass(slots=True)
class Histogram:
    """A histogram of durations: the count of each bucket, and the total in seconds."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BUCKET_BOUNDS_S) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration."""
        self.counts[bisect_left(BUCKET_BOUNDS_S, seconds)] += 1
        self.total += seconds


@dataclass(frozen=True, slots=True)
class ErrorLine:
    """An unexpected error: its number in the log, when, and where. It names nobody."""

    number: str
    at: datetime
    where: str

    @classmethod
    def of(cls, number: str, error: BaseException) -> Self:
        """Describe an error that was raised just now."""
        return cls(number, datetime.now(UTC), described(error))


@dataclass(slots=True)
class Metrics:
    """All metrics since the process started."""

    turns: Counter[str] = field(default_factory=Counter)
    """Saved moves of people, by game."""
    refusals: Counter[str] = field(default_factory=Counter)
    """Refusals, by the catalogue key of their text."""
    errors: int = 0
    """Interactions with an unexpected error."""
    last_errors: deque[ErrorLine] = field(default_factory=lambda: deque(maxlen=LAST_ERRORS))
    """The last of these, oldest first."""
    requests: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    """Requests to Discord, by method, route and status; status 0 without a response."""
    answers: Histogram = field(default_factory=Histogram)
    """Seconds until an interaction was acknowledged."""
    boards: Histogram = field(default_factory=Histogram)
    """Seconds until a board was drawn, posted and recorded."""

    def note_error(self, error: BaseException, what: str) -> str:
        """Count and log an unexpected error; return its number, which the person reads."""
        self.errors += 1
        number = secrets.token_hex(3)
        self.last_errors.append(ErrorLine.of(number, error))
        log.error("error %s: %s", number, what, exc_info=error)
        return number

    def trace(self) -> aiohttp.TraceConfig:
        """Return an aiohttp trace that counts each request."""
        trace = aiohttp.TraceConfig()

        async def ended(_: Any, __: Any, params: aiohttp.TraceRequestEndParams) -> None:  # noqa: ANN401
            self.requests[params.method, route_of(params.url), params.response.status] += 1

        async def failed(_: Any, __: Any, params: aiohttp.TraceRequestExceptionParams) -> None:  # noqa: ANN401
            self.requests[params.method, route_of(params.url), 0] += 1

        trace.on_request_end.append(ended)
        trace.on_request_exception.append(failed)
        return trace


def route_of(url: yarl.URL) -> str:
    """Return the route of a request to Discord: its path without ids, tokens and file names."""
    parts = [part for part in url.path.split("/") if part and part not in ("api", "v10")]
    return "/" + "/".join(
        part if part in ROUTE_WORDS else "{id}" if part.isdecimal() else "{other}"
        for part in parts[:MAX_ROUTE_PARTS]
    )
