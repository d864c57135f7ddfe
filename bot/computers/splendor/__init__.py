"""The computers for Splendor, by function names, so that importing this imports none of them."""

import os
from typing import Final

from bot.computers.contract import Adviser, LazyFunction

# numpy reads this when it's imported. More threads wouldn't be faster here, and each needs memory.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

MOVE: Final = LazyFunction(f"{__name__}.rungs:move")
"""(level, view, seconds, rng) -> the move of a computer of this level."""
FALLBACK: Final = "4"
"""See `bot.computers.levels.fallback`: the higher ones need numpy."""
STYLES: Final[tuple[str, ...]] = ("collector", "sniper", "courtier", "climber")
STRENGTHS: Final = (10.6, 14.2, 21.0, 25.0, 29.0, 33.2, 36.9, 41.3, 44.5, 47.0)
"""The ratings of the ten rungs, by games against rung 4 or the one below; see `NORMAL_STRENGTH`."""
ADVISER: Final = Adviser(
    evaluated=LazyFunction(f"{__name__}.strong:evaluated"),
    chances=LazyFunction(f"{__name__}.strong:chances"),
    reasons=LazyFunction(f"{__name__}.why:reasons"),
    in_english=LazyFunction(f"{__name__}.why:in_english"),
)
