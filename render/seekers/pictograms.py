"""Pictograms: signs that show what a seeker does and what a sheet pays.

A line of signs is a string of tokens separated by blanks: letters of gems, names of signs, and
text after an apostrophe. "'3 r" is three red gems.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import Final

from PIL import Image

from render import fonts
from render.gems import disc, figure
from render.gems import gem as stone
from render.marks import CHECK
from render.palette import Point
from render.seekers.gems import GEMS
from render.sprites import Sketch

Parts = tuple[tuple[str, tuple[Point, ...]], ...]

_RIGHT: Final[tuple[Point, ...]] = (
    *((0.0, 0.36), (0.5, 0.36), (0.5, 0.12), (1.0, 0.5)),
    *((0.5, 0.88), (0.5, 0.64), (0.0, 0.64)),
)
_LEFT: Final = tuple((1 - x, y) for x, y in _RIGHT)
_BACK: Final[tuple[Point, ...]] = (
    *((0.0, 0.36), (0.4, 0.04), (0.4, 0.24), (0.7, 0.24), (0.96, 0.42), (0.96, 0.78)),
    *((0.7, 0.96), (0.3, 0.96), (0.3, 0.74), (0.62, 0.74), (0.72, 0.66)),
    *((0.72, 0.54), (0.62, 0.48), (0.4, 0.48), (0.4, 0.68)),
)
_HALF: Final[tuple[Point, ...]] = (
    *((0.06, 0.24), (0.58, 0.24), (0.58, 0.06), (0.98, 0.33)),
    *((0.58, 0.6), (0.58, 0.42), (0.06, 0.42)),
)
_OTHER_HALF: Final = tuple((1 - x, y + 0.36) for x, y in _HALF)


def _ring(count: int, radius: float, turn: float = 0.0) -> tuple[Point, ...]:
    angles = (2 * pi * step / count + turn - pi / 2 for step in range(count))
    return tuple((0.5 + radius * cos(angle), 0.5 + radius * sin(angle)) for angle in angles)


def _box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    return (left, top), (right, top), (right, bottom), (left, bottom)


_BOLT: Final[tuple[Point, ...]] = (
    *((0.62, 0.0), (0.12, 0.58), (0.42, 0.58)),
    *((0.3, 1.0), (0.88, 0.38), (0.56, 0.38), (0.74, 0.0)),
)


_SIGNS: Final[Mapping[str, Parts]] = {
    # Any gem: a shape no gem has.
    "o": (
        *(("k2", _ring(5, 0.5)), ("steel", _ring(5, 0.43))),
        *(
            (tone, (*_ring(5, 0.43)[side : side + 2], (0.5, 0.5)))
            for side, tone in ((0, "w0"), (1, "dim"), (3, "w1"))
        ),
        *(("w3", (_ring(5, 0.43)[4], _ring(5, 0.43)[0], (0.5, 0.5))), ("w1", _ring(5, 0.2))),
    ),
    "right": (("ink", _RIGHT),),
    "left": (("ink", _LEFT),),
    "back": (("ink", _BACK),),
    "swap": (("ink", _HALF), ("ink", _OTHER_HALF)),
    "up": (("ink", ((0.5, 0.06), (0.96, 0.86), (0.04, 0.86))),),
    "down": (("ink", ((0.5, 0.94), (0.96, 0.14), (0.04, 0.14))),),
    "most": (
        ("ink", _box(0.04, 0.56, 0.32, 0.96)),
        ("ink", _box(0.36, 0.06, 0.64, 0.96)),
        ("ink", _box(0.68, 0.4, 0.96, 0.96)),
        ("turn", _box(0.42, 0.12, 0.58, 0.9)),
    ),
    "least": (
        ("ink", _box(0.04, 0.3, 0.32, 0.96)),
        ("ink", _box(0.36, 0.06, 0.64, 0.96)),
        ("ink", _box(0.68, 0.56, 0.96, 0.96)),
        ("turn", _box(0.74, 0.62, 0.9, 0.9)),
    ),
    "bin": (
        ("ink", _box(0.08, 0.14, 0.92, 0.28)),
        ("ink", _box(0.36, 0.02, 0.64, 0.16)),
        ("ink", ((0.16, 0.34), (0.84, 0.34), (0.76, 1.0), (0.24, 1.0))),
        ("card", _box(0.34, 0.44, 0.42, 0.88)),
        ("card", _box(0.58, 0.44, 0.66, 0.88)),
    ),
    "plus": (
        ("ink", _box(0.36, 0.06, 0.64, 0.94)),
        ("ink", _box(0.06, 0.36, 0.94, 0.64)),
        ("ready", _box(0.43, 0.13, 0.57, 0.87)),
        ("ready", _box(0.13, 0.43, 0.87, 0.57)),
    ),
    "minus": (("ink", _box(0.06, 0.34, 0.94, 0.66)), ("alarm", _box(0.13, 0.41, 0.87, 0.59))),
    # Points won at once.
    "bolt": (
        ("ink", _BOLT),
        ("y2", tuple((0.5 + (x - 0.5) * 0.62, 0.5 + (y - 0.5) * 0.7) for x, y in _BOLT)),
    ),
    "card": (
        ("ink", _box(0.12, 0.0, 0.88, 1.0)),
        ("text", _box(0.18, 0.05, 0.82, 0.95)),
        ("back-3", _box(0.24, 0.11, 0.76, 0.89)),
        ("text", _ring(4, 0.16)),
    ),
    "gap": (),
    "dot": (("dim", tuple((x, 0.5 + (y - 0.5) * 0.3) for x, y in _ring(8, 0.5))),),
    "link": (("ink", _box(0.0, 0.44, 1.0, 0.56)),),
}
_NARROW: Final = {"dot": 0.24, "left": 0.72, "right": 0.72, "gap": 0.4, "link": 0.3}
"""Widths of narrow signs, as shares of a gem's."""


def _person(size: int) -> Image.Image:
    body = (("ink", ((0.02, 1.0), (0.14, 0.66), (0.86, 0.66), (0.98, 1.0))),)
    image = figure(body, size).copy()
    head = disc(round(size * 0.56), "alarm", "ink", max(2.0, size * 0.09))
    image.paste(head, (round(size * 0.22), round(size * 0.08)), head)
    return image


def _empty(size: int) -> Image.Image:
    return disc(round(size * 0.9), "shade", "dim", max(2.0, size * 0.09))


def _kinds(size: int) -> Image.Image:
    image = Image.new("RGBA", (size, size))
    small = size // 2
    for index, letter in enumerate("rygp"):
        gem = stone(GEMS[letter], small)
        image.paste(gem, (index % 2 * small, index // 2 * small), gem)
    return image


def _mark(size: int, *, good: bool) -> Image.Image:
    image = disc(size, "ready" if good else "alarm", "ink", max(2.0, size * 0.06)).copy()
    one = ((0.25, 0.36), (0.36, 0.25), (0.75, 0.64), (0.64, 0.75))
    other = tuple((1 - x, y) for x, y in one)
    parts: Parts = (("ink", CHECK),) if good else (("ink", one), ("ink", other))
    sign = figure(parts, size)
    image.paste(sign, (0, 0), sign)
    return image


_DRAWN: Final[Mapping[str, Callable[[int], Image.Image]]] = {
    "person": _person,
    "empty": _empty,
    "kinds": _kinds,
    "valid": lambda size: _mark(size, good=True),
    "invalid": lambda size: _mark(size, good=False),
}


@lru_cache(maxsize=96)
def sign(name: str, size: int) -> Image.Image:
    """Draw a sign or a gem by its token as RGBA."""
    if name in GEMS:
        return stone(GEMS[name], size)
    if name in _DRAWN:
        return _DRAWN[name](size)
    return figure(_SIGNS[name], max(4, ceil(size * _NARROW.get(name, 1.0))), size)


@lru_cache(maxsize=8)
def pale(name: str, size: int) -> Image.Image:
    """Draw a sign in one light colour, for dark backgrounds, as RGBA."""
    parts = tuple(("text", points) for _, points in _SIGNS[name])
    return figure(parts, max(4, ceil(size * _NARROW.get(name, 1.0))), size)


def breadth(tokens: str, size: int, digit: int) -> float:
    """Return the width of a line of signs; `size` is for gems, `digit` the font size."""
    parts = tokens.split()
    return sum(_breadth(token, size, digit) for token in parts) + 3 * (len(parts) - 1)


def _breadth(token: str, size: int, digit: int) -> float:
    if token.startswith("'"):
        return fonts.length(token[1:], digit)
    return size if token in _DRAWN or token in GEMS else ceil(size * _NARROW.get(token, 1.0))


def line(  # noqa: PLR0913, PLR0917 - text needs all of these
    sketch: Sketch, tokens: str, centre: Point, size: int, digit: int, tone: str = "ink"
) -> None:
    """Draw a line of signs centred on a point."""
    x, y = centre[0] - breadth(tokens, size, digit) / 2, centre[1]
    for part in tokens.split():
        wide = _breadth(part, size, digit)
        if part.startswith("'"):
            sketch.text(part[1:], digit, tone, (x, y), "left")
        elif part != "gap":
            sketch.put(sign(part, size), (x + wide / 2, y))
        x += wide + 3
