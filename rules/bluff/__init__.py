"""Bluff, dice under cups for two to six (docs/rules/bluff.md)."""

from typing import Final

from rules.bluff.game import BLUFF, Bluff
from rules.package import Package

GAME: Final = BLUFF
PACKAGE: Final = Package(
    contract=1,
    rules="rules.bluff",
    look="render.bluff",
    panels="bot.panels.bluff",
    computers="bot.computers.bluff",
    testing="rules.bluff.testing",
    quality="silver",
)

__all__ = ["BLUFF", "GAME", "PACKAGE", "Bluff"]
