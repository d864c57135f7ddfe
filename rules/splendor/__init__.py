"""Splendor, for two to four (docs/rules/splendor.md)."""

from typing import Final

from rules.package import Package
from rules.splendor.game import SPLENDOR, Splendor

GAME: Final = SPLENDOR
PACKAGE: Final = Package(
    contract=1,
    rules="rules.splendor",
    look="render.splendor",
    panels="bot.panels.splendor",
    computers="bot.computers.splendor",
    testing="rules.splendor.testing",
    quality="gold",
)

__all__ = ["GAME", "PACKAGE", "SPLENDOR", "Splendor"]
