"""Splendor, for two to four (docs/rules/splendor.md)."""

from rules.splendor.game import SPLENDOR, Splendor

__all__ = ["SPLENDOR", "Splendor"]
