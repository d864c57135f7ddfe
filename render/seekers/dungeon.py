"""The dungeon: a line of gems on stone ledges that wraps like text, with a gate at either end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render import marks
from render.canvas import Canvas, Stamp, stamped
from render.gems import SCALE, figure
from render.gems import gem as stone
from render.palette import SHARED, Point, rgb
from render.seekers import geometry
from render.seekers.gems import GEMS
from render.seekers.geometry import DOOR, DUNGEON, LinePlan
from render.sprites import Sketch
from rules.seekers.seekers import REACH

CHEVRON_SIZE: Final = 32
SIZE: Final = (DUNGEON[2] - DUNGEON[0], DUNGEON[3] - DUNGEON[1])
BRICK: Final = (58, 22)
"""Size of a brick of the walls, in pixels."""
LIT: Final = ("card", "shade")
"""Tones of the wall and of its joints where a seeker reaches from an end."""
DARK: Final = ("deep-k", "steel")
"""The same deeper inside."""
DEEP: Final = ("dusk-k", "ink")
"""The same around the line."""
TORCH: Final = (56, 84)


def draw(canvas: Canvas, gems: str, fresh: frozenset[str]) -> None:
    """Draw the dungeon; `fresh` are the ends that changed."""
    left, top = DUNGEON[:2]
    plan = geometry.dungeon(len(gems))
    canvas.put(_hall(len(gems)), (left, top))
    for index, letter in enumerate(gems):
        x, y = geometry.gem(index, plan)
        at = (left + x + (plan.cell - plan.gem) // 2, top + y + plan.band - plan.gem - 1)
        canvas.stamp(_stone(letter, plan.gem), at)
    for end in fresh:
        x, y = geometry.gem(0 if end == "left" else len(gems) - 1, plan)
        x += -DOOR - 2 if end == "left" else plan.cell + DOOR - 26
        canvas.stamp(marks.fresh(30), (left + x, top + max(0, y - 6)))


def _near(index: int, length: int) -> bool:
    """Return whether a seeker reaches a place from an end."""
    return index < REACH or index >= length - REACH


@lru_cache(maxsize=12)  # tables at the same round share one
def _hall(length: int) -> Image.Image:
    """Draw what the gems lie on: walls, ledges with numbers, and gates."""
    width = SIZE[0]
    canvas, plan = Canvas(_wall(DEEP)), geometry.dungeon(length)
    for first in range(0, length, plan.across):
        _ledge(canvas, first, min(first + plan.across, length) - 1, length, plan)
    for end, index in (("left", 0), ("right", length - 1)):
        x, y = geometry.gem(index, plan)
        left = x - DOOR if end == "left" else x + plan.cell
        canvas.stamp(_gate(plan.band + 4, end), (left, y - 4))
        room = left if end == "left" else width - left - DOOR
        if room >= TORCH[0] and plan.lines < 3:  # three leave no room for one between numbers
            beside = left - TORCH[0] if end == "left" else left + DOOR
            at = (beside, max(0, y + (plan.band - TORCH[1]) // 2))
            canvas.put(_torch(at), at)
    for index in range(length):
        x, y = geometry.gem(index, plan)
        number = _number(index + 1, plan.digit, near=_near(index, length))
        canvas.put(number, (x + (plan.cell - number.width) // 2, y + plan.band + 5))
    canvas.fill((0, 0, width, 5), "ink")
    return canvas.image


@lru_cache(maxsize=3)
def _wall(tones: tuple[str, str]) -> Image.Image:
    """Draw a wall of bricks as large as the dungeon, in a tone, with joints in another."""
    canvas = Canvas(Image.new("L", SIZE, SHARED.index[tones[0]]))
    for row, y in enumerate(range(0, SIZE[1], BRICK[1])):
        canvas.fill((0, y, SIZE[0], y + 2), tones[1])
        for x in range(row % 2 * BRICK[0] // 2, SIZE[0], BRICK[0]):
            canvas.fill((x, y, x + 2, y + BRICK[1]), tones[1])
    return canvas.image


@lru_cache(maxsize=160)
def _number(place: int, size: int, *, near: bool) -> Image.Image:
    tone, width, height = "text" if near else "muted", size * 5 // 4, size - 6
    sketch = Sketch(width, height, "dusk-k")
    return sketch.text(str(place), size, tone, (width / 2, height / 2)).done()


def _ledge(canvas: Canvas, first: int, last: int, length: int, plan: LinePlan) -> None:
    """Draw the wall behind a line of gems and the ledge they stand on, lit where seekers reach.

    It runs to the edge where the dungeon wraps.
    """
    start, top = geometry.gem(first, plan)
    stop = geometry.gem(last, plan)[0] + plan.cell
    bottom, goes_on = top + plan.band, last < length - 1

    def wall(left: int, right: int, tones: tuple[str, str]) -> None:
        canvas.put(_wall(tones).crop((left, 0, right, plan.band)), (left, top))

    left, right = (0 if first else start), (SIZE[0] if goes_on else stop)
    wall(left, right, DARK)
    near = min(REACH - 1, last)
    if first <= near:
        wall(start, start + (near - first + 1) * plan.cell, LIT)
    near = max(length - REACH, first)
    if near <= last:
        wall(stop - (last - near + 1) * plan.cell, stop, LIT)
    canvas.fill((left, top, right, top + 4), "near-k")
    pen = ImageDraw.Draw(canvas.image)
    for index in range(first, last + 1):
        x = geometry.gem(index, plan)[0] + plan.cell // 2
        wide, tone = plan.gem // 2 - 2, "faint" if _near(index, length) else "near-k"
        pen.ellipse((x - wide, bottom - 9, x + wide, bottom + 7), fill=SHARED.index[tone])
    canvas.fill((0, bottom, SIZE[0], bottom + plan.digit), "dusk-k")
    canvas.fill((0, bottom, SIZE[0], bottom + geometry.LEDGE_EDGE), "deep-k")
    middle = top + (plan.band - CHEVRON_SIZE) // 2
    if first:
        canvas.stamp(_chevrons(), (start - 38, middle))
    if goes_on:
        canvas.stamp(_chevrons(), (stop + 6, middle))


def _torch(at: tuple[int, int]) -> Image.Image:
    """Draw a torch at a point of the wall, with the light it throws."""
    width, height = TORCH
    sketch = Sketch(width, height, DEEP[0])
    wall = _wall(DEEP).crop((*at, at[0] + width, at[1] + height))
    sketch.lay_indices(wall, (0, 0))
    glow = Image.new("L", TORCH)
    ImageDraw.Draw(glow).ellipse((10, 6, width - 10, 62), fill=120)
    sketch.image.paste(rgb("y1"), (0, 0), glow.filter(ImageFilter.BoxBlur(6)))
    return sketch.put(torch(32), (width / 2, height / 2 + 4)).done()


@lru_cache(maxsize=2)
def torch(width: int) -> Image.Image:
    """Draw a burning torch, nearly twice as high as broad, as RGBA."""
    flame: tuple[Point, ...] = ((0.5, 0.0), (0.78, 0.34), (0.68, 0.6), (0.32, 0.6), (0.22, 0.36))
    heart = tuple((0.5 + (x - 0.5) * 0.55, 0.58 + (y - 0.58) * 0.6) for x, y in flame)
    stick: tuple[Point, ...] = ((0.38, 0.56), (0.62, 0.56), (0.55, 1.0), (0.45, 1.0))
    parts = (("brass-dark", stick), ("turn", flame), ("y3", heart))
    return figure(parts, width, round(width * 1.94))


@lru_cache(maxsize=64)
def _stone(letter: str, size: int) -> Stamp:
    return stamped(stone(GEMS[letter], size))


@lru_cache(maxsize=1)
def _chevrons() -> Stamp:
    parts = []
    for left in (0.0, 0.44):
        points: list[Point] = [(left, 0.12), (left + 0.19, 0.12), (left + 0.53, 0.5)]
        points += [(left + 0.19, 0.88), (left, 0.88), (left + 0.34, 0.5)]
        parts.append(("ink", tuple(points)))
    return stamped(figure(tuple(parts), CHEVRON_SIZE))


@lru_cache(maxsize=16)
def _gate(height: int, end: str) -> Stamp:
    return stamped(gate(height, end))


def gate(height: int, end: str) -> Image.Image:
    """Draw the gate at an end as RGBA: an arch with a lit arrow that points out of the dungeon."""
    wide, high = DOOR * SCALE, height * SCALE
    image = Image.new("RGBA", (wide, high))
    draw = ImageDraw.Draw(image)
    rim = 6 * SCALE

    def arched(inset: int, tone: str) -> None:
        box = (inset, inset, wide - 1 - inset, wide - 1 - inset)
        draw.ellipse(box, fill=rgb(tone))
        draw.rectangle((inset, wide // 2, wide - 1 - inset, high), fill=rgb(tone))

    arched(0, "ink")
    arched(SCALE, "hair-grey")
    for x, y in ((0.5, 0.0), (0.14, 0.2), (0.86, 0.2)):  # joints between the voussoirs
        ends = (wide * x, wide * y, wide / 2, wide / 2)
        draw.line(ends, fill=rgb("near-k"), width=SCALE)
    for y in range(wide // 2, high, 14 * SCALE):
        draw.line((0, y, wide, y), fill=rgb("near-k"), width=SCALE)
    arched(rim - SCALE, "ink")
    arched(rim, "turn")
    middle = max(wide // 2 + 4 * SCALE, high // 2 + 2 * SCALE)
    tip, base = (0.2, 0.72) if end == "left" else (0.8, 0.28)
    reach = 15 * SCALE
    points = [(tip * wide, middle), (base * wide, middle - reach), (base * wide, middle + reach)]
    draw.polygon(points, fill=rgb("ink"))
    return image.reduce(SCALE)
