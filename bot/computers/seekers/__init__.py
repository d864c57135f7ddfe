"""Computers for 12 Seekers, by the names of their functions: importing this imports none of them."""

from types import MappingProxyType
from typing import Final

from bot.computers.contract import Adviser, Named, levels_of

LEVELS: Final = levels_of(__name__)
STRENGTHS: Final = MappingProxyType({"easy": 14.8, "strong": 33.6})
"""How strong the levels beside `normal` are; see there."""
ADVISER: Final = Adviser(
    ranked=Named(f"{__name__}.strong:ranked"),
    chances=Named(f"{__name__}.chances:chances"),
    weighed=Named(f"{__name__}.strong:weighed"),
    reasons=Named(f"{__name__}.why:reasons"),
    told=Named(f"{__name__}.why:told"),
)
