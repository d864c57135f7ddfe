"""Seekers: cards on the field, and chips for those taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.canvas import Box, Stamp
from render.gems import SCALE
from render.palette import rgb
from render.seekers.geometry import CARD_SIZE
from render.seekers.pictograms import line
from render.sprites import Sketch
from rules.seekers.seekers import SEEKERS_BY_ID, Seeker

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
"""Pictograms of each seeker, line by line: the gems it takes, then their effect."""
CARD_HEAD: Final = 62
CARD_RADIUS: Final = 13


@lru_cache(maxsize=24)
def card(name: str) -> Stamp:
    """Draw the card of a seeker."""
    seeker = SEEKERS_BY_ID[name]
    width, height = CARD_SIZE
    sketch = Sketch(width, height, "faint")
    sketch.box((0, 0, width, height), CARD_RADIUS, "shade")
    sketch.box((0, 0, width - 1, height - 2), CARD_RADIUS, "card")
    band = (4, 4, width - 4, CARD_HEAD)
    sketch.draw.rectangle((*band[:2], band[2] - 1, CARD_HEAD - 1), fill=rgb(_ground(seeker)))
    _tunnel(sketch, band, basic=seeker.basic)
    sketch.draw.rectangle((4, CARD_HEAD, width - 5, CARD_HEAD + 1), fill=rgb("brass"))
    middle = CARD_HEAD / 2 + 2
    sketch.put(walker(48, basic=seeker.basic), (width - 26, CARD_HEAD - 24))
    sketch.text(str(seeker.power), 56, "y4", (10, middle), "left", edge=(3, "ink"))
    # An id is a power and a letter, which read as one.
    sketch.text(name[1:], 34, "text", (45, middle + 5), "left", edge=(2, "ink"))
    lines = SIGNS[name]
    size = 40 if seeker.basic else 28
    gap = {1: 0, 2: 48, 3: 42}[len(lines)]
    top = (CARD_HEAD + height) / 2 - gap * (len(lines) - 1) / 2
    for number, tokens in enumerate(lines):
        line(sketch, tokens, (width / 2, top + number * gap), _size(tokens, size), 46)
    return sketch.cut(CARD_RADIUS)


def _ground(seeker: Seeker) -> str:
    return "back-2" if seeker.basic else "velvet"


def _size(tokens: str, size: int) -> int:
    return 32 if len(tokens.split()) > 3 else size


def _tunnel(sketch: Sketch, band: Box, *, basic: bool) -> None:
    """Draw a stone wall behind a seeker."""
    left, top, right, bottom = band
    tone = "back-light-2" if basic else "velvet-light"
    for row, y in enumerate(range(top, bottom, 14)):
        sketch.draw.rectangle((left, y, right - 1, y), fill=rgb(tone))
        for x in range(left + row % 2 * 14, right, 28):
            sketch.draw.rectangle((x, y, x, min(bottom - 1, y + 13)), fill=rgb(tone))


@lru_cache(maxsize=4)
def walker(size: int, *, basic: bool) -> Image.Image:
    """Draw a seeker with a hood and a lantern as RGBA."""
    big = size * SCALE
    glow = Image.new("L", (big, big))
    ImageDraw.Draw(glow).ellipse((big * 0.02, big * 0.3, big * 0.52, big * 0.8), fill=150)
    image = Image.new("RGBA", (big, big), (*rgb("y2"), 0))
    image.putalpha(glow.filter(ImageFilter.BoxBlur(big / 14)))
    draw = ImageDraw.Draw(image)

    def shape(points: Sequence[tuple[float, float]], tone: str) -> None:
        draw.polygon([(x * big, y * big) for x, y in points], fill=(*rgb(tone), 255))

    cloak, light = ("ink", "dim") if basic else ("p0", "p1")
    shape([(0.62, 0.1), (0.8, 0.24), (0.84, 0.5), (0.96, 1), (0.36, 1), (0.46, 0.5)], cloak)
    shape([(0.62, 0.1), (0.5, 0.3), (0.44, 0.5), (0.36, 1), (0.6, 1), (0.58, 0.5)], light)
    draw.ellipse((big * 0.48, big * 0.2, big * 0.72, big * 0.46), fill=(*rgb("ink"), 255))
    draw.ellipse((big * 0.49, big * 0.24, big * 0.67, big * 0.44), fill=(*rgb("skin"), 255))
    shape([(0.5, 0.54), (0.52, 0.6), (0.3, 0.56), (0.28, 0.5)], light)
    shape([(0.2, 0.48), (0.34, 0.48), (0.36, 0.68), (0.18, 0.68)], "brass-dark")
    shape([(0.23, 0.52), (0.31, 0.52), (0.32, 0.64), (0.22, 0.64)], "y4")
    return image.reduce(SCALE)


@lru_cache(maxsize=96)
def chip(name: str, width: int, height: int, ground: str) -> Image.Image:
    """Draw the chip of a seeker that was taken."""
    basic = SEEKERS_BY_ID[name].basic
    sketch = Sketch(width, height, ground)
    sketch.box((0, 0, width, height), 9, "shade")
    sketch.box((2, 2, width - 2, height - 2), 7, "back-2" if basic else "velvet")
    size, middle = (46 if basic else 34), (width / 2, height / 2)
    tone = "y4" if basic else "text"
    return sketch.text(name, size, tone, middle, edge=(2, "ink")).done()


@lru_cache(maxsize=8)
def free(width: int, height: int, ground: str, tone: str) -> Image.Image:
    """Draw the empty place of a seeker yet to be taken."""
    return Sketch(width, height, ground).ring((0, 0, width, height), 9, tone, ground).done()
