"""Drawn signs: crown, flag, check, spark, lattice, portraits of nobles."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from render.canvas import Box, Stamp, stamped
from render.gems import disc, figure
from render.palette import Point, rgb
from render.sprites import Sketch
from render.stones import GEMS
from rules.splendor.cards import Noble

PORTRAIT_SCALE: Final = 2
"""A portrait is all soft shapes: drawing it as large as other things would be wasted."""
_CROWN: Final[tuple[Point, ...]] = (
    (0.06, 0.9),
    (0.0, 0.22),
    (0.27, 0.52),
    (0.5, 0.06),
    (0.73, 0.52),
    (1.0, 0.22),
    (0.94, 0.9),
)


def crown(size: int) -> Image.Image:
    """Return a crown as RGBA."""
    inner = tuple((0.5 + (x - 0.5) * 0.8, 0.54 + (y - 0.54) * 0.74) for x, y in _CROWN)
    return figure(
        (
            ("ink", _CROWN),
            ("y2", inner),
            ("y1", ((0.15, 0.82), (0.14, 0.68), (0.86, 0.68), (0.85, 0.82))),
        ),
        size,
        round(size * 0.86),
    )


def flag(size: int, tone: str) -> Image.Image:
    """Return a flag on its pole as RGBA."""
    return figure(
        (
            (tone, ((0.14, 0.04), (0.26, 0.04), (0.26, 0.98), (0.14, 0.98))),
            (tone, ((0.26, 0.08), (0.94, 0.3), (0.26, 0.56))),
        ),
        size,
        size,
    )


@lru_cache(maxsize=8)
def check(size: int) -> Image.Image:
    """Return a check mark on a green disc as RGBA."""
    image = disc(size, "ready", "ink", 2.5).copy()
    mark = figure(
        (
            (
                "ink",
                ((0.2, 0.52), (0.31, 0.41), (0.44, 0.54), (0.7, 0.26), (0.81, 0.37), (0.44, 0.76)),
            ),
        ),
        size,
        size,
    )
    image.paste(mark, (0, 0), mark)
    return image


@lru_cache(maxsize=8)
def spark(size: int) -> Image.Image:
    """Return the mark for what is new: a four-pointed star, as RGBA."""
    points = []
    for step in range(8):
        reach = 0.5 if step % 2 == 0 else 0.2
        angle = pi * step / 4
        points.append((0.5 + reach * sin(angle), 0.5 - reach * cos(angle)))
    inner = tuple((0.5 + (x - 0.5) * 0.68, 0.5 + (y - 0.5) * 0.68) for x, y in points)
    return figure((("ink", tuple(points)), ("fresh", inner)), size, size)


@lru_cache(maxsize=8)
def fresh(size: int) -> Stamp:
    """Return the mark for what is new as a stamp."""
    return stamped(spark(size))


@lru_cache(maxsize=8)
def ready(size: int) -> Stamp:
    """Return the mark for what can be bought or chosen as a stamp."""
    return stamped(check(size))


def noble(size: int) -> Image.Image:
    """Return the sign for nobles that were won, a crowned head, as RGBA."""
    image = Image.new("RGBA", (size, size))
    head = disc(round(size * 0.52), "skin", "ink", 2)
    image.paste(head, (round(size * 0.24), round(size * 0.34)), head)
    body = figure(
        (("velvet-light", ((0.1, 1.0), (0.22, 0.84), (0.78, 0.84), (0.9, 1.0))),), size, size
    )
    image.paste(body, (0, 0), body)
    top = crown(round(size * 0.62))
    image.paste(top, (round(size * 0.19), 0), top)
    return image


def numeral(level: int, high: int, tone: str = "text") -> Image.Image:
    """Return a level as a roman numeral with serifs, of strokes alone, as RGBA."""
    stroke, gap = round(high * 0.2), round(high * 0.16)
    width = level * stroke + (level - 1) * gap + 2 * round(high * 0.14) + 4
    image = Image.new("RGBA", (width, high + 4))
    draw = ImageDraw.Draw(image)
    serif = round(high * 0.15)
    parts = [(2, 2, width - 3, 1 + serif), (2, 2 + high - serif, width - 3, 1 + high)]
    for index in range(level):
        left = 2 + round(high * 0.14) + index * (stroke + gap)
        parts.append((left, 2, left + stroke - 1, 1 + high))
    for left, top, right, bottom in parts:
        draw.rectangle((left - 2, top - 2, right + 2, bottom + 2), fill=(*rgb("ink"), 255))
    for part in parts:
        draw.rectangle(part, fill=(*rgb(tone), 255))
    return image


def chequered(size: int) -> Image.Image:
    """Return a chequered flag as RGBA: the sign of a seat that has played its last turn."""
    pole: tuple[Point, ...] = ((0.1, 0.04), (0.2, 0.04), (0.2, 1.0), (0.1, 1.0))
    parts: list[tuple[str, tuple[Point, ...]]] = [("text", pole)]
    for row in range(3):
        for column in range(4):
            x, y = 0.2 + column * 0.19, 0.08 + row * 0.18
            box = ((x, y), (x + 0.19, y), (x + 0.19, y + 0.18), (x, y + 0.18))
            parts.append((("text", "ink")[(row + column) % 2], box))
    return figure(tuple(parts), size, size)


def portrait(sketch: Sketch, noble: Noble, box: Box) -> None:
    """Paint a noble in an arched window: crown, hair and dress follow from what it asks for."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    number = int(noble.id[1:])
    colours = [GEMS[colour] for colour, count in enumerate(noble.cost) if count]
    image = Image.new("RGBA", (width * PORTRAIT_SCALE, height * PORTRAIT_SCALE))
    draw = ImageDraw.Draw(image)

    # A narrow tile leaves its upper left corner to the prestige.
    middle = (width / 2 + (9 if width < 90 else 0)) * PORTRAIT_SCALE

    def oval(x: float, y: float, across: float, high: float, tone: str) -> None:
        draw.ellipse(
            (
                middle + (x - across) * height * PORTRAIT_SCALE,
                (y - high) * height * PORTRAIT_SCALE,
                middle + (x + across) * height * PORTRAIT_SCALE,
                (y + high) * height * PORTRAIT_SCALE,
            ),
            fill=(*rgb(tone), 255),
        )

    skin = ("skin", "skin-dark")[number % 3 == 0]
    hair = ("hair", "hair-light", "ink")[number % 3]
    if width > 90:
        oval(0, 0.62, 0.37, 0.56, "velvet-light")
    if number % 2:
        oval(0, 0.56, 0.235, 0.3, hair)
    oval(0, 1.06, 0.36, 0.34, colours[0].tones[2])
    oval(0, 0.8, 0.13, 0.13, colours[-1].tones[3])
    oval(0, 0.76, 0.085, 0.12, skin)
    oval(0, 0.44, 0.19, 0.17, hair)
    oval(0, 0.53, 0.165, 0.2, skin)
    oval(0, 0.37, 0.15, 0.075, hair)
    if number % 4 == 2:
        oval(0, 0.66, 0.12, 0.09, hair)
        oval(0, 0.6, 0.09, 0.07, skin)
    small = image.reduce(PORTRAIT_SCALE)
    sketch.image.paste(small, (left, top), small)
    topping = crown(round(height * 0.3))
    sketch.put(topping, (middle / PORTRAIT_SCALE + left, top + height * 0.25))
