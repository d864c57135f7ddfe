"""The computers for Splendor, by function names, so that importing this imports none of them."""

from typing import Final

from bot.computers.contract import Adviser, LazyFunction

MOVE: Final = LazyFunction(f"{__name__}.rungs:move")
"""(level, view, seconds, rng) -> the move of a computer of this level."""
STYLES: Final[tuple[str, ...]] = ("collector", "sniper", "courtier", "climber")
STRENGTHS: Final = (5.0, 9.0, 14.5, 20.0, 25.0, 28.5, 32.0, 35.5, 39.0, 42.2)
"""The ratings of the ten rungs; see `NORMAL_STRENGTH`."""
ADVISER: Final = Adviser(
    evaluated=LazyFunction(f"{__name__}.strong:evaluated"),
    chances=LazyFunction(f"{__name__}.strong:chances"),
    reasons=LazyFunction(f"{__name__}.why:reasons"),
    in_english=LazyFunction(f"{__name__}.why:in_english"),
)
