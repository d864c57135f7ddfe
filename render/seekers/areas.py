"""The picture of a seat's area: gems by kind, a row, or two piles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from PIL import Image

from render import marks
from render.canvas import Canvas, Stamp, stamped
from render.gems import ghost
from render.seekers.gems import GEMS
from render.seekers.geometry import AREA_LEFT, AREA_WIDTH
from render.seekers.pictograms import sign
from render.sprites import Sketch
from rules.seekers.areas import Area, Count, Piles, Row
from rules.seekers.gems import COLOURS, GOLD, KINDS, RAINBOW

AREA_HEIGHT = 92
NEW_MARK = 26
"""Size of the "new" mark."""
CORNER_WIDTH = 96
"""Width of the lower right corner without digits: Discord puts its own badge there."""
Fresh = frozenset[str]


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area as it is drawn.

    Attributes:
        ground: Tone of the background.
        fresh: References of new gems.
        rainbow: The colour declared for the rainbow; "" if none.
    """

    area: Area
    ground: str
    fresh: Fresh = frozenset()
    rainbow: str = ""


def draw(canvas: Canvas, view: AreaView, top: int) -> None:
    """Draw an area; `top` is its upper edge."""
    if isinstance(view.area, Count):
        _count(canvas, view.area, view, top)
    elif isinstance(view.area, Row):
        _row(canvas, view.area, view, top)
    else:
        _piles(canvas, view.area, view, top)


def _count(canvas: Canvas, area: Count, view: AreaView, top: int) -> None:
    width = (AREA_WIDTH - 6 * 8) // 7
    for index, kind in enumerate(KINDS):
        held = area.gems.count(kind)
        x = AREA_LEFT + index * (width + 8)
        size = (width, AREA_HEIGHT)
        canvas.put(counted(kind, held, size, view.ground, kind), (x, top))
        _changed(canvas, (x, top), new=kind in view.fresh)


def _changed(canvas: Canvas, at: tuple[int, int], *, new: bool) -> None:
    if new:
        canvas.stamp(marks.fresh(NEW_MARK), (at[0] - 6, at[1] - 6))


@lru_cache(maxsize=160)
def counted(kind: str, held: int, size: tuple[int, int], ground: str, name: str) -> Image.Image:
    """Draw a plate with a gem, its count and its name in commands."""
    width, height = size
    sketch = Sketch(width, height, ground)
    middle = height / 2
    roomy = width > 140
    gem, digit = (68, 56) if roomy else (58, 46)
    # Gold comes last, and keeps its digits out of the corner.
    x = width - gem / 2 - 10 if kind == GOLD and roomy else gem / 2 + (10 if roomy else 6)
    if not held:
        sketch.box((0, 0, width, height), 12, "pressed")
        sketch.box((2, 3, width - 1, height - 1), 11, "hollow")
        return sketch.put(ghost(GEMS[kind], 44), (x, middle)).done()
    sketch.box((0, 0, width, height), 12, "shade")
    sketch.box((0, 0, width - 1, height - 2), 12, "card")
    sketch.put(sign(kind, gem), (x, middle))
    left = 16 if kind == GOLD and roomy else gem + (20 if roomy else 12)
    sketch.text(str(held), digit, "ink", (left, middle), "left")
    if kind == GOLD and roomy:
        return sketch.text(name, 28, "dim", (left + 42, 22), "left").done()
    return sketch.text(name, 28, "dim", (width - 12, 22), "right").done()


GOLD_WIDTH = 112


def _row(canvas: Canvas, area: Row, view: AreaView, top: int) -> None:
    room = AREA_WIDTH - GOLD_WIDTH - 12
    length = len(area.row)
    step = min(66, (room - 8) // max(1, length))
    left = AREA_LEFT + GOLD_WIDTH + 12
    canvas.put(_track(room, view.ground), (left, top))
    gem = min(56, step - 3)
    x = left + (room - step * length) // 2
    place = 1
    # A declared rainbow counts as its colour and joins that colour's run.
    for letter, stretch in groupby(area.row.replace(RAINBOW, view.rainbow or RAINBOW)):
        count = len(list(stretch))
        if count > 1:
            width = step * count - 2
            canvas.put(_plate(width), (x + 1, top + 30))
        for _ in range(count):
            shown = area.row[place - 1]
            cell = _in_row(shown, gem, run=count > 1)
            at = (x + (step - gem) // 2, top + 31 + (58 - gem) // 2)
            canvas.put(cell, at)
            if shown != letter:
                canvas.stamp(_small(letter), (at[0] + gem - 20, at[1] + gem - 22))
            canvas.put(_place(place, step), (x, top + 2))
            _changed(canvas, at, new=str(place) in view.fresh)
            place += 1
            x += step
    _gold(canvas, area.gold, view, top)


def _gold(canvas: Canvas, held: int, view: AreaView, top: int) -> None:
    canvas.put(_stars(held, view.ground), (AREA_LEFT, top))
    _changed(canvas, (AREA_LEFT, top), new=GOLD in view.fresh)


@lru_cache(maxsize=16)
def _stars(held: int, ground: str) -> Image.Image:
    """Draw a plate with gold; its count stands above it, clear of the lower left corner."""
    size = GOLD_WIDTH, AREA_HEIGHT
    if not held:
        return counted(GOLD, held, size, ground, "")
    sketch = Sketch(*size, ground).box((0, 0, *size), 12, "shade")
    sketch.box((0, 0, size[0] - 1, size[1] - 2), 12, "card")
    sketch.put(sign(GOLD, 58), (34, AREA_HEIGHT - 36))
    return sketch.text(str(held), 46, "ink", (GOLD_WIDTH - 12, 25), "right").done()


@lru_cache(maxsize=8)
def _small(letter: str) -> Stamp:
    """Draw the small gem that marks the rainbow's declared colour."""
    return stamped(sign(letter, 24))


@lru_cache(maxsize=4)
def _track(width: int, ground: str) -> Image.Image:
    sketch = Sketch(width, AREA_HEIGHT, ground).box((0, 0, width, AREA_HEIGHT), 12, "seat")
    return sketch.box((1, 3, width - 1, AREA_HEIGHT - 1), 11, "tray").done()


@lru_cache(maxsize=64)
def _plate(width: int) -> Image.Image:
    """Draw the plate under a run."""
    return Sketch(width, 60, "tray").box((0, 0, width, 60), 10, "card").done()


@lru_cache(maxsize=96)
def _in_row(letter: str, size: int, *, run: bool) -> Image.Image:
    sketch = Sketch(size, size, "card" if run else "tray")
    return sketch.put(sign(letter, round(size * 0.94)), (size / 2, size / 2)).done()


@lru_cache(maxsize=96)
def _place(place: int, width: int) -> Image.Image:
    return Sketch(width, 27, "tray").text(str(place), 28, "muted", (width / 2, 14)).done()


def _piles(canvas: Canvas, area: Piles, view: AreaView, top: int) -> None:
    first = AREA_LEFT + GOLD_WIDTH + 10
    half = (AREA_WIDTH - GOLD_WIDTH - 20) // 2
    for index, (pile, mark) in enumerate(((area.valid, "+"), (area.invalid, "-"))):
        left = first + index * (half + 10)
        canvas.put(_pile(half, mark, len(pile), view.ground), (left, top))
        kinds = list(_kinds(pile))
        step = min(92, (half - 84 - CORNER_WIDTH * index) // max(1, len(kinds)))
        for place, kind in enumerate(kinds):
            at = (left + 80 + place * step, top + 5)
            canvas.put(_in_pile(kind, pile.count(kind), mark, step - 5), at)
            _changed(canvas, at, new=f"{kind}{mark}" in view.fresh)
    _gold(canvas, area.gold, view, top)


def _kinds(pile: str) -> Iterator[str]:
    return (kind for kind in COLOURS + RAINBOW if kind in pile)


@lru_cache(maxsize=48)
def _pile(width: int, mark: str, count: int, ground: str) -> Image.Image:
    sketch = Sketch(width, AREA_HEIGHT, ground)
    sketch.box((0, 0, width, AREA_HEIGHT), 12, "ready" if mark == "+" else "alarm")
    sketch.box((3, 3, width - 3, AREA_HEIGHT - 3), 10, "tray")
    sketch.put(sign("valid" if mark == "+" else "invalid", 36), (40, 26))
    return sketch.text(str(count), 46, "text", (40, 65)).done()


@lru_cache(maxsize=160)
def _in_pile(kind: str, count: int, mark: str, width: int) -> Image.Image:
    height = AREA_HEIGHT - 10
    sketch = Sketch(width, height, "tray")
    sketch.box((0, 0, width, height), 10, "card")
    roomy = width > 66
    gem, digit = (38, 46) if roomy else (26, 34)
    sketch.put(sign(kind, gem), (gem / 2 + 4, 26))
    sketch.text(str(count), digit, "ink", (width - 5, 26), "right")
    return sketch.text(f"{kind}{mark}", 28, "dim", (width / 2, height - 18)).done()
