"""What can go wrong on the way to Discord. The one place that knows which errors may pass."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

import aiohttp
import discord

T = TypeVar("T")

REQUEST_TIMEOUT_S: Final = 10.0
"""Seconds after which a request counts as one that will never be answered. discord.py's first
further tries of a request that failed lie within; the rest are ours."""
RESPONSE_TIMEOUT_S: Final = 6.0
"""Seconds that an answer to an interaction is given: after three it comes too late, save where
Discord asked to wait."""
SLOW_UPLOAD_BYTES_PER_S: Final = 125_000
"""Bytes a second that a slow line sends: 1 Mbit/s."""
_REQUEST_ERRORS: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What a request ends with that is refused or interrupted; a TimeoutError is an OSError."""
_PARSE_ERRORS: Final = (ValueError, TypeError, KeyError, AttributeError)
"""What discord.py trips over where an answer is no JSON, or not the JSON it should be."""
_UNKNOWN_CHANNEL: Final = 10003
_UNKNOWN_MESSAGE: Final = 10008
_UNKNOWN_SERVER: Final = 10004
_NO_ACCESS: Final = 50001
_PLACE_LOST_CODES: Final = (_UNKNOWN_CHANNEL, _UNKNOWN_SERVER, _NO_ACCESS)


class DeliveryError(Exception):
    """A request to Discord failed; it may have been carried out all the same."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        super().__init__(str(error) or type(error).__name__)

    @property
    def is_temporary(self) -> bool:
        """Whether the same request may go through later: Discord, or the way there, failed."""
        if isinstance(self.error, discord.HTTPException):
            return self.error.status >= 500 or self.error.status == 429
        return True

    @property
    def may_have_succeeded(self) -> bool:
        """Whether the request may have been carried out: nothing came back that says otherwise."""
        return self.is_temporary and getattr(self.error, "status", 500) != 429

    @property
    def channel_is_gone(self) -> bool:
        """Whether the channel does not exist any more."""
        return isinstance(self.error, discord.HTTPException) and (
            self.error.code == _UNKNOWN_CHANNEL
        )

    @property
    def place_is_lost(self) -> bool:
        """Whether a channel or a server does not exist any more, or the bot is not in it."""
        return (
            isinstance(self.error, discord.HTTPException) and self.error.code in _PLACE_LOST_CODES
        )

    @property
    def message_is_gone(self) -> bool:
        """Whether the message does not exist any more, or its channel does not."""
        return self.channel_is_gone or (
            isinstance(self.error, discord.HTTPException) and self.error.code == _UNKNOWN_MESSAGE
        )


class OutOfReach(DeliveryError):
    """Something cannot be posted or changed: no interaction allows it, or not any more."""

    def __init__(self, thing: int) -> None:
        super().__init__(LookupError(f"no interaction reaches {thing} now"))

    @property
    def is_temporary(self) -> bool:
        """Whether it may go through later: not by itself."""
        return False


async def call_discord(
    request: Awaitable[T], seconds: float = REQUEST_TIMEOUT_S, size: int = 0
) -> T:
    """Return what a request to Discord returns; raise DeliveryError if it fails or hangs.

    `size` is how many bytes of files it sends: these get the time that a slow line takes.
    """
    try:
        async with asyncio.timeout(seconds + size / SLOW_UPLOAD_BYTES_PER_S):
            return await request
    except (*_REQUEST_ERRORS, *_PARSE_ERRORS) as error:
        raise DeliveryError(error) from error
