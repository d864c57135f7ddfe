"""How a position looks to a person: a picture, an alternative text, words."""

from collections.abc import Mapping
from types import MappingProxyType

from render.look import Look
from render.scene import Scene, Step
from render.seekers import SEEKERS
from render.splendor import SPLENDOR
from render.words import Words

LOOKS: Mapping[str, Look] = MappingProxyType({"splendor": SPLENDOR, "seekers": SEEKERS})
"""The look of each game, by the key it has in `rules.GAMES`."""

__all__ = ["LOOKS", "Look", "Scene", "Step", "Words"]
