"""What the core gets of puzzles."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.entry.commands.command import Command, Option, anywhere, games
from bot.feature import Feature
from bot.features.puzzles import actions
from bot.features.puzzles.puzzle import ASKED
from bot.panels.viewpoint import PANEL, PLAY


def _commands() -> Mapping[str, Sequence[Command]]:
    """Return the command `/puzzle`."""
    game = Option("game", "puzzle-game-about", choices=games(ASKED))
    return {
        "": [
            Command("puzzle", "puzzle-about", anywhere("puzzle", "game"), [game], after="tutorial")
        ]
    }


PUZZLES: Final = Feature(
    name="puzzles",
    actions={
        "puzzle": actions.ask,
        f"puzzle-{PANEL}": actions.panel,
        "puzzle-hand": actions.hand,
        f"puzzle-{PLAY}": actions.answer,
    },
    commands=_commands,
)
