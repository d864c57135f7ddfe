"""What is counted while the bot runs: numbers without names, for whoever watches over it.

Counting costs next to nothing, so it is always on. `bot/health_pages.py` shows the numbers.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import aiohttp
import yarl

BUCKET_BOUNDS_S: Final = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
"""The upper bounds, in seconds, by which times are sorted."""
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
"""What the routes that the bot asks Discord for are made of."""
MAX_ROUTE_PARTS: Final = 8
"""Parts of the longest of them."""


@dataclass(slots=True)
class Histogram:
    """How long something took: how often up to each bound, and in all."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BUCKET_BOUNDS_S) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(BUCKET_BOUNDS_S, seconds)] += 1
        self.total += seconds


@dataclass(slots=True)
class Metrics:
    """Everything that is counted, from the start of the process on."""

    turns: Counter[str] = field(default_factory=Counter)
    """Moves of people that were saved, by game."""
    refusals: Counter[str] = field(default_factory=Counter)
    """What people were refused, by the key of what they were told."""
    errors: int = 0
    """Interactions in which something unforeseen went wrong."""
    requests: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    """Requests to Discord, by method, route and status; 0 where there was no answer."""
    answers: Histogram = field(default_factory=Histogram)
    """How long an interaction took to be acknowledged."""
    boards: Histogram = field(default_factory=Histogram)
    """How long a board took to be drawn, posted and noted."""

    def trace(self) -> aiohttp.TraceConfig:
        """Return what lets aiohttp tell of each request."""
        trace = aiohttp.TraceConfig()

        async def ended(_: Any, __: Any, told: aiohttp.TraceRequestEndParams) -> None:  # noqa: ANN401
            self.requests[told.method, route_of(told.url), told.response.status] += 1

        async def failed(_: Any, __: Any, told: aiohttp.TraceRequestExceptionParams) -> None:  # noqa: ANN401
            self.requests[told.method, route_of(told.url), 0] += 1

        trace.on_request_end.append(ended)
        trace.on_request_exception.append(failed)
        return trace


def route_of(url: yarl.URL) -> str:
    """Return the route of a request to Discord: its path without ids, tokens and names of files."""
    parts = [part for part in url.path.split("/") if part and part not in ("api", "v10")]
    return "/" + "/".join(
        part if part in ROUTE_WORDS else "{id}" if part.isdecimal() else "{other}"
        for part in parts[:MAX_ROUTE_PARTS]
    )
