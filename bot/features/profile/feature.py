"""What the core gets of profile."""

from typing import Final

from bot.feature import Feature

PROFILE: Final = Feature(name="profile")
