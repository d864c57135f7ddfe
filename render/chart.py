"""A small line chart of the scores over a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from render.canvas import Stamp
from render.gems import disc
from render.leather import on_leather
from render.palette import Point, rgb
from render.plot import SEATS, apart, aside, dashes, line
from render.sprites import Sketch

PAD_LEFT: Final = 62
PAD_RIGHT: Final = 58
PAD_TOP: Final = 30
PAD_BOTTOM: Final = 46
BADGE: Final = 34
MIN_LABEL_GAP: Final = 30
"""Least distance between two numbers on an axis."""
History = tuple[tuple[int, ...], ...]


def chart(
    size: tuple[int, int],
    history: History,
    goal: int = 0,
    reached: int | None = None,
    below: str = "",
) -> Stamp:
    """Draw the scores after each turn, one line per seat, on leather.

    Args:
        size: Width and height in pixels.
        history: Scores of all seats at the start and after each turn.
        goal: Score to mark; 0 for none.
        reached: Number at the end of the time axis.
        below: Text in the lower left corner.
    """
    width, height = size
    sketch = on_leather(width, height)
    lowest = min(0, *(min(scores) for scores in history))
    highest = max(1, goal, *(max(scores) for scores in history))
    room = (width - PAD_LEFT - PAD_RIGHT, height - PAD_TOP - PAD_BOTTOM)

    def at(turn: int, score: float) -> Point:
        x = PAD_LEFT + room[0] * turn / max(1, len(history) - 1)
        return x, PAD_TOP + room[1] * (highest - score) / (highest - lowest)

    _axes(sketch, at(0, lowest), at(len(history) - 1, highest))
    for mark in _clear((goal or highest, 0, highest, lowest), lambda mark: at(0, mark)[1]):
        y = at(0, mark)[1]
        sketch.text(str(mark).replace("-", "−"), 28, "muted", (PAD_LEFT - 10, y), "right")
        if mark:
            dashes(sketch, PAD_LEFT, width - PAD_RIGHT - 6, y)
    if reached is not None:
        x = at(len(history) - 1, lowest)[0]
        sketch.text(str(reached), 28, "muted", (x, height - PAD_BOTTOM / 2 + 2))
    footer(sketch, below)
    count = len(history[0])
    lines = [
        [at(turn, scores[seat]) for turn, scores in enumerate(history)] for seat in range(count)
    ]
    for seat, points in enumerate(lines):
        shift = aside(seat, count)
        lines[seat] = [(x, y + shift) for x, y in points]
    for tones, broad in ((("seat",) * count, 9), (SEATS[:count], 5)):
        for points, tone in zip(lines, tones, strict=True):
            line(sketch, points, broad, tone)
    ends = {seat: points[-1][1] for seat, points in enumerate(lines)}
    for seat, y in apart(ends, (PAD_TOP, height - PAD_BOTTOM), BADGE + 2).items():
        centre = (width - PAD_RIGHT + BADGE / 2 + 8, y)
        sketch.put(disc(BADGE, SEATS[seat], "ink", 1.5), centre)
        sketch.text(str(seat + 1), 28, "ink", centre)
    return sketch.cut(16)


def footer(sketch: Sketch, text: str) -> None:
    """Write a text in the lower left corner."""
    sketch.text(text, 28, "muted", (14, sketch.image.height - PAD_BOTTOM / 2 + 2), "left")


def _clear(marks: Iterable[int], height: Callable[[int], float]) -> list[int]:
    """Drop the marks whose numbers would overlap an earlier one."""
    kept: list[int] = []
    for mark in marks:
        if all(abs(height(mark) - height(other)) >= MIN_LABEL_GAP for other in kept):
            kept.append(mark)
    return kept


def _axes(sketch: Sketch, low: Point, high: Point) -> None:
    sketch.draw.rectangle((low[0] - 2, high[1], low[0] - 1, low[1]), fill=rgb("line"))
    sketch.draw.rectangle((low[0] - 2, low[1], high[0], low[1] + 1), fill=rgb("line"))
