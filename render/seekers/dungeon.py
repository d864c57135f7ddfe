"""The dungeon: a line of gems that wraps like a text, with a door at either end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import marks
from render.canvas import Canvas
from render.palette import rgb
from render.seekers import geometry
from render.seekers.geometry import DUNGEON, END, LinePlan
from render.seekers.pictograms import GEMS
from render.sprites import Sketch

REACH: Final = 5
"""How far the strongest seeker reaches from an end."""
CHEVRONS: Final = 32


def draw(canvas: Canvas, gems: str, fresh: frozenset[str]) -> None:
    """Draw the line; `fresh` are the ends where it changed."""
    left, top = DUNGEON[:2]
    plan = geometry.dungeon(len(gems))
    canvas.put(_tray(), (left, top))
    for first in range(0, len(gems), plan.across):
        _band(canvas, first, min(first + plan.across, len(gems)) - 1, len(gems), plan)
    for index, letter in enumerate(gems):
        x, y = geometry.gem(index, plan)
        near = index < REACH or index >= len(gems) - REACH
        at = (left + x + (plan.cell - plan.gem) // 2, top + y + (plan.band - plan.gem) // 2)
        canvas.put(_stone(letter, plan.gem, near=near), at)
        number = _number(index + 1, plan.cell, plan.digit, near=near)
        canvas.put(number, (left + x, top + y + plan.band + 1))
    for end, index in (("left", 0), ("right", len(gems) - 1)):
        x, y = geometry.gem(index, plan)
        x += -END if end == "left" else plan.cell
        canvas.put(_door(plan.band, end), (left + x, top + y - 4))
        if end in fresh:
            corner = left + x + (-2 if end == "left" else END - 22)
            canvas.stamp(marks.fresh(30), (corner, top + y - 10))


@lru_cache(maxsize=1)
def _tray() -> Image.Image:
    width, height = DUNGEON[2] - DUNGEON[0], DUNGEON[3] - DUNGEON[1]
    return Sketch(width, height, "board").box((0, 0, width, height), 16, "tray").done()


def _band(canvas: Canvas, first: int, last: int, length: int, plan: LinePlan) -> None:
    """Draw the ground of a line, light where seekers reach.

    A line that goes on runs out of the tray; one that ends has a door there.
    """
    left, top = DUNGEON[0], DUNGEON[1] + geometry.gem(first, plan)[1]
    start = left + geometry.gem(first, plan)[0]
    stop = left + geometry.gem(last, plan)[0] + plan.cell
    bottom = top + plan.band
    canvas.fill((left if first else start, top, stop, bottom), "faint")
    if last < length - 1:
        canvas.fill((stop, top, DUNGEON[2], bottom), "faint")
    near = min(REACH - 1, last)
    if first <= near:
        canvas.fill((start, top, start + (near - first + 1) * plan.cell, bottom), "card")
    near = max(length - REACH, first)
    if near <= last:
        canvas.fill((stop - (last - near + 1) * plan.cell, top, stop, bottom), "card")
    middle = top + (plan.band - CHEVRONS) // 2
    if first:
        canvas.put(_chevrons(), (start - 38, middle))
    if last < length - 1:
        canvas.put(_chevrons(), (stop + 6, middle))


@lru_cache(maxsize=64)
def _stone(letter: str, size: int, *, near: bool) -> Image.Image:
    sketch = Sketch(size, size, "card" if near else "faint")
    return sketch.gem(GEMS[letter], size, (size / 2, size / 2)).done()


@lru_cache(maxsize=160)
def _number(place: int, width: int, size: int, *, near: bool) -> Image.Image:
    tone = "text" if near else "muted"
    sketch = Sketch(width, size, "tray")
    return sketch.text(str(place), size, tone, (width / 2, size / 2)).done()


@lru_cache(maxsize=1)
def _chevrons() -> Image.Image:
    sketch, middle = Sketch(CHEVRONS, CHEVRONS, "faint"), CHEVRONS / 2
    for x in (0, 14):
        points = [(x, -12), (x + 6, -12), (x + 17, 0), (x + 6, 12), (x, 12), (x + 11, 0)]
        sketch.polygon([(a, middle + b) for a, b in points], "ink")
    return sketch.done()


@lru_cache(maxsize=6)
def _door(band: int, end: str) -> Image.Image:
    sketch = Sketch(END, band + 8, "tray")
    door(sketch, END if end == "left" else 0, 4, band, end)
    return sketch.done()


def door(sketch: Sketch, edge: int, top: int, band: int, end: str) -> None:
    """Draw the door at an end: a tab with an arrow that points out of the dungeon.

    `edge` is where the gems end, `band` how high the line is.
    """
    left = edge - END if end == "left" else edge
    box = (left, top - 4, left + END, top + band + 4)
    sketch.box(box, 14, "turn")
    inner = left if end == "right" else left + END - 16
    sketch.draw.rectangle((inner, box[1], inner + 15, box[3] - 1), fill=rgb("turn"))
    middle = (box[1] + box[3]) / 2
    tip, base = (left + 8, left + END - 12) if end == "left" else (left + END - 8, left + 12)
    sketch.polygon([(tip, middle), (base, middle - 18), (base, middle + 18)], "ink")
