"""The picture of a seat's area: gems by kind, a row, or two piles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import fonts, marks
from render.canvas import Canvas, Stamp, stamped
from render.gems import ghost
from render.seekers.breakdown import Run
from render.seekers.gems import GEMS
from render.seekers.geometry import AREA_LEFT, AREA_WIDTH
from render.seekers.pictograms import sign
from render.sprites import Sketch
from rules.seekers.areas import Area, Count, Piles, Row
from rules.seekers.gems import COLOURS, GOLD, KINDS, RAINBOW

AREA_HEIGHT = 92
NEW_MARK = 26
"""Size of the "new" mark."""
PLATES = ((140, 76, 56), (110, 58, 46), (0, 44, 40))
"""From which width on a plate has a gem and digits of which sizes."""
VERDICT = 48
"""Width of the sign before a pile, above how many gems lie in it."""
IN_PILE = (85, AREA_HEIGHT - 8)
"""Size of a kind's place in a pile."""
Fresh = frozenset[str]


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area as it is drawn.

    Attributes:
        ground: Tone of the background.
        fresh: References of new gems.
        runs: Those of a row.
    """

    area: Area
    ground: str
    fresh: Fresh = frozenset()
    runs: tuple[Run, ...] = ()


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
    """Draw a plate with a gem, beside it its count and its name in commands, which is below if it is narrow."""
    width, height = size
    sketch = Sketch(width, height, ground)
    gem, digit = next(sizes for least, *sizes in PLATES if width >= least)
    x, middle = gem / 2 + (10 if width > 140 else 4), height / 2 - 14 * (width < 90)
    if not held:
        return sketch.put(ghost(GEMS[kind], gem * 3 // 5), (width / 2, height / 2)).done()
    sketch.box((0, 0, width, height), 12, "shade")
    sketch.box((0, 0, width - 1, height - 2), 12, "card")
    sketch.put(sign(kind, gem), (x, middle))
    if width > 140:
        sketch.text(str(held), digit, "ink", (width - 40, middle), "right")
        down = (fonts.height(digit) - fonts.height(34)) / 2
        return sketch.text(name, 34, "dim", (width - 34, middle + down), "left").done()
    if width < 90:
        sketch.text(str(held), digit, "ink", (width - 15, middle))
        return sketch.text(name, 22, "dim", (width / 2, height - 21)).done()
    sketch.text(str(held), digit, "ink", (width - 25, middle - 16))
    return sketch.text(name, 34, "dim", (width - 25, middle + 20)).done()


GOLD_WIDTH = 124


def _row(canvas: Canvas, area: Row, view: AreaView, top: int) -> None:
    left, room = AREA_LEFT + GOLD_WIDTH + 12, AREA_WIDTH - GOLD_WIDTH - 12
    canvas.put(_track(room, AREA_HEIGHT, view.ground), (left, top))
    step = _runs(canvas.part((left, top + 28)), view.runs, (room, 62))
    for place in range(1, len(area.row) + 1):
        x = left + 8 + step * (place - 1)
        if place in {1, len(area.row)} or place % 5 == 0:
            canvas.put(_place(place, step), (x, top + 2))
        _changed(canvas, (x + 6, top + 33), new=str(place) in view.fresh)
    _gold(canvas, area.gold, view, top)


def strip(
    canvas: Canvas, runs: tuple[Run, ...], size: tuple[int, int], ground: str, longest: int
) -> None:
    """Draw a row without the numbers of its places, at the end of a game, gems as large as in the longest."""
    canvas.put(_track(*size, ground), (0, 0))
    _runs(canvas, runs, size, longest)


def plate(points: int) -> str:
    """Return the tone of what lies under gems that score, or cost, points; "" for none."""
    return "card" if points > 0 else "dusk-r" if points else ""


def _runs(canvas: Canvas, runs: tuple[Run, ...], size: tuple[int, int], longest: int = 0) -> int:
    """Lay out a row, on plates what scores; return how far it is from gem to gem."""
    step = min(66, (size[0] - 16) // max(1, sum(len(run.gems) for run in runs), longest))
    gem, x = min(54, step - 12), 8
    for kind, gems, points in runs:
        tone = plate(points)
        if tone:
            canvas.put(_plate(step * len(gems) - 6, tone), (x + 3, (size[1] - 58) // 2))
        for letter in gems:
            at = x + (step - gem) // 2, (size[1] - gem) // 2
            canvas.put(_in_row(letter, gem, tone or "tray"), at)
            if letter != kind:  # a rainbow in a run of the colour that it counts as
                canvas.stamp(_small(kind), (at[0] + gem - 24, at[1] + gem - 24))
            x += step
    return step


def _gold(canvas: Canvas, held: int, view: AreaView, top: int) -> None:
    size = (GOLD_WIDTH, AREA_HEIGHT)
    canvas.put(counted(GOLD, held, size, view.ground, GOLD), (AREA_LEFT, top))
    _changed(canvas, (AREA_LEFT, top), new=GOLD in view.fresh)


@lru_cache(maxsize=8)
def _small(letter: str) -> Stamp:
    """Draw the small gem that marks the rainbow's declared colour."""
    return stamped(sign(letter, 28))


@lru_cache(maxsize=4)
def _track(width: int, height: int, ground: str) -> Image.Image:
    sketch = Sketch(width, height, ground).box((0, 0, width, height), 12, "seat")
    return sketch.box((1, 3, width - 1, height - 1), 11, "tray").done()


@lru_cache(maxsize=64)
def _plate(width: int, tone: str) -> Image.Image:
    """Draw the plate under a run."""
    edge = tone if tone == "card" else "sky-r"
    return Sketch(width, 58, "tray").frame((0, 0, width, 58), 6, edge, tone).done()


@lru_cache(maxsize=96)
def _in_row(letter: str, size: int, ground: str) -> Image.Image:
    sketch = Sketch(size, size, ground)
    return sketch.put(sign(letter, size), (size / 2, size / 2)).done()


@lru_cache(maxsize=96)
def _place(place: int, width: int) -> Image.Image:
    return Sketch(width, 27, "tray").text(str(place), 28, "muted", (width / 2, 14)).done()


def _piles(canvas: Canvas, area: Piles, view: AreaView, top: int) -> None:
    first = AREA_LEFT + GOLD_WIDTH + 10
    half = (AREA_WIDTH - GOLD_WIDTH - 20) // 2
    for index, (pile, mark) in enumerate(((area.valid, "+"), (area.invalid, "-"))):
        left = first + index * (half + 10)
        canvas.put(_pile(half, mark, len(pile), view.ground), (left, top))
        for place, kind in enumerate(COLOURS + RAINBOW):
            at, name = (left + VERDICT + place * IN_PILE[0], top + 4), f"{kind}{mark}"
            size = IN_PILE[0] - 4, IN_PILE[1]
            canvas.put(counted(kind, pile.count(kind), size, "tray", name), at)
            _changed(canvas, at, new=kind in pile and name in view.fresh)
    _gold(canvas, area.gold, view, top)


@lru_cache(maxsize=32)
def _pile(width: int, mark: str, held: int, ground: str) -> Image.Image:
    sketch = Sketch(width, AREA_HEIGHT, ground).box((0, 0, width, AREA_HEIGHT), 12, "tray")
    verdict = sign("valid" if mark == "+" else "invalid", 36)
    sketch.put(verdict, (VERDICT / 2, AREA_HEIGHT / 2 - 20))
    return sketch.text(str(held), 40, "text", (VERDICT / 2, AREA_HEIGHT / 2 + 22)).done()
