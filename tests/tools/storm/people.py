"""People who press, choose and type: what they see, or saw earlier, at any time and at the same time."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any, Final

from bot.playground.clients.deeds import Deeds
from bot.playground.discord.errors import Refusal, Unfit
from bot.playground.discord.permissions import sees
from bot.playground.discord.shapes import Id, Json
from bot.playground.discord.world import Channel, Message, Person
from tests.playground.people import parts
from tests.tools.storm.script import Step
from tests.tools.storm.staging import Sent, Storm

SECONDS: Final = 6.0
"""How long a scene lasts at most."""
FACET: Final = "facet:"


@dataclass(frozen=True)
class Control:
    """A control of a message that somebody was shown."""

    channel_id: Id
    message_id: Id
    reader: Id | None
    custom_id: str
    kind: int
    values: tuple[str, ...]

    @property
    def action(self) -> str:
        """What it does, without the table and the position."""
        return (
            ":".join(self.custom_id.split(":")[4:])
            if self.custom_id.startswith(FACET)
            else self.custom_id
        )


class People:
    """Those who are there, and what they have seen."""

    def __init__(self, storm: Storm) -> None:
        self._storm = storm
        self._seen: list[Control] = []
        self._read = 0

    # What somebody sees

    def _look(self) -> None:
        shown = self._storm.discord.shown
        for it in shown[self._read :]:
            message = self._storm.discord.world.find(it.channel_id, it.message_id)
            if message is not None:
                self._seen += _controls(message)
        self._read = len(shown)

    def scene(self) -> list[Step]:
        """Return what people do in the next scene."""
        self._look()
        storm, rng = self._storm, self._storm.rng
        steps: list[Step] = []
        pause = rng.choice((0.0, 0.5, 30.0, 3600.0, 40_000.0))
        for _ in range(rng.randrange(1, 8)):
            at = round(storm.now + pause + rng.uniform(0, SECONDS), 3)
            steps += self._one(at)
        return steps

    def _one(self, at: float) -> list[Step]:
        rng = self._storm.rng
        someone = rng.choice(self._people())
        if not self._seen or rng.random() < 0.2:
            games = rng.choice(("splendor new", "seekers new", "find", "my tables", "daily"))
            return [Step(at, someone.name, "type", (games, rng.choice(("games", "quiet")), "{}"))]
        control = rng.choice(self._seen[-rng.choice((10, 60, 600)) :])
        if control.reader is not None:
            someone = self._storm.discord.world.people[control.reader]
        values = json.dumps([rng.choice(control.values)] if control.values else [])
        step = Step(at, someone.name, "press", (control.action, 0, values))
        return [step] * rng.choice((1, 1, 1, 1, 2, 3))

    def _people(self) -> list[Person]:
        return [it for it in self._storm.discord.world.people.values() if not it.bot]

    # What somebody does

    def take(self, step: Step) -> None:
        """Do what a step says; what isn't possible isn't done."""
        person = self._storm.discord.world.person_named(step.who)
        if person is None:
            return
        try:
            match step.act:
                case "press":
                    self._press(step, person)
                case "type":
                    self._type(step, person)
        except (Unfit, Refusal, KeyError):
            return

    def _press(self, step: Step, person: Person) -> None:
        action, back, values = step.details
        self._look()
        world = self._storm.discord.world
        known = [it for it in self._seen if it.reader in (None, person.id) and it.action == action]
        if not known:
            return
        control = known[-1 - min(int(back), len(known) - 1)]
        channel = world.channels.get(control.channel_id)
        if channel is None or not sees(world, person, channel):
            return
        wanted = {
            "channel": control.channel_id,
            "message": control.message_id,
            "custom_id": control.custom_id,
            "values": json.loads(str(values)),
            "kind": control.kind,
        }
        deeds = self._deeds(person)
        try:
            interaction = deeds.component(wanted)
        except Unfit:  # it isn't there any more: a slow client presses it all the same
            interaction = deeds.forge(wanted)
        self._note(step, interaction, control.custom_id)

    def _type(self, step: Step, person: Person) -> None:
        command, place, options = step.details
        channel = self._place(str(place))
        wanted = {"channel": channel.id, "command": command, "options": json.loads(str(options))}
        self._note(step, self._deeds(person).command(wanted), "")

    def _place(self, name: str) -> Channel:
        return next(
            it for it in reversed(self._storm.discord.world.channels.values()) if it.name == name
        )

    def _deeds(self, person: Person) -> Deeds:
        return Deeds(self._storm.discord, person, "en-US")

    def _note(self, step: Step, interaction: Any, custom_id: str) -> None:
        loop = self._storm.loop
        sent = Sent(step, interaction, loop.time(), custom_id)
        self._storm.sent.append(sent)

        def answered(_: asyncio.Future[Json]) -> None:
            sent.answered_at = loop.time()

        interaction.outcome.add_done_callback(answered)


def _controls(message: Message) -> list[Control]:
    return [
        Control(
            message.channel_id,
            message.id,
            message.reader_id,
            it["custom_id"],
            it["type"],
            tuple(str(option["value"]) for option in it.get("options") or ()),
        )
        for it in parts({"components": message.components})
        if "custom_id" in it and not it.get("disabled")
    ]
