"""What the core gets of puzzles."""

from typing import Final

from bot.entry.commands.command import Command, Option, anywhere, games
from bot.feature import Feature
from bot.features.puzzles import actions, store
from bot.features.puzzles.finder import PuzzleFinder
from bot.features.puzzles.puzzle import ASKED
from bot.panels.viewpoint import PANEL, PLAY

PUZZLES: Final = Feature(
    name="puzzles",
    actions={
        "puzzle": actions.ask,
        f"puzzle-{PANEL}": actions.panel,
        "puzzle-hand": actions.hand,
        f"puzzle-{PLAY}": actions.answer,
    },
    parts=lambda facet: [
        PuzzleFinder(facet.tables.store, facet.engine, wanted=facet.bounds.puzzles)
    ],
    commands={
        "": [
            Command(
                "puzzle",
                "puzzle-about",
                anywhere("puzzle", "game"),
                [Option("game", "puzzle-game-about", choices=games(ASKED))],
                after="tutorial",
            )
        ]
    },
    columns=store.COLUMNS,
    about=store.about,
    forget_person=store.FORGET_PERSON,
)
