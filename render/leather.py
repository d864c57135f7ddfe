"""The leather that seats have before them."""

from __future__ import annotations

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
