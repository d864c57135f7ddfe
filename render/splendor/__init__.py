"""How Splendor looks to a person."""

from render.splendor.look import LOOK

__all__ = ["LOOK"]
