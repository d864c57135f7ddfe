"""12 Seekers, for two (docs/rules/seekers.md)."""

from rules.seekers.game import SEEKERS, Seekers

__all__ = ["SEEKERS", "Seekers"]
