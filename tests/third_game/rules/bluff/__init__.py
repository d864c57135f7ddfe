"""Bluff, a traditional game of hidden dice, for two to six."""

from rules.bluff.game import BLUFF

__all__ = ["BLUFF"]
