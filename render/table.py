"""The background: walnut planks under a lamp, and the shadows on them.

It is drawn at half size and enlarged: nobody can tell, and files are smaller.
"""

from __future__ import annotations

from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from render.canvas import Box
from render.palette import FIRST_GROUND, GROUND_TONES

PLANK: Final = 70
"""Width of a plank in pixels, at half size."""
FIBRE: Final = 2
"""Width of a fibre in pixels, at half size: finer ones only make files larger."""
KNOTS: Final = 10
"""Random values along a fibre; the rest is interpolated."""
SEED: Final = 3
SHADOW_DEPTH: Final = 150
"""Darkness of a shadow, 0 to 255."""
STEP: Final = 256 // GROUND_TONES
"""Distance between two tones of the wood; a shadow shifts it by whole steps."""


def ground(size: tuple[int, int], lying: tuple[tuple[Box, int], ...] = ()) -> Image.Image:
    """Draw the table as palette indices, with the shadows of boxes (each with its corner radius)."""
    return covered(wood(size[0] // 2, size[1] // 2), size, lying)


def covered(
    surface: Image.Image, size: tuple[int, int], lying: tuple[tuple[Box, int], ...]
) -> Image.Image:
    """Return a surface, drawn at half size in 256 shades, as palette indices with shadows on it."""
    if lying:
        surface = ImageChops.subtract(surface, _shadows(surface.size, lying))
    indices = surface.point([FIRST_GROUND + value * GROUND_TONES // 256 for value in range(256)])
    return indices.resize(size, Image.Resampling.NEAREST)


def wood(width: int, height: int) -> Image.Image:
    """Draw planks with their grain, brighter under the lamp (0 to 255)."""
    fibres, count = Random(SEED), height // FIBRE
    points = Image.frombytes("L", (KNOTS, count), fibres.randbytes(KNOTS * count))
    grain = points.resize((width, count), Image.Resampling.BICUBIC)
    grain = grain.resize((width, height), Image.Resampling.NEAREST)
    for top in range(0, height, PLANK):
        box, shade = (0, top, width, min(height, top + PLANK)), fibres.randrange(58, 98)
        plank = grain.crop(box).point([min(255, round(shade + v * 0.38)) for v in range(256)])
        grain.paste(plank, box[:2])
    lamp = ImageOps.invert(Image.radial_gradient("L")).resize((width * 3 // 2, height * 3 // 2))
    lamp = lamp.crop((width // 4, height // 3, width // 4 + width, height // 3 + height))
    light = lamp.point([round(value * 0.4) for value in range(256)])
    planks = ImageChops.add(grain, light, 1, -30)
    draw = ImageDraw.Draw(planks)
    for top in range(PLANK, height, PLANK):
        draw.rectangle((0, top, width, top), fill=10)
    return planks


def _shadows(size: tuple[int, int], lying: tuple[tuple[Box, int], ...]) -> Image.Image:
    shadow = Image.new("L", size)
    draw = ImageDraw.Draw(shadow)
    for (left, top, right, bottom), radius in lying:
        box = (left // 2 + 1, top // 2 + 2, right // 2 + 2, bottom // 2 + 3)
        draw.rounded_rectangle(box, radius // 2, fill=SHADOW_DEPTH)
    return shadow.filter(ImageFilter.BoxBlur(4)).point([v // STEP * STEP for v in range(256)])
