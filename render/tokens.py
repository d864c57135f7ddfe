"""Coins: money looks the same in every game, so that nobody takes it for a card."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.gems import SCALE, gem
from render.palette import rgb
from render.stones import Stone

FIELD_SHARE: Final = 0.8
"""Diameter of a coin's field, as a share of the coin."""
GEM_SHARE: Final = 0.68
"""Size of the gem in a coin, as a share of the coin."""


@lru_cache(maxsize=48)
def coin(stone: Stone, size: int) -> Image.Image:
    """Draw a coin as RGBA, `size` pixels across: a gem in a milled brass rim."""
    big = size * SCALE
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, big - 1, big - 1), fill=rgb("brass-dark"))
    rim = big * 0.035
    draw.ellipse((rim, rim, big - 1 - rim, big - 1 - rim), fill=rgb("brass"))
    _gleam(image, rim)
    if size >= 52:
        _mill(draw, big)
    near = big * (1 - FIELD_SHARE) / 2
    draw.ellipse((near, near, big - near, big - near), fill=rgb("brass-dark"))
    near += big * 0.025
    draw.ellipse((near, near, big - near, big - near), fill=rgb(stone.field))
    small = image.reduce(SCALE)
    within = gem(stone, round(size * GEM_SHARE))
    at = ((size - within.width + 1) // 2, (size - within.height + 1) // 2)
    small.alpha_composite(within, at)
    return small


def _gleam(image: Image.Image, rim: float) -> None:
    """Brighten the lit part of the rim."""
    big = image.width
    light = Image.new("L", image.size)
    box = (rim, rim, big - rim, big - rim)
    draw = ImageDraw.Draw(light)
    draw.arc(box, 195, 290, fill=230, width=round(big * 0.09))
    draw.arc(box, 30, 70, fill=110, width=round(big * 0.09))
    light = light.filter(ImageFilter.BoxBlur(big / 40))
    image.paste(rgb("brass-light"), (0, 0), light)


def _mill(draw: ImageDraw.ImageDraw, big: int) -> None:
    for step in range(28):
        angle = 2 * pi * step / 28
        ends = [
            (big / 2 + cos(angle) * big * reach, big / 2 + sin(angle) * big * reach)
            for reach in (0.43, 0.47)
        ]
        draw.line(ends, fill=rgb("brass-dark"), width=max(2, big // 70))


def stack(stone: Stone, size: int, count: int) -> Image.Image:
    """Draw a pile of `count` coins from above, as RGBA."""
    step = max(2, size // 22)
    high = size + step * (count - 1)
    image = Image.new("RGBA", (size + 6, high + 8))
    shadow = Image.new("L", image.size)
    ImageDraw.Draw(shadow).ellipse((4, high - size + 6, size + 5, high + 6), fill=150)
    image.putalpha(shadow.filter(ImageFilter.BoxBlur(2.5)))
    edge = _edge(size)
    for number in range(count - 1):
        image.alpha_composite(edge, (1, high - size - number * step))
    image.alpha_composite(coin(stone, size), (1, 0))
    return image


@lru_cache(maxsize=4)
def _edge(size: int) -> Image.Image:
    """Draw a coin of which only the edge will be visible."""
    big = size * SCALE
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, big - 1, big - 1), fill=rgb("brass-dark"))
    rim = big * 0.03
    draw.ellipse((rim, 0, big - 1 - rim, big - 1 - rim), fill=rgb("brass"))
    return image.reduce(SCALE)
