"""What the core gets of challenges."""

from typing import Final

from bot.entry.commands.command import Command, Option, anywhere, games
from bot.feature import Feature
from bot.features.challenges import actions, screen, store, tries
from bot.features.challenges.challenge import ladders
from bot.features.challenges.job import MedalJob

CHALLENGES: Final = Feature(
    name="challenges",
    actions={
        "challenges": actions.show,
        "challenge": actions.one,
        "challenge-play": actions.play,
        "challenge-board": actions.board,
    },
    parts=lambda facet: [MedalJob(facet.tables, facet.poster.retries)],
    commands={
        "": [
            Command(
                "challenge",
                anywhere("challenges", "game"),
                [Option("game", choices=games(ladders()))],
                after="daily",
            )
        ]
    },
    columns=store.COLUMNS,
    about=store.about,
    forget_person=store.FORGET_PERSON,
    forget_server=store.FORGET_SERVER,
    again=screen.again,
    title_lines=screen.title_lines,
    finish_lines=screen.finish_lines,
    seed=tries.seed,
)
