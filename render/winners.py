"""The winners of a season as a picture: a podium, and the first of each other division."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from render import fonts, marks
from render.canvas import encoded
from render.leather import on_leather
from render.sprites import Sketch

WIDTH: Final = 1100
FLOOR: Final = 470
"""Where the steps of the podium stand."""
STEPS: Final = {1: (550, 196), 2: (220, 160), 3: (880, 134)}
"""Centre and height of each place's step."""
STEP_WIDTH: Final = 300
LINE: Final = 60
"""Height of a line for another division."""
COLUMNS: Final = 2


@dataclass(frozen=True, slots=True)
class Winner:
    """A place, a name, and points as text."""

    place: int
    name: str
    points: str


def draw(podium: Sequence[Winner], others: Sequence[tuple[str, str]], language: str = "") -> bytes:
    """Draw a podium of up to three as a PNG; `others` are pairs of a division and its winner."""
    columns = min(COLUMNS, max(1, len(others)))
    rows = ceil(len(others) / columns)
    height = FLOOR + 30 + LINE * rows + (20 if rows else 0)
    sketch = on_leather(WIDTH, height, language=language)
    for number, winner in enumerate(podium[: len(STEPS)]):
        _step(sketch, winner, *STEPS[number + 1])
    for number, (division, name) in enumerate(others):
        left = 40 + (WIDTH // columns) * (number // rows)
        y = FLOOR + 50 + LINE * (number % rows)
        marks.lay_medal(sketch, 1, (40, 28), (left + 20, y))
        sketch.fitted(division, (28, 22), 170, "muted", (left + 54, y))
        room = WIDTH // columns - 300
        sketch.fitted(name, (34, 28), room, "text", (left + 230, y))
    return encoded(sketch.done(), "play")


def _step(sketch: Sketch, winner: Winner, x: int, high: int) -> None:
    """Draw somebody's step, their place, and their name above it."""
    top, half = FLOOR - high, STEP_WIDTH // 2
    sketch.box((x - half, top, x + half, FLOOR), 14, "seat")
    marks.lay_medal(sketch, winner.place, (64, 46), (x, top + 44))
    sketch.text(winner.points, 34, "y4", (x, top + 104))
    if winner.place == 1:
        sketch.put(marks.champion(150), (x, top - 132))
    size = fonts.roomy(winner.name, (46, 34, 28), STEP_WIDTH + 20)
    name = fonts.fitted(winner.name, size, STEP_WIDTH + 20)
    sketch.name(name, size, "text", (x - fonts.width(name, size) / 2, top - 32))
