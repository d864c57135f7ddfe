"""The phases of a game of 12 Seekers, and how far evaluations are off."""

from typing import Final

from rules.seekers.position import Position

ERROR: Final = 0.08
"""By how much the difference between two moves' chances is off, at most, in two thirds of the positions
that aren't proved.

Measured by `python -m tests.computers.errors seekers`; see docs/arena.md."""


def phase(view: Position) -> str:
    """Return the phase of the game, two rounds each."""
    return "opening" if len(view.field) > 8 else "middle" if len(view.field) > 4 else "ending"
