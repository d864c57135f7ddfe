"""The computers for Splendor, by function names, so that importing this imports none of them."""

import os
from collections.abc import Mapping, Sequence
from typing import Final

from bot.computers.contract import Adviser, LazyFunction

# numpy reads this when it's imported. More threads wouldn't be faster here, and each needs memory.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

MOVE: Final = LazyFunction(f"{__name__}.rungs:move")
"""(level, view, seconds, rng) -> the move of a computer of this level."""
FALLBACK: Final = "8"
"""See `bot.computers.levels.fallback`: the higher ones need numpy."""
STAND_IN: Final = "9"
"""See `bot.computers.levels.stand_in`."""
STYLES: Final[tuple[str, ...]] = ("collector", "sniper", "courtier", "climber")
STRENGTHS: Final[Mapping[str, float]] = {
    "1": 1.9,
    "2": 5.8,
    "easy": 8.9,
    "4": 12.5,
    "normal": 15.1,
    "6": 18.4,
    "7": 22.0,
    "8": 25.0,
    "9": 29.0,
    "10": 33.2,
    "11": 36.9,
    "12": 41.3,
    "13": 44.5,
    "strong": 47.0,
}
"""The ratings of the rungs, by games against the one below, or of those above 8 by the former ladder's; see
`NORMAL_STRENGTH`."""
FORMER: Final[Mapping[str, str]] = {
    "~1": "4",
    "~easy": "normal",
    "~3": "7",
    "~4": "8",
    "~normal": "9",
    "~6": "10",
    "~7": "11",
    "~8": "12",
    "~9": "13",
}
"""The rungs that tables from before 1.4.0 keep, each with the one of today that is as strong."""
THEMES: Final[Mapping[str, Sequence[str]]] = {
    "nobles": (
        *("noble", "noble-stays", "noble-near", "noble-alone"),
        *("then-noble", "otherwise-noble"),
    ),
    "reserving": (
        *("keeps", "keeps-over", "known", "known-nearer", "gold", "gold-only"),
        *("spares-gold", "spends", "unseen", "unseen-nearer", "saves-turn"),
    ),
    "denying": ("denies", "denies-near", "denies-wanted", "last-gems", "last-held"),
    "tempo": (
        *("sooner", "ahead", "more-cards", "more-cards-scoring", "course", "towards", "gathers"),
        *("waits", "waits-held"),
        *("limit", "keeps-gems", "bonus", "prestige"),
    ),
    "end": (
        *("target", "then-target", "otherwise-target", "last-turn"),
        *("wins", "out-of-reach", "out-of-reach-tie", "ends-anyway", "unstopped"),
    ),
}
"""What positions are about, by the keys of reasons."""
ADVISER: Final = Adviser(
    evaluated=LazyFunction(f"{__name__}.strong:evaluated"),
    chances=LazyFunction(f"{__name__}.strong:chances"),
    reasons=LazyFunction(f"{__name__}.why:reasons"),
    themes=THEMES,
)
