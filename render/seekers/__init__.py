"""How 12 Seekers looks to a person."""

from render.seekers.look import LOOK

__all__ = ["LOOK"]
