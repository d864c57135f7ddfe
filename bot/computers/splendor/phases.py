"""The phases of a game, and how far an evaluation's chances are off in each."""

from collections.abc import Mapping
from typing import Final

from rules.splendor.position import Position

ERRORS: Final[Mapping[str, float]] = {"opening": 0.034, "middle": 0.028, "ending": 0.035}
"""The standard error of the difference between two chances (`python -m tests.computers.errors splendor`)."""


def phase(view: Position) -> str:
    """Return the phase of the game, by the highest prestige."""
    share = max(view.scores()) / view.target
    return "opening" if share < 1 / 3 else "middle" if share < 2 / 3 else "ending"
