"""What the core gets of hints."""

from typing import Final

from bot.feature import Feature

HINTS: Final = Feature(name="hints")
