"""The computers for 12 Seekers, by function names, so that importing this imports none of them."""

from collections.abc import Mapping
from typing import Final

from bot.computers.contract import Adviser, LazyFunction

MOVE: Final = LazyFunction(f"{__name__}.rungs:move")
"""(level, view, seconds, rng) -> the move of a computer of this level."""
FALLBACK: Final = "normal"
"""See `bot.computers.levels.fallback`."""
STAND_IN: Final = "normal"
"""See `bot.computers.levels.stand_in`."""
STYLES: Final[tuple[str, ...]] = ()
STRENGTHS: Final[Mapping[str, float]] = {
    "1": 14.5,
    "easy": 16.7,
    "3": 20.0,
    "4": 22.6,
    "normal": 25.0,
    "6": 28.0,
    "7": 30.2,
    "8": 32.3,
    "9": 34.4,
    "strong": 36.2,
}
"""The ratings of the rungs; see `NORMAL_STRENGTH`."""
FORMER: Final[Mapping[str, str]] = {}
"""It has no former levels that tables keep."""
ADVISER: Final = Adviser(
    evaluated=LazyFunction(f"{__name__}.evaluating:evaluated"),
    chances=LazyFunction(f"{__name__}.chances:chances"),
    reasons=LazyFunction(f"{__name__}.why:reasons"),
)
