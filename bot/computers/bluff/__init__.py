"""The computers for Bluff, by function names, so that importing this imports none of them."""

from collections.abc import Mapping
from typing import Final

from bot.computers.contract import LazyFunction

MOVE: Final = LazyFunction(f"{__name__}.rungs:move")
"""(level, view, seconds, rng) -> the move of a computer of this level."""
FALLBACK: Final = "easy"
"""See `bot.computers.levels.fallback`."""
STAND_IN: Final = "normal"
"""See `bot.computers.levels.stand_in`."""
STYLES: Final = ()
STRENGTHS: Final[Mapping[str, float]] = {"easy": 25.0, "normal": 32.5}
"""The ratings of the levels; see `bot.computers.contract.NORMAL_STRENGTH`."""
FORMER: Final[Mapping[str, str]] = {}
ADVISER: Final = None
