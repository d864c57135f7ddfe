"""What lies before a seat: gems by kind, a row, or two piles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from PIL import Image

from render.canvas import Canvas
from render.palette import rgb
from render.seekers.geometry import AREA_LEFT, AREA_WIDTH
from render.seekers.pictograms import sign
from render.sprites import Sketch
from rules.seekers.areas import Area, Count, Piles, Row
from rules.seekers.gems import COLOURS, GOLD, KINDS, RAINBOW

HEIGHT = 92
Fresh = frozenset[str]


def draw(canvas: Canvas, area: Area, top: int, ground: str, fresh: Fresh) -> None:
    """Draw an area; `fresh` are references of gems that are new."""
    if isinstance(area, Count):
        _count(canvas, area, top, ground, fresh)
    elif isinstance(area, Row):
        _row(canvas, area, top, ground, fresh)
    else:
        _piles(canvas, area, top, ground, fresh)


def _count(canvas: Canvas, area: Count, top: int, ground: str, fresh: Fresh) -> None:
    width = (AREA_WIDTH - 6 * 8) // 7
    for index, kind in enumerate(KINDS):
        held = area.gems.count(kind)
        cell = counted(kind, held, (width, HEIGHT), ground, kind, fresh=kind in fresh)
        canvas.put(cell, (AREA_LEFT + index * (width + 8), top))


@lru_cache(maxsize=160)
def counted(  # noqa: PLR0913 - it is the key of the cache
    kind: str, held: int, size: tuple[int, int], ground: str, name: str, *, fresh: bool
) -> Image.Image:
    """Return a plate with a gem, how many there are, and what commands call it."""
    width, height = size
    sketch = Sketch(width, height, ground)
    middle = height / 2
    if held:
        sketch.box((0, 0, width, height), 12, "card")
        roomy = width > 140
        gem, digit = (66, 56) if roomy else (58, 46)
        sketch.put(sign(kind, gem), (gem / 2 + (10 if roomy else 6), middle))
        sketch.text(str(held), digit, "ink", (gem + (18 if roomy else 12), middle), "left")
        sketch.text(name, 28, "dim", (width - 10, height - 20), "right")
    else:
        sketch.ring((0, 0, width, height), 12, "line", ground)
        sketch.text(name, 28, "muted", (width - 10, height - 20), "right")
        x, y = width // 2, height // 2
        sketch.draw.rectangle((x - 9, y - 2, x + 9, y + 2), fill=rgb("line"))
    if fresh:
        sketch.draw.rounded_rectangle(
            (0, 0, width - 1, height - 1), 12, outline=rgb("fresh"), width=4
        )
    return sketch.done()


GOLD_WIDTH = 112


def _row(canvas: Canvas, area: Row, top: int, ground: str, fresh: Fresh) -> None:
    room = AREA_WIDTH - GOLD_WIDTH - 12
    length = len(area.row)
    step = min(60, (room - 8) // max(1, length))
    canvas.put(_track(room, ground), (AREA_LEFT, top))
    gem = min(48, step - 2)
    x = AREA_LEFT + (room - step * length) // 2
    place = 1
    for letter, stretch in groupby(area.row):
        count = len(list(stretch))
        if count > 1:
            width = step * count - 2
            canvas.put(_plate(width), (x + 1, top + 3))
        for _ in range(count):
            new = str(place) in fresh
            cell = _in_row(letter, gem, run=count > 1)
            canvas.put(cell, (x + (step - gem) // 2, top + 6 + (48 - gem) // 2))
            canvas.put(_place(place, step, new=new), (x, top + 60))
            place += 1
            x += step
    gold = counted(GOLD, area.gold, (GOLD_WIDTH, HEIGHT), ground, "", fresh=GOLD in fresh)
    canvas.put(gold, (AREA_LEFT + AREA_WIDTH - GOLD_WIDTH, top))


@lru_cache(maxsize=4)
def _track(width: int, ground: str) -> Image.Image:
    return Sketch(width, HEIGHT, ground).box((0, 0, width, HEIGHT), 12, "tray").done()


@lru_cache(maxsize=64)
def _plate(width: int) -> Image.Image:
    """Return the plate that holds a run together."""
    return Sketch(width, 54, "tray").box((0, 0, width, 54), 10, "card").done()


@lru_cache(maxsize=96)
def _in_row(letter: str, size: int, *, run: bool) -> Image.Image:
    sketch = Sketch(size, size, "card" if run else "tray")
    if not run:
        sketch.box((0, 0, size, size), size // 2, "steel")
    return sketch.put(
        sign(letter, size - 4 if run else round(size * 0.8)), (size / 2, size / 2)
    ).done()


@lru_cache(maxsize=192)
def _place(place: int, width: int, *, new: bool) -> Image.Image:
    sketch = Sketch(width, 30, "tray")
    if new:
        sketch.box((1, 1, width - 1, 29), 8, "fresh")
    return sketch.text(str(place), 28, "ink" if new else "muted", (width / 2, 15)).done()


def _piles(canvas: Canvas, area: Piles, top: int, ground: str, fresh: Fresh) -> None:
    half = (AREA_WIDTH - GOLD_WIDTH - 20) // 2
    for index, (pile, mark) in enumerate(((area.valid, "+"), (area.invalid, "-"))):
        left = AREA_LEFT + index * (half + 10)
        canvas.put(_pile(half, mark, len(pile), ground), (left, top))
        kinds = list(_kinds(pile))
        step = min(92, (half - 84) // max(1, len(kinds)))
        for place, kind in enumerate(kinds):
            cell = _in_pile(kind, pile.count(kind), mark, step - 6, fresh=f"{kind}{mark}" in fresh)
            canvas.put(cell, (left + 80 + place * step, top + 5))
    gold = counted(GOLD, area.gold, (GOLD_WIDTH, HEIGHT), ground, "", fresh=GOLD in fresh)
    canvas.put(gold, (AREA_LEFT + AREA_WIDTH - GOLD_WIDTH, top))


def _kinds(pile: str) -> Iterator[str]:
    return (kind for kind in COLOURS + RAINBOW if kind in pile)


@lru_cache(maxsize=48)
def _pile(width: int, mark: str, count: int, ground: str) -> Image.Image:
    sketch = Sketch(width, HEIGHT, ground)
    sketch.box((0, 0, width, HEIGHT), 12, "ready" if mark == "+" else "alarm")
    sketch.box((3, 3, width - 3, HEIGHT - 3), 10, "tray")
    sketch.put(sign("valid" if mark == "+" else "invalid", 36), (40, 26))
    return sketch.text(str(count), 46, "text", (40, 65)).done()


@lru_cache(maxsize=160)
def _in_pile(kind: str, count: int, mark: str, width: int, *, fresh: bool) -> Image.Image:
    height = HEIGHT - 10
    sketch = Sketch(width, height, "tray")
    sketch.box((0, 0, width, height), 10, "fresh" if fresh else "card")
    if fresh:
        sketch.box((4, 4, width - 4, height - 4), 7, "card")
    sketch.put(sign(kind, 38), (23, 26))
    sketch.text(str(count), 46, "ink", (width - 5, 26), "right")
    return sketch.text(f"{kind}{mark}", 28, "dim", (width / 2, height - 18)).done()
