"""Parts of a line chart: lines, seats' signs, grid lines, and labels that don't overlap."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from render.gems import disc, figure
from render.palette import Point, rgb
from render.sprites import Sketch
from rules import Seat

SEATS: Final = ("turn", "fresh", "ready", "p3", "alarm", "card")
"""The tone of each seat's line."""
TICKS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""The steps between numbers on an axis."""
SCALE: Final = 2
"""Supersampling factor for smooth edges."""
STRAIGHT: Final = 1e-6
"""Square pixels between two stretches of a line that count as one."""
APART: Final = 5
"""Pixels between the lines of two seats with equal values."""


def line(sketch: Sketch, points: Sequence[Point], broad: int, tone: str) -> None:
    """Draw a polyline with round joints, `broad` pixels wide."""
    left, top = (round(min(at[axis] for at in points)) - broad for axis in (0, 1))
    right, bottom = (round(max(at[axis] for at in points)) + broad for axis in (0, 1))
    mask = Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE))
    draw, reach = ImageDraw.Draw(mask), broad * SCALE / 2
    scaled = [((x - left) * SCALE, (y - top) * SCALE) for x, y in _corners(points)]
    draw.line(scaled, fill=255, width=broad * SCALE)
    for x, y in scaled[1:-1]:  # four times as fast as Pillow's own joints
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    sketch.image.paste(rgb(tone), (left, top), mask.reduce(SCALE))


def _corners(points: Sequence[Point]) -> list[Point]:
    """Return the points without those on a straight stretch, where a joint would show as a bump."""
    between = zip(points, points[1:], points[2:], strict=False)
    bends = [
        (x, y)
        for (x0, y0), (x, y), (x1, y1) in between
        if abs((x - x0) * (y1 - y) - (x1 - x) * (y - y0)) > STRAIGHT
    ]
    return [points[0], *bends, *points[-1:]]


def aside(seat: int, seats: int) -> float:
    """Return how far to shift a seat's line so that equal values don't hide each other."""
    return (seat - (seats - 1) / 2) * APART


def dashes(sketch: Sketch, left: int, right: int, y: float) -> None:
    """Draw a horizontal dashed line."""
    for x in range(left, right, 14):
        sketch.draw.rectangle((x, round(y), x + 6, round(y) + 1), fill=rgb("line"))


def tick_step(last: int, width: float, least: float) -> int:
    """Return how many turns or rounds from one number on an axis to the next, `least` pixels apart.

    The axis goes from 0 to `last` and is `width` pixels long.
    """
    fits = (tick for tick in TICKS if tick >= last or width * tick / last >= least)
    return next(fits, max(1, last))


def apart(
    ends: Mapping[int, float], between: tuple[float, float], breadth: Callable[[int], float]
) -> dict[int, float]:
    """Return the middles of things of some breadths, near `ends`, so that none overlaps another.

    The middles stay within the bounds of `between`; the first and the last thing may jut out by half
    their breadth.
    """
    order = sorted(ends, key=lambda key: (ends[key], key))
    steps = [(breadth(one) + breadth(other)) / 2 for one, other in pairwise(order)]
    places: dict[int, float] = {}
    floor, ceiling = between
    for key, step in zip(order, [*steps, 0], strict=False):
        places[key] = max(floor, ends[key])
        floor = places[key] + step
    for key, step in zip(reversed(order), [*reversed(steps), 0], strict=False):
        places[key] = min(ceiling, places[key])
        ceiling = places[key] - step
    return places


@lru_cache(maxsize=16)
def sign(seat: Seat, size: int) -> Image.Image:
    """Draw a seat's sign, which has its own shape and tone, as RGBA."""
    tone = SEATS[seat]
    if seat % len(SHAPES) == 0:
        return disc(size, tone, "ink", size / 12)
    outer = SHAPES[seat % len(SHAPES)]
    middle = tuple(sum(point[axis] for point in outer) / len(outer) for axis in (0, 1))
    inner = tuple(
        (middle[0] + (x - middle[0]) * 0.74, middle[1] + (y - middle[1]) * 0.74) for x, y in outer
    )
    return figure((("ink", outer), (tone, inner)), size)


def _pentagon(turn: float) -> tuple[Point, ...]:
    """Return the corners of a regular pentagon in a box from 0 to 1."""
    angles: Sequence[float] = [2 * pi * step / 5 + turn for step in range(5)]
    return tuple((0.5 + 0.5 * sin(angle), 0.5 - 0.5 * cos(angle)) for angle in angles)


def _star() -> tuple[Point, ...]:
    """Return the corners of a five-pointed star."""
    outer, inner = _pentagon(0), _pentagon(pi / 5)
    near = [(0.5 + (x - 0.5) * 0.5, 0.5 + (y - 0.5) * 0.5) for x, y in inner]
    return tuple(point for pair in zip(outer, near, strict=True) for point in pair)


SHAPES: Final[Sequence[tuple[Point, ...]]] = (
    (),  # a disc
    ((0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)),
    ((0.5, 0.02), (1.0, 0.94), (0.0, 0.94)),
    ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)),
    _star(),
    (
        *((0.32, 0.0), (0.68, 0.0), (0.68, 0.32), (1.0, 0.32), (1.0, 0.68), (0.68, 0.68)),
        *((0.68, 1.0), (0.32, 1.0), (0.32, 0.68), (0.0, 0.68), (0.0, 0.32), (0.32, 0.32)),
    ),
)
"""The shape of each seat's sign: a disc, a square, a triangle, a diamond, a star, a cross."""
