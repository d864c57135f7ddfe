"""How Bluff looks to a person."""

from render.bluff.look import LOOK

__all__ = ["LOOK"]
