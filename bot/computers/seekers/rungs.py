"""The computers of the ladder, from rung 1 to 10."""

from random import Random

from bot.computers.contract import LazyFunction
from bot.computers.level import Level
from bot.computers.seekers.normal import easy, normal
from rules.seekers.moves import Move
from rules.seekers.position import Position

STRONG = LazyFunction("bot.computers.seekers.strong:strong")


def move(level: Level, view: Position, seconds: float, rng: Random) -> Move:
    """Return the move of a computer of this level."""
    choose = easy if level.rung < 4 else normal if level.rung < 6 else STRONG
    return choose(view, seconds, rng)
