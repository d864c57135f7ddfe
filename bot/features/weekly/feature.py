"""What the core gets of weekly."""

from typing import Final

from bot.feature import Feature

WEEKLY: Final = Feature(name="weekly")
