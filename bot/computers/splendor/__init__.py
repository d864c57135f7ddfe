"""The computers for Splendor, by function names, so that importing this imports none of them."""

import os
from collections.abc import Mapping
from typing import Final

from bot.computers.contract import Adviser, LazyFunction

# numpy reads this when it's imported. More threads wouldn't be faster here, and each needs memory.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

MOVE: Final = LazyFunction(f"{__name__}.rungs:move")
"""(level, view, seconds, rng) -> the move of a computer of this level."""
FALLBACK: Final = "7"
"""See `bot.computers.levels.fallback`: the higher ones need numpy."""
STYLES: Final[tuple[str, ...]] = ("collector", "sniper", "courtier", "climber")
STRENGTHS: Final[Mapping[str, float]] = {
    "1": -2.0,
    "2": 2.3,
    "easy": 6.6,
    "4": 10.6,
    "normal": 14.2,
    "6": 21.0,
    "7": 25.0,
    "8": 29.0,
    "9": 33.2,
    "10": 36.9,
    "11": 41.3,
    "12": 44.5,
    "strong": 47.0,
}
"""The ratings of the rungs, by games against rung 7 or the one below; see `NORMAL_STRENGTH`."""
FORMER: Final[Mapping[str, str]] = {
    "~1": "4",
    "~easy": "normal",
    "~3": "6",
    "~4": "7",
    "~normal": "8",
    "~6": "9",
    "~7": "10",
    "~8": "11",
    "~9": "12",
}
"""The rungs that tables from before 1.4.0 keep, each with the one of today that is as strong."""
ADVISER: Final = Adviser(
    evaluated=LazyFunction(f"{__name__}.strong:evaluated"),
    chances=LazyFunction(f"{__name__}.strong:chances"),
    reasons=LazyFunction(f"{__name__}.why:reasons"),
    in_english=LazyFunction(f"{__name__}.why:in_english"),
)
