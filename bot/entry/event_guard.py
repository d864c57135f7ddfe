"""Makes gateway events safe for discord.py's parsers.

Without intents discord.py builds every channel from the interaction's partial data, which may lack
fields that discord.py requires, and an error in a parser would end the process.
"""

import asyncio
import logging
import secrets
import traceback
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

import discord
from discord import ChannelType, InteractionType
from discord.http import Route

from bot.host.metrics import Metrics
from bot.i18n.lexicon import language_of, words_in
from bot.messages.delivery import RESPONSE_TIMEOUT_S, DeliveryError, call_discord

log = logging.getLogger(__name__)

EventData = dict[str, Any]
INTERACTION_EVENT: Final = "INTERACTION_CREATE"
ANSWERABLE_TYPES: Final = {
    kind.value
    for kind in (
        InteractionType.application_command,
        InteractionType.component,
        InteractionType.modal_submit,
    )
}
"""Types of interactions that can be answered with a message."""
MESSAGE_RESPONSE: Final = 4
"""Discord's response type for a message (CHANNEL_MESSAGE_WITH_SOURCE)."""
EPHEMERAL_FLAG: Final = 64
"""Discord's flag for a message that only one person sees."""
KNOWN_CHANNEL_TYPES: Final = {kind.value for kind in ChannelType}
"""The channel types that discord.py knows."""
CHANNEL_DEFAULTS: Final[Mapping[str, Any]] = {
    "name": "",
    "position": 0,
    "bitrate": 0,
    "user_limit": 0,
    "owner_id": 0,
    "parent_id": 0,
    "message_count": 0,
    "member_count": 0,
}
"""Fields of channels and threads that discord.py requires and the bot never reads."""
THREAD_METADATA_DEFAULTS: Final[Mapping[str, Any]] = {
    "archived": False,
    "auto_archive_duration": 0,
    "archive_timestamp": "1970-01-01T00:00:00+00:00",
}
"""Fields of `thread_metadata` that discord.py requires."""


def with_channel_defaults(data: EventData) -> EventData:
    """Return an interaction with every channel field that discord.py requires.

    A channel of an unknown type becomes a news channel in a server, else a direct message: both
    hold messages.
    """
    channel = {
        key: value for key, value in (data.get("channel") or {}).items() if value is not None
    }
    channel.setdefault("id", data.get("channel_id"))
    if channel["id"] is None:
        return data
    if channel.get("type") not in KNOWN_CHANNEL_TYPES:
        usual = ChannelType.news if data.get("guild_id") else ChannelType.private
        channel["type"] = usual.value
    metadata = {**THREAD_METADATA_DEFAULTS, **channel.get("thread_metadata", {})}
    return {**data, "channel": {**CHANNEL_DEFAULTS, **channel, "thread_metadata": metadata}}


class EventGuard:
    """Wraps discord.py's event parsers so that no event can end the connection."""

    def __init__(self, client: discord.Client, metrics: Metrics) -> None:
        self._client = client
        self._metrics = metrics
        self._apologies: set[asyncio.Task[None]] = set()
        parsers = client._connection.parsers  # noqa: SLF001 - discord.py has no public hook
        for event, parse in parsers.items():
            parsers[event] = partial(self._read, event, parse)

    def _read(self, event: str, parse: Callable[[EventData], None], data: EventData) -> None:
        try:
            if event == INTERACTION_EVENT:
                self._note_features(data)
                data = with_channel_defaults(data)
            parse(data)
        except Exception as error:  # noqa: BLE001 - everybody else must be able to play on
            self._metrics.errors += 1
            number = secrets.token_hex(3)
            # The error's text may contain what somebody wrote, so it isn't logged.
            log.error(  # noqa: TRY400
                "error %s: an event %s can't be read: %s; its keys: %s",
                number,
                event,
                _describe_error(error),
                ", ".join(sorted(set(_keys(data)))),
            )
            if (
                event == INTERACTION_EVENT
                and isinstance(data, dict)
                and data.get("type") in ANSWERABLE_TYPES
            ):
                task = asyncio.create_task(self._apologise(data, number))
                self._apologies.add(task)
                task.add_done_callback(self._apologies.discard)

    def _note_features(self, data: EventData) -> None:
        """Update a server's features, which discord.py never does for a server it knows."""
        guild = self._client.get_guild(int(data.get("guild_id") or 0))
        if guild is not None:
            guild.features = (data.get("guild") or {}).get("features") or []

    async def _apologise(self, data: EventData, number: str) -> None:
        """Answer an interaction that couldn't be parsed with an error message."""
        text = words_in(language_of(data.get("locale")))("error-unexpected", id=number)
        try:
            route = Route(
                "POST",
                "/interactions/{webhook_id}/{webhook_token}/callback",
                webhook_id=data["id"],
                webhook_token=data["token"],
            )
            body = {"type": MESSAGE_RESPONSE, "data": {"content": text, "flags": EPHEMERAL_FLAG}}
            await call_discord(self._client.http.request(route, json=body), RESPONSE_TIMEOUT_S)
        except (DeliveryError, KeyError) as error:
            log.info("a person was not answered: %s", type(error).__name__)


def _describe_error(error: Exception) -> str:
    """Return the type and place of an error without any value; for a KeyError, its key."""
    missing = f" {error}" if isinstance(error, KeyError) else ""
    where = traceback.extract_tb(error.__traceback__)[-1]
    file = where.filename.rpartition("/")[2]
    return f"{type(error).__name__}{missing} in {where.name}, {file}:{where.lineno}"


def _keys(data: object, prefix: str = "", depth: int = 2) -> Iterator[str]:
    """Yield an event's keys, nested to `depth`, with ids masked."""
    for key, value in data.items() if isinstance(data, dict) else ():
        name = f"{prefix}{'{id}' if str(key).isdecimal() else key}"
        yield name
        if depth > 1:
            yield from _keys(value, f"{name}.", depth - 1)
