"""The levels: `easy` weighs its own dice alone, `normal` also what others have said."""

from __future__ import annotations

from random import Random

from bot.computers.bluff import reading
from bot.computers.level import Level
from rules.bluff.computer import sensible
from rules.bluff.moves import Move
from rules.bluff.position import Position


def move(level: Level, view: Position, _seconds: float, rng: Random) -> Move:
    """Return the move of a computer of this level."""
    return sensible(view) if level.name == "easy" else reading.move(view, rng)
