"""A game looked at once more as a picture: each seat's chance to win, turn by turn.

There are no words in it but names, so that everybody can read it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from render import fonts
from render.canvas import encoded
from render.gems import disc, figure
from render.leather import leather
from render.palette import Point, rgb
from render.plot import SEATS, apart, dashes, line
from render.sprites import Sketch
from rules import Seat

WIDTH: Final = 820
HEIGHT: Final = 644
EDGE: Final = 30
ROW: Final = 52
"""How high a line of the legend is."""
LEFT: Final = 112
RIGHT: Final = 62
TOP: Final = 70
BOTTOM: Final = 48
"""What the plot leaves free of its box: for per cent, for ends, for turning points, for turns."""
BADGE: Final = 38
APART: Final = 4
"""How far the lines of two seats run apart where their chances are the same."""
STRIDE: Final = 84
"""How far, in pixels, one sign on a line is from the next."""
TICKS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
TICK: Final = 60
"""How far, in pixels, one number of turns is from the next at least."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is drawn of a game: chances from 0 to 1 before each turn and at the end, by seat.

    `accuracy` goes from 0 to 100 by seat, None where there is none; `points` are turning points as
    the number of the turn, from 1, and its seat, in the order in which they are numbered.
    """

    names: tuple[str, ...]
    chances: tuple[tuple[float, ...], ...]
    accuracy: tuple[float | None, ...]
    points: tuple[tuple[int, Seat], ...]


def draw(course: Course) -> bytes:
    """Return the picture as a PNG."""
    sketch = Sketch(WIDTH, HEIGHT, "ink").lay_stamp(leather(WIDTH, HEIGHT, "panel", "line"))
    top = _legend(sketch, course)
    sketch.box((EDGE, top, WIDTH - EDGE, HEIGHT - EDGE), 14, "seat")
    plot = _Plot(course, top)
    _grid(sketch, plot)
    _numbered(sketch, plot)
    _lines(sketch, plot)
    for turn, seat in course.points:
        sketch.put(disc(34, "seat", "text", 4), plot.at(turn, seat))
        sketch.put(sign(seat, 24), plot.at(turn, seat))
    return encoded(sketch.done(), "play")


class _Plot:
    """Where things lie in the box below the legend."""

    def __init__(self, course: Course, top: int) -> None:
        self.course = course
        self.turns = len(course.chances) - 1
        self.seats = len(course.names)
        self.left, self.right = EDGE + LEFT, WIDTH - EDGE - RIGHT
        self.top, self.bottom = top + TOP, HEIGHT - EDGE - BOTTOM

    def x(self, turn: int) -> float:
        """Return how far to the right the end of a turn lies; 0 is the beginning."""
        return self.left + (self.right - self.left) * turn / max(1, self.turns)

    def y(self, chance: float) -> float:
        """Return how far down a chance lies."""
        return self.bottom - (self.bottom - self.top) * chance

    def at(self, turn: int, seat: Seat) -> Point:
        """Return where a seat's line is after a turn."""
        aside = (seat - (self.seats - 1) / 2) * APART
        return self.x(turn), self.y(self.course.chances[turn][seat]) + aside


def _legend(sketch: Sketch, course: Course) -> int:
    """Name the seats, each with its sign and its accuracy; return where the plot's box begins."""
    wide = (WIDTH - 2 * EDGE) // 2
    for seat, name in enumerate(course.names):
        left, y = EDGE + wide * (seat % 2), 24 + ROW * (seat // 2) + ROW / 2
        sketch.put(sign(seat, BADGE), (left + BADGE / 2 + 4, y))
        accuracy = course.accuracy[seat]
        told = "–" if accuracy is None else str(round(accuracy))
        right = left + wide - (30, 12)[seat % 2]
        sketch.text(told, 34, "y3", (right, y), "right")
        aim = right - fonts.length(told, 34) - 24
        sketch.put(target(32), (aim, y))
        room = round(aim - 30 - (left + BADGE + 16))
        size = 34 if fonts.width(name, 34) <= room else 28
        sketch.name(fonts.fitted(name, size, room), size, "text", (left + BADGE + 16, y))
    return 24 + ROW * -(-len(course.names) // 2) + 16


def _grid(sketch: Sketch, plot: _Plot) -> None:
    """Draw per cent at the left and turns at the foot."""
    for share in range(5):
        y = plot.y(share / 4)
        dashes(sketch, plot.left, plot.right, y)
        if share % 2 == 0:
            sketch.text(f"{25 * share} %", 28, "muted", (plot.left - 16, y), "right")
    step = next(tick for tick in TICKS if plot.x(tick) - plot.left >= TICK or tick >= plot.turns)
    for turn in range(0, plot.turns + 1, step):
        x, near = plot.x(turn), plot.x(plot.turns) - plot.x(turn)
        if turn == plot.turns or near >= TICK:
            _tick(sketch, plot, turn, x)
    _tick(sketch, plot, plot.turns, plot.x(plot.turns))


def _tick(sketch: Sketch, plot: _Plot, turn: int, x: float) -> None:
    sketch.draw.rectangle((round(x) - 1, plot.bottom, round(x), plot.bottom + 8), fill=rgb("line"))
    sketch.text(str(turn), 28, "muted", (x, plot.bottom + 28))


def _lines(sketch: Sketch, plot: _Plot) -> None:
    """Draw each seat's line with signs on it, and its sign at the end."""
    ways = [[plot.at(turn, seat) for turn in range(plot.turns + 1)] for seat in range(plot.seats)]
    for way, tone in zip(ways, SEATS, strict=False):
        line(sketch, way, 5, tone)
    for seat, way in enumerate(ways):
        for turn in _signed(plot, seat):
            sketch.put(sign(seat, 24), way[turn])
    ends = {seat: way[-1][1] for seat, way in enumerate(ways)}
    between = plot.top - 8, plot.bottom + 8
    for seat, y in apart(ends, between, BADGE).items():
        sketch.put(sign(seat, BADGE), (plot.right + BADGE / 2 + 14, y))


def _signed(plot: _Plot, seat: Seat) -> Iterator[int]:
    """Yield the turns where a seat's sign stands on its line; no two seats' stand together."""
    for number in range(plot.seats * (plot.right - plot.left) // STRIDE):
        if number % plot.seats != seat:
            continue
        share = (number + 0.5) * STRIDE / plot.seats / (plot.right - plot.left)
        turn = round(share * plot.turns)
        if share < 1 and abs(plot.x(turn) - plot.left - share * (plot.right - plot.left)) < 30:
            yield turn


def _numbered(sketch: Sketch, plot: _Plot) -> None:
    """Put the number of each turning point above the plot, with a line down to its turn."""
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


@lru_cache(maxsize=16)
def sign(seat: Seat, size: int) -> Image.Image:
    """Return a seat's sign, a shape and a tone of its own, as RGBA."""
    tone = SEATS[seat]
    if seat % len(SHAPES) == 0:
        return disc(size, tone, "ink", size / 12)
    outer = SHAPES[seat % len(SHAPES)]
    middle = tuple(sum(point[axis] for point in outer) / len(outer) for axis in (0, 1))
    inner = tuple(
        (middle[0] + (x - middle[0]) * 0.74, middle[1] + (y - middle[1]) * 0.74) for x, y in outer
    )
    return figure((("ink", outer), (tone, inner)), size, size)


@lru_cache(maxsize=1)
def target(size: int) -> Image.Image:
    """Return rings around a middle, the sign of accuracy, as RGBA."""
    image = disc(size, "text", "alarm", size / 7).copy()
    for share in (0.46, 0.2):
        part = disc(round(size * share), "alarm", "alarm", 1)
        image.paste(part, ((size - part.width) // 2, (size - part.height) // 2), part)
    return image


def _regular(corners: int, turn: float) -> tuple[Point, ...]:
    """Return the corners of a regular figure in a box from 0 to 1."""
    angles: Sequence[float] = [2 * pi * step / corners + turn for step in range(corners)]
    return tuple((0.5 + 0.5 * sin(angle), 0.5 - 0.5 * cos(angle)) for angle in angles)


def _star() -> tuple[Point, ...]:
    """Return the corners of a star with five points."""
    outer, inner = _regular(5, 0), _regular(5, pi / 5)
    near = [(0.5 + (x - 0.5) * 0.5, 0.5 + (y - 0.5) * 0.5) for x, y in inner]
    return tuple(point for pair in zip(outer, near, strict=True) for point in pair)


SHAPES: Final[Sequence[tuple[Point, ...]]] = (
    (),  # a disc
    ((0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)),
    ((0.5, 0.02), (1.0, 0.94), (0.0, 0.94)),
    ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)),
    _star(),
    (
        *((0.32, 0.0), (0.68, 0.0), (0.68, 0.32), (1.0, 0.32), (1.0, 0.68), (0.68, 0.68)),
        *((0.68, 1.0), (0.32, 1.0), (0.32, 0.68), (0.0, 0.68), (0.0, 0.32), (0.32, 0.32)),
    ),
)
"""The shape of each seat's sign: a disc, a square, a triangle, a diamond, a star, a cross."""
