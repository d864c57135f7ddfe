"""What the core gets of puzzles."""

from typing import Final

from bot.feature import Feature

PUZZLES: Final = Feature(name="puzzles")
