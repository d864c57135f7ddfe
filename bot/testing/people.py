"""People on a simulated Discord: what they do there, how they are answered, what they see."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.playground.clients.deeds import Deeds
from bot.playground.discord import world
from bot.playground.discord.interactions import Interaction
from bot.playground.discord.world import EPHEMERAL
from bot.testing.simulation import Simulation


@dataclass(frozen=True)
class File:
    """A file of a message."""

    filename: str
    description: str | None
    content: bytes

    async def read(self) -> bytes:
        """Return its bytes."""
        return self.content


@dataclass(frozen=True)
class Seen:
    """A message as it stood when somebody looked at it."""

    id: int
    channel_id: int
    content: str
    components: list[dict[str, Any]]
    attachments: list[File]
    ephemeral: bool
    mentioned: list[int]


@dataclass(frozen=True)
class Channel:
    """A channel, a thread or a direct message, by its number."""

    id: int


@dataclass(frozen=True)
class Result:
    """How the bot answered what somebody did."""

    discord: Simulation
    interaction: Interaction

    @property
    def modal(self) -> dict[str, Any] | None:
        """The form that was opened, if that was the answer."""
        return self.interaction.modal

    @property
    def response(self) -> Seen | None:
        """The message that answered, or that was changed instead; None if there is none."""
        original = self.interaction.original_id
        return next((see(self.discord, it) for it in self._messages() if it.id == original), None)

    @property
    def followups(self) -> list[Seen]:
        """The messages that came after the answer."""
        return [see(self.discord, it) for it in self._messages() if self._follows(it)]

    def _messages(self) -> list[world.Message]:
        return self.discord.world.history(self.interaction.channel_id)

    def _follows(self, message: world.Message) -> bool:
        answers = (message.interaction or {}).get("id") == self.interaction.id
        return answers and message.id != self.interaction.original_id


@dataclass(frozen=True)
class Person:
    """A member of a server and their Discord client."""

    discord: Simulation
    guild: world.Guild
    id: int

    @property
    def _deeds(self) -> Deeds:
        person = self.discord.world.people[str(self.id)]
        return Deeds(self.discord, person, self.guild.locale)

    async def slash(self, channel: Channel, command: str, **options: object) -> Result:
        """Use a slash command."""
        wanted = {"channel": channel.id, "command": command, "options": _sent(options)}
        return await self._done(self._deeds.command(wanted))

    async def menu(self, channel: Channel, entry: str, target: Person | Seen) -> Result:
        """Choose an entry from the menu of a person or a message."""
        kind = "person" if isinstance(target, Person) else "message"
        wanted = {"channel": channel.id, "command": entry, kind: target.id}
        return await self._done(self._deeds.menu(wanted))

    async def click(self, message: Seen, *, custom_id: str | None) -> Result:
        """Press a button."""
        return await self.select(message, (), custom_id=custom_id)

    async def select(
        self, message: Seen, values: Sequence[object], *, custom_id: str | None
    ) -> Result:
        """Choose from a list."""
        wanted = {"channel": message.channel_id, "message": message.id, "custom_id": custom_id}
        chosen = [_spelled(value) for value in values]
        return await self._done(self._deeds.component({**wanted, "values": chosen}))

    async def forge(self, message: Seen, custom_id: str, *values: str) -> Result:
        """Press, or choose from, a control that isn't on the message, as a modified client can."""
        wanted = {"channel": message.channel_id, "message": message.id, "custom_id": custom_id}
        return await self._done(self._deeds.forge({**wanted, "values": values}))

    async def submit_modal(self, form: Result, values: dict[str, str]) -> Result:
        """Send a form that was opened."""
        wanted = {"interaction": form.interaction.id, "values": values}
        return await self._done(self._deeds.modal(wanted))

    async def autocomplete(
        self, channel: Channel, command: str, option: str, typed: str
    ) -> list[dict[str, Any]]:
        """Return what is offered for an option while it is typed."""
        wanted = {"channel": channel.id, "command": command, "focused": option}
        interaction = self._deeds.autocomplete({**wanted, "options": {option: typed}})
        await self._done(interaction)
        choices: list[dict[str, Any]] = interaction.outcome.result()["choices"]
        return choices

    async def _done(self, interaction: Interaction) -> Result:
        await self.discord.settle()
        return Result(self.discord, interaction)


def see(discord: Simulation, message: world.Message) -> Seen:
    """Return a message as it stands now."""
    kept = discord.kept
    return Seen(
        int(message.id),
        int(message.channel_id),
        message.content,
        message.components,
        [File(it.filename, it.description, kept[it.id]) for it in message.attachments],
        bool(message.flags & EPHEMERAL),
        [int(user_id) for user_id in message.mention_ids],
    )


def _sent(options: dict[str, object]) -> dict[str, object]:
    """Return options as a client spells them; a file is a name and its content."""
    return {
        name: {"name": value[0], "content": b64encode(value[1]).decode()}
        if isinstance(value, tuple)
        else _spelled(value)
        for name, value in options.items()
    }


def _spelled(value: object) -> object:
    return str(value.id) if isinstance(value, Person | Channel) else value
