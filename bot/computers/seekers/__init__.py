"""Computers for 12 Seekers, by the names of their functions: importing this imports none of them."""

from types import MappingProxyType
from typing import Final

from bot.computers.contract import Adviser, Named

LEVELS: Final = MappingProxyType(
    {
        "easy": Named(f"{__name__}.normal:easy"),
        "normal": Named(f"{__name__}.normal:normal"),
        "strong": Named(f"{__name__}.strong:strong"),
    }
)
ADVISER: Final = Adviser(
    ranked=Named(f"{__name__}.strong:ranked"),
    chances=Named(f"{__name__}.chances:chances"),
    reasons=Named(f"{__name__}.why:reasons"),
)
