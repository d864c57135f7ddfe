"""What the core gets of puzzles."""

from typing import Final

from bot.entry.commands.command import Command, Option, anywhere, games
from bot.feature import Feature
from bot.features.puzzles import actions, store
from bot.features.puzzles.finder import PuzzleFinder
from bot.features.puzzles.puzzle import ASKED
from bot.panels.viewpoint import PANEL, PLAY

GAME: Final = Option("game", choices=games(ASKED))
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
    commands={"": [Command("puzzle", anywhere("puzzle", "game"), [GAME], after="tutorial")]},
    columns=store.COLUMNS,
    about=store.about,
    forget_person=store.FORGET_PERSON,
)
