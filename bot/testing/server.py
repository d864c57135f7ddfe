"""A server on a simulated Discord, and people who press, choose, command and read there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.client import Facet
from bot.computers.engine_client import HUNG_S, EngineClient
from bot.feature import Feature
from bot.features.catalogue import FEATURES
from bot.host.settings import Bounds
from bot.playground.discord import world
from bot.playground.discord.world import Overwrite
from bot.store import open_store
from bot.tables.table import Table
from bot.testing.people import Channel, Person, Result, Seen, see
from bot.testing.simulation import Simulation


async def bot_on(
    path: Path | str, bounds: Bounds | None = None, features: tuple[Feature, ...] = FEATURES
) -> Facet:
    """Make a bot that keeps its things in this file."""
    # A worker that is ended when idle_s would be start_worker for every question; on a busy machine
    # its answer would be too late.
    thinking = EngineClient(timeout_s=HUNG_S, idle_s=10**6)
    # tests/playground tries emojis in a whole process.
    # A whole game is looked through for puzzles for longer than a test waits for the bot to rest.
    bounds = bounds or Bounds(puzzles=False)
    facet = Facet(
        await open_store(path, features), own_emojis=False, engine=thinking, bounds=bounds
    )
    facet.poster.boards.late_copy_check_s = 0.0  # a test waits until the bot rests
    return facet


@dataclass(frozen=True, eq=False)
class Server:
    """A server with a channel, the bot in it, and people who talk to it."""

    discord: Simulation
    guild: world.Guild
    path: Path
    people: dict[str, Person] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.add_channel("games")

    @property
    def id(self) -> int:
        """The server's number."""
        return int(self.guild.id)

    @property
    def channel(self) -> Channel:
        """The channel in which everything happens unless another one is named."""
        return Channel(int(self.discord.world.channels_of(self.guild)[0].id))

    @property
    def facet(self) -> Facet:
        """The bot that runs."""
        return self.discord.bot

    def speak(self, language: str) -> None:
        """Set the language of the server and of everybody in it."""
        self.guild.locale, self.guild.community = language, True

    def add_channel(self, name: str, deny: int = 0) -> Channel:
        """Open a channel where everybody is denied these permissions."""
        channel = Channel(int(self.discord.add_channel(name, None, guild=self.guild).id))
        self.deny(channel, deny)
        return channel

    def deny(self, channel: Channel, deny: int) -> None:
        """Deny everybody these permissions in a channel."""
        stored = self.discord.world.channel(str(channel.id))
        stored.overwrites = [Overwrite(self.guild.id, is_member=False, deny=deny)]

    def person(self, name: str, display: str = "") -> Person:
        """Return a member of the server, who joins it when first named, with this display name."""
        if name not in self.people:
            someone = world.Person(self.discord.new_id(), name, display or name)
            self.discord.world.people[someone.id] = someone
            self.guild.members[someone.id] = ()
            self.people[name] = Person(self.discord, self.guild, int(someone.id))
        return self.people[name]

    async def settle(self) -> None:
        """Wait until the bot is at rest."""
        await self.discord.settle()

    async def restart(self, bounds: Bounds | None = None) -> None:
        """Kill the bot as it is and start a fresh one on the same file."""
        await self.settle()
        old = await self.discord.kill()
        try:
            await self.discord.start(await bot_on(self.path, bounds))
        finally:
            await old.tables.store.close()
            for part in old.parts:
                await part.close()
            await (
                old.after_change.close()
            )  # a worker ends with its bot's process; this one lives on

    async def command(
        self, name: str, command: str, channel: Channel | None = None, /, **options: object
    ) -> Result:
        """Let a person use a slash command, as in "table join"."""
        return await self.person(name).slash(channel or self.channel, command, **options)

    async def menu(self, name: str, entry: str, target: Person | Seen) -> Result:
        """Let a person choose an entry from the menu of another, or of a message."""
        return await self.person(name).menu(self.channel, entry, target)

    async def choose(self, name: str, value: str) -> Result:
        """Let a person choose from the list in the newest message they see that has one."""
        message = next(message for message in self.seen(name) if list_id(message))
        return await self.person(name).select(message, [value], custom_id=list_id(message))

    async def add_computer(
        self, name: str, level: str = "normal", message: Seen | None = None
    ) -> Result:
        """Let a person seat a computer by the list in the lobby."""
        lobby = message or next(found for found in self.seen() if list_id(found))
        return await self.person(name).select(lobby, [level], custom_id=list_id(lobby))

    async def press(self, name: str, label: str, message: Seen | None = None) -> Result:
        """Let a person press a button, on the newest message they see that has it."""
        message = message or self.with_button(name, label)
        return await self.person(name).click(message, custom_id=button_id(message, label))

    def with_button(self, name: str, label: str) -> Seen:
        """Return the newest message this person sees with a button of this label."""
        return next(message for message in self.seen(name) if button_id(message, label))

    def seen(self, name: str | None = None, channel: Channel | None = None) -> Iterator[Seen]:
        """Yield the messages that a person sees, or that everybody sees, the newest first."""
        readers = {None, str(self.person(name).id) if name else None}
        history = self.discord.world.history(str((channel or self.channel).id))
        return (
            see(self.discord, message)
            for message in reversed(history)
            if message.reader_id in readers
        )

    async def table(self, channel: Channel | None = None) -> Table:
        """Return the table in the channel as the bot has it."""
        return await self.facet.tables.latest((channel or self.channel).id)

    async def newest(self, channel: Channel | None = None) -> Seen:
        """Return the newest message everybody sees."""
        return next(self.seen(channel=channel))


def components(message: Seen) -> list[dict[str, Any]]:
    """Return every component of a message as Discord stores it, however deep."""
    found: list[dict[str, Any]] = []
    waiting = list(message.components)
    while waiting:
        part = waiting.pop(0)
        found.append(part)
        waiting += part.get("components", [])
    return found


def text(message: Seen) -> str:
    """Return all the text of a message."""
    parts = [part["content"] for part in components(message) if part["type"] == 10]
    return "\n".join([message.content, *parts] if message.content else parts)


def alt(message: Seen) -> str | None:
    """Return the alt text of a message's picture; None where it has none."""
    galleries = [part for part in components(message) if part["type"] == 12]
    if galleries:
        return str(galleries[0]["items"][0]["description"])
    return next((file.description or "" for file in message.attachments), None)


def labels(message: Seen) -> list[str]:
    """Return the labels of a message's buttons."""
    return [part["label"] for part in components(message) if part["type"] == 2]


def button_id(message: Seen, label: str) -> str | None:
    """Return the custom id of the button with this label, or of the shortest with this word in it."""
    buttons = [part for part in components(message) if part["type"] == 2]
    exact = [part for part in buttons if part["label"] == label]
    within = [part for part in buttons if re.search(rf"\b{re.escape(label)}\b", part["label"])]
    within.sort(key=lambda part: len(part["label"]))
    return next((part["custom_id"] for part in (*exact, *within)), None)


def list_id(message: Seen) -> str | None:
    """Return the custom id of the first list in a message."""
    return next((part["custom_id"] for part in components(message) if part["type"] == 3), None)


def answered(result: Result) -> Seen:
    """Return the message that answered at once; fail if there is none."""
    assert result.response is not None, "no message answered"
    return result.response


def private(result: Result) -> str:
    """Return the text of a private answer; fail if there is none or others can see it."""
    answers = [answer for answer in (result.response, *result.followups) if answer]
    hidden = [answer for answer in answers if answer.ephemeral]
    assert hidden, "no private answer was given"
    return text(hidden[-1])
