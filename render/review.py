"""The chart of a review: each seat's win probability, turn by turn, and what it bought when.

A seat's lane below the plot has its name, its purchases at their turns, and its accuracy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.gems import disc
from render.icons import Icon
from render.palette import Point, rgb
from render.plot import SEATS, apart, aside, dashes, line, sign, tick_step
from render.scene import Feat
from render.sheet import MARGIN, PLAIN, TOP, Decor, Sheet
from render.sprites import Sketch
from rules import Seat

REVIEW_WIDTH: Final = 880
REVIEW_HEIGHT: Final = 600
PLOT_LEFT: Final = 250
PLOT_RIGHT: Final = 702
"""The ends of the plot, in its panel: left of it names and percentages, right of it accuracy."""
PLOT_TOP: Final = 62
"""Upper edge of the plot, below the numbers of turning points."""
AXIS: Final = 36
"""Height of the numbers of turns."""
LANES: Final = {2: 52, 3: 44}
"""Height of a seat's lane, by the number of seats."""
LANE: Final = 36
"""Height of a lane with more seats."""
BADGE: Final = 36
SIGN_STEP: Final = 190
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
        title: What the sheet is called.
        line: What game it is about.
        feats: What was bought.
        avatars: People's pictures, RGBA, by seat.
    """

    names: tuple[str, ...]
    chances: tuple[tuple[float, ...], ...]
    accuracy: tuple[float | None, ...]
    points: tuple[tuple[int, Seat], ...]
    language: str = ""
    title: str = ""
    line: str = ""
    feats: tuple[Feat, ...] = ()
    avatars: Mapping[Seat, Image.Image] = field(default_factory=dict, hash=False)


def draw(course: Course, decor: Decor = PLAIN, icons: Mapping[str, Icon] | None = None) -> bytes:
    """Draw the chart as a PNG, in the frame of its game; `icons` are those of what was bought."""
    sheet = Sheet((REVIEW_WIDTH, REVIEW_HEIGHT), decor, course.language)
    sheet.title(course.title, course.line)
    sketch = sheet.panel((MARGIN, TOP, REVIEW_WIDTH - MARGIN, REVIEW_HEIGHT - MARGIN))
    plot = _Plot(course, sketch.image.height)
    _grid(sketch, plot)
    _numbered(sketch, plot)
    _lines(sketch, plot)
    for turn, seat in course.points:
        sketch.put(disc(34, "seat", "text", 4), plot.at(turn, seat))
        sketch.put(sign(seat, 24), plot.at(turn, seat))
    for seat in range(plot.seats):
        _lane(sketch, plot, seat)
    for feat in course.feats:
        _bought(sketch, plot, feat, (icons or {})[feat.piece])
    return sheet.png()


class _Plot:
    """Coordinates in the panel."""

    def __init__(self, course: Course, height: int) -> None:
        self.course = course
        self.turns = len(course.chances) - 1
        self.seats = len(course.names)
        self.lane = LANES.get(self.seats, LANE)
        self.lanes = height - 12 - self.lane * self.seats
        self.bottom = self.lanes - AXIS
        self.trends = [
            smoothed([it[seat] for it in course.chances], self.seats) for seat in range(self.seats)
        ]

    def x(self, turn: int) -> float:
        """Return the x of the end of a turn; 0 is the start of the game."""
        return PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * turn / max(1, self.turns)

    def y(self, chance: float) -> float:
        """Return the y of a probability."""
        return self.bottom - (self.bottom - PLOT_TOP) * chance

    def at(self, turn: int, seat: Seat) -> Point:
        """Return the point of a seat's line after a turn."""
        return self.x(turn), self.y(self.trends[seat][turn]) + aside(seat, self.seats)

    def middle(self, seat: Seat) -> float:
        """Return the y of the middle of a seat's lane."""
        return self.lanes + self.lane * (seat + 0.5)


def smoothed(values: Sequence[float], around: int) -> list[float]:
    """Return the mean of each value and up to `around` on either side, fewer near the ends.

    A chance assumes the best move of whoever is next, so it rises and falls with every turn.
    """
    means, last = list[float](), len(values) - 1
    for place in range(len(values)):
        reach = min(around, place, last - place)
        means.append(sum(values[place - reach : place + reach + 1]) / (2 * reach + 1))
    return means


def _grid(sketch: Sketch, plot: _Plot) -> None:
    """Draw chances at the left under a crown, and turn numbers at the bottom before an arrow."""
    sketch.box((12, 12, sketch.image.width - 12, plot.lanes), 12, "seat")
    sketch.put(marks.crown(32), (PLOT_LEFT - 46, 32))
    tip: Point = (PLOT_RIGHT + 46, plot.bottom + 20)
    back = [(tip[0] - 14, tip[1] - 8), (tip[0] - 14, tip[1] + 8)]
    sketch.polygon([tip, *back], "muted")
    for share in range(5):
        y = plot.y(share / 4)
        dashes(sketch, PLOT_LEFT, PLOT_RIGHT, y)
        if share in {2, 4}:
            sketch.text(f"{25 * share}%", 28, "muted", (PLOT_LEFT - 12, y), "right")
    step = tick_step(plot.turns, PLOT_RIGHT - PLOT_LEFT, TICK_STEP)
    for turn in range(0, plot.turns + 1, step):
        if plot.x(plot.turns) - plot.x(turn) >= TICK_STEP:
            _tick(sketch, plot, turn)
    _tick(sketch, plot, plot.turns)


def _tick(sketch: Sketch, plot: _Plot, turn: int) -> None:
    x = round(plot.x(turn))
    sketch.draw.rectangle((x - 1, plot.bottom, x, plot.bottom + 6), fill=rgb("line"))
    sketch.text(str(turn), 28, "muted", (x, plot.bottom + 21))


def _lines(sketch: Sketch, plot: _Plot) -> None:
    """Draw each seat's line, the one that ends highest on top, with its sign along it and at its end."""
    ways = [[plot.at(turn, seat) for turn in range(plot.turns + 1)] for seat in range(plot.seats)]
    order = sorted(range(plot.seats), key=lambda seat: -ways[seat][-1][1])
    broad = 7 if plot.seats == 2 else 5
    for seat in order:
        line(sketch, ways[seat], broad, SEATS[seat])
    for seat in order:
        for turn in _signed(plot, seat):
            sketch.put(sign(seat, 24), ways[seat][turn])
    ends = {seat: way[-1][1] for seat, way in enumerate(ways)}
    for seat, y in apart(ends, (PLOT_TOP - 8, plot.bottom - 6), 30).items():
        sketch.put(sign(seat, 28), (PLOT_RIGHT + 24, y))


def _signed(plot: _Plot, seat: Seat) -> Iterator[int]:
    """Yield the turns at which a seat's sign is drawn, staggered so that seats don't overlap."""
    wide = PLOT_RIGHT - PLOT_LEFT
    for number in range(plot.seats * wide // SIGN_STEP):
        if number % plot.seats != seat:
            continue
        share = (number + 0.5) * SIGN_STEP / plot.seats / wide
        turn = round(share * plot.turns)
        if share < 1 and abs(plot.x(turn) - PLOT_LEFT - share * wide) < 30:
            yield turn


def _numbered(sketch: Sketch, plot: _Plot) -> None:
    """Draw each turning point's number above the plot, with a line down to its turn."""
    points = plot.course.points
    xs = {number: plot.x(turn) for number, (turn, _) in enumerate(points, start=1)}
    places = apart(xs, (PLOT_LEFT, PLOT_RIGHT), BADGE + 4)
    for number, x in xs.items():
        for down in range(PLOT_TOP - 6, round(plot.bottom), 14):
            sketch.draw.rectangle((round(x) - 1, down, round(x), down + 6), fill=rgb("muted"))
        sketch.draw.line([(places[number], 32), (x, PLOT_TOP - 6)], fill=rgb("muted"), width=2)
        sketch.put(disc(BADGE, "text", "ink", 2), (places[number], 32))
        sketch.text(str(number), 28, "ink", (places[number], 32))


def _lane(sketch: Sketch, plot: _Plot, seat: Seat) -> None:
    """Draw a seat's lane: picture or sign, name, an axis, and accuracy beside a target."""
    course, y, right = plot.course, plot.middle(seat), sketch.image.width - 20
    left, size = 14, min(plot.lane - 6, 42)
    if seat in course.avatars:
        face = marks.portrait(course.avatars[seat], size, SEATS[seat])
        sketch.put(face, (left + size / 2, y))
    else:
        sketch.put(sign(seat, 30), (left + size / 2, y))
    left += size + 10
    sketch.fitted(course.names[seat], (34, 28), PLOT_LEFT - 16 - left, "text", (left, y))
    middle = round(y)
    sketch.draw.rectangle((PLOT_LEFT, middle - 1, PLOT_RIGHT, middle), fill=rgb("pressed"))
    accuracy = course.accuracy[seat]
    text = "–" if accuracy is None else str(round(accuracy))
    sketch.text(text, 34, "y3", (right, y), "right")
    sketch.put(target(30), (right - fonts.length("100", 34) - 22, y))


def _bought(sketch: Sketch, plot: _Plot, feat: Feat, icon: Icon) -> None:
    """Draw what a seat bought at its turn, with what it gained."""
    at = plot.x(feat.turn), plot.middle(feat.seat)
    size = plot.lane - 10
    if not feat.gained:
        sketch.put(icon.draw(round(size * 0.6)), at)
        return
    sketch.put(icon.draw(size), at)
    sketch.text(str(feat.gained), 28, "y4", at, edge=(3, "ink"))


@lru_cache(maxsize=1)
def target(size: int) -> Image.Image:
    """Draw a target, the sign of accuracy, as RGBA."""
    image = disc(size, "text", "alarm", size / 7).copy()
    for share in (0.46, 0.2):
        part = disc(round(size * share), "alarm", "alarm", 1)
        image.paste(part, ((size - part.width) // 2, (size - part.height) // 2), part)
    return image
