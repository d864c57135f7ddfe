"""What the core gets of matchmaking."""

from typing import Final

from bot.feature import Feature

MATCHMAKING: Final = Feature(name="matchmaking")
