"""What the core gets of puzzles."""

from typing import Final

from bot.feature import Feature
from bot.features.puzzles import actions
from bot.panels.viewpoint import PANEL, PLAY

PUZZLES: Final = Feature(
    name="puzzles",
    actions={
        "puzzle": actions.ask,
        f"puzzle-{PANEL}": actions.panel,
        "puzzle-hand": actions.hand,
        f"puzzle-{PLAY}": actions.answer,
    },
)
