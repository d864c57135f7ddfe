"""Adjustable values: Discord's time limits, its rate limits, how often the world is saved."""

import dataclasses
import time
from collections.abc import Callable
from dataclasses import dataclass

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

    def but(self, **changes: object) -> "Settings":
        """Return a copy with some values changed; raise ValueError for unknown or invalid ones."""
        for key, value in changes.items():
            if key in {"ack_seconds", "token_seconds"}:
                good = isinstance(value, int | float) and 0 < value < 86_400
            elif key == "sessions_reset_seconds":
                good = isinstance(value, int | float) and 0 <= value <= 86_400
            elif key == "shards":
                good = type(value) is int and 0 < value <= 64
            elif key == "sessions":
                good = type(value) is int and 0 <= value <= 1000
            else:
                good = key in {"rate_limits", "bare_channels"} and isinstance(value, bool)
            if not good:
                raise ValueError(f"cannot set {key} to {value!r}")
        return dataclasses.replace(self, **changes)  # type: ignore[arg-type]
