"""What the core gets of replay."""

from typing import Final

from bot.feature import Feature

REPLAY: Final = Feature(name="replay")
