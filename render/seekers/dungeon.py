"""The dungeon: a line of gems that wraps like a text, with a door at either end."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import marks
from render.canvas import Canvas
from render.palette import rgb
from render.seekers import geometry
from render.seekers.geometry import DUNGEON, END, LinePlan
from render.seekers.pictograms import GEMS
from render.sprites import Sketch

REACH = 5
"""How far the strongest seeker reaches from an end."""


def draw(canvas: Canvas, gems: str, fresh: frozenset[str]) -> None:
    """Draw the line; `fresh` are the ends where it changed."""
    left, top = DUNGEON[:2]
    canvas.put(_bands(len(gems)), (left, top))
    plan = geometry.dungeon(len(gems))
    for index, letter in enumerate(gems):
        x, y = geometry.gem(index, plan)
        near = index < REACH or index >= len(gems) - REACH
        canvas.put(
            _stone(letter, plan.gem, near=near),
            (left + x + (plan.cell - plan.gem) // 2, top + y + (plan.band - plan.gem) // 2),
        )
        canvas.put(_number(index + 1, plan, near=near), (left + x, top + y + plan.band + 1))
    for end in fresh:
        index = 0 if end == "left" else len(gems) - 1
        x, y = geometry.gem(index, plan)
        x += -END - 2 if end == "left" else plan.cell + END - 22
        canvas.stamp(marks.fresh(30), (left + x, top + y - 10))


@lru_cache(maxsize=64)
def _stone(letter: str, size: int, *, near: bool) -> Image.Image:
    sketch = Sketch(size, size, "card" if near else "faint")
    return sketch.gem(GEMS[letter], size, (size / 2, size / 2)).done()


@lru_cache(maxsize=160)
def _number(place: int, plan: LinePlan, *, near: bool) -> Image.Image:
    width, height = plan.cell, plan.digit + 2
    tone = "text" if near else "muted"
    sketch = Sketch(width, height, "tray")
    return sketch.text(str(place), plan.digit, tone, (width / 2, height / 2)).done()


@lru_cache(maxsize=40)
def _bands(length: int) -> Image.Image:
    """Return the ground of the line: a band a line, light where seekers reach, and the doors."""
    width, height = DUNGEON[2] - DUNGEON[0], DUNGEON[3] - DUNGEON[1]
    sketch = Sketch(width, height, "board")
    sketch.box((0, 0, width, height), 16, "tray")
    plan = geometry.dungeon(length)
    lines = plan.lines
    for number in range(lines):
        first, last = number * plan.across, min(length, (number + 1) * plan.across) - 1
        (left, top), (right, _) = geometry.gem(first, plan), geometry.gem(last, plan)
        right += plan.cell
        # A line that goes on runs out of the tray, one that ends there has a door.
        start = left if number == 0 else 0
        stop = right if number == lines - 1 else width
        sketch.draw.rectangle((start, top, stop - 1, top + plan.band - 1), fill=rgb("faint"))
        for index in range(first, last + 1):
            if index < REACH or index >= length - REACH:
                x = geometry.gem(index, plan)[0]
                sketch.draw.rectangle(
                    (x, top, x + plan.cell - 1, top + plan.band - 1), fill=rgb("card")
                )
        if number:
            _chevrons(sketch, left - 36, top, plan)
        if number < lines - 1:
            _chevrons(sketch, right + 8, top, plan)
    (left, top), (right, low) = geometry.gem(0, plan), geometry.gem(length - 1, plan)
    door(sketch, left, top, plan.band, "left")
    door(sketch, right + plan.cell, low, plan.band, "right")
    return sketch.done()


def _chevrons(sketch: Sketch, left: int, top: int, plan: LinePlan) -> None:
    middle = top + plan.band / 2
    for x in (left, left + 14):
        points = [(x, -12), (x + 6, -12), (x + 18, 0), (x + 6, 12), (x, 12), (x + 12, 0)]
        sketch.polygon([(a, middle + b) for a, b in points], "ink")


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
