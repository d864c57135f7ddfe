"""Seekers: their cards on the field, and the chips that stand for those taken."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from PIL import Image

from render.palette import rgb
from render.seekers.geometry import CARD
from render.seekers.pictograms import line
from render.sprites import Sketch
from rules.seekers.seekers import SEEKERS_BY_ID

SIGNS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "1": ("o",),
        "2": ("o o",),
        "3": ("o", "o o"),
        "4": ("o o", "o o"),
        "5": ("o o", "o", "o o"),
        "1a": ("o", "o left person"),
        "1b": ("o", "empty '+2"),
        "1c": ("o o o", "back o o"),
        "2a": ("r r", "'+2"),
        "2b": ("r o", "r left person"),
        "2c": ("dot o o dot",),
        "2d": ("left o", "o right"),
        "3a": ("o o o", "o o", "back o o"),
        "3b": ("r g b", "'+2"),
        "3c": ("o o o", "o swap o"),
        "3d": ("o o o", "o right person"),
        "4a": ("r r", "b b", "'+2"),
        "4b": ("o o o", "o o", "back o"),
        "4c": ("left o o", "o o right"),
        "5a": ("o o o", "o o", "o right person"),
        "5b": ("o o o", "o o", "most right person"),
        "5c": ("r y g", "b o", "'+2"),
    }
)
"""What each seeker does: the gems it takes, then what comes of them."""
HEAD: Final = 60


@lru_cache(maxsize=44)
def card(name: str, ground: str) -> Image.Image:
    """Return the card of a seeker."""
    seeker = SEEKERS_BY_ID[name]
    width, height = CARD
    sketch = Sketch(width, height, ground)
    sketch.box((0, 0, width, height), 14, "ink")
    sketch.box((2, 2, width - 2, height - 2), 12, "back-2" if seeker.basic else "velvet")
    _facets(sketch, basic=seeker.basic)
    sketch.box((2, HEAD, width - 2, height - 2), 12, "card")
    sketch.draw.rectangle((2, HEAD, width - 3, HEAD + 14), fill=rgb("card"))
    sketch.draw.line((2, HEAD, width - 3, HEAD), fill=rgb("ink"), width=2)
    middle = HEAD / 2 + 1
    sketch.text(str(seeker.power), 56, "y3", (12, middle), "left", edge=(3, "ink"))
    # An id is its power and a letter: the two are read together.
    sketch.text(name[1:], 46, "text", (50, middle - 1), "left", edge=(3, "ink"))
    lines = SIGNS[name]
    size = 40 if seeker.basic else 28
    gap = {1: 0, 2: 48, 3: 42}[len(lines)]
    top = (HEAD + height) / 2 - gap * (len(lines) - 1) / 2
    for number, tokens in enumerate(lines):
        line(sketch, tokens, (width / 2, top + number * gap), _size(tokens, size), 46)
    return sketch.done()


def _size(tokens: str, size: int) -> int:
    return 32 if len(tokens.split()) > 3 else size


def _facets(sketch: Sketch, *, basic: bool) -> None:
    """Cut the head into planes, so that it looks like those of other cards."""
    width = CARD[0]
    tone = "o1" if basic else "velvet-light"
    sketch.polygon([(14, 3), (width * 0.62, 3), (width * 0.36, HEAD)], tone)


@lru_cache(maxsize=2)
def place(ground: str) -> Image.Image:
    """Return the place of a seeker that was taken."""
    width, height = CARD
    return Sketch(width, height, ground).ring((0, 0, width, height), 14, "line", "tray").done()


@lru_cache(maxsize=96)
def chip(name: str, width: int, height: int, ground: str, *, fresh: bool) -> Image.Image:
    """Return a seeker that was taken: its id."""
    basic = SEEKERS_BY_ID[name].basic
    sketch = Sketch(width, height, ground)
    sketch.box((0, 0, width, height), 9, "fresh" if fresh else "ink")
    edge = 3 if fresh else 2
    tone = "back-2" if basic else "velvet"
    sketch.box((edge, edge, width - edge, height - edge), 9 - edge, tone)
    size, middle = (46 if basic else 34), (width / 2, height / 2)
    tone = "y3" if basic else "text"
    return sketch.text(name, size, tone, middle, edge=(2, "ink")).done()


@lru_cache(maxsize=8)
def free(width: int, height: int, ground: str, tone: str) -> Image.Image:
    """Return where a seeker yet to be taken will stand."""
    return Sketch(width, height, ground).ring((0, 0, width, height), 9, tone, ground).done()
