"""The computers for 12 Seekers, by function names, so that importing this imports none of them."""

from collections.abc import Mapping
from typing import Final

from bot.computers.contract import Adviser, LazyFunction, levels_of

LEVELS: Final = levels_of(__name__)
STRENGTHS: Final[Mapping[str, float]] = {"easy": 15.7, "strong": 33.6}
"""The ratings of the levels besides `normal`; see `NORMAL_STRENGTH`."""
ADVISER: Final = Adviser(
    ranked=LazyFunction(f"{__name__}.strong:ranked"),
    evaluated=LazyFunction(f"{__name__}.evaluating:evaluated"),
    chances=LazyFunction(f"{__name__}.chances:chances"),
    weighed=LazyFunction(f"{__name__}.strong:weighed"),
    reasons=LazyFunction(f"{__name__}.why:reasons"),
    in_english=LazyFunction(f"{__name__}.why:in_english"),
)
