"""How far evaluations of 12 Seekers are off, by phase of the game."""

from collections.abc import Mapping
from typing import Final

from rules.seekers.position import Position

ERRORS: Final[Mapping[str, float]] = {"opening": 0.08, "middle": 0.025, "ending": 0.025}
"""By how much the difference between two moves' chances is off, at most, in two thirds of the positions.

Measured by `python -m tests.computers.errors seekers`; see docs/arena.md. That of the ending only holds
where its exact evaluation ran out of budget."""


def phase(view: Position) -> str:
    """Return the phase of the game, two rounds each."""
    return "opening" if len(view.field) > 8 else "middle" if len(view.field) > 4 else "ending"
