"""The leather that seats have before them, and trays let into the table."""

from __future__ import annotations

from functools import lru_cache

from render.canvas import Stamp
from render.sprites import Sketch

RADIUS = 16


def leather(width: int, height: int, tone: str, edge: str) -> Stamp:
    """Return a piece of leather; an edge other than a line is broad and bright."""
    sketch = Sketch(width, height, "ink")
    plain = edge == "line"
    border = 2 if plain else 5
    sketch.box((0, 0, width, height), RADIUS, "pressed" if plain else edge)
    sketch.box((border, border, width - border, height - border), RADIUS - border, tone)
    return sketch.cut(RADIUS)


@lru_cache(maxsize=3)
def hollow(width: int, height: int) -> Stamp:
    """Return a tray that is let into the table, with a rim of brass."""
    sketch = Sketch(width, height, "ink").box((0, 0, width, height), RADIUS, "brass-dark")
    sketch.box((2, 2, width - 2, height - 2), RADIUS - 2, "seat")
    return sketch.box((3, 6, width - 3, height - 2), RADIUS - 3, "tray").cut(RADIUS)
