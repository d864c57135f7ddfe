"""Calls to Discord with a timeout, and the only place that classifies their errors."""

import asyncio
from collections.abc import Awaitable, Mapping
from typing import Final, Literal, TypeVar

import aiohttp
import discord

from render import Words

T = TypeVar("T")

REQUEST_TIMEOUT_S: Final = 10.0
"""Seconds before a request times out. discord.py's first retries fit in; later retries are ours."""
RESPONSE_TIMEOUT_S: Final = 6.0
"""Seconds before an answer to an interaction times out. Discord accepts it for three seconds; the
rest is for a rate limit's wait."""
SLOW_UPLOAD_BYTES_PER_S: Final = 125_000
"""Upload rate of a slow line, in bytes per second: 1 Mbit/s."""
_REQUEST_ERRORS: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Errors of refused or interrupted requests; a TimeoutError is an OSError."""
_PARSE_ERRORS: Final = (ValueError, TypeError, KeyError, AttributeError)
"""Errors that discord.py raises if a response isn't the JSON it expects."""
_UNKNOWN_CHANNEL: Final = 10003
_UNKNOWN_MESSAGE: Final = 10008
_UNKNOWN_SERVER: Final = 10004
_NO_ACCESS: Final = 50001
_REFUSALS: Final[Mapping[int, "Refused"]] = {
    200000: "automod",  # a message
    200001: "automod",  # a title
    _NO_ACCESS: "permissions",
    50013: "permissions",
    50083: "locked",  # an archived thread that nobody may open
    160005: "locked",
}
"""Why a post is refused for good, by Discord's code."""
_ANSWERED_BEFORE: Final = 40060
_INTERACTION_IS_OVER: Final = (10015, 10062, _ANSWERED_BEFORE, 50027)
"""An unknown or expired webhook, and an interaction that is unknown or was answered elsewhere."""
_PLACE_LOST_CODES: Final = (_UNKNOWN_CHANNEL, _UNKNOWN_SERVER, _NO_ACCESS)


Refused = Literal["automod", "permissions", "locked", "other"]
"""What keeps a post from being accepted until somebody does something about it."""


class DeliveryError(Exception):
    """A request to Discord failed; it may still have been carried out."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        super().__init__(str(error) or type(error).__name__)

    @property
    def is_temporary(self) -> bool:
        """Whether a retry may succeed: Discord or the network failed."""
        if isinstance(self.error, discord.HTTPException):
            return self.error.status >= 500 or self.error.status == 429
        return True

    @property
    def code(self) -> int:
        """Discord's code of the error; 0 if it has none."""
        return self.error.code if isinstance(self.error, discord.HTTPException) else 0

    @property
    def refusal(self) -> Refused | None:
        """Why Discord refuses a post for good; None if a retry may succeed, or what it was for is gone."""
        if not self.may_be_answered_otherwise or self.message_is_gone:
            return None
        return _REFUSALS.get(self.code, "other")

    @property
    def may_be_answered_otherwise(self) -> bool:
        """Whether Discord refuses this answer to an interaction, but may accept another one."""
        refused = isinstance(self.error, discord.HTTPException) and not self.is_temporary
        return refused and self.code not in _INTERACTION_IS_OVER

    @property
    def may_have_succeeded(self) -> bool:
        """Whether Discord may have carried out the request although no answer arrived."""
        return self.is_temporary and getattr(self.error, "status", 500) != 429

    @property
    def answered_before(self) -> bool:
        """Whether the interaction was answered before: as each is claimed once, by the same request.

        discord.py sends one again whose answer it lost.
        """
        return self.code == _ANSWERED_BEFORE

    @property
    def channel_is_gone(self) -> bool:
        """Whether the channel no longer exists."""
        return self.code == _UNKNOWN_CHANNEL

    @property
    def place_is_lost(self) -> bool:
        """Whether the channel or server no longer exists, or the bot isn't in it."""
        return self.code in _PLACE_LOST_CODES

    @property
    def message_is_gone(self) -> bool:
        """Whether the message, or its channel, no longer exists."""
        return self.code in (_UNKNOWN_CHANNEL, _UNKNOWN_MESSAGE)


def refusal_told(words: Words, why: Refused, code: int) -> str:
    """Return the text of why Discord refuses a post, and who can do something about it."""
    return words("post-refused", why=why, code=str(code))


class OutOfReach(DeliveryError):
    """No interaction's webhook can post or edit this message, at least not any more."""

    def __init__(self, thing: int) -> None:
        super().__init__(LookupError(f"no interaction reaches {thing} now"))

    @property
    def is_temporary(self) -> bool:
        """Whether a retry may succeed: no, only a new click helps."""
        return False


async def call_discord(
    request: Awaitable[T], seconds: float = REQUEST_TIMEOUT_S, size: int = 0
) -> T:
    """Await a request to Discord; raise DeliveryError if it fails or times out.

    Args:
        seconds: The timeout without the upload of files.
        size: Bytes of files to upload; they extend the timeout by what a slow line needs.
    """
    try:
        async with asyncio.timeout(seconds + size / SLOW_UPLOAD_BYTES_PER_S):
            return await request
    except (*_REQUEST_ERRORS, *_PARSE_ERRORS) as error:
        raise DeliveryError(error) from error
