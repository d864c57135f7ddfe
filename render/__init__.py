"""How a position looks to a person: pictures, alternative texts, words."""

from render.catalogue import LOOKS
from render.icons import Icon
from render.look import Hand, Look
from render.scene import Event, Feat, Scene
from render.words import Words

__all__ = ["LOOKS", "Event", "Feat", "Hand", "Icon", "Look", "Scene", "Words"]
