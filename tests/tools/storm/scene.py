"""A scene: what a handful of people do within seconds, as it is made up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias

from bot.playground.discord.world import Person
from bot.tables.table import Table
from tests.tools.storm.script import Detail, Step
from tests.tools.storm.sight import Sight
from tests.tools.storm.staging import Storm

SECONDS: Final = 5.0
"""How long a scene lasts, without what people go on doing."""
PLACES: Final = ("games", "games", "games", "quiet", "Friday table", "Game night", "by-the-window")


@dataclass
class Scene:
    """A scene that is being made up; it begins so many seconds after the storm did."""

    storm: Storm
    sight: Sight
    begins: float
    steps: list[Step] = field(default_factory=list)

    @property
    def rng(self) -> Random:
        """What chooses."""
        return self.storm.rng

    def people(self) -> list[Person]:
        """Return everybody."""
        return [it for it in self.storm.discord.world.people.values() if not it.bot]

    def some(self, count: int) -> list[str]:
        """Return so many people's names."""
        return [it.name for it in self.rng.sample(self.people(), count)]

    def name(self, user_id: int | None) -> str:
        """Return a person's name; "" if nobody has this id."""
        person = self.storm.discord.world.people.get(str(user_id))
        return person.name if person else ""

    def place(self, who: str) -> str:
        """Return where somebody does something: mostly where others are."""
        person = self.storm.discord.world.person_named(who)
        seen = [it.name for it in self.sight.channels(person)] if person else []
        usual = [it for it in PLACES if it in seen]
        return self.rng.choice(usual if usual and self.rng.random() < 0.7 else seen or ["games"])

    def when(self) -> float:
        """Return some time in the scene."""
        return self.rng.uniform(0, SECONDS)

    def at_once(self) -> float:
        """Return a moment after another, so short that both are under way together."""
        return self.rng.choice((0.0, 0.001, 0.004, 0.02, 0.1, 0.4))

    def add(self, after: float, who: str, act: str, *details: Detail) -> None:
        """Let somebody do something so many seconds after the beginning."""
        self.steps.append(Step(round(self.begins + after, 3), who, act, details))

    def press(self, after: float, who: str, action: str, place: str = "", *chosen: str) -> None:
        """Let somebody use the newest control that does this, whatever it is said to do it with."""
        self.add(after, who, "press", f"{action}*", place, 0, *chosen)

    def playing(self) -> list[Table]:
        """Return the games that are played."""
        return [it for it in self.sight.tables() if it.stage == "playing"]

    def where(self, table: Table) -> str:
        """Return the name of a table's place; "" if it is gone."""
        channel = self.storm.discord.world.channels.get(str(table.channel_id))
        return channel.name if channel else ""

    def seated(self, table: Table) -> list[str]:
        """Return the people at a table."""
        names = [self.name(it.user_id) for it in table.players if it.user_id is not None]
        return [it for it in names if it]


Habit: TypeAlias = Callable[[Scene], None]
