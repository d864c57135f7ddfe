"""12 Seekers, for two (spec: seekers)."""

from rules.seekers.game import SEEKERS, Seekers

__all__ = ["SEEKERS", "Seekers"]
