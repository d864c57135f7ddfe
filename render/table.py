"""The table that everything lies on: walnut planks under a lamp, and the shadows on them."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.canvas import Box
from render.palette import FACET, GRAIN

PLANK: Final = 140
"""How broad a plank is."""
SEED: Final = 3
DEEP: Final = 150
"""How dark a shadow is at most, 0 to 255."""


def ground(size: tuple[int, int], lying: tuple[tuple[Box, int], ...] = ()) -> Image.Image:
    """Return a table as indices of its own tones, with the shadows of boxes and their radii."""
    wood = _wood(size)
    if lying:
        wood = ImageChops.subtract(wood, _shadows(size, lying))
    return wood.point([FACET + value * GRAIN // 256 for value in range(256)])


@lru_cache(maxsize=1)
def _wood(size: tuple[int, int]) -> Image.Image:
    """Return planks with their grain, brighter where the lamp hangs: 0 to 255."""
    width, height = size
    grain = _noise(20, height // 2, 1, size)
    grain = grain.point([round(62 + value * 0.5) for value in range(256)])
    rng = Random(SEED)
    for top in range(0, height, PLANK):
        box, shade = (0, top, width, min(height, top + PLANK)), rng.randrange(-20, 20)
        plank = grain.crop(box).point([min(255, max(0, v + shade)) for v in range(256)])
        grain.paste(plank, box[:2])
    lamp = ImageOps.invert(Image.radial_gradient("L")).resize((width * 3 // 2, height * 3 // 2))
    lamp = lamp.crop((width // 4, height // 3, width // 4 + width, height // 3 + height))
    light = lamp.point([round(value * 0.4) for value in range(256)])
    wood = ImageChops.add(grain, light, 1, -30)
    draw = ImageDraw.Draw(wood)
    for top in range(PLANK, height, PLANK):
        draw.rectangle((0, top - 2, width, top), fill=10)
    return wood


def _noise(wide: int, high: int, seed: int, size: tuple[int, int]) -> Image.Image:
    """Return noise drawn out to a size: few points across make long fibres."""
    points = Random(seed).randbytes(wide * high)
    return Image.frombytes("L", (wide, high), points).resize(size, Image.Resampling.BICUBIC)


def _shadows(size: tuple[int, int], lying: tuple[tuple[Box, int], ...]) -> Image.Image:
    small = (size[0] // 2, size[1] // 2)
    shadow = Image.new("L", small)
    draw = ImageDraw.Draw(shadow)
    for (left, top, right, bottom), radius in lying:
        box = (left // 2 + 1, top // 2 + 2, right // 2 + 2, bottom // 2 + 3)
        draw.rounded_rectangle(box, radius // 2, fill=DEEP)
    return shadow.filter(ImageFilter.GaussianBlur(3)).resize(size)
