"""What a flow needs of a Discord: people who act, a bot that answers, and a log of what they exchanged."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Awaitable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import discord

Json: TypeAlias = dict[str, Any]
Interaction: TypeAlias = discord.Interaction[Any]

PEOPLE = ("robin", "sam")
"""The members of the server beside the bot and the owner; the flows play robin."""
STRING, INTEGER, BOOLEAN, USER, CHANNEL = 3, 4, 5, 6, 7
COMMANDS: list[Json] = [
    {
        "name": "ask",
        "description": "Ask for something",
        "options": [
            {"name": "word", "type": STRING, "description": "What", "autocomplete": True},
            {"name": "often", "type": INTEGER, "description": "How often", "max_value": 3},
            {"name": "sure", "type": BOOLEAN, "description": "Whether"},
            {"name": "who", "type": USER, "description": "For whom"},
            {"name": "place", "type": CHANNEL, "description": "Where"},
        ],
    },
    {
        "name": "table",
        "description": "A group",
        "options": [{"name": "show", "type": 1, "description": "A command of a group"}],
    },
]


class Client(discord.Client):
    """A bot that only collects interactions: the flows answer them."""

    def __init__(self) -> None:
        intents = discord.Intents(
            guilds=True, guild_messages=True, dm_messages=True, message_content=True
        )
        super().__init__(intents=intents, max_messages=None, guild_ready_timeout=0)
        self.received: list[Interaction] = []

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.http.bulk_upsert_global_commands(self.application_id or 0, COMMANDS)

    async def on_interaction(self, interaction: Interaction, /) -> None:
        """Collect an interaction."""
        self.received.append(interaction)


@dataclass(frozen=True)
class Event:
    """An event that the bot received."""

    name: str
    payload: Any


@dataclass(frozen=True)
class Answer:
    """A request of the bot and how it was answered, after the events that came before the answer.

    The ``status`` and the ``code`` are those of a refusal; 0 and 0 otherwise.
    """

    request: str
    payload: Any
    events: tuple[Event, ...]
    status: int = 0
    code: int = 0


class Log:
    """What the bot asked and heard in a flow."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self._heard: list[Event] = []

    def answer(self, request: str, payload: object, status: int = 0, code: int = 0) -> None:
        """Record an answer."""
        copied = json.loads(json.dumps(payload))
        self.answers.append(Answer(request, copied, tuple(self._heard), status, code))
        self._heard.clear()

    def hear(self, client: Client) -> None:
        """Record from now on every event that reaches the parsers of a client."""
        parsers = client._connection.parsers
        for name, parse in list(parsers.items()):

            def heard(payload: Any, name: str = name, parse: Any = parse) -> None:
                self._heard.append(Event(name, json.loads(json.dumps(payload))))
                parse(payload)

            parsers[name] = heard

    def begin(self) -> None:
        """Forget how the bot started."""
        self.answers.clear()
        self._heard.clear()

    def end(self) -> None:
        """Record the events since the last answer."""
        self.answer("the end", None)


class Side(Protocol):
    """One make of Discord with the bot in it."""

    client: Client
    log: Log

    async def command(self, name: str, place: str = "games", **options: object) -> Interaction:
        """Let robin use a command in a channel or, with "", in the direct message with the bot."""

    async def suggest(self, name: str, option: str, typed: str) -> Interaction:
        """Let robin type a part of an option; return what asks for suggestions."""

    async def press(
        self, message: discord.Message, custom_id: str, *values: str, by: str = "robin"
    ) -> Interaction:
        """Let somebody press a button, or choose these from a list."""

    async def submit(self, opened: Interaction, values: Mapping[str, object]) -> Interaction:
        """Let robin send the form that was the answer to an interaction."""

    async def say(self, words: str, place: str = "games") -> int:
        """Let robin write a message; return its id."""

    def channel_id(self, name: str) -> int:
        """Return the id of a channel of the server."""

    def person_id(self, name: str) -> int:
        """Return the id of somebody; "stranger" shares no server with the bot."""

    def deny(self, place: str, denied: discord.Permissions) -> None:
        """Deny the bot these permissions in a channel."""

    def remove(self, place: str, message_id: int) -> None:
        """Let a moderator delete a message."""

    def archive(self, thread_id: int, *, locked: bool = False) -> None:
        """Let a moderator archive a thread, and lock it."""

    async def settle(self) -> None:
        """Wait until the bot has received everything."""


def route(method: str, path: str) -> str:
    """Return a method and a path with names in the places of ids and tokens."""
    path = re.sub(r"(?<=/)\d{15,}", "{id}", path)
    return f"{method} " + re.sub(r"^(/(?:webhooks|interactions)/{id}/)[^/]+", r"\1{token}", path)


async def attempt(request: Awaitable[object]) -> None:
    """Make a request that Discord may refuse; the log has what it says."""
    with contextlib.suppress(discord.HTTPException):
        await request
