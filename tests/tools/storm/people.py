"""Who is there, and what they do: each storm has a theme, which its seed draws."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from tests.tools.storm import ambushes, clashes, exercises, habits, pastimes, polls
from tests.tools.storm.acting import Acting
from tests.tools.storm.scene import Habit, Scene
from tests.tools.storm.script import Step
from tests.tools.storm.sight import Sight
from tests.tools.storm.staging import Storm

CROWD: Final = (
    "ada", "bo", "cleo", "dee", "emil", "fern", "gus", "hana", "ivo", "june", "kit", "lars", "moss", "mallow",
    "nia", "otto", "pim", "quinn", "rosa", "sol", "*_~`|>#-", "x" * 32,
)  # fmt: skip
"""Those who are there beside the first: the same in every storm, so that a script means the same."""
LODGERS: Final = CROWD[::2]
"""Those who are members of the second server with the bot, too."""
LOCALES: Final = ("en-US", "en-US", "ja", "zh-TW", "de", "en-GB")
ANYTHING: Final[Mapping[Habit, int]] = {
    habits.press_what_stands: 4,
    habits.press_what_stood: 3,
    habits.collide: 6,
    habits.collide_in_typing: 2,
    habits.type_something: 3,
    habits.walk: 3,
    habits.cheat: 1,
    habits.open_table: 3,
    habits.play_on: 5,
    habits.conflict: 3,
    habits.finish: 2,
    clashes.clash: 8,
    ambushes.ambush: 6,
    pastimes.open_menus: 3,
    pastimes.come_and_go: 1,
    pastimes.be_forgotten: 1,
}
"""What is done in every storm, and how often."""
THEMES: Final[Mapping[str, Mapping[Habit, int]]] = {
    "tables": {habits.open_table: 12, habits.play_on: 12, habits.conflict: 8, habits.finish: 6},
    "matchmaking": {
        pastimes.look_for_others: 14,
        pastimes.look_for_everything: 4,
        pastimes.play_meanwhile: 6,
        pastimes.accept: 18,
        habits.play_on: 4,
    },
    "seasons": {pastimes.hold_a_season: 8, pastimes.take_part: 20, habits.play_on: 6},
    "evenings": {
        pastimes.hold_an_evening: 6,
        pastimes.leave_an_evening: 4,
        pastimes.take_part: 12,
        pastimes.everyone_plays: 16,
    },
    "days": {pastimes.play_the_day: 20, exercises.learn: 10},
    "challenges": {exercises.challenge: 40, exercises.learn: 2},
    "training": {
        exercises.train: 16,
        habits.open_table: 10,
        habits.play_on: 6,
        habits.finish: 16,
        pastimes.be_forgotten: 2,
    },
    "plans": {pastimes.plan: 24, habits.play_on: 8},
    "votes": {polls.vote: 24, habits.play_on: 2},
    "two channels": {polls.vote_across: 30, polls.peep_across: 12, habits.play_on: 2},
    "settings": {
        pastimes.manage: 8,
        pastimes.speak_of_oneself: 16,
        pastimes.be_forgotten: 4,
        pastimes.come_and_go: 4,
    },
    "everything": {
        pastimes.look_for_others: 4,
        pastimes.accept: 3,
        pastimes.hold_a_season: 2,
        pastimes.hold_an_evening: 2,
        pastimes.take_part: 4,
        pastimes.play_the_day: 4,
        exercises.learn: 2,
        exercises.challenge: 3,
        exercises.train: 2,
        pastimes.plan: 4,
        polls.vote: 3,
        polls.vote_across: 3,
        polls.peep_across: 1,
        pastimes.manage: 2,
        pastimes.speak_of_oneself: 4,
    },
}
PAUSES: Final[Mapping[str, tuple[tuple[float, int], ...]]] = {
    "": ((0.0, 40), (2.0, 30), (40.0, 20), (400.0, 10), (3700.0, 4), (50_000.0, 1)),
    "seasons": ((0.0, 30), (40.0, 10), (400.0, 10), (4000.0, 8), (90_000.0, 2), (610_000.0, 1)),
    "evenings": ((0.0, 30), (40.0, 30), (200.0, 20), (620.0, 20)),
    "days": ((0.0, 40), (40.0, 20), (400.0, 10), (90_000.0, 1)),
}
"""How many seconds pass before a scene, and how often so many."""
LONGEST_SHARED_S: Final = 4000.0
"""The longest of them where processes share a database: they look into it every few seconds."""


class People:
    """Those who are there."""

    def __init__(self, storm: Storm) -> None:
        self._storm = storm
        self._sight = Sight(storm)
        world = storm.discord.world
        managers = next(it.id for it in world.home.roles.values() if it.name == "Managers")
        for name in CROWD:
            person = storm.discord.person(name)
            if name in pastimes.MANAGERS:
                world.home.members[person.id] = (managers,)
        for name in clashes.HALLS:
            storm.discord.add_channel(name, None)
        lodgers = [storm.discord.person(name) for name in LODGERS]
        attic = storm.discord.add_guild(polls.ATTIC, lodgers)
        for name in polls.LOFTS:
            storm.discord.add_channel(name, None, guild=attic)
        locales = {name: LOCALES[n % len(LOCALES)] for n, name in enumerate(CROWD)}
        self._acting = Acting(storm, self._sight, locales)
        seeded = Random(f"theme {storm.seed}")
        theme = seeded.choice(list(THEMES))
        self._habits = {**ANYTHING}
        for habit, weight in THEMES[theme].items():
            self._habits[habit] = self._habits.get(habit, 0) + weight
        self._pauses = PAUSES.get(theme, PAUSES[""])

    def scene(self) -> list[Step]:
        """Return what people do in the next scene."""
        rng = self._storm.rng
        seconds, weights = zip(*self._pauses, strict=True)
        pause = rng.choices(seconds, weights)[0]
        if self._storm.server is not None:
            pause = min(pause, LONGEST_SHARED_S)
        begins = self._storm.now + pause + rng.random()
        scene = Scene(self._storm, self._sight, begins)
        rng.choices(list(self._habits), list(self._habits.values()))[0](scene)
        return scene.steps

    def take(self, step: Step) -> None:
        """Do what a step says; what isn't possible isn't done."""
        self._acting.take(step)
