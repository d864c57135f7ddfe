"""How Bluff looks to a person."""

from facet_bluff.look.look import LOOK

__all__ = ["LOOK"]
