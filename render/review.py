"""The chart of a review: each seat's win probability, turn by turn.

It has no words except names, so that it needs no translation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import encoded
from render.gems import disc
from render.leather import on_leather
from render.palette import Point, rgb
from render.plot import SEATS, apart, aside, dashes, line, sign, tick_step
from render.sprites import Sketch
from rules import Seat

REVIEW_WIDTH: Final = 820
REVIEW_HEIGHT: Final = 644
REVIEW_MARGIN: Final = 30
LEGEND_ROW: Final = 52
"""Height of a row of the legend."""
PAD_LEFT: Final = 112
PAD_RIGHT: Final = 62
PAD_TOP: Final = 70
PAD_BOTTOM: Final = 48
"""Padding of the plot in its box: percentages, line ends, turning points, turn numbers."""
BADGE: Final = 38
SIGN_STEP: Final = 84
"""Pixels between two signs on a line."""
TICK_STEP: Final = 60
"""Least distance in pixels between two turn numbers."""


@dataclass(frozen=True, slots=True)
class Course:
    """What the chart shows of a game.

    Attributes:
        names: Player names by seat.
        chances: Win probability (0 to 1) by seat, before each turn and at the end.
        accuracy: Accuracy (0 to 100) by seat; None where unknown.
        points: Turning points as (turn counted from 1, seat), in the order of their numbers.
        language: The language whose Chinese characters names are written with.
    """

    names: tuple[str, ...]
    chances: tuple[tuple[float, ...], ...]
    accuracy: tuple[float | None, ...]
    points: tuple[tuple[int, Seat], ...]
    language: str = ""


def draw(course: Course) -> bytes:
    """Draw the chart as a PNG."""
    sketch = on_leather(REVIEW_WIDTH, REVIEW_HEIGHT, language=course.language)
    top = _legend(sketch, course)
    right, bottom = REVIEW_WIDTH - REVIEW_MARGIN, REVIEW_HEIGHT - REVIEW_MARGIN
    sketch.box((REVIEW_MARGIN, top, right, bottom), 14, "seat")
    plot = _Plot(course, top)
    _grid(sketch, plot)
    _numbered(sketch, plot)
    _lines(sketch, plot)
    for turn, seat in course.points:
        sketch.put(disc(34, "seat", "text", 4), plot.at(turn, seat))
        sketch.put(sign(seat, 24), plot.at(turn, seat))
    return encoded(sketch.done(), "play")


class _Plot:
    """Coordinates in the box below the legend."""

    def __init__(self, course: Course, top: int) -> None:
        self.course = course
        self.turns = len(course.chances) - 1
        self.seats = len(course.names)
        self.left, self.right = REVIEW_MARGIN + PAD_LEFT, REVIEW_WIDTH - REVIEW_MARGIN - PAD_RIGHT
        self.top, self.bottom = top + PAD_TOP, REVIEW_HEIGHT - REVIEW_MARGIN - PAD_BOTTOM

    def x(self, turn: int) -> float:
        """Return the x of the end of a turn; 0 is the start of the game."""
        return self.left + (self.right - self.left) * turn / max(1, self.turns)

    def y(self, chance: float) -> float:
        """Return the y of a probability."""
        return self.bottom - (self.bottom - self.top) * chance

    def at(self, turn: int, seat: Seat) -> Point:
        """Return the point of a seat's line after a turn."""
        return self.x(turn), self.y(self.course.chances[turn][seat]) + aside(seat, self.seats)


def _legend(sketch: Sketch, course: Course) -> int:
    """Draw sign, name and accuracy of each seat; return the top of the plot's box."""
    wide = (REVIEW_WIDTH - 2 * REVIEW_MARGIN) // 2
    for seat, name in enumerate(course.names):
        left, y = REVIEW_MARGIN + wide * (seat % 2), 24 + LEGEND_ROW * (seat // 2) + LEGEND_ROW / 2
        sketch.put(sign(seat, BADGE), (left + BADGE / 2 + 4, y))
        accuracy = course.accuracy[seat]
        text = "–" if accuracy is None else str(round(accuracy))
        right = left + wide - (30, 12)[seat % 2]
        sketch.text(text, 34, "y3", (right, y), "right")
        aim = right - fonts.length(text, 34) - 24
        sketch.put(target(32), (aim, y))
        room = round(aim - 30 - (left + BADGE + 16))
        sketch.fitted(name, (34, 28), room, "text", (left + BADGE + 16, y))
    return 24 + LEGEND_ROW * -(-len(course.names) // 2) + 16


def _grid(sketch: Sketch, plot: _Plot) -> None:
    """Draw chances at the left under a crown, and turn numbers at the bottom before an arrow."""
    sketch.put(marks.crown(34), (plot.left - 46, plot.top - 42))
    tip: Point = (plot.right + 48, plot.bottom + 28)
    back = [(tip[0] - 16, tip[1] - 9), (tip[0] - 16, tip[1] + 9)]
    sketch.polygon([tip, *back], "muted")
    for share in range(5):
        y = plot.y(share / 4)
        dashes(sketch, plot.left, plot.right, y)
        if share % 2 == 0:
            sketch.text(f"{25 * share}%", 28, "muted", (plot.left - 16, y), "right")
    step = tick_step(plot.turns, plot.right - plot.left, TICK_STEP)
    for turn in range(0, plot.turns + 1, step):
        x, near = plot.x(turn), plot.x(plot.turns) - plot.x(turn)
        if turn == plot.turns or near >= TICK_STEP:
            _tick(sketch, plot, turn, x)
    _tick(sketch, plot, plot.turns, plot.x(plot.turns))


def _tick(sketch: Sketch, plot: _Plot, turn: int, x: float) -> None:
    sketch.draw.rectangle((round(x) - 1, plot.bottom, round(x), plot.bottom + 8), fill=rgb("line"))
    sketch.text(str(turn), 28, "muted", (x, plot.bottom + 28))


def _lines(sketch: Sketch, plot: _Plot) -> None:
    """Draw each seat's line with its sign along it and at its end."""
    ways = [[plot.at(turn, seat) for turn in range(plot.turns + 1)] for seat in range(plot.seats)]
    for way, tone in zip(ways, SEATS, strict=False):
        line(sketch, way, 5, tone)
    for seat, way in enumerate(ways):
        for turn in _signed(plot, seat):
            sketch.put(sign(seat, 24), way[turn])
    ends = {seat: way[-1][1] for seat, way in enumerate(ways)}
    between = plot.top - 8, plot.bottom - 2
    for seat, y in apart(ends, between, BADGE).items():
        sketch.put(sign(seat, BADGE), (plot.right + BADGE / 2 + 14, y))


def _signed(plot: _Plot, seat: Seat) -> Iterator[int]:
    """Yield the turns at which a seat's sign is drawn, staggered so that seats don't overlap."""
    for number in range(plot.seats * (plot.right - plot.left) // SIGN_STEP):
        if number % plot.seats != seat:
            continue
        share = (number + 0.5) * SIGN_STEP / plot.seats / (plot.right - plot.left)
        turn = round(share * plot.turns)
        if share < 1 and abs(plot.x(turn) - plot.left - share * (plot.right - plot.left)) < 30:
            yield turn


def _numbered(sketch: Sketch, plot: _Plot) -> None:
    """Draw each turning point's number above the plot, with a line down to its turn."""
    points = plot.course.points
    xs = {number: plot.x(turn) for number, (turn, _) in enumerate(points, start=1)}
    places = apart(xs, (plot.left, plot.right), BADGE + 4)
    y = plot.top - 44
    for number, x in xs.items():
        for down in range(round(plot.top) - 8, round(plot.bottom), 14):
            sketch.draw.rectangle((round(x) - 1, down, round(x), down + 6), fill=rgb("muted"))
        sketch.draw.line([(places[number], y), (x, plot.top - 8)], fill=rgb("muted"), width=2)
        sketch.put(disc(BADGE, "text", "ink", 2), (places[number], y))
        sketch.text(str(number), 28, "ink", (places[number], y))


@lru_cache(maxsize=1)
def target(size: int) -> Image.Image:
    """Draw a target, the sign of accuracy, as RGBA."""
    image = disc(size, "text", "alarm", size / 7).copy()
    for share in (0.46, 0.2):
        part = disc(round(size * share), "alarm", "alarm", 1)
        image.paste(part, ((size - part.width) // 2, (size - part.height) // 2), part)
    return image
