"""The chart of a review: how likely each seat was to win, turn by turn, and what decided it.

The chances share the height of one chart, a band for each seat, the winner's the brightest. Beside
the bands are names and accuracies, on each the turn that gained most, and turning points below.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import ceil, floor
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Box
from render.gems import disc
from render.icons import Icon
from render.palette import Point, rgb
from render.plot import SEATS, apart, line, tick_step
from render.scene import Feat
from render.sheet import MARGIN, PLAIN, TOP, Decor, Sheet, lay_face
from render.sprites import Sketch
from rules import Seat

REVIEW_WIDTH: Final = 880
REVIEW_HEIGHT: Final = 680
PLOT_LEFT: Final = 372
PLOT_RIGHT: Final = 738
"""The ends of the plot, in the panel: left of it names and accuracies, right of it percentages."""
HEAD: Final = 50
"""Height of the titles of names and plot."""
FOOT: Final = 46
"""Height of a row below the plot: turning points, the numbers of turns, or what a sign means."""
KEY: Final = 12
"""Width of the tone beside a seat's name, which its band begins with."""
FILLS: Final = ("o0", "b0", "g-edge", "p-edge", "r-edge", "k3")
"""The tone of each seat's band, unless it won."""
WON: Final = ("brass-dark", "dusk-b", "dusk-g", "back-3", "dusk-r", "steel")
"""The tone of a winner's band."""
TALL: Final = 120
"""Height of a seat's row from which on its name is large."""
BADGE: Final = 34
SIGN: Final = 34
"""Pixels of a sign on a band."""
INSET: Final = 12
"""Pixels between a sign and the ends of the plot."""
FEW: Final = 24
"""Turns up to which none is singled out: there, each is one of a seat's few."""
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
        legend: What the bands show, and what the numbers beside names, turn numbers, turning points and
            signs on bands are.
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
    legend: tuple[str, str, str, str, str] = ("", "", "", "", "")


def draw(course: Course, decor: Decor = PLAIN) -> bytes:
    """Draw the chart as a PNG, in the frame of its game."""
    sheet = Sheet((REVIEW_WIDTH, REVIEW_HEIGHT), decor, course.language)
    sheet.title(course.title, course.line)
    sketch = sheet.panel((MARGIN, TOP, REVIEW_WIDTH - MARGIN, REVIEW_HEIGHT - MARGIN))
    plot = _Plot(course, sketch.image.height)
    chance, accuracy, turn, points, gain = course.legend
    right = PLOT_LEFT - KEY - 12
    sketch.broken(accuracy, (28, 22), right - 20, "muted", (right, HEAD / 2 + 2), "right", high=1)
    sketch.fitted(chance, (34, 28), PLOT_RIGHT - PLOT_LEFT, "text", (PLOT_LEFT, HEAD / 2 + 2))
    for seat in range(plot.seats):
        _who(sketch, plot, seat)
        sketch.polygon([*plot.edges[seat], *reversed(plot.edges[seat + 1])], plot.tone(seat))
    for seat, edge in enumerate(plot.edges[1:-1], start=1):
        first = [near for near in (seat - 1, seat) if plot.won(near)]
        line(sketch, edge, 6 if first else 4, SEATS[(first or [seat])[0]])
    below = [points, turn] if course.points else [turn]
    for row, text in enumerate(below):
        at = right, plot.foot + FOOT * row + 26
        sketch.broken(text, (28, 22), right - 20, "muted", at, "right", high=1)
    _points(sketch, plot)
    _axes(sketch, plot, FOOT * len(below) - 20)
    if plot.marked and (shown := [*_gains(sketch, plot, decor.signs)]):
        y = plot.foot + FOOT * len(below) + 22
        _gain(sketch, shown[0], decor.signs, (right - 70, y))
        sketch.fitted(gain, (28, 22), PLOT_RIGHT - PLOT_LEFT + 80, "muted", (PLOT_LEFT, y))
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
        self.marked = self.turns > FEW and any(feat.gained for feat in course.feats)
        """Whether some turn is singled out."""
        self.foot = height - FOOT * (1 + bool(course.points) + self.marked) - 6
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
    y, right = (top + bottom) / 2, PLOT_LEFT - KEY - 12
    sketch.box((10, top, PLOT_LEFT - 4, bottom), 10, "active" if won else "seat")
    sketch.draw.rectangle((PLOT_LEFT - KEY, top, PLOT_LEFT - 1, bottom), fill=rgb(SEATS[seat]))
    face = min(76, bottom - top - 16)
    at = (18 + face / 2, y + 5 * won)
    lay_face(sketch, (name, plot.course.avatars.get(seat)), face, at, ring=SEATS[seat], seat=seat)
    if won:
        sketch.put(marks.crown(face * 5 // 8), (at[0], at[1] - face / 2))
    accuracy = plot.course.accuracy[seat]
    text = "–" if accuracy is None else str(round(accuracy))
    best = accuracy is not None and accuracy == plot.best
    sketch.text(text, 46, "y2" if best else "text", (right, y), "right")
    left, tone = 18 + face + 12, "text" if won else "muted"
    room = right - round(fonts.length(text, 46)) - 12 - left
    sizes = (46, 34, 28, 22)[plot.row < TALL :]
    sketch.broken(name, sizes, room, tone, (left, y), high=bottom - top - 8)


def _axes(sketch: Sketch, plot: _Plot, below: int) -> None:
    """Write percentages at the right, and turn numbers so far below the plot."""
    for share in (1, 0.5, 0):
        y = round(plot.y(1 - share))
        sketch.draw.rectangle((PLOT_RIGHT, y - 1, PLOT_RIGHT + 8, y), fill=rgb("line"))
        sketch.text(f"{share:.0%}", 28, "muted", (PLOT_RIGHT + 14, y), "left")
    step = tick_step(plot.turns, PLOT_RIGHT - PLOT_LEFT, TICK_STEP)
    for turn in (*range(0, plot.turns, step), plot.turns):
        if turn == plot.turns or plot.x(plot.turns) - plot.x(turn) >= TICK_STEP:
            at = plot.x(turn), plot.foot + below
            sketch.draw.rectangle(
                (round(at[0]) - 1, plot.foot, round(at[0]), plot.foot + 7), fill=rgb("line")
            )
            sketch.text(str(turn), 28, "muted", at)


def _points(sketch: Sketch, plot: _Plot) -> None:
    """Draw each turning point's number below the plot, in order, and a needle up to its seat's line."""
    xs = {number: plot.x(turn) for number, (turn, _) in enumerate(plot.course.points, start=1)}
    places, y = apart(xs, (PLOT_LEFT, PLOT_RIGHT), lambda _: BADGE + 4), plot.foot + 30
    for (number, x), (turn, seat) in zip(xs.items(), plot.course.points, strict=True):
        tip = plot.edge(seat, turn)
        for broad, tone in ((6, "ink"), (3, "text")):
            line(sketch, [(places[number], y), (x, plot.foot + 2), (x, tip)], broad, tone)
        sketch.put(disc(20, SEATS[seat], "ink", 3), (x, tip))
    for number, x in places.items():
        sketch.put(disc(BADGE, "text", "ink", 2), (x, y)).text(str(number), 28, "ink", (x, y))


def _gains(sketch: Sketch, plot: _Plot, signs: Mapping[str, Icon]) -> Iterator[Feat]:
    """Draw on each band the turn that gained its seat most, at the line where there is room; yield it."""
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
            size = SIGN + 8
            wide = size + round(fonts.length(fonts.signed(feat.gained), 34))
            left = round(plot.x(feat.turn) - wide / 2)
            left = min(max(PLOT_LEFT + INSET, left), PLOT_RIGHT - INSET - wide)
            top, bottom = plot.inside(seat, left, left + wide)
            y = round(top if seat else bottom - size)
            box = (left, y, left + wide, y + size)
            if bottom - top >= size and not any(_meet(box, other) for other in taken):
                taken.append(box)
                _gain(sketch, feat, signs, (left + size / 2, y + size / 2))
                yield feat
                break


def _gain(sketch: Sketch, feat: Feat, signs: Mapping[str, Icon], at: Point) -> None:
    """Draw the sign of a turn, its middle at a point, and what it gained."""
    sketch.put(disc(SIGN + 8, "card", SEATS[feat.seat], 3), at)
    sketch.put(signs[feat.sign].draw(SIGN - 6), at)
    left = at[0] + SIGN / 2 + 6
    sketch.text(fonts.signed(feat.gained), 34, "text", (left, at[1]), "left", edge=(3, "ink"))


def _meet(one: Box, other: Box) -> bool:
    """Return whether two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
