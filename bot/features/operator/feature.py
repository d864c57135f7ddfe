"""What the core gets of operator."""

from typing import Final

from bot.feature import Feature

OPERATOR: Final = Feature(name="operator")
