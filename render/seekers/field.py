"""Seekers: cards on the field, and chips for those taken."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.canvas import Stamp
from render.palette import rgb
from render.seekers.geometry import CARD_SIZE
from render.seekers.pictograms import breadth, line
from render.seekers.portraits import portrait
from render.sprites import Sketch
from rules.seekers.seekers import SEEKERS_BY_ID

SIGNS: Final[Mapping[str, tuple[str, ...]]] = {
    "1": ("o",),
    "2": ("o o",),
    "3": ("o", "o o"),
    "4": ("o o", "o o"),
    "5": ("o o", "o", "o o"),
    "1a": ("'1 o", "left person"),
    "1b": ("'1 o", "empty '+2"),
    "1c": ("'3 o", "back '2"),
    "2a": ("r r", "'+2"),
    "2b": ("r o", "r left person"),
    "2c": ("dot o o dot",),
    "2d": ("left o", "o right"),
    "3a": ("'5 o", "back '2"),
    "3b": ("r g b", "'+2"),
    "3c": ("'3 o", "o swap"),
    "3d": ("'3 o", "right person"),
    "4a": ("r r", "b b", "'+2"),
    "4b": ("'5 o", "back '1"),
    "4c": ("left '2 o", "'2 o right"),
    "5a": ("'5 o", "right person"),
    "5b": ("'5 o", "most right person"),
    "5c": ("'5 o", "kinds '+2"),
}
"""Pictograms of each seeker, line by line: the gems it takes, then their effect."""
CARD_HEAD: Final = 98
CARD_RADIUS: Final = 13
BESIDE_POWER: Final = 0.12
"""How far a figure stands right of the middle, in shares of its height."""


@lru_cache(maxsize=32)
def card(name: str, alike: int = 0) -> Stamp:
    """Draw the card of a seeker: a portrait, its power, and what it takes.

    Cards of one name have faces of their own; `alike` counts those before it.
    """
    seeker = SEEKERS_BY_ID[name]
    width, height = CARD_SIZE
    sketch = Sketch(width, height, "faint")
    sketch.box((0, 0, width, height), CARD_RADIUS, "shade")
    sketch.box((0, 0, width - 1, height - 2), CARD_RADIUS, "card")
    sketch.lay(portrait(seeker, (width - 8, CARD_HEAD - 4), alike, BESIDE_POWER), (4, 4))
    sketch.draw.rectangle((4, CARD_HEAD, width - 5, CARD_HEAD + 1), fill=rgb("brass"))
    sketch.text(name[0], 56, "y4", (8, 32), "left", edge=(3, "ink"))
    sketch.text(name[1:], 34, "text", (10, 82), "left", edge=(3, "ink"))
    lines = SIGNS[name]
    pips = not name[1:]
    step = min(40 if pips else 58, (height - CARD_HEAD - 8) // len(lines))
    digit = (56, 46, 34)[len(lines) - 1]
    top = (CARD_HEAD + height) / 2 - step * (len(lines) - 1) / 2
    for number, tokens in enumerate(lines):
        sizes = (
            it
            for it in range(34 if pips else step - 1, 20, -1)
            if breadth(tokens, it, digit) < width - 12
        )
        line(sketch, tokens, (width / 2, top + number * step), next(sizes), digit)
    return sketch.cut(CARD_RADIUS)


@lru_cache(maxsize=5)
def niche(power: int) -> Stamp:
    """Draw the empty niche of a seeker that was taken, with its power carved in."""
    width, height = CARD_SIZE
    sketch = Sketch(width, height, "dusk-k")
    for inset, tone in ((0, "near-k"), (5, "ink"), (8, "k2")):
        box = (inset, inset, width - 1 - inset, width - 1 - inset)
        sketch.draw.ellipse(box, fill=rgb(tone))
        sketch.draw.rectangle((inset, width // 2, width - 1 - inset, height), fill=rgb(tone))
    foot, far = height - 14, 30
    sketch.polygon(
        [(8, foot), (far, foot - 34), (width - far, foot - 34), (width - 8, foot)], "dusk-k"
    )
    sketch.draw.rectangle((far, 44, width - far, foot - 34), fill=rgb("k0"))
    sketch.draw.rectangle((0, foot, width, height), fill=rgb("dusk-k"))
    sketch.draw.rectangle((0, foot, width, foot + 2), fill=rgb("near-k"))
    sketch.text(str(power), 56, "near-k", (width / 2, height / 2 + 6))
    mask = Image.new("L", (width, height))
    pen = ImageDraw.Draw(mask)
    pen.ellipse((0, 0, width - 1, width - 1), fill=255)
    pen.rectangle((0, width // 2, width, height), fill=255)
    return Stamp(sketch.done(), mask.convert("1"))


@lru_cache(maxsize=96)
def chip(name: str, width: int, height: int, ground: str) -> Image.Image:
    """Draw the chip of a seeker that was taken."""
    basic = SEEKERS_BY_ID[name].basic
    sketch = Sketch(width, height, ground)
    sketch.box((0, 0, width, height), 9, "shade")
    sketch.box((2, 2, width - 2, height - 2), 7, "back-2" if basic else "velvet")
    large, small = (46, 34) if height > 40 else (34, 28)
    size, middle = (large if basic else small), (width / 2, height / 2)
    tone = "y4" if basic else "text"
    return sketch.text(name, size, tone, middle, edge=(2, "ink")).done()
