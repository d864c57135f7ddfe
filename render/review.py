"""The chart of a review: each seat's win probability, turn by turn, and what it did when.

Every seat has a lane of its own: its name and accuracy, and a line with its turns of note.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil
from typing import Final

from PIL import Image

from render import fonts, marks
from render.gems import disc
from render.icons import Icon
from render.palette import Point, rgb
from render.plot import SEATS, apart, dashes, line, tick_step
from render.scene import Feat
from render.sheet import GAP, MARGIN, PLAIN, Decor, Sheet, lay_face
from render.sprites import Sketch
from rules import Seat

REVIEW_WIDTH: Final = 880
REVIEW_HEIGHT: Final = 600
BANNER_FOOT: Final = 106
"""Lower edge of the title's banner."""
TOP: Final = BANNER_FOOT + GAP
PLOT_LEFT: Final = 272
PLOT_RIGHT: Final = 734
"""The ends of every plot, in the panel: left of it a name and accuracy, right of it percentages."""
HEAD: Final = 46
"""Height of the numbers of turning points."""
AXIS: Final = 36
"""Height of the numbers of turns."""
TALL: Final = 96
"""Distance between two lanes above which each has room for two lines of a name."""
SIGNS: Final = (52, 34, 28)
"""Pixels of a sign on a rail: in a game of few turns, in others, and in a low lane."""
SMALL: Final = 14
"""Pixels of a sign without a number, in a game of many turns."""
OVER: Final = 6
"""Pixels of a sign that are below its number."""
PAD: Final = 9
"""Pixels from the edge of a lane to its plot."""
ENDING: Final = 0.9
"""Share of the turns whose chances decide where the scale ends; a winner's line leaves it after."""
FILLS: Final = ("brass-dark", "dusk-b", "dusk-g", "back-3", "dusk-r", "dusk-y")
"""The tone below each seat's line."""
BETWEEN: Final = 6
"""Pixels between two lanes."""
BADGE: Final = 34
RING: Final = 24
"""Pixels of the ring around a turning point."""
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
        feats: What was done, in signs of the sheet's decor.
        avatars: People's pictures, RGBA, by seat.
        legend: What the lines show, and what the target stands for.
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
    legend: tuple[str, str] = ("", "")


def draw(course: Course, decor: Decor = PLAIN) -> bytes:
    """Draw the chart as a PNG, in the frame of its game: one lane per seat, one below the other."""
    sheet = Sheet((REVIEW_WIDTH, REVIEW_HEIGHT), decor, course.language)
    sheet.title(course.title, course.line, foot=BANNER_FOOT)
    sketch = sheet.panel((MARGIN, TOP, REVIEW_WIDTH - MARGIN, REVIEW_HEIGHT - MARGIN))
    plot = _Plot(course, sketch.image.height)
    for seat in range(plot.seats):
        _lane(sketch, plot, seat)
    _axis(sketch, plot)
    _numbered(sketch, plot)
    for seat in range(plot.seats):
        _rail(sketch, plot, seat, decor.signs)
    return sheet.png()


class _Plot:
    """Coordinates in the panel."""

    def __init__(self, course: Course, height: int) -> None:
        self.course = course
        self.turns = len(course.chances) - 1
        self.seats = len(course.names)
        self.foot = height - AXIS
        self.step = (self.foot - HEAD) // self.seats
        self.lane = self.step - BETWEEN
        self.tall = self.step > TALL
        room = (PLOT_RIGHT - PLOT_LEFT) * self.seats / max(1, self.turns)
        self.few = room > SIGNS[0] + 20 and self.tall
        self.sign = SIGNS[0 if self.few else 1 if self.tall else 2]
        self.lines = [
            smoothed([chances[seat] for chances in course.chances], self.seats)
            for seat in range(self.seats)
        ]
        before = [chance for line in self.lines for chance in line[: int(self.turns * ENDING) + 1]]
        self.scale = min(1, ceil(round(max(before) * 100) / 10) / 10) if self.seats > 2 else 1

    def x(self, turn: int) -> float:
        """Return the x of the end of a turn; 0 is the start of the game."""
        return PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * turn / max(1, self.turns)

    def y(self, seat: Seat, chance: float) -> float:
        """Return the y of a probability in a seat's lane, at most the top of the scale."""
        high = self.lane - 2 * PAD - self.sign
        return self.top(seat) + PAD + high * (1 - min(chance / self.scale, 1))

    def top(self, seat: Seat) -> int:
        """Return the upper edge of a seat's lane."""
        return HEAD + self.step * seat

    def line(self, seat: Seat) -> list[Point]:
        """Return a seat's line."""
        return [(self.x(turn), self.y(seat, it)) for turn, it in enumerate(self.lines[seat])]


def smoothed(values: Sequence[float], around: int) -> list[float]:
    """Return the mean of each value and up to `around` on either side, fewer near the ends.

    A chance assumes the best move of whoever is next, so it rises and falls with every turn.
    """
    means, last = list[float](), len(values) - 1
    for place in range(len(values)):
        reach = min(around, place, last - place)
        means.append(sum(values[place - reach : place + reach + 1]) / (2 * reach + 1))
    return means


def _lane(sketch: Sketch, plot: _Plot, seat: Seat) -> None:
    """Draw a seat's lane: who it is, how accurate, and the chance of winning below a line."""
    top, points = plot.top(seat), plot.line(seat)
    sketch.box((10, top, sketch.image.width - 10, top + plot.lane), 12, "seat")
    floor = plot.y(seat, 0)
    sketch.polygon([(PLOT_LEFT, floor), *points, (PLOT_RIGHT, floor)], FILLS[seat])
    shares = (1, 0.5) if plot.seats < 3 else (plot.scale,)
    for share in (0, *shares):
        dashes(sketch, PLOT_LEFT, PLOT_RIGHT, plot.y(seat, share))
    line(sketch, points, 5, SEATS[seat])
    for share in shares:
        y = max(plot.y(seat, share), top + 18)
        sketch.text(f"{share:.0%}", 28, "muted", (PLOT_RIGHT + 12, y), "left")
    _who(sketch, plot, seat)


def _who(sketch: Sketch, plot: _Plot, seat: Seat) -> None:
    """Write a name, and below it draw a face and, beside a target, accuracy."""
    name, left, room = plot.course.names[seat], 24, PLOT_LEFT - 38
    size = fonts.roomy(name, (34, 28), room)
    whole = fonts.lines(name, size, room)
    lines = whole if plot.tall else (fonts.fitted(name, size, room),)
    written = size * 1.2 * len(lines)
    face, digits = (56, 46) if plot.lane - written >= 56 else (38, 34)
    y = plot.top(seat) + (plot.lane - written - face) / 2
    for text in lines:
        sketch.name(text, size, "text", (left, y + size * 0.6))
        y += size * 1.2
    y += face / 2
    avatar = plot.course.avatars.get(seat)
    lay_face(sketch, (name, avatar), face, (left + face / 2, y), ring=SEATS[seat], seat=seat)
    accuracy = plot.course.accuracy[seat]
    sketch.put(target(digits - 4), (left + face + 14 + digits / 2, y))
    if plot.course.chances[-1][seat] == 1:
        sketch.put(marks.crown(34), (PLOT_LEFT - 34, y))
    text = "–" if accuracy is None else str(round(accuracy))
    sketch.text(text, digits, "y3", (left + face + 26 + digits, y), "left")


def _axis(sketch: Sketch, plot: _Plot) -> None:
    """Draw turn numbers at the bottom before an arrow, and left of the plots what they show."""
    chance, accuracy = plot.course.legend
    sketch.fitted(chance, (28, 22), PLOT_LEFT - 42, "muted", (24, HEAD / 2))
    sketch.put(target(26), (37, plot.foot + AXIS / 2 - 4))
    sketch.fitted(accuracy, (28, 22), PLOT_LEFT - 84, "muted", (60, plot.foot + AXIS / 2 - 4))
    tip: Point = (PLOT_RIGHT + 52, plot.foot + AXIS / 2 - 4)
    back = [(tip[0] - 14, tip[1] - 8), (tip[0] - 14, tip[1] + 8)]
    sketch.polygon([tip, *back], "muted")
    step = tick_step(plot.turns, PLOT_RIGHT - PLOT_LEFT, TICK_STEP)
    for turn in (*range(0, plot.turns, step), plot.turns):
        if turn == plot.turns or plot.x(plot.turns) - plot.x(turn) >= TICK_STEP:
            sketch.text(str(turn), 28, "muted", (plot.x(turn), tip[1]))


def _numbered(sketch: Sketch, plot: _Plot) -> None:
    """Draw each turning point's number above the lanes, with a line down to its seat's."""
    xs = {number: plot.x(turn) for number, (turn, _) in enumerate(plot.course.points, start=1)}
    places = apart(xs, (PLOT_LEFT, PLOT_RIGHT), lambda _: BADGE + 4)
    for (number, x), (turn, seat) in zip(xs.items(), plot.course.points, strict=True):
        at = x, plot.y(seat, plot.lines[seat][turn])
        way = [(places[number], HEAD - 8), (x, HEAD + 2), at]
        sketch.draw.line(way, fill=rgb("text"), width=2)
        sketch.put(disc(RING, SEATS[seat], "text", 4), at)
        sketch.put(disc(BADGE, "text", "ink", 2), (places[number], HEAD / 2 - 1))
        sketch.text(str(number), 28, "ink", (places[number], HEAD / 2 - 1))


def _rail(sketch: Sketch, plot: _Plot, seat: Seat, signs: Mapping[str, Icon]) -> None:
    """Draw what a seat did below its line, near its turn: small, or with what it gained."""
    feats = [feat for feat in plot.course.feats if feat.seat == seat]
    numbers = [fonts.number(feat.gained) if feat.gained else "" for feat in feats]
    sizes = [plot.sign if number or plot.few else SMALL for number in numbers]
    tails = [fonts.length(number, 28) - OVER if number else 0 for number in numbers]
    broad = [size + tail + 2 for size, tail in zip(sizes, tails, strict=True)]
    squeeze = min(1, (PLOT_RIGHT - PLOT_LEFT) / max(1, sum(broad)))
    xs = {place: plot.x(feat.turn) for place, feat in enumerate(feats)}
    places = apart(xs, (PLOT_LEFT, PLOT_RIGHT), lambda place: broad[place] * squeeze)
    y = plot.top(seat) + plot.lane - PAD / 2 - plot.sign / 2
    for place, feat in enumerate(feats):
        size, x = sizes[place], places[place] - tails[place] / 2
        sketch.put(signs[feat.sign].draw(size), (x, y))
        if numbers[place]:
            left, right = x + size / 2 - OVER, x + size / 2 + tails[place]
            sketch.box((round(left) - 4, round(y) - 13, round(right) + 3, round(y) + 14), 9, "ink")
            sketch.text(numbers[place], 28, "y4", (left, y), "left")


@lru_cache(maxsize=4)
def target(size: int) -> Image.Image:
    """Draw a target, the sign of accuracy, as RGBA."""
    image = disc(size, "text", "alarm", size / 7).copy()
    for share in (0.46, 0.2):
        part = disc(round(size * share), "alarm", "alarm", 1)
        image.paste(part, ((size - part.width) // 2, (size - part.height) // 2), part)
    return image
