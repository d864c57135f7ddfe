"""Bluff, for two to six."""

from typing import Final

from facet_bluff.rules.game import BLUFF

GAME: Final = BLUFF

__all__ = ["BLUFF", "GAME"]
