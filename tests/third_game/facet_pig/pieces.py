"""The die, whose 1 is a pig, and the pig itself, each drawn once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from facet_pig.rules import PIG
from render.palette import rgb

PINK: Final = "#EFA3AE"
ROSE: Final = "#D9788A"
WINE: Final = "#7E3346"
BIG: Final = 4
"""How many times larger a piece is drawn than shown, for smooth edges."""

_LEFT, _MIDDLE, _RIGHT = 0.26, 0.5, 0.74
_DIAGONAL: Final = ((_LEFT, _LEFT), (_RIGHT, _RIGHT))
_CORNERS: Final = (*_DIAGONAL, (_RIGHT, _LEFT), (_LEFT, _RIGHT))
PIPS: Final = {
    "2": _DIAGONAL,
    "3": (*_DIAGONAL, (_MIDDLE, _MIDDLE)),
    "4": _CORNERS,
    "5": (*_CORNERS, (_MIDDLE, _MIDDLE)),
    "6": (*_CORNERS, (_LEFT, _MIDDLE), (_RIGHT, _MIDDLE)),
}
"""Where the pips of a face lie, in a box from 0 to 1."""


@lru_cache(maxsize=64)
def die(face: str, size: int) -> Image.Image:
    """Return a die as RGBA, `size` pixels square; a 1 is a pig."""
    big = size * BIG
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    edge = max(3, size // 24) * BIG
    paper = WINE if face == PIG else "card"
    draw.rounded_rectangle((0, 0, big - 1, big - 1), big // 5, fill=_ink("ink"))
    draw.rounded_rectangle((edge, edge, big - 1 - edge, big - 1 - edge), big // 6, fill=_ink(paper))
    for x, y in PIPS.get(face, ()):
        _oval(draw, big, (x, y), (0.1, 0.1), "ink")
    small = image.resize((size, size), Image.Resampling.BOX)
    if face == PIG:
        head = pig(size * 3 // 4)
        small.alpha_composite(head, ((size - head.width) // 2, (size - head.height) // 2))
    return small


@lru_cache(maxsize=16)
def pig(size: int) -> Image.Image:
    """Return the head of a pig as RGBA, `size` pixels square."""
    big = size * BIG
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    for ear, inner in (
        (((0.04, 0.02), (0.42, 0.16), (0.12, 0.5)), ((0.11, 0.1), (0.33, 0.19), (0.16, 0.38))),
        (((0.96, 0.02), (0.58, 0.16), (0.88, 0.5)), ((0.89, 0.1), (0.67, 0.19), (0.84, 0.38))),
    ):
        draw.polygon([(x * big, y * big) for x, y in ear], fill=_ink(ROSE))
        draw.polygon([(x * big, y * big) for x, y in inner], fill=_ink(WINE))
    _oval(draw, big, (0.5, 0.55), (0.45, 0.42), PINK)
    for side in (-1, 1):
        _oval(draw, big, (0.5 + side * 0.2, 0.42), (0.06, 0.07), "ink")
        _oval(draw, big, (0.5 + side * 0.2 + 0.02, 0.4), (0.02, 0.02), "w4")
    _oval(draw, big, (0.5, 0.67), (0.24, 0.17), ROSE)
    for side in (-1, 1):
        _oval(draw, big, (0.5 + side * 0.09, 0.67), (0.045, 0.08), WINE)
    return image.resize((size, size), Image.Resampling.BOX)


def _oval(
    draw: ImageDraw.ImageDraw,
    big: int,
    middle: tuple[float, float],
    reach: tuple[float, float],
    tone: str,
) -> None:
    (x, y), (wide, high) = middle, reach
    box = ((x - wide) * big, (y - high) * big, (x + wide) * big, (y + high) * big)
    draw.ellipse(box, fill=_ink(tone))


def _ink(tone: str) -> tuple[int, int, int, int]:
    return (*rgb(tone), 255)
