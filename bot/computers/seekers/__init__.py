"""The computers for 12 Seekers, by function names, so that importing this imports none of them."""

from typing import Final

from bot.computers.contract import Adviser, LazyFunction

MOVE: Final = LazyFunction(f"{__name__}.rungs:move")
"""(level, view, seconds, rng) -> the move of a computer of this level."""
FALLBACK: Final = "normal"
"""See `bot.computers.levels.fallback`."""
STYLES: Final[tuple[str, ...]] = ()
STRENGTHS: Final = (14.5, 16.7, 20.0, 22.6, 25.0, 28.0, 30.2, 32.3, 34.4, 36.2)
"""The ratings of the ten rungs; see `NORMAL_STRENGTH`."""
ADVISER: Final = Adviser(
    evaluated=LazyFunction(f"{__name__}.evaluating:evaluated"),
    chances=LazyFunction(f"{__name__}.chances:chances"),
    reasons=LazyFunction(f"{__name__}.why:reasons"),
    in_english=LazyFunction(f"{__name__}.why:in_english"),
)
