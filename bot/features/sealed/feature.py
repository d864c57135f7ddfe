"""What the core gets of sealed."""

from typing import Final

from bot.feature import Feature

SEALED: Final = Feature(name="sealed")
