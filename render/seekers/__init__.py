"""What 12 Seekers shows of itself."""

from render.seekers.look import SEEKERS

__all__ = ["SEEKERS"]
