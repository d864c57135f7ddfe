"""What people see, and saw earlier: the controls of messages, and the tables that are played."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.playground.clients.forging import find_component
from bot.playground.discord.permissions import sees
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import Channel, Person
from bot.tables.table import Table
from tests.playground.people import parts
from tests.tools.storm.staging import Storm

OURS: Final = "facet:"
BUTTON, LIST, PEOPLE, ROLES, CHANNELS = 2, 3, 5, 6, 8
"""The kinds of controls, as Discord numbers them."""
CODE: Final = re.compile(r"`([0-9A-Z]{6}-[0-9A-Z]{6})`")
ALL: Final = 400
"""How many controls of one action are remembered."""


@dataclass(frozen=True)
class Control:
    """A control of a message that somebody was shown; `reader` is None if everybody was."""

    channel_id: Id
    message_id: Id
    reader: Id | None
    custom_id: str
    kind: int
    values: tuple[str, ...]
    most: int

    @property
    def action(self) -> str:
        """What it does, without the table and the position."""
        if not self.custom_id.startswith(OURS):
            return self.custom_id
        return ":".join(self.custom_id.split(":")[4:])


def controls(
    channel_id: Id, message_id: Id, reader: Id | None, components: list[Json]
) -> list[Control]:
    """Return the controls in a message that can be used."""
    return [
        Control(
            channel_id,
            message_id,
            reader,
            part["custom_id"],
            part["type"],
            tuple(str(it["value"]) for it in part.get("options") or ()),
            part.get("max_values", 1),
        )
        for part in parts({"components": components})
        if "custom_id" in part and not part.get("disabled")
    ]


class Sight:
    """What everybody has seen."""

    def __init__(self, storm: Storm) -> None:
        self._storm = storm
        self._read = 0
        self._seen: list[Control] = []
        self._by_action: dict[str, list[Control]] = defaultdict(list)
        self._newest: dict[tuple[Id, Id | None], Id] = {}
        self._codes: list[str] = []

    @property
    def everything(self) -> list[Control]:
        """All controls that were ever shown, oldest first."""
        self._look()
        return self._seen

    @property
    def codes(self) -> list[str]:
        """All codes of invitations that were ever shown, oldest first."""
        self._look()
        return self._codes

    def _look(self) -> None:
        shown = self._storm.discord.shown
        for message in shown[self._read :]:
            self._codes += CODE.findall(message.text)
            place, reader = message.channel_id, message.reader
            self._newest[place, reader] = message.message_id
            for control in controls(place, message.message_id, reader, message.components):
                self._seen.append(control)
                self._by_action[control.action].append(control)
        self._read = len(shown)

    def with_action(self, action: str) -> list[Control]:
        """Return the controls that do this, oldest first; "join:*" is whatever begins with "join:"."""
        self._look()
        if not action.endswith("*"):
            return self._by_action.get(action, [])[-ALL:]
        beginning = action[:-1]
        return [it for it in self._seen if it.action.startswith(beginning)][-ALL:]

    def known_to(self, person: Person, controls: list[Control], place: str) -> list[Control]:
        """Return those that a person was shown, and still can reach, in a place or anywhere."""
        world = self._storm.discord.world
        reachable: dict[Id, bool] = {}

        def reach(channel_id: Id) -> bool:
            if channel_id not in reachable:
                channel = world.channels.get(channel_id)
                reachable[channel_id] = (
                    channel is not None
                    and place in ("", channel.name)
                    and sees(world, person, channel)
                )
            return reachable[channel_id]

        return [it for it in controls if it.reader in (None, person.id) and reach(it.channel_id)]

    def stands(self, control: Control) -> bool:
        """Return whether a control can still be pressed."""
        message = self._storm.discord.world.find(control.channel_id, control.message_id)
        part = find_component(message.components, control.custom_id) if message else None
        return part is not None and not part.get("disabled")

    def before(self, person: Person, place: Channel) -> list[list[Control]]:
        """Return what somebody has before them: the newest message to them alone, and that to all."""
        self._look()
        found = []
        for reader in (person.id, None):
            message_id = self._newest.get((place.id, reader))
            message = self._storm.discord.world.find(place.id, message_id)
            offered = message and controls(place.id, message.id, reader, message.components)
            if offered:
                found.append(offered)
        return found

    def channel(self, name: str, person: Person) -> Channel | None:
        """Return the newest channel of this name that a person sees."""
        world = self._storm.discord.world
        named = (it for it in reversed(world.channels.values()) if it.name == name)
        return next((it for it in named if sees(world, person, it)), None)

    def channels(self, person: Person) -> list[Channel]:
        """Return the channels that a person sees, oldest first."""
        world = self._storm.discord.world
        return [it for it in world.channels.values() if sees(world, person, it)]

    def tables(self) -> Iterator[Table]:
        """Return the tables as those who play look at them, in the order of their ids."""
        newest: dict[int, Table] = {}
        for bot in self._storm.discord.living():
            for table in bot.facet.tables._tables.values():
                known = newest.get(table.id)
                if known is None or known.revision < table.revision:
                    newest[table.id] = table
        return (newest[number] for number in sorted(newest))

    def game_of(self, person: Person, place: str) -> Table | None:
        """Return the table in a place, or anywhere, where it's somebody's turn."""
        channels = self._storm.discord.world.channels
        for table in self.tables():
            if table.stage == "playing" and table.match and str(table.person_asked) == person.id:
                channel = channels.get(str(table.channel_id))
                if channel is not None and place in ("", channel.name):
                    return table
        return None

    def poll_in(self, place: str) -> Table | None:
        """Return the table in a place where everybody is asked."""
        channels = self._storm.discord.world.channels
        for table in self.tables():
            channel = channels.get(str(table.channel_id))
            asked = table.everybody is not None and table.asked == table.everybody
            if table.stage == "playing" and asked and channel and channel.name == place:
                return table
        return None
