"""The dungeon's stones: the floor that everything lies on."""

from __future__ import annotations

from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageOps

from render import table
from render.canvas import Box

COURSE: Final = 35
"""Height of a course of stones in pixels, at half size."""
LENGTHS: Final = (52, 68, 84, 100)
"""Lengths of stones in pixels, at half size."""
SEED: Final = 12


def ground(size: tuple[int, int], lying: tuple[tuple[Box, int], ...] = ()) -> Image.Image:
    """Draw the floor as palette indices, with the shadows of boxes (each with its corner radius)."""
    return table.covered(_floor(size[0] // 2, size[1] // 2), size, lying)


def _floor(width: int, height: int) -> Image.Image:
    """Draw courses of hewn stones, brighter under a torch (0 to 255)."""
    chance = Random(SEED)
    floor = Image.new("L", (width, height), 18)
    draw = ImageDraw.Draw(floor)
    for top in range(0, height, COURSE):
        left = -chance.choice(LENGTHS) // 2
        while left < width:
            right = left + chance.choice(LENGTHS)
            shade, bottom = chance.randrange(62, 112), top + COURSE - 2
            draw.rounded_rectangle((left, top, right - 2, bottom), 4, fill=shade - 32)
            draw.rounded_rectangle((left, top, right - 3, bottom - 2), 4, fill=shade + 34)
            draw.rounded_rectangle((left + 1, top + 2, right - 3, bottom - 2), 4, fill=shade)
            for _ in range(2):  # chips
                x, y = chance.randrange(left + 4, right - 8), chance.randrange(top + 6, bottom - 4)
                draw.line((x, y, x + chance.randrange(3, 9), y + 1), fill=shade - 30)
            left = right
    torch = ImageOps.invert(Image.radial_gradient("L")).resize((width * 3 // 2, height * 3 // 2))
    torch = torch.crop((width // 4, height // 3, width // 4 + width, height // 3 + height))
    light = torch.point([round(value * 0.42) for value in range(256)])
    return ImageChops.add(floor, light, 1, -24)
