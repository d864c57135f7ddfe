"""Computers for Splendor: importing this imports none of them."""

from types import MappingProxyType

from bot.computers.contract import Adviser, Named

LEVELS = MappingProxyType(
    {
        level: Named(f"{__name__}.{module}:{level}")
        for level, module in (("easy", "normal"), ("normal", "normal"), ("strong", "strong"))
    }
)
ADVISER = Adviser(
    ranked=Named(f"{__name__}.strong:ranked"),
    chances=Named(f"{__name__}.strong:chances"),
    reasons=Named(f"{__name__}.why:reasons"),
)
