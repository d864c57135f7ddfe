"""What the core gets of daily."""

from typing import Final

from bot.feature import Feature

DAILY: Final = Feature(name="daily")
