"""Gems with facets, and the discs they lie on as tokens, drawn large and reduced."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from PIL import Image, ImageDraw

from render.palette import GEMS, GemShape, Point, rgb

SCALE = 4
"""How much larger than needed things are drawn, so that reducing them smooths their edges."""
GLINT = 44
"""How large a gem is that shows a reflection; on smaller ones it would be a blur."""
LIGHT: Point = (-0.55, -0.83)
"""Where the light comes from: above, a little from the left."""


@lru_cache(maxsize=128)
def gem(colour: int, size: int) -> Image.Image:
    """Return a gem by its number as RGBA, `size` pixels square."""
    shape, big = GEMS[colour], size * SCALE
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    edge = max(2.0, size / 16)
    reach = size / 2 - edge / 2 - 0.5

    def place(points: tuple[Point, ...], share: float = 1.0) -> list[Point]:
        return [
            ((size / 2 + x * share * reach) * SCALE, (size / 2 + y * share * reach) * SCALE)
            for x, y in points
        ]

    corners, top = place(shape.corners), place(shape.corners, shape.table)
    for index, tone in enumerate(_shades(shape)):
        after = (index + 1) % len(corners)
        draw.polygon(
            [corners[index], corners[after], top[after], top[index]], fill=(*rgb(tone), 255)
        )
    if shape.table:
        draw.polygon(top, fill=(*rgb(shape.tones[2]), 255))
        if size >= GLINT:
            _glint(draw, shape, top)
    draw.line(
        [*corners, corners[0], corners[1]],
        fill=(*rgb(shape.outline), 255),
        width=round(edge * SCALE),
        joint="curve",
    )
    return image.reduce(SCALE)


def _glint(draw: ImageDraw.ImageDraw, shape: GemShape, top: list[Point]) -> None:
    """Brighten the half of the flat top that faces the light."""
    x = sum(point[0] for point in top) / len(top)
    y = sum(point[1] for point in top) / len(top)
    lit = sorted(top, key=lambda p: (p[0] - x) * LIGHT[0] + (p[1] - y) * LIGHT[1], reverse=True)
    kept = set(lit[: max(2, (len(top) + 1) // 2)])
    draw.polygon(
        [point for point in top if point in kept] + [(x, y)], fill=(*rgb(shape.tones[3]), 255)
    )


def _shades(shape: GemShape) -> list[str]:
    """Return the tone of each facet, by how it faces the light."""
    corners, shades = shape.corners, []
    for index, (x, y) in enumerate(corners):
        after_x, after_y = corners[(index + 1) % len(corners)]
        across = (after_y - y, x - after_x)
        facing = (across[0] * LIGHT[0] + across[1] * LIGHT[1]) / hypot(*across)
        shades.append(shape.tones[round(2 + 2 * facing)])
    return shades


@lru_cache(maxsize=32)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return a rectangle with round corners as a mask (mode L)."""
    image = Image.new("L", (width, height), 255)
    corner = Image.new("L", (radius * 2 * SCALE, radius * 2 * SCALE))
    ImageDraw.Draw(corner).ellipse((0, 0, radius * 2 * SCALE - 1, radius * 2 * SCALE - 1), fill=255)
    corner = corner.reduce(SCALE)
    right, bottom = width - radius, height - radius
    image.paste(corner.crop((0, 0, radius, radius)), (0, 0))
    image.paste(corner.crop((radius, 0, 2 * radius, radius)), (right, 0))
    image.paste(corner.crop((0, radius, radius, 2 * radius)), (0, bottom))
    image.paste(corner.crop((radius, radius, 2 * radius, 2 * radius)), (right, bottom))
    return image


@lru_cache(maxsize=64)
def disc(size: int, face: str, rim: str, width: float) -> Image.Image:
    """Return a disc with a rim as RGBA, `size` pixels across."""
    big = size * SCALE
    image = Image.new("RGBA", (big, big))
    ImageDraw.Draw(image).ellipse(
        (0, 0, big - 1, big - 1),
        fill=(*rgb(face), 255),
        outline=(*rgb(rim), 255),
        width=round(width * SCALE),
    )
    return image.reduce(SCALE)


@lru_cache(maxsize=64)
def figure(
    parts: tuple[tuple[str, tuple[Point, ...]], ...], width: int, height: int
) -> Image.Image:
    """Return polygons, each of a tone, in a box from 0 to 1 as RGBA."""
    image = Image.new("RGBA", (width * SCALE, height * SCALE))
    draw = ImageDraw.Draw(image)
    for tone, points in parts:
        draw.polygon(
            [(x * width * SCALE, y * height * SCALE) for x, y in points], fill=(*rgb(tone), 255)
        )
    return image.reduce(SCALE)
