"""What the core gets of seasons."""

from typing import Final

from bot.feature import Feature

SEASONS: Final = Feature(name="seasons")
