"""A line chart of the scores over a game, the winner's line the broadest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from render import fonts, marks
from render.canvas import Stamp
from render.gems import disc
from render.leather import on_leather
from render.palette import Point, rgb
from render.plot import SEATS, aside, dashes, line, sign, tick_step
from render.sprites import Sketch
from rules import Seat

PAD_LEFT: Final = 62
PAD_RIGHT: Final = 58
PAD_TOP: Final = 30
TITLED: Final = 28
"""Height that a line with a title takes above the highest score."""
PAD_BOTTOM: Final = 44
"""Height of the numbers of rounds; left of them is the corner where Discord puts a badge."""
BADGE: Final = 34
MIN_LABEL_GAP: Final = 30
"""Least distance between two numbers on an axis."""
TICK_STEP: Final = 56
"""Least distance in pixels between two numbers of rounds."""
GAIN: Final = 30
"""Size of what a seat gained, on its line."""
History = tuple[tuple[int, ...], ...]


class Gain(NamedTuple):
    """What raised a seat's score in a turn, counted from 1, as RGBA of GAIN pixels."""

    turn: int
    seat: Seat
    sign: Image.Image


def chart(  # noqa: PLR0913 - what games know of a finish
    size: tuple[int, int],
    history: History,
    *,
    goal: int = 0,
    rounds: int | None = None,
    mark: str = "",
    badges: Sequence[Image.Image] = (),
    decisive: int | None = None,
    label: str = "",
    title: str = "",
    first: Collection[Seat] = (),
    gains: Sequence[Gain] = (),
) -> Stamp:
    """Draw the scores after each turn, one line per seat, on leather; below the highest it is brighter.

    An axis of rounds begins with the round in which somebody first scored.

    Args:
        size: Width and height in pixels.
        history: Scores of all seats at the start and after each turn.
        goal: Score to mark; 0 for none.
        rounds: Number of rounds, for an axis of rounds under an hourglass; None for no such axis.
        mark: Day and number of the game, in the upper right corner.
        badges: What stands at the end of each seat's line; the seats' signs if left out.
        decisive: Turn to mark, counted from 1; None for none.
        label: What the marked turn is.
        title: What the chart shows.
        first: The seats that won.
        gains: What to show on the lines.
    """
    width, height = size
    sketch = on_leather(width, height)
    lowest = min(0, *(min(scores) for scores in history))
    highest = max(1, goal, *(max(scores) for scores in history))
    count, last = len(history[0]), len(history) - 1
    beside = round(aside(count - 1, count))  # how far lines are from where they belong
    left, top = PAD_LEFT, PAD_TOP + (0 if rounds is None else TITLED + beside)
    signs = badges or [badge(seat, {}, BADGE) for seat in range(count)]
    floor = height - PAD_BOTTOM
    high = floor - top - beside - 4
    columns = _columns([(highest - it) * high / (highest - lowest) for it in history[-1]])
    right = PAD_RIGHT + max(columns) * (BADGE + 4)
    room = (width - left - right, high)
    scored = next((turn for turn, scores in enumerate(history) if any(scores)), 0)
    start = 0 if rounds is None else max(0, scored - 1) // count * count

    def at(turn: float, score: float) -> Point:
        x = left + room[0] * (turn - start) / max(1, last - start)
        return x, top + room[1] * (highest - score) / (highest - lowest)

    turns = list(enumerate(history))[start:]
    lines = [[at(turn, scores[seat]) for turn, scores in turns] for seat in range(count)]
    for points in lines:  # each by itself, as lines cross between two turns
        sketch.polygon([(left, floor), *points, (left + room[0], floor)], "active")
    _axes(sketch, (left, floor), at(last, highest))
    labelled = (goal or highest, highest, *((0, lowest) if lowest else ()))
    for score in _clear(labelled, lambda score: at(start, score)[1]):
        y = at(start, score)[1]
        sketch.text(fonts.number(score), 28, "muted", (left - 10, y), "right")
        if score:
            dashes(sketch, left, width - right - 6, y)
    if rounds is not None:
        sketch.name(title, 28, "text", (18, 24))
        sketch.text(mark, 28, "muted", (width - 18, 24), "right")
        ends = start // count, rounds
        _rounds(sketch, ends, lambda number: (at(min(number * count, last), 0)[0], floor))
    if decisive is not None:
        x = max(at(max(start, decisive), highest)[0], fonts.width(title, 28) + 54)
        _decisive(sketch, x, floor, label)
    _lines(sketch, lines, first, list(zip(signs, columns, strict=True)))
    latest: dict[Seat, float] = {}
    for turn, seat, image in gains:
        x, y = lines[seat][turn - start]
        x = min(x, width - right - GAIN / 2)  # clear of what stands at the end
        if x - latest.get(seat, -GAIN) >= GAIN:
            latest[seat] = x
            sketch.put(disc(GAIN + 8, "panel", SEATS[seat], 2), (x, y)).put(image, (x, y))
    return sketch.cut(16)


def _columns(ends: Sequence[float]) -> list[int]:
    """Return in which column each seat's badge stands, at the very height of its line, and none on another."""
    columns = [0] * len(ends)
    placed: list[tuple[float, int]] = []
    for seat in sorted(range(len(ends)), key=lambda seat: ends[seat]):
        taken = {column for y, column in placed if ends[seat] - y < BADGE + 2}
        columns[seat] = next(column for column in range(len(ends)) if column not in taken)
        placed.append((ends[seat], columns[seat]))
    return columns


def _lines(
    sketch: Sketch,
    lines: list[list[Point]],
    first: Collection[Seat],
    badges: Sequence[tuple[Image.Image, int]],
) -> None:
    """Draw the seats' lines, those of the `first` on top, and where they end their badges, by columns."""
    count = len(lines)
    for seat, points in enumerate(lines):
        shift = aside(seat, count)
        lines[seat] = [(x, y + shift) for x, y in points]
    for points, tone, (_, column) in zip(lines, SEATS, badges, strict=False):
        x, y = points[-1]
        line(sketch, [(x, y), (x + 8 + BADGE / 2 + column * (BADGE + 4), y)], 3, tone)
    for seat in sorted(range(count), key=lambda seat: seat in first):
        broad = 8 if seat in first else 5
        line(sketch, lines[seat], broad + 4, "seat")
        line(sketch, lines[seat], broad, SEATS[seat])
    for points, (image, column) in zip(lines, badges, strict=True):
        x, y = points[-1]
        sketch.put(image, (x + 8 + BADGE / 2 + column * (BADGE + 4), y))


def badge(
    seat: Seat, pictures: Mapping[Seat, Image.Image], size: int, name: str = ""
) -> Image.Image:
    """Return a seat's picture in a ring of its tone, or if it has none the first letter of its name, as RGBA."""
    if seat in pictures:
        return marks.portrait(pictures[seat], size, SEATS[seat])
    if name:
        return marks.initial(name, size, SEATS[seat], SEATS[seat])
    image = disc(size, "seat", SEATS[seat], 3).copy()
    middle = sign(seat, round(size * 0.56))
    corner = (size - middle.width) // 2, (size - middle.height) // 2
    image.alpha_composite(middle, corner)
    return image


def _rounds(sketch: Sketch, ends: tuple[int, int], at: Callable[[int], Point]) -> None:
    """Write the numbers of rounds below the axis, and an hourglass to say so.

    An axis that begins after the start of the game is broken at its left end.
    """
    first, rounds = ends
    left, (last, y) = at(first)[0], at(rounds)
    step = tick_step(rounds - first, last - left, TICK_STEP)
    if first:
        for x in (left + 12, left + 22):
            sketch.draw.line([(x - 4, y + 16), (x + 4, y + 3)], fill=rgb("line"), width=3)
    for number in (*range(first - first % step + step, rounds, step), rounds):
        x = at(number)[0]
        if number == rounds or (last - x >= TICK_STEP and (x - left >= TICK_STEP or not first)):
            sketch.draw.rectangle((round(x) - 1, y, round(x), y + 7), fill=rgb("line"))
            sketch.text(str(number), 28, "muted", (x, y + 25))
    sketch.put(marks.hourglass(28, "muted"), (last + 38, y + 25))


def _decisive(sketch: Sketch, x: float, floor: float, label: str) -> None:
    """Mark the turn that decided the game, and write what it is on the side with more room."""
    late = x > sketch.image.width / 2
    sketch.name(label, 28, "muted", (x - 26 - fonts.width(label, 28) if late else x + 26, 22))
    for down in range(40, round(floor), 14):
        sketch.draw.rectangle((round(x) - 1, down, round(x), down + 6), fill=rgb("muted"))
    sketch.put(disc(30, "text", "ink", 2), (x, 22)).text("!", 28, "ink", (x, 22))


def _clear(marks: Iterable[int], height: Callable[[int], float]) -> list[int]:
    """Drop the marks whose numbers would overlap an earlier one."""
    clear: list[int] = []
    for mark in marks:
        if all(abs(height(mark) - height(other)) >= MIN_LABEL_GAP for other in clear):
            clear.append(mark)
    return clear


def _axes(sketch: Sketch, low: Point, high: Point) -> None:
    sketch.draw.rectangle((low[0] - 2, high[1], low[0] - 1, low[1]), fill=rgb("line"))
    sketch.draw.rectangle((low[0] - 2, low[1], high[0], low[1] + 1), fill=rgb("line"))
