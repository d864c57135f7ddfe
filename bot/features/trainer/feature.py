"""What the core gets of the trainer."""

from typing import Final

from bot.entry.commands.command import Command, anywhere
from bot.feature import Feature
from bot.features.trainer import actions, store
from bot.panels.viewpoint import PANEL, PLAY

TRAINER: Final = Feature(
    name="trainer",
    actions={
        "trainer": actions.ask,
        f"trainer-{PANEL}": actions.panel,
        "trainer-hand": actions.hand,
        f"trainer-{PLAY}": actions.answer,
        "trainer-misses": actions.missed,
    },
    commands={"": [Command("trainer", anywhere("trainer"), after="puzzle")]},
    columns=store.COLUMNS,
    about=store.about,
    forget_person=store.FORGET_PERSON,
)
