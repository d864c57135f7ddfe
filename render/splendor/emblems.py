"""Drawn signs of Splendor: levels and nobles with their portraits."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from render import marks
from render.canvas import Box
from render.gems import disc, figure
from render.palette import rgb
from render.splendor.gems import GEMS
from render.sprites import Sketch
from rules.splendor.cards import Noble

PORTRAIT_SCALE: Final = 2
"""A portrait is all soft shapes: drawing it as large as other things would be wasted."""


def noble(size: int) -> Image.Image:
    """Return the sign for nobles that were won, a crowned head, as RGBA."""
    image = Image.new("RGBA", (size, size))
    head = disc(round(size * 0.52), "skin", "ink", 2)
    image.paste(head, (round(size * 0.24), round(size * 0.34)), head)
    body = figure(
        (("velvet-light", ((0.1, 1.0), (0.22, 0.84), (0.78, 0.84), (0.9, 1.0))),), size, size
    )
    image.paste(body, (0, 0), body)
    top = marks.crown(round(size * 0.62))
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
    topping = marks.crown(round(height * 0.3))
    sketch.put(topping, (middle / PORTRAIT_SCALE + left, top + height * 0.25))
