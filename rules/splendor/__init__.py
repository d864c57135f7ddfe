"""Splendor, for two to four (spec: splendor)."""

from rules.splendor.game import SPLENDOR, Splendor

__all__ = ["SPLENDOR", "Splendor"]
