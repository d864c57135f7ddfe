"""Signs shared by all games: crown, wreath, flags, check mark, spark, medals."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render import fonts
from render.canvas import Box, Canvas, Stamp, stamped
from render.gems import SCALE, disc, figure
from render.palette import Point, rgb
from render.sprites import Sketch, rounded
from render.sprites import name as written

MEDALS: Final = ("y2", "w0", "o1", "line")
"""Disc tones for gold, silver, bronze and every lower place."""
_CROWN: Final[tuple[Point, ...]] = (
    (0.06, 0.9),
    (0.0, 0.22),
    (0.27, 0.52),
    (0.5, 0.06),
    (0.73, 0.52),
    (1.0, 0.22),
    (0.94, 0.9),
)
CHECK: Final[tuple[Point, ...]] = (
    *((0.2, 0.52), (0.31, 0.41), (0.44, 0.54)),
    *((0.7, 0.26), (0.81, 0.37), (0.44, 0.76)),
)
"""The corners of a check mark."""


def medal(place: int) -> str:
    """Return the tone of the disc behind a place, counted from 1."""
    return MEDALS[min(place, len(MEDALS)) - 1]


def medal_ink(place: int) -> str:
    """Return the tone of a place's digit on its disc."""
    return "ink" if place < 3 else "text"


def lay_medal(sketch: Sketch, place: int, sizes: tuple[int, int], at: Point) -> None:
    """Lay a place on its disc, the middle at a point; `sizes` are the disc's and the digit's."""
    sketch.put(disc(sizes[0], medal(place), "ink", 2), at)
    sketch.text(str(place), sizes[1], medal_ink(place), at)


def crown(size: int) -> Image.Image:
    """Draw a crown as RGBA."""
    inner = tuple((0.5 + (x - 0.5) * 0.8, 0.54 + (y - 0.54) * 0.74) for x, y in _CROWN)
    band = ((0.15, 0.82), (0.14, 0.68), (0.86, 0.68), (0.85, 0.82))
    return figure((("ink", _CROWN), ("y2", inner), ("y1", band)), size, round(size * 0.86))


@lru_cache(maxsize=8)
def laurel(size: int, leaves: int = 7) -> Image.Image:
    """Draw a laurel wreath, the sign of prestige, as RGBA; 8 leaves a side leave no gap for a crown."""
    image = Image.new("RGBA", (size * SCALE, size * SCALE))
    big = size * SCALE
    for side in (-1, 1):
        for step in range(leaves):
            angle = pi * (0.1 + 0.125 * step)
            x = big / 2 + side * sin(angle) * big * 0.4
            y = big / 2 + cos(angle) * big * 0.4
            leaf = Image.new("L", (big, big))
            box = (x - big * 0.048, y - big * 0.105, x + big * 0.048, y + big * 0.105)
            ImageDraw.Draw(leaf).ellipse(box, fill=255)
            turned = leaf.rotate(side * (80 - step * 21), center=(x, y))
            image.paste(rgb(("y2", "y1")[step % 2]), (0, 0), turned)
    return image.reduce(SCALE)


@lru_cache(maxsize=4)
def champion(size: int) -> Image.Image:
    """Draw the badge for a season that was won: a crown in a wreath, as RGBA."""
    image = laurel(size).copy()
    inside = crown(size // 2)
    at = (image.width - inside.width) // 2, (image.height - inside.height) // 2
    image.alpha_composite(inside, at)
    return image


def hourglass(size: int, sand: str) -> Image.Image:
    """Draw an hourglass, the sign of rounds, as RGBA."""
    bulbs: tuple[Point, ...] = (
        *((0.2, 0.1), (0.8, 0.1), (0.8, 0.24), (0.56, 0.5)),
        *((0.8, 0.76), (0.8, 0.9), (0.2, 0.9), (0.2, 0.76), (0.44, 0.5), (0.2, 0.24)),
    )
    return figure(
        (
            ("w1", bulbs),
            (sand, ((0.3, 0.28), (0.7, 0.28), (0.5, 0.48))),
            (sand, ((0.5, 0.62), (0.72, 0.84), (0.72, 0.88), (0.28, 0.88), (0.28, 0.84))),
            ("brass", ((0.12, 0.02), (0.88, 0.02), (0.88, 0.12), (0.12, 0.12))),
            ("brass", ((0.12, 0.88), (0.88, 0.88), (0.88, 0.98), (0.12, 0.98))),
        ),
        size,
    )


def faded(sign: Image.Image, tone: str) -> Image.Image:
    """Return a sign's silhouette, for what never came, as RGBA."""
    image = Image.new("RGBA", sign.size, rgb(tone))
    image.putalpha(sign.getchannel("A"))
    return image


def flag(size: int, tone: str) -> Image.Image:
    """Draw a flag on its pole as RGBA."""
    pole = ((0.14, 0.04), (0.26, 0.04), (0.26, 0.98), (0.14, 0.98))
    cloth = ((0.26, 0.08), (0.94, 0.3), (0.26, 0.56))
    return figure(((tone, pole), (tone, cloth)), size)


@lru_cache(maxsize=8)
def check(size: int) -> Image.Image:
    """Draw a check mark on a green disc as RGBA."""
    image = disc(size, "ready", "ink", 2.5).copy()
    mark = figure((("ink", CHECK),), size)
    image.paste(mark, (0, 0), mark)
    return image


@lru_cache(maxsize=8)
def robot(size: int) -> Image.Image:
    """Draw the head of a robot, the sign of a computer, as RGBA."""
    image = Image.new("RGBA", (size * SCALE, size * SCALE))
    pen, big = ImageDraw.Draw(image), size * SCALE
    pen.line((big / 2, 0, big / 2, big * 0.3), fill=rgb("steel"), width=big // 14)
    pen.ellipse((big * 0.42, 0, big * 0.58, big * 0.16), fill=rgb("turn"))
    box = (big * 0.08, big * 0.24, big * 0.92, big * 0.92)
    pen.rounded_rectangle(box, big // 7, fill=rgb("w1"))
    for x in (0.3, 0.7):
        eye = (big * (x - 0.1), big * 0.42, big * (x + 0.1), big * 0.62)
        pen.ellipse(eye, fill=rgb("b1"))
    pen.rectangle((big * 0.32, big * 0.74, big * 0.68, big * 0.8), fill=rgb("b1"))
    return image.reduce(SCALE)


@lru_cache(maxsize=16)
def computer(level: str, size: int) -> Image.Image:
    """Draw a plate with the sign of a computer and its level, such as "3/10", as RGBA."""
    width = size + round(fonts.length(level, 28)) + 16
    plate = Sketch(width, size, "steel").frame((0, 0, width, size), 8, "steel", "seat", 2)
    plate.put(robot(size - 8), (size / 2 + 2, size / 2))
    plate.text(level, 28, "text", (width - 10, size / 2), "right")
    image = plate.image.convert("RGBA")
    image.putalpha(rounded(width, size, 8).convert("L"))
    return image


def spark(size: int) -> Image.Image:
    """Draw the "new" mark, a four-pointed star, as RGBA."""
    points = []
    for step in range(8):
        reach = 0.5 if step % 2 == 0 else 0.2
        angle = pi * step / 4
        points.append((0.5 + reach * sin(angle), 0.5 - reach * cos(angle)))
    inner = tuple((0.5 + (x - 0.5) * 0.68, 0.5 + (y - 0.5) * 0.68) for x, y in points)
    return figure((("ink", tuple(points)), ("fresh", inner)), size)


@lru_cache(maxsize=2)
def pointer(size: int) -> Stamp:
    """Draw the arrow that points at the seat to move, as a stamp."""
    outer: tuple[Point, ...] = ((0.1, 0.0), (1.0, 0.5), (0.1, 1.0))
    inner = tuple((0.42 + (x - 0.42) * 0.72, 0.5 + (y - 0.5) * 0.72) for x, y in outer)
    return stamped(figure((("ink", outer), ("turn", inner)), size))


@lru_cache(maxsize=8)
def fresh(size: int) -> Stamp:
    """Draw the "new" mark as a stamp."""
    return stamped(spark(size))


@lru_cache(maxsize=8)
def ready(size: int) -> Stamp:
    """Draw the mark for a card the player can buy or choose, as a stamp."""
    return stamped(check(size))


def best(canvas: Canvas, box: Box) -> None:
    """Mark what the best answer to a puzzle takes, with a gold border around it and a crown on its upper edge."""
    left, top, right, bottom = box
    canvas.outline((left - 6, top - 6, right + 5, bottom + 5), "ink", 9, 18)
    canvas.outline((left - 5, top - 5, right + 4, bottom + 4), "y2", 7, 17)
    canvas.stamp(_crowned(46), ((left + right) // 2 - 23, top - 18))


@lru_cache(maxsize=1)
def _crowned(size: int) -> Stamp:
    return stamped(crown(size))


def portrait(picture: Image.Image, size: int, ring: str) -> Image.Image:
    """Draw a person's picture as a disc with a ring, as RGBA."""
    face = picture.convert("RGBA").resize((size, size), Image.Resampling.LANCZOS)
    image = disc(size, "seat", ring, 3).copy()
    inside = disc(size - 6, "ink", "ink", 1).getchannel("A").crop((-3, -3, size - 3, size - 3))
    image.paste(face, (0, 0), ImageChops.multiply(face.getchannel("A"), inside))
    return image


@lru_cache(maxsize=64)
def initial(name: str, size: int, ring: str, tone: str) -> Image.Image:
    """Draw the first letter of a name on a disc with a ring, for whoever has no picture, as RGBA."""
    image = disc(size, ring, "ink", 2).copy()
    image.alpha_composite(disc(size - 8, tone, "ink", 1.5), (4, 4))
    letter = next(iter(fonts.drawn(name)), "?")
    digit = next((it for it in (88, 56, 46, 34, 28) if it < size * 0.62), 22)
    left = round((size - fonts.width(letter, digit)) / 2) - digit
    top = round((size + fonts.height(digit)) / 2) - 2 * digit
    image.paste(rgb("ink"), (left, top), written(letter, digit, ""))
    return image


def chequered(size: int) -> Image.Image:
    """Draw a chequered flag, the sign of a seat that has finished, as RGBA."""
    pole: tuple[Point, ...] = ((0.1, 0.04), (0.2, 0.04), (0.2, 1.0), (0.1, 1.0))
    parts: list[tuple[str, tuple[Point, ...]]] = [("text", pole)]
    for row in range(3):
        for column in range(4):
            x, y = 0.2 + column * 0.19, 0.08 + row * 0.18
            box = ((x, y), (x + 0.19, y), (x + 0.19, y + 0.18), (x, y + 0.18))
            parts.append((("text", "ink")[(row + column) % 2], box))
    return figure(tuple(parts), size)
