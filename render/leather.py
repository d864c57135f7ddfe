"""Backgrounds of panels: leather, and trays set into the table."""

from __future__ import annotations

from functools import lru_cache

from render.canvas import Stamp
from render.sprites import Sketch

LEATHER_RADIUS = 16


def leather(width: int, height: int, tone: str, edge: str) -> Stamp:
    """Draw a piece of leather; any edge other than "line" is broad and bright."""
    sketch = Sketch(width, height, "ink")
    plain = edge == "line"
    border = 2 if plain else 5
    sketch.box((0, 0, width, height), LEATHER_RADIUS, "pressed" if plain else edge)
    sketch.box((border, border, width - border, height - border), LEATHER_RADIUS - border, tone)
    return sketch.cut(LEATHER_RADIUS)


def on_leather(
    width: int, height: int, tone: str = "panel", edge: str = "line", language: str = ""
) -> Sketch:
    """Begin a sketch on a piece of leather."""
    return Sketch(width, height, "ink", language).lay_stamp(leather(width, height, tone, edge))


@lru_cache(maxsize=3)
def hollow(width: int, height: int) -> Stamp:
    """Draw a tray set into the table, with a brass rim."""
    sketch = Sketch(width, height, "ink").box((0, 0, width, height), LEATHER_RADIUS, "brass-dark")
    sketch.box((2, 2, width - 2, height - 2), LEATHER_RADIUS - 2, "seat")
    return sketch.box((3, 6, width - 3, height - 2), LEATHER_RADIUS - 3, "tray").cut(LEATHER_RADIUS)
