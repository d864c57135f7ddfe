"""The computers for 12 Seekers, by function names, so that importing this imports none of them."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.computers.contract import Adviser, LazyFunction

MOVE: Final = LazyFunction(f"{__name__}.rungs:move")
"""(level, view, seconds, rng) -> the move of a computer of this level."""
FALLBACK: Final = "3"
"""See `bot.computers.levels.fallback`: the higher ones need trained weights."""
STAND_IN: Final = "3"
"""See `bot.computers.levels.stand_in`."""
STYLES: Final[tuple[str, ...]] = ()
STRENGTHS: Final[Mapping[str, float]] = {
    "1": 19.2,
    "easy": 22.6,
    "3": 25.0,
    "normal": 28.0,
    "5": 30.2,
    "6": 32.3,
    "7": 34.4,
    "strong": 36.2,
}
"""The ratings of the rungs; see `NORMAL_STRENGTH`."""
FORMER: Final[Mapping[str, str]] = {
    "~1": "1",
    "~easy": "1",
    "~3": "1",
    "~4": "easy",
    "~normal": "3",
}
"""The rungs that tables from before 1.4.0 keep, each with the nearest one of today."""
THEMES: Final[Mapping[str, Sequence[str]]] = {
    "counting": (
        *("plan", "turn", "stand", "reply", "costs", "points", "declares", "declares-instead"),
        *("run", "spares", "count", "colours", "colours-by", "gold", "prize", "valid"),
        *("expects", "expects-own", "expects-instead", "expects-own-instead"),
    ),
    "denying": ("denies", "fears"),
    "tempo": (
        *("again", "twice", "next", "ready", "starts"),
        *("strongest", "safe", "plans", "rainbow"),
    ),
    "end": ("wins-by", "loses-by", "won", "lost", "wins", "hands", "only", "odds"),
}
"""What positions are about, by the keys of reasons."""
ADVISER: Final = Adviser(
    evaluated=LazyFunction(f"{__name__}.evaluating:evaluated"),
    chances=LazyFunction(f"{__name__}.chances:chances"),
    reasons=LazyFunction(f"{__name__}.why:reasons"),
    themes=THEMES,
)
