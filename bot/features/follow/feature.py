"""What the core gets of follow."""

from typing import Final

from bot.feature import Feature

FOLLOW: Final = Feature(name="follow")
