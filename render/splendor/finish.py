"""The finish: winner, standings, prestige over time, and the cards and nobles left."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from render import fonts, marks
from render.canvas import Canvas, Stamp
from render.chart import History, chart, footer
from render.gems import disc
from render.leather import leather, on_leather
from render.palette import rgb
from render.scene import Scene
from render.splendor import emblems, portraits, remains
from render.splendor.gems import GEMS
from render.splendor.remains import Remains
from render.sprites import Sketch
from rules import best_first
from rules.splendor.holdings import Holdings
from rules.splendor.position import Position

LEFT: Final = 14
WIDTH: Final = 826
TOP: Final = 14
BOTTOM: Final = 826
WINNER_HEIGHT: Final = 262
FINISH_GAP: Final = 12
REMAINS_WIDTH: Final = 384
"""Width of the leftovers; the chart takes the rest of the row."""


@dataclass(frozen=True, slots=True)
class End:
    """What the finish shows; a place is None for a seat that resigned."""

    names: tuple[str, ...]
    seats: tuple[Holdings, ...]
    places: tuple[int | None, ...]
    target: int
    history: History
    left: Remains
    mark: str

    @property
    def line(self) -> int:
        """Height of a row of the standings."""
        return 68 if len(self.seats) < 4 else 60


def draw(canvas: Canvas, scene: Scene[Position]) -> None:
    """Draw the finish where the cards lay."""
    view = scene.view
    left = Remains(tuple(noble.id for noble in view.nobles), view.rows)
    places = scene.places
    end = End(scene.names, view.seats, places, view.target, scene.history, left, scene.mark)
    for stamp, at in _parts(end):
        canvas.stamp(stamp, at)


@lru_cache(maxsize=1)
def _parts(end: End) -> tuple[tuple[Stamp, tuple[int, int]], ...]:
    """Return winner, standings, chart and leftovers, each with its upper left corner."""
    second = TOP + WINNER_HEIGHT + FINISH_GAP
    third = second + end.line * len(end.seats) + 20 + FINISH_GAP
    size = (WIDTH - FINISH_GAP - REMAINS_WIDTH, BOTTOM - third)
    if len(end.history) > 1:
        rounds = -(-(len(end.history) - 1) // len(end.seats))
        last = chart(size, end.history, end.target, rounds, end.mark)
    else:
        last = _treasure(end, size)
    return (
        (_winner(end), (LEFT, TOP)),
        (_standings(end), (LEFT, second)),
        (last, (LEFT, third)),
        (
            remains.remains(end.left, (REMAINS_WIDTH, size[1])),
            (LEFT + WIDTH - REMAINS_WIDTH, third),
        ),
    )


def _winner(end: End) -> Stamp:
    """Draw the winner's name, prestige in a wreath, and nobles."""
    sketch = on_leather(WIDTH, WINNER_HEIGHT, "active", "y2")
    first = [seat for seat, place in enumerate(end.places) if place == 1]
    centre = (150, WINNER_HEIGHT / 2 + 14)
    sketch.put(marks.laurel(212), centre)
    if not first:
        sketch.put(marks.flag(90, "muted"), centre)
        return sketch.cut(16)
    best = end.seats[first[0]]
    sketch.text(str(best.prestige), 88, "y4", centre, edge=(4, "ink"))
    sketch.put(marks.crown(92), (centre[0], 46))
    room = WIDTH - 290 - 30
    step = 60 if len(first) > 2 else 72
    top = WINNER_HEIGHT / 2 - step * (len(first) - 1) / 2 - (52 if len(first) == 1 else 0)
    for index, seat in enumerate(first):
        name = end.names[seat]
        y = top + step * index
        sketch.put(disc(54, "y2", "y2", 1), (318, y))
        sketch.text(str(seat + 1), 34, "ink", (318, y))
        size = 56 if len(first) < 3 and fonts.width(name, 56) <= room - 70 else 46
        sketch.name(fonts.fitted(name, size, room - 70), size, "text", (360, y))
    if len(first) == 1:
        _won(sketch, best)
    return sketch.cut(16)


def _won(sketch: Sketch, best: Holdings) -> None:
    """Draw the winner's nobles and bonuses."""
    x = 292
    for noble in best.nobles[:3]:
        sketch.box((x, 128, x + 92, 246), 10, "y2")
        sketch.lay(portraits.portrait(noble, 86, 112), (x + 3, 131))
        x += 102
    held = [(colour, count) for colour, count in enumerate(best.bonuses) if count]
    step = min(100, (WIDTH - 26 - x) // max(1, len(held)))
    for colour, count in held:
        sketch.gem(GEMS[colour], min(72, step - 6), (x + step / 2, 166))
        sketch.text(str(count), 44, "text", (x + step / 2, 226))
        x += step


def _standings(end: End) -> Stamp:
    """Draw one row per seat: place, name, nobles, cards, prestige."""
    places = end.places
    height = end.line * len(places) + 20
    sketch = Sketch(WIDTH, height, "ink").lay_stamp(leather(WIDTH, height, "panel", "line"))
    for line, seat in enumerate(best_first(places)):
        y = 10 + end.line * (line + 0.5)
        if line:
            sketch.draw.rectangle(
                (24, y - end.line / 2, WIDTH - 24, y - end.line / 2 + 1), fill=rgb("pressed")
            )
        place = places[seat]
        if place is None:
            sketch.put(marks.flag(42, "alarm"), (52, y))
        else:
            sketch.put(disc(50, marks.medal(place), "ink", 2), (52, y))
            sketch.text(str(place), 34, "ink" if place < 4 else "text", (52, y))
        _line(sketch, end.seats[seat], y)
        ink = "muted" if place is None else "text"
        sketch.text(str(seat + 1), 34, "muted", (108, y))
        sketch.name(fonts.fitted(end.names[seat], 46, 350), 46, ink, (136, y))
    return sketch.cut(16)


def _line(sketch: Sketch, mine: Holdings, y: float) -> None:
    sketch.put(emblems.noble(46), (532, y))
    sketch.text(str(len(mine.nobles)), 44, "text", (562, y), "left")
    sketch.box((618, round(y) - 22, 650, round(y) + 22), 6, "shade")
    sketch.box((620, round(y) - 20, 648, round(y)), 5, "deep-b")
    sketch.box((620, round(y) - 2, 648, round(y) + 20), 5, "card")
    sketch.text(str(len(mine.cards)), 44, "text", (662, y), "left")
    sketch.text(str(mine.prestige), 56, "y3", (WIDTH - 20, y), "right", edge=(2, "ink"))


def _treasure(end: End, size: tuple[int, int]) -> Stamp:
    """Draw the bonuses of all seats, in place of the chart where the history is unknown."""
    width, height = size
    sketch = on_leather(width, height)
    sums = [sum(mine.bonuses[colour] for mine in end.seats) for colour in range(5)]
    gem = min(72, height - 100)
    for colour, count in enumerate(sums):
        x = 8 + (width - 16) * (colour + 0.5) / 5
        sketch.gem(GEMS[colour], gem, (x, height / 2 - 40))
        sketch.text(str(count), 44, "text", (x, height / 2 + gem / 2 - 14))
    footer(sketch, end.mark)
    return sketch.cut(16)
