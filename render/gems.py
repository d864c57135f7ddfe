"""Shaded gems and flat shapes, drawn with supersampling."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, hypot, pi, sin
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.palette import Point, Rgb, blended, rgb
from render.stones import Stone

SCALE: Final = 4
"""Supersampling factor for smooth edges."""
LIGHT: Final[Point] = (-0.55, -0.83)
"""Direction of the light: from above, slightly left."""
ROOMY: Final = 56
"""Least size, in pixels, of a gem that casts a shadow."""
DETAILED: Final = 36
"""Least size, in pixels, of a gem with a full brilliant cut; smaller ones have main facets."""
POSTERISE: Final = [0 if value < 64 else 128 if value < 192 else 255 for value in range(256)]
"""Lookup table to three levels of coverage: smooth enough for letters, small in files."""
GemFacet = tuple[list[Point], float]
"""A facet's corners in a box from -1 to 1, and its brightness, 0 to 1."""


@lru_cache(maxsize=96)
def gem(shape: Stone, size: int) -> Image.Image:
    """Draw a gem as RGBA, `size` pixels square; large ones cast a shadow."""
    big = size * SCALE
    roomy = size >= ROOMY
    reach = big * (0.46 if roomy else 0.5) - max(3.0, big / 40)
    centre = (big / 2 - (big * 0.015 if roomy else 0), big / 2 - (big * 0.025 if roomy else 0))
    mask = _outline(shape, big, centre, reach)
    stone = Image.new("RGB", (big, big), rgb(shape.tones[2]))
    facets = _brilliant(shape) if size >= DETAILED else _simple(shape)
    _cut(ImageDraw.Draw(stone), shape, facets, (centre, reach))
    _shine(stone, shape, centre, reach)
    edge = _outline(shape, big, centre, reach, max(3, round(big / (40 if roomy else 28))))
    image = Image.new("RGBA", (big, big), (*rgb(shape.outline), 0))
    if roomy:
        _cast(image, mask)
    image.paste(rgb(shape.outline), (0, 0), edge)
    image.paste(stone, (0, 0), mask)
    return image.reduce(SCALE)


def _placed(points: tuple[Point, ...], centre: Point, reach: float) -> list[Point]:
    return [(centre[0] + x * reach, centre[1] + y * reach) for x, y in points]


def _outline(shape: Stone, big: int, centre: Point, reach: float, wider: int = 0) -> Image.Image:
    """Return a gem's mask, grown by `wider` pixels with round corners."""
    mask = Image.new("L", (big, big))
    draw = ImageDraw.Draw(mask)
    if shape.round:
        x, y, radius = *centre, reach + wider
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
        return mask
    corners = _placed(shape.corners, centre, reach)
    draw.polygon(corners, fill=255)
    if wider:
        draw.line([*corners, *corners[:2]], fill=255, width=2 * wider, joint="curve")
    return mask


def _cut(
    draw: ImageDraw.ImageDraw, shape: Stone, facets: list[GemFacet], place: tuple[Point, float]
) -> None:
    centre, reach = place
    for facet, bright in facets:
        x = sum(point[0] for point in facet) / len(facet)
        y = sum(point[1] for point in facet) / len(facet)
        draw.polygon(_placed(tuple(facet), centre, reach), fill=_shade(shape, bright, (x, y)))


def _rings(shape: Stone) -> tuple[list[Point], list[Point]]:
    """Return the corners of a gem's girdle and of its table."""
    corners = shape.skeleton or shape.corners
    share = 1.18 if shape.round or shape.skeleton else 1.0
    girdle = [(x * share, y * share) for x, y in corners]
    return girdle, [(x * shape.table, y * shape.table) for x, y in corners]


def _simple(shape: Stone) -> list[GemFacet]:
    """Return one facet per edge, and a table that is bright where light leaves it."""
    girdle, table = _rings(shape)
    if not shape.table:
        return _rays(girdle)
    count, facets = len(girdle), list[GemFacet]()
    for index, corner in enumerate(girdle):
        follower = (index + 1) % count
        facing = _facing(_middle(corner, girdle[follower]))
        facet = [corner, girdle[follower], table[follower], table[index]]
        facets.append((facet, 0.5 + 0.25 * round(1.6 * facing)))
    facets.append((table, 0.5))
    for index, corner in enumerate(table):
        after = table[(index + 1) % count]
        if shape.sectors or _facing(_middle(corner, after)) < -0.5:
            facets.append(([corner, after, (0.0, 0.0)], 0.68))
    return facets


def _brilliant(shape: Stone) -> list[GemFacet]:
    """Return the facets of a brilliant: bezels, stars and girdle facets around a table."""
    girdle, table = _rings(shape)
    if not shape.table:
        return _rays(girdle)
    count, facets = len(girdle), list[GemFacet]()
    stars = []
    for index, corner in enumerate(girdle):
        after = girdle[(index + 1) % count]
        middle = _middle(corner, after)
        inner = _middle(table[index], table[(index + 1) % count])
        stars.append(_middle(middle, inner, 0.55))
        facing = _facing(middle)
        facets.append(([corner, middle, stars[-1]], 0.5 + 0.42 * facing + 0.07))
        facets.append(([middle, after, stars[-1]], 0.5 + 0.42 * facing - 0.07))
        facets.append(([table[index], stars[-1], table[(index + 1) % count]], 0.54 + 0.3 * facing))
    for index, corner in enumerate(girdle):
        bezel = [corner, stars[index], table[index], stars[index - 1]]
        facets.append((bezel, 0.5 + 0.46 * _facing(corner)))
    # Through the table one sees the far side, where the light comes out again.
    facets.append((table, 0.5))
    for index, corner in enumerate(table):
        after = table[(index + 1) % count]
        middle = _middle(corner, after)
        facets.append(([corner, middle, (0.0, 0.0)], 0.47 - 0.22 * _facing(middle) + 0.06))
        facets.append(([middle, after, (0.0, 0.0)], 0.47 - 0.22 * _facing(middle) - 0.06))
    return facets


def _rays(girdle: list[Point]) -> list[GemFacet]:
    """Return facets that meet in the middle, alternately bright and dark."""
    facets = list[GemFacet]()
    for index, corner in enumerate(girdle):
        after = girdle[(index + 1) % len(girdle)]
        across = (after[1] - corner[1], corner[0] - after[0])
        facets.append(([corner, after, (0.0, 0.06)], 0.55 + 0.42 * _facing(across)))
    return facets


def _middle(one: Point, other: Point, share: float = 0.5) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _facing(direction: Point) -> float:
    """Return how much a direction faces the light, -1 to 1."""
    length = hypot(*direction) or 1.0
    return (direction[0] * LIGHT[0] + direction[1] * LIGHT[1]) / length


def _shade(shape: Stone, bright: float, at: Point) -> Rgb:
    """Map a brightness to the gem's tones, by sector where it has several colours."""
    tones = shape.tones
    if shape.sectors:
        turn = (atan2(at[0], -at[1]) / (2 * pi) + 0.5 / len(shape.sectors)) % 1
        tones = shape.sectors[int(turn * len(shape.sectors)) % len(shape.sectors)]
    place = min(max(bright, 0.0), 1.0) * (len(tones) - 1)
    low = min(int(place), len(tones) - 2)
    return blended(rgb(tones[low]), rgb(tones[low + 1]), place - low)


def _shine(stone: Image.Image, shape: Stone, centre: Point, reach: float) -> None:
    """Add the highlight, and the glow where light leaves the gem."""
    big = stone.width
    if big >= DETAILED * SCALE:
        _glow(stone, shape, centre, reach)
    flash = Image.new("L", stone.size)
    at = (centre[0] + LIGHT[0] * reach * 0.42, centre[1] + LIGHT[1] * reach * 0.36)
    ImageDraw.Draw(flash).polygon(_tilted(at, reach * 0.2, reach * 0.11), fill=shape.flash)
    if big >= DETAILED * SCALE:
        flash = flash.filter(ImageFilter.BoxBlur(big / 60))
    stone.paste((255, 255, 255), (0, 0), flash)


def _tilted(at: Point, wide: float, high: float) -> list[Point]:
    """Return the outline of a tilted oval, the shape of a highlight."""
    lean, points = 0.42, list[Point]()
    for step in range(16):
        x, y = wide * cos(pi * step / 8), high * sin(pi * step / 8)
        points.append(
            (at[0] + x * cos(lean) + y * sin(lean), at[1] - x * sin(lean) + y * cos(lean))
        )
    return points


def _glow(stone: Image.Image, shape: Stone, centre: Point, reach: float) -> None:
    """Brighten the gem where light leaves it."""
    big = stone.width
    glow = Image.new("L", stone.size)
    x, y = centre[0] - LIGHT[0] * reach * 0.5, centre[1] - LIGHT[1] * reach * 0.45
    wide, high = reach * 0.42, reach * 0.3
    ImageDraw.Draw(glow).ellipse((x - wide, y - high, x + wide, y + high), fill=70)
    glow = glow.filter(ImageFilter.BoxBlur(big / 14))
    stone.paste(rgb(shape.tones[4] if not shape.sectors else "w4"), (0, 0), glow)


def _cast(image: Image.Image, mask: Image.Image) -> None:
    """Draw the gem's shadow, below it and a little to the right."""
    big = image.width
    shadow = ImageChops.offset(mask, round(big * 0.02), round(big * 0.055))
    shadow = shadow.filter(ImageFilter.BoxBlur(big / 40)).point(
        [round(value * 0.5) for value in range(256)]
    )
    image.paste((16, 10, 6, 255), (0, 0, big, big))
    image.putalpha(shadow)


def stepped(mask: Image.Image) -> Image.Image:
    """Posterise a mask to three levels."""
    return mask.point(POSTERISE)


@lru_cache(maxsize=32)
def ghost(shape: Stone, size: int, tone: str = "line") -> Image.Image:
    """Draw a gem's outline as RGBA."""
    big = size * SCALE
    centre, width = (big / 2, big / 2), SCALE * 2
    whole = _outline(shape, big, centre, big * 0.5 - 1)
    inner = _outline(shape, big, centre, big * 0.5 - 1 - width * 1.4)
    image = Image.new("RGBA", (big, big), (*rgb(tone), 0))
    image.putalpha(ImageChops.subtract(whole, inner))
    return image.reduce(SCALE)


@lru_cache(maxsize=32)
def quarters(radius: int) -> tuple[Image.Image, ...]:
    """Return the corner masks of a rounded rectangle: a disc's quarters, row by row."""
    big = Image.new("L", (radius * 2 * SCALE, radius * 2 * SCALE))
    ImageDraw.Draw(big).ellipse((0, 0, radius * 2 * SCALE - 1, radius * 2 * SCALE - 1), fill=255)
    whole = big.reduce(SCALE)
    return tuple(
        whole.crop((x, y, x + radius, y + radius)) for y in (0, radius) for x in (0, radius)
    )


@lru_cache(maxsize=64)
def disc(size: int, face: str, rim: str, width: float) -> Image.Image:
    """Draw a disc with a rim as RGBA, `size` pixels across."""
    big = size * SCALE
    image = Image.new("RGBA", (big, big))
    box, line = (0, 0, big - 1, big - 1), round(width * SCALE)
    ImageDraw.Draw(image).ellipse(box, fill=rgb(face), outline=rgb(rim), width=line)
    return image.reduce(SCALE)


@lru_cache(maxsize=64)
def figure(
    parts: tuple[tuple[str, tuple[Point, ...]], ...], width: int, height: int | None = None
) -> Image.Image:
    """Draw polygons as RGBA, square without a height; each is a tone and its corners from 0 to 1."""
    height = height or width
    image = Image.new("RGBA", (width * SCALE, height * SCALE))
    draw = ImageDraw.Draw(image)
    for tone, points in parts:
        corners = [(x * width * SCALE, y * height * SCALE) for x, y in points]
        draw.polygon(corners, fill=rgb(tone))
    return image.reduce(SCALE)
