"""What the core gets of blocks."""

from typing import Final

from bot.feature import Feature

BLOCKS: Final = Feature(name="blocks")
