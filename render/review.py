"""The chart of a review: each seat's win probability, turn by turn, and what it did when.

Every seat has a lane of its own: its name and accuracy, and a line with its turns of note.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.gems import disc
from render.icons import Icon
from render.palette import Point, rgb
from render.plot import SEATS, apart, dashes, line, tick_step
from render.scene import Feat
from render.sheet import MARGIN, PLAIN, TOP, Decor, Sheet, lay_face
from render.sprites import Sketch
from rules import Seat

REVIEW_WIDTH: Final = 880
REVIEW_HEIGHT: Final = 600
PLOT_LEFT: Final = 272
PLOT_RIGHT: Final = 750
"""The ends of every plot, in the panel: left of it a name and accuracy, right of it percentages."""
HEAD: Final = 48
"""Height of the numbers of turning points."""
AXIS: Final = 36
"""Height of the numbers of turns."""
TALL: Final = 96
"""Above so many pixels a lane has room for two lines of a name."""
LARGEST: Final = 56
"""Pixels of a sign in a game of few turns, where what a seat gained stands beside it."""
PAD: Final = 8
"""Pixels from the edge of a lane to its plot."""
FILLS: Final = ("brass-dark", "dusk-b", "dusk-g", "back-3", "dusk-r", "dusk-y")
"""The tone below each seat's line."""
BADGE: Final = 36
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


def draw(course: Course, decor: Decor = PLAIN) -> bytes:
    """Draw the chart as a PNG, in the frame of its game: below each other one lane a seat."""
    sheet = Sheet((REVIEW_WIDTH, REVIEW_HEIGHT), decor, course.language)
    sheet.title(course.title, course.line)
    sketch = sheet.panel((MARGIN, TOP, REVIEW_WIDTH - MARGIN, REVIEW_HEIGHT - MARGIN))
    plot = _Plot(course, sketch.image.height)
    for seat in range(plot.seats):
        _lane(sketch, plot, seat)
    _axis(sketch, plot)
    _numbered(sketch, plot)
    for feat in sorted(course.feats, key=lambda feat: feat.gained > 0):
        _done(sketch, plot, feat, decor.signs[feat.sign])
    return sheet.png()


class _Plot:
    """Coordinates in the panel."""

    def __init__(self, course: Course, height: int) -> None:
        self.course = course
        self.turns = len(course.chances) - 1
        self.seats = len(course.names)
        self.foot = height - AXIS
        self.lane = (self.foot - HEAD) // self.seats
        room = (PLOT_RIGHT - PLOT_LEFT) * self.seats / max(1, self.turns)
        self.sign = (
            LARGEST if room > LARGEST and self.lane > TALL else 36 if self.lane > TALL else 30
        )

    def x(self, turn: int) -> float:
        """Return the x of the end of a turn; 0 is the start of the game."""
        return PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * turn / max(1, self.turns)

    def y(self, seat: Seat, chance: float) -> float:
        """Return the y of a probability in a seat's lane."""
        return self.top(seat) + PAD + (self.lane - 6 - 2 * PAD) * (1 - chance)

    def top(self, seat: Seat) -> int:
        """Return the upper edge of a seat's lane."""
        return HEAD + self.lane * seat

    def line(self, seat: Seat) -> list[Point]:
        """Return a seat's line."""
        chances = smoothed([chances[seat] for chances in self.course.chances], self.seats)
        return [(self.x(turn), self.y(seat, chance)) for turn, chance in enumerate(chances)]

    def at(self, seat: Seat, turn: int) -> Point:
        """Return where a sign lies that stands on a seat's line after a turn, all of it in the lane."""
        (x, y), most = self.line(seat)[turn], self.sign / 2
        return x, min(max(y, self.top(seat) + most), self.top(seat) + self.lane - 6 - most)


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
    sketch.box((10, top, sketch.image.width - 10, top + plot.lane - 6), 12, "seat")
    floor = plot.y(seat, 0)
    sketch.polygon([(PLOT_LEFT, floor), *points, (PLOT_RIGHT, floor)], FILLS[seat])
    for share in (0, 0.5, 1):
        dashes(sketch, PLOT_LEFT, PLOT_RIGHT, plot.y(seat, share))
    line(sketch, points, 6, SEATS[seat])
    sketch.text("50%", 28, "muted", (PLOT_RIGHT + 16, plot.y(seat, 0.5)), "left")
    _who(sketch, plot, seat)


def _who(sketch: Sketch, plot: _Plot, seat: Seat) -> None:
    """Write a name, and below it draw a face and, beside a target, accuracy."""
    name, left, room = plot.course.names[seat], 24, PLOT_LEFT - 38
    size = fonts.roomy(name, (34, 28), room)
    whole = fonts.lines(name, size, room)
    lines = whole if plot.lane > TALL else (fonts.fitted(name, size, room),)
    written = size * 1.2 * len(lines)
    face, digits = (56, 46) if plot.lane - 6 - written >= 56 else (38, 34)
    y = plot.top(seat) + (plot.lane - 6 - written - face) / 2
    for text in lines:
        sketch.name(text, size, "text", (left, y + size * 0.6))
        y += size * 1.2
    y += face / 2
    avatar = plot.course.avatars.get(seat)
    lay_face(sketch, (name, avatar), face, (left + face / 2, y), ring=SEATS[seat], seat=seat)
    accuracy = plot.course.accuracy[seat]
    sketch.put(target(digits - 4), (left + face + 14 + digits / 2, y))
    text = "–" if accuracy is None else str(round(accuracy))
    sketch.text(text, digits, "y3", (left + face + 26 + digits, y), "left")


def _axis(sketch: Sketch, plot: _Plot) -> None:
    """Draw turn numbers at the bottom before an arrow, and a crown above the percentages."""
    sketch.put(marks.crown(32), (PLOT_RIGHT + 44, HEAD / 2))
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
    places = apart(xs, (PLOT_LEFT, PLOT_RIGHT), BADGE + 4)
    for (number, x), (turn, seat) in zip(xs.items(), plot.course.points, strict=True):
        at = plot.at(seat, turn)
        way = [(places[number], HEAD - 8), (x, HEAD + 2), at]
        sketch.draw.line(way, fill=rgb("text"), width=2)
        sketch.put(disc(plot.sign + 10, "seat", "text", 4), at).put(
            disc(16, SEATS[seat], "ink", 2), at
        )
        sketch.put(disc(BADGE, "text", "ink", 2), (places[number], HEAD / 2 - 1))
        sketch.text(str(number), 28, "ink", (places[number], HEAD / 2 - 1))


def _done(sketch: Sketch, plot: _Plot, feat: Feat, sign: Icon) -> None:
    """Draw what a seat did on its line, with what it gained, large where that is something."""
    x, y = plot.at(feat.seat, feat.turn)
    size = plot.sign if feat.gained or plot.sign == LARGEST else 18
    sketch.put(sign.draw(size), (x, y))
    if feat.gained:
        aside = 16 if plot.sign == LARGEST else 0
        sketch.text(fonts.number(feat.gained), 28, "y4", (x + aside, y + aside), edge=(3, "ink"))


@lru_cache(maxsize=1)
def target(size: int) -> Image.Image:
    """Draw a target, the sign of accuracy, as RGBA."""
    image = disc(size, "text", "alarm", size / 7).copy()
    for share in (0.46, 0.2):
        part = disc(round(size * share), "alarm", "alarm", 1)
        image.paste(part, ((size - part.width) // 2, (size - part.height) // 2), part)
    return image
