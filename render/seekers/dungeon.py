"""The dungeon: a line of gems that wraps like text, with a door at either end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import marks
from render.canvas import Canvas, Stamp
from render.leather import hollow
from render.palette import rgb
from render.seekers import geometry
from render.seekers.gems import GEMS
from render.seekers.geometry import DOOR, DUNGEON, LinePlan
from render.sprites import Sketch
from rules.seekers.seekers import REACH

CHEVRON_SIZE: Final = 32


def draw(canvas: Canvas, gems: str, fresh: frozenset[str]) -> None:
    """Draw the dungeon; `fresh` are the ends that changed."""
    left, top = DUNGEON[:2]
    plan = geometry.dungeon(len(gems))
    canvas.stamp(_track(len(gems)), (left, top))
    for index, letter in enumerate(gems):
        x, y = geometry.gem(index, plan)
        at = (left + x + (plan.cell - plan.gem) // 2, top + y + (plan.band - plan.gem) // 2)
        canvas.put(_stone(letter, plan.gem, near=_near(index, len(gems))), at)
    for end in fresh:
        x, y = geometry.gem(0 if end == "left" else len(gems) - 1, plan)
        x += -DOOR - 2 if end == "left" else plan.cell + DOOR - 22
        canvas.stamp(marks.fresh(30), (left + x, top + y - 10))


def _near(index: int, length: int) -> bool:
    """Return whether a seeker reaches a place from an end."""
    return index < REACH or index >= length - REACH


@lru_cache(maxsize=6)  # tables at the same round share one
def _track(length: int) -> Stamp:
    """Draw what the gems lie on: tray, band, numbers and doors."""
    width, height = DUNGEON[2] - DUNGEON[0], DUNGEON[3] - DUNGEON[1]
    tray = hollow(width, height)
    canvas, plan = Canvas(tray.sprite), geometry.dungeon(length)
    for first in range(0, length, plan.across):
        _band(canvas, first, min(first + plan.across, length) - 1, length, plan)
    for index in range(length):
        x, y = geometry.gem(index, plan)
        number = _number(index + 1, plan.digit, near=_near(index, length))
        canvas.put(number, (x + (plan.cell - number.width) // 2, y + plan.band + 1))
    for end, index in (("left", 0), ("right", length - 1)):
        x, y = geometry.gem(index, plan)
        canvas.put(_door(plan.band, end), (x - DOOR if end == "left" else x + plan.cell, y - 4))
    return Stamp(canvas.image, tray.mask)


@lru_cache(maxsize=160)
def _number(place: int, size: int, *, near: bool) -> Image.Image:
    tone, width = "text" if near else "muted", size * 5 // 4
    sketch = Sketch(width, size, "tray")
    return sketch.text(str(place), size, tone, (width / 2, size / 2)).done()


def _band(canvas: Canvas, first: int, last: int, length: int, plan: LinePlan) -> None:
    """Draw the band under a line of gems, light where seekers reach.

    It runs to the edge of the tray where the dungeon wraps.
    """
    start, top = geometry.gem(first, plan)
    stop = geometry.gem(last, plan)[0] + plan.cell
    bottom = top + plan.band
    edge = DUNGEON[2] - DUNGEON[0]
    canvas.fill((0 if first else start, top, stop, bottom), "faint")
    if last < length - 1:
        canvas.fill((stop, top, edge, bottom), "faint")
    near = min(REACH - 1, last)
    if first <= near:
        canvas.fill((start, top, start + (near - first + 1) * plan.cell, bottom), "card")
    near = max(length - REACH, first)
    if near <= last:
        canvas.fill((stop - (last - near + 1) * plan.cell, top, stop, bottom), "card")
    middle = top + (plan.band - CHEVRON_SIZE) // 2
    if first:
        canvas.put(_chevrons(), (start - 38, middle))
    if last < length - 1:
        canvas.put(_chevrons(), (stop + 6, middle))


@lru_cache(maxsize=64)
def _stone(letter: str, size: int, *, near: bool) -> Image.Image:
    sketch = Sketch(size, size, "card" if near else "faint")
    return sketch.gem(GEMS[letter], size, (size / 2, size / 2)).done()


@lru_cache(maxsize=1)
def _chevrons() -> Image.Image:
    sketch, middle = Sketch(CHEVRON_SIZE, CHEVRON_SIZE, "faint"), CHEVRON_SIZE / 2
    for x in (0, 14):
        points = [(x, -12), (x + 6, -12), (x + 17, 0), (x + 6, 12), (x, 12), (x + 11, 0)]
        sketch.polygon([(a, middle + b) for a, b in points], "ink")
    return sketch.done()


@lru_cache(maxsize=6)
def _door(band: int, end: str) -> Image.Image:
    sketch = Sketch(DOOR, band + 8, "tray")
    door(sketch, DOOR if end == "left" else 0, 4, band, end)
    return sketch.done()


def door(sketch: Sketch, edge: int, top: int, band: int, end: str) -> None:
    """Draw the door at an end: a tab with an arrow that points out of the dungeon.

    Args:
        edge: x of the last gem's outer edge.
        top: Upper edge of the band.
        band: Height of the band.
        end: "left" or "right".
    """
    left = edge - DOOR if end == "left" else edge
    box = (left, top - 4, left + DOOR, top + band + 4)
    sketch.box(box, 14, "turn")
    inner = left if end == "right" else left + DOOR - 16
    sketch.draw.rectangle((inner, box[1], inner + 15, box[3] - 1), fill=rgb("turn"))
    middle = (box[1] + box[3]) / 2
    tip, base = (left + 8, left + DOOR - 12) if end == "left" else (left + DOOR - 8, left + 12)
    sketch.polygon([(tip, middle), (base, middle - 18), (base, middle + 18)], "ink")
