"""The phases of a game, and how far an evaluation's chances are off."""

from typing import Final

from rules.splendor.position import Position

ERROR: Final = 0.03
"""By how much the difference between two chances is off, at most, in two thirds of the positions.

Measured by `python -m tests.computers.errors splendor`; see docs/arena.md."""


def phase(view: Position) -> str:
    """Return the phase of the game, by the highest prestige."""
    share = max(view.scores()) / view.target
    return "opening" if share < 1 / 3 else "middle" if share < 2 / 3 else "ending"
