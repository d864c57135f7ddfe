"""Gems with facets, and the discs they lie on as tokens, drawn large and reduced."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from PIL import Image, ImageDraw

from render.palette import Point, rgb
from render.stones import Stone

SCALE: Final = 4
"""How much larger than needed things are drawn, so that reducing them smooths their edges."""
STEPS: Final = [0 if value < 64 else 128 if value < 192 else 255 for value in range(256)]
"""One value between none and all, for a smooth edge."""
SMOOTH: Final = 44
"""How large a gem is that has smooth edges, and shows a reflection."""
LIGHT: Final[Point] = (-0.55, -0.83)
"""Where the light comes from: above, a little from the left."""


@lru_cache(maxsize=128)
def gem(shape: Stone, size: int) -> Image.Image:
    """Return a gem as RGBA, `size` pixels square."""
    scale = SCALE if size >= SMOOTH else 2
    edge = max(2.0, size / 16)
    reach = size / 2 - edge / 2 - 0.5
    stone = _cut(shape, size, reach)
    border = Image.new("L", (size * scale, size * scale))
    _contour(ImageDraw.Draw(border), shape, (size, reach, edge), scale)
    inside = border.copy()
    if not shape.round:
        corners = _placed(shape.corners, size * scale, reach * scale)
        ImageDraw.Draw(inside).polygon(corners, fill=255)
    else:
        ImageDraw.Draw(inside).ellipse(_circle(size, reach, scale), fill=255)
    stone.paste((*rgb(shape.outline), 255), (0, 0), _edged(border, scale))
    stone.putalpha(_edged(inside, scale))
    return stone


def _cut(shape: Stone, size: int, reach: float) -> Image.Image:
    """Return the facets. Their edges are not smoothed: nobody sees it, and files are smaller."""
    image = Image.new("RGBA", (size, size), (*rgb(shape.tones[2]), 255))
    draw = ImageDraw.Draw(image)
    share = 1.15 if shape.round else 1.0
    corners = _placed(shape.corners, size, reach * share)
    top = _placed(shape.corners, size, reach * shape.table)
    for index, tone in enumerate(shape.facets or _shades(shape, 2 if size >= SMOOTH else 1)):
        after = (index + 1) % len(corners)
        facet = [corners[index], corners[after], top[after], top[index]]
        draw.polygon(facet, fill=(*rgb(tone), 255))
    if shape.table:
        draw.polygon(top, fill=(*rgb(shape.tones[2]), 255))
        if size >= SMOOTH:
            _glint(draw, shape, top)
    return image


def _placed(points: tuple[Point, ...], size: float, reach: float) -> list[Point]:
    return [(size / 2 + x * reach, size / 2 + y * reach) for x, y in points]


def _circle(size: int, reach: float, scale: int) -> tuple[float, float, float, float]:
    near, far = (size / 2 - reach) * scale, (size / 2 + reach) * scale
    return near, near, far, far


def _contour(
    draw: ImageDraw.ImageDraw, shape: Stone, measure: tuple[int, float, float], scale: int
) -> None:
    size, reach, edge = measure
    width = round(edge * scale)
    if shape.round:
        draw.ellipse(_circle(size, reach + edge / 2, scale), outline=255, width=width)
    else:
        corners = _placed(shape.corners, size * scale, reach * scale)
        draw.line([*corners, corners[0], corners[1]], fill=255, width=width, joint="curve")


def _edged(big: Image.Image, scale: int) -> Image.Image:
    """Return a gem's mask in its own size; a small gem has hard edges, which no one sees."""
    mask = big.reduce(scale)
    if scale == SCALE:
        return stepped(mask)
    return mask.convert("1", dither=Image.Dither.NONE)


def stepped(mask: Image.Image) -> Image.Image:
    """Return a mask with one step between nothing and all: smooth enough, and small in files."""
    return mask.point(STEPS)


def _glint(draw: ImageDraw.ImageDraw, shape: Stone, top: list[Point]) -> None:
    """Brighten the half of the flat top that faces the light."""
    x = sum(point[0] for point in top) / len(top)
    y = sum(point[1] for point in top) / len(top)
    lit = sorted(top, key=lambda p: (p[0] - x) * LIGHT[0] + (p[1] - y) * LIGHT[1], reverse=True)
    kept = set(lit[: max(2, (len(top) + 1) // 2)])
    while top[0] not in kept or top[-1] in kept:
        top = [*top[1:], top[0]]
    draw.polygon(
        [*(point for point in top if point in kept), (x, y)], fill=(*rgb(shape.tones[3]), 255)
    )


def _shades(shape: Stone, depth: int) -> list[str]:
    """Return the tone of each facet, by how it faces the light: up to `depth` from the middle."""
    corners, shades = shape.corners, []
    for index, (x, y) in enumerate(corners):
        after_x, after_y = corners[(index + 1) % len(corners)]
        across = (after_y - y, x - after_x)
        facing = (across[0] * LIGHT[0] + across[1] * LIGHT[1]) / hypot(*across)
        shades.append(shape.tones[round(2 + depth * facing)])
    return shades


@lru_cache(maxsize=32)
def quarters(radius: int) -> tuple[Image.Image, ...]:
    """Return the quarters of a disc as masks, row by row: the corners of a rounded rectangle."""
    big = Image.new("L", (radius * 2 * SCALE, radius * 2 * SCALE))
    ImageDraw.Draw(big).ellipse((0, 0, radius * 2 * SCALE - 1, radius * 2 * SCALE - 1), fill=255)
    whole = stepped(big.reduce(SCALE))
    return tuple(
        whole.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius)
    )


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
    return _smooth(image)


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
    return _smooth(image)


def _smooth(image: Image.Image) -> Image.Image:
    small = image.reduce(SCALE)
    small.putalpha(stepped(small.getchannel("A")))
    return small
