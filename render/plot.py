"""Lines of a chart, the dashes behind them, and what stands at their ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image, ImageDraw

from render.palette import Point, rgb
from render.sprites import Sketch

SEATS: Final = ("turn", "fresh", "ready", "p3", "alarm", "y3")
"""The tone of each seat's line."""
SCALE: Final = 2
"""How much larger than needed a line is drawn, so that reducing it smooths its edges."""


def line(sketch: Sketch, points: Sequence[Point], broad: int, tone: str) -> None:
    """Draw a line through points, so many pixels broad, with round corners."""
    left, top = (round(min(at[axis] for at in points)) - broad for axis in (0, 1))
    right, bottom = (round(max(at[axis] for at in points)) + broad for axis in (0, 1))
    mask = Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE))
    draw, reach = ImageDraw.Draw(mask), broad * SCALE / 2
    scaled = [((x - left) * SCALE, (y - top) * SCALE) for x, y in points]
    draw.line(scaled, fill=255, width=broad * SCALE)
    for x, y in scaled[1:-1]:  # a quarter of what Pillow's own joints take
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    sketch.image.paste(rgb(tone), (left, top), mask.reduce(SCALE))


def dashes(sketch: Sketch, left: int, right: int, y: float, tone: str = "line") -> None:
    """Draw a dashed line from left to right."""
    for x in range(left, right, 14):
        sketch.draw.rectangle((x, round(y), x + 6, round(y) + 1), fill=rgb(tone))


def apart(ends: Mapping[int, float], between: tuple[float, float], step: float) -> dict[int, float]:
    """Return where things lie on a line, near where they belong, none nearer than a step to another."""
    order = sorted(ends, key=lambda key: (ends[key], key))
    places: dict[int, float] = {}
    floor, ceiling = between
    for key in order:
        places[key] = max(floor, ends[key])
        floor = places[key] + step
    for key in reversed(order):
        places[key] = min(ceiling, places[key])
        ceiling = places[key] - step
    return places
