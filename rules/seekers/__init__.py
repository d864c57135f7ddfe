"""12 Seekers, for two (docs/rules/seekers.md)."""

from typing import Final

from rules.package import Package
from rules.seekers.game import SEEKERS, Seekers

GAME: Final = SEEKERS
PACKAGE: Final = Package(
    contract=1,
    rules="rules.seekers",
    look="render.seekers",
    panels="bot.panels.seekers",
    computers="bot.computers.seekers",
    testing="rules.seekers.testing",
    quality="gold",
)

__all__ = ["GAME", "PACKAGE", "SEEKERS", "Seekers"]
