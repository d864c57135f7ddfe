"""Adjustable values: Discord's time limits, its rate limits, how often the world is saved."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

TOKEN = "playground"  # noqa: S105 - the stand-in lets one bot in, on loopback only
DEFAULT_PORT = 8484


@dataclass(frozen=True)
class Settings:
    """Discord's own values; tests shorten them, and may bring a clock.

    Without ``nonces`` a post stands as often as it is sent, without ``resumes`` no session goes on.
    """

    ack_seconds: float = 3.0
    token_seconds: float = 15 * 60.0
    rate_limits: bool = True
    heartbeat_ms: int = 41_250
    save_seconds: float = 0.5
    shards: int = 1
    sessions: int = 1000
    """How many may begin in a day; Discord then takes the token away."""
    sessions_reset_seconds: float = 86_400.0
    """Seconds until the next day."""
    nonces: bool = True
    resumes: bool = True
    bare_channels: bool = False
    """Whether an interaction describes its channel only by what was ever documented of partial ones."""
    clock: Callable[[], float] = time.time

    def but(self, **changes: Any) -> "Settings":  # noqa: ANN401 - of any field
        """Return a copy with some values changed."""
        return replace(self, **changes)
