"""What the core gets of plans."""

from typing import Final

from bot.feature import Feature

PLANS: Final = Feature(name="plans")
