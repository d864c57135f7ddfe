"""What the core gets of ratings."""

from typing import Final

from bot.feature import Feature

RATINGS: Final = Feature(name="ratings")
