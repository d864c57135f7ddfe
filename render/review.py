"""The chart of a review: how likely each seat was to win, turn by turn, and what decided it.

The chances share the height of one chart, a band for each seat, the winner's the brightest. Beside
the bands are names and accuracies, on each the turn that gained most, and turning points below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from math import ceil, floor
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Box
from render.gems import disc
from render.icons import Icon
from render.palette import rgb
from render.plot import SEATS, apart, line, sign, tick_step
from render.scene import Feat
from render.sheet import MARGIN, PLAIN, TOP, Decor, Sheet, lay_face
from render.sprites import Sketch
from rules import Seat

REVIEW_WIDTH: Final = 880
REVIEW_HEIGHT: Final = 660
PLOT_LEFT: Final = 330
PLOT_RIGHT: Final = 738
"""The ends of the plot, in the panel: left of it names and accuracies, right of it percentages."""
HEAD: Final = 50
"""Height of the titles of names and plot."""
FOOT: Final = 48
"""Height of the numbers of turns below the plot."""
KEY: Final = 12
"""Width of the tone beside a seat's name, which its band begins with."""
TALL: Final = 120
"""Height of a seat's row above which its name may take two lines."""
FILLS: Final = ("brass-dark", "dusk-b", "dusk-g", "back-3", "dusk-r", "dusk-y")
"""The tone of each seat's band, unless it won."""
WON: Final = ("o2", "near-b", "near-g", "back-light-3", "near-r", "deep-y")
"""The tone of a winner's band."""
BADGE: Final = 32
SIGN: Final = 34
"""Pixels of a sign on a band."""
INSET: Final = 12
"""Pixels between a sign and the ends of the plot."""
FEW: Final = 24
"""Turns up to which none is singled out: there, each is one of a seat's few."""
STAR: Final = 4
"""The seat whose sign is a star, which marks the best accuracy."""
TICK_STEP: Final = 64
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
        legend: What the bands show, what the numbers beside names are, and what those in the two rows below
            the plot are.
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
    legend: tuple[str, str, str, str] = ("", "", "", "")


def draw(course: Course, decor: Decor = PLAIN) -> bytes:
    """Draw the chart as a PNG, in the frame of its game."""
    sheet = Sheet((REVIEW_WIDTH, REVIEW_HEIGHT), decor, course.language)
    sheet.title(course.title, course.line)
    sketch = sheet.panel((MARGIN, TOP, REVIEW_WIDTH - MARGIN, REVIEW_HEIGHT - MARGIN))
    plot = _Plot(course, sketch.image.height)
    chance, accuracy, *below = course.legend
    sketch.fitted(accuracy, (28, 22), PLOT_LEFT - 40, "muted", (20, HEAD / 2 + 2))
    sketch.fitted(chance, (34, 28), PLOT_RIGHT - PLOT_LEFT, "text", (PLOT_LEFT, HEAD / 2 + 2))
    for seat in range(plot.seats):
        _who(sketch, plot, seat)
        sketch.polygon([*plot.edges[seat], *reversed(plot.edges[seat + 1])], plot.tone(seat))
    for seat, edge in enumerate(plot.edges[1:-1], start=1):
        first = [near for near in (seat - 1, seat) if plot.won(near)]
        line(sketch, edge, 5 if first else 3, SEATS[(first or [seat])[0]])
    for row, text in enumerate(below[: 1 + bool(course.points)]):
        room = PLOT_LEFT - 60
        size = fonts.roomy(text, (28, 22), room)
        x = PLOT_LEFT - KEY - 18 - min(room, fonts.width(text, size))
        sketch.name(fonts.fitted(text, size, room), size, "muted", (x, plot.foot + 24 + 36 * row))
    _points(sketch, plot)
    _axes(sketch, plot)
    if plot.turns > FEW:
        _gains(sketch, plot, decor.signs)
    return sheet.png()


class _Plot:
    """Coordinates in the panel."""

    def __init__(self, course: Course, height: int) -> None:
        self.course = course
        self.turns = len(course.chances) - 1
        known = sorted({it for it in course.accuracy if it is not None})
        self.best = known[-1] if len(known) > 1 else None
        """The highest accuracy, where there is a lower one."""
        self.seats = len(course.names)
        xs = sorted(self.x(turn) for turn, _ in course.points)
        self.close = any(other - one < BADGE + 4 for one, other in pairwise(xs))
        """Whether turning points are so close that they need two rows."""
        self.foot = height - FOOT - (BADGE + 4) * (bool(xs) + self.close)
        self.row = (self.foot - HEAD) / self.seats
        calm = [smoothed(each, self.seats) for each in zip(*course.chances, strict=True)]
        levels = [[*accumulate(each, initial=0.0)] for each in zip(*calm, strict=True)]
        self.edges = [
            [
                (self.x(turn), self.y(each[level] / (each[-1] or 1)))
                for turn, each in enumerate(levels)
            ]
            for level in range(self.seats + 1)
        ]
        """The line above each seat's band, and the floor."""

    def x(self, turn: int) -> float:
        """Return the x of the end of a turn; 0 is the start of the game."""
        return PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * turn / max(1, self.turns)

    def y(self, share: float) -> float:
        """Return the y that has a share of the plot above it."""
        return HEAD + (self.foot - HEAD) * share

    def edge(self, seat: Seat, turn: int) -> float:
        """Return the y of the line above a seat's band at a turn, or of that below the first band."""
        return self.edges[max(1, seat) if self.seats > 1 else 0][turn][1]

    def inside(self, seat: Seat, left: float, right: float) -> tuple[float, float]:
        """Return the y between which there is only a seat's band, from one x to another."""
        per = self.turns / (PLOT_RIGHT - PLOT_LEFT)
        some = slice(floor((left - PLOT_LEFT) * per), ceil((right - PLOT_LEFT) * per) + 1)
        above, below = (self.edges[level][some] for level in (seat, seat + 1))
        return max(y for _, y in above) + 3, min(y for _, y in below) - 3

    def won(self, seat: Seat) -> bool:
        """Return whether a seat won, alone or with others."""
        return self.course.chances[-1][seat] >= max(self.course.chances[-1])

    def tone(self, seat: Seat) -> str:
        """Return the tone of a seat's band."""
        return (WON if self.won(seat) else FILLS)[seat]


def smoothed(values: Sequence[float], around: int) -> list[float]:
    """Return the mean of each value and up to `around` on either side, fewer near the ends.

    A chance assumes the best move of whoever is next, so it rises and falls with every turn.
    """
    means, last = list[float](), len(values) - 1
    for place in range(len(values)):
        reach = min(around, place, last - place)
        means.append(sum(values[place - reach : place + reach + 1]) / (2 * reach + 1))
    return means


def _who(sketch: Sketch, plot: _Plot, seat: Seat) -> None:
    """Draw a seat's row: a face, a name, a crown if it won, accuracy, and the tone of its band."""
    name, won = plot.course.names[seat], plot.won(seat)
    top, bottom = round(HEAD + plot.row * seat), round(HEAD + plot.row * (seat + 1)) - 4
    tall, y = plot.row > TALL, (top + bottom) / 2
    sketch.box((10, top, PLOT_LEFT - 4, bottom), 10, "active" if won else "seat")
    sketch.draw.rectangle((PLOT_LEFT - KEY, top, PLOT_LEFT - 1, bottom), fill=rgb(SEATS[seat]))
    face = 84 if tall else min(62, bottom - top - 8)
    avatar = plot.course.avatars.get(seat)
    lay_face(sketch, (name, avatar), face, (20 + face / 2, y), ring=SEATS[seat], seat=seat)
    left = 20 + face + 14
    room, sizes = PLOT_LEFT - KEY - 8 - left, (46, 34, 28) if tall else (34, 28, 22)
    size, digits = fonts.roomy(name, sizes, room), 56 if tall else 34
    lines = fonts.lines(name, size, room) if tall else (fonts.fitted(name, size, room),)
    step = min(size * 1.2, plot.row * 0.42)
    y -= (step * (len(lines) - 1) + plot.row * 0.42) / 2
    for text in lines:
        sketch.name(text, size, "text" if won else "muted", (left, y))
        y += step
    y += plot.row * 0.42 - step
    accuracy = plot.course.accuracy[seat]
    text = "–" if accuracy is None else str(round(accuracy))
    sketch.text(text, digits, "text", (left, y), "left")
    if accuracy is not None and accuracy == plot.best:
        star = marks.faded(sign(STAR, round(digits * 0.8)), "y2")
        sketch.put(star, (left + fonts.length(text, digits) + 8 + star.width / 2, y - 1))
    if won:
        sketch.put(marks.crown(digits), (PLOT_LEFT - KEY - 12 - digits / 2, y))


def _axes(sketch: Sketch, plot: _Plot) -> None:
    """Write percentages at the right, and turn numbers at the bottom."""
    for share in (1, 0.5, 0):
        y = round(plot.y(1 - share))
        sketch.draw.rectangle((PLOT_RIGHT, y - 1, PLOT_RIGHT + 8, y), fill=rgb("line"))
        sketch.text(f"{share:.0%}", 28, "muted", (PLOT_RIGHT + 14, y), "left")
    step = tick_step(plot.turns, PLOT_RIGHT - PLOT_LEFT, TICK_STEP)
    for turn in (*range(0, plot.turns, step), plot.turns):
        if turn == plot.turns or plot.x(plot.turns) - plot.x(turn) >= TICK_STEP:
            at = plot.x(turn), plot.foot + 24
            sketch.draw.rectangle(
                (round(at[0]) - 1, plot.foot, round(at[0]), plot.foot + 7), fill=rgb("line")
            )
            sketch.text(str(turn), 28, "muted", at, edge=(5, "panel"))


def _points(sketch: Sketch, plot: _Plot) -> None:
    """Draw each turning point's number below the plot, and a needle up to its seat's line.

    Where two are close, they take turns in two rows.
    """
    xs = {number: plot.x(turn) for number, (turn, _) in enumerate(plot.course.points, start=1)}
    places = dict[int, float]()
    for row in (0, 1):
        own = {number: x for number, x in xs.items() if number % 2 != row or not plot.close}
        places |= apart(own, (PLOT_LEFT, PLOT_RIGHT), lambda _: BADGE + 4)
    ys = {number: plot.foot + 60 + BADGE * (plot.close and number % 2 == 0) for number in xs}
    for (number, x), (turn, seat) in zip(xs.items(), plot.course.points, strict=True):
        tip = plot.edge(seat, turn)
        for broad, tone in ((6, "ink"), (3, "text")):
            line(sketch, [(places[number], ys[number]), (x, plot.foot + 2), (x, tip)], broad, tone)
        sketch.put(disc(18, SEATS[seat], "ink", 3), (x, tip))
    for number, x in places.items():
        at = (x, ys[number])
        sketch.put(disc(BADGE, "text", "ink", 2), at).text(str(number), 28, "ink", at)


def _gains(sketch: Sketch, plot: _Plot, signs: Mapping[str, Icon]) -> None:
    """Draw on each band the turn that gained its seat most, at the line where there is room."""
    taken = [
        (
            round(plot.x(turn)) - 12,
            round(plot.edge(seat, turn)) - 12,
            round(plot.x(turn)) + 12,
            plot.foot,
        )
        for turn, seat in plot.course.points
    ]
    for seat in range(plot.seats):
        own = [feat for feat in plot.course.feats if feat.seat == seat and feat.gained]
        for feat in sorted(own, key=lambda it: -abs(it.gained)):
            number, size = fonts.number(feat.gained), SIGN + 8
            wide = size + round(fonts.length(number, 34))
            left = round(plot.x(feat.turn) - wide / 2)
            left = min(max(PLOT_LEFT + INSET, left), PLOT_RIGHT - INSET - wide)
            top, bottom = plot.inside(seat, left, left + wide)
            y = round(top if seat else bottom - size)
            box = (left, y, left + wide, y + size)
            if bottom - top >= size and not any(_meet(box, other) for other in taken):
                taken.append(box)
                at = (left + size / 2, y + size / 2)
                sketch.put(disc(size, "card", SEATS[seat], 3), at)
                sketch.put(signs[feat.sign].draw(SIGN - 6), at)
                sketch.text(number, 34, "text", (left + size, at[1]), "left", edge=(3, "ink"))
                break


def _meet(one: Box, other: Box) -> bool:
    """Return whether two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
