"""How scores grew over a game, as a small chart."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from render.canvas import Stamp
from render.gems import disc
from render.leather import leather
from render.palette import Point, rgb
from render.plot import SEATS, apart, dashes, line
from render.sprites import Sketch

LEFT: Final = 62
RIGHT: Final = 58
TOP: Final = 30
BOTTOM: Final = 46
BADGE: Final = 34
CLOSE: Final = 30
"""How near two numbers on an axis may not be."""
APART: Final = 4
"""How far the lines of two seats run apart where their scores are the same."""
History = tuple[tuple[int, ...], ...]


def chart(
    size: tuple[int, int],
    history: History,
    goal: int = 0,
    reached: int | None = None,
    below: str = "",
) -> Stamp:
    """Return the scores after each turn as lines, a tone a seat, on leather.

    `goal` is marked if it is not 0; `reached` stands at the end of the time axis, `below` at the foot.
    """
    width, height = size
    sketch = Sketch(width, height, "ink").lay_stamp(leather(width, height, "panel", "line"))
    lowest = min(0, *(min(scores) for scores in history))
    highest = max(1, goal, *(max(scores) for scores in history))
    room = (width - LEFT - RIGHT, height - TOP - BOTTOM)

    def at(turn: int, score: float) -> Point:
        x = LEFT + room[0] * turn / max(1, len(history) - 1)
        return x, TOP + room[1] * (highest - score) / (highest - lowest)

    _axes(sketch, at(0, lowest), at(len(history) - 1, highest))
    for mark in _clear((goal or highest, 0, highest, lowest), lambda mark: at(0, mark)[1]):
        y = at(0, mark)[1]
        sketch.text(str(mark).replace("-", "−"), 28, "muted", (LEFT - 10, y), "right")
        if mark:
            dashes(sketch, LEFT, width - RIGHT - 6, y)
    if reached is not None:
        x = at(len(history) - 1, lowest)[0]
        sketch.text(str(reached), 28, "muted", (x, height - BOTTOM / 2 + 2))
    signed(sketch, below)
    count = len(history[0])
    lines = [
        [at(turn, scores[seat]) for turn, scores in enumerate(history)] for seat in range(count)
    ]
    for seat, points in enumerate(lines):
        aside = (seat - (count - 1) / 2) * APART
        lines[seat] = [(x, y + aside) for x, y in points]
    for tones, broad in ((("seat",) * count, 9), (SEATS[:count], 5)):
        for points, tone in zip(lines, tones, strict=True):
            line(sketch, points, broad, tone)
    ends = {seat: points[-1][1] for seat, points in enumerate(lines)}
    for seat, y in apart(ends, (TOP, height - BOTTOM), BADGE + 2).items():
        centre = (width - RIGHT + BADGE / 2 + 8, y)
        sketch.put(disc(BADGE, SEATS[seat], "ink", 1.5), centre)
        sketch.text(str(seat + 1), 28, "ink", centre)
    return sketch.cut(16)


def signed(sketch: Sketch, text: str) -> None:
    """Write what a finish is known by at its foot."""
    sketch.text(text, 28, "muted", (14, sketch.image.height - BOTTOM / 2 + 2), "left")


def _clear(marks: Iterable[int], height: Callable[[int], float]) -> list[int]:
    """Return the marks whose numbers don't overlap, the first ones if not all."""
    kept: list[int] = []
    for mark in marks:
        if all(abs(height(mark) - height(other)) >= CLOSE for other in kept):
            kept.append(mark)
    return kept


def _axes(sketch: Sketch, low: Point, high: Point) -> None:
    sketch.draw.rectangle((low[0] - 2, high[1], low[0] - 1, low[1]), fill=rgb("line"))
    sketch.draw.rectangle((low[0] - 2, low[1], high[0], low[1] + 1), fill=rgb("line"))
