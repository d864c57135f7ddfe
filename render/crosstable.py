"""The standings of a season as a picture, almost without words: a crosstable for each division.

A cell is a game: a coin that is full for a win and empty for a loss, or the place at a larger table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, Literal

from render import fonts, marks
from render.canvas import encoded
from render.gems import disc
from render.leather import on_leather
from render.palette import rgb
from render.sprites import Sketch

Cell = Literal["", "self", "playing", "void", "won", "shared", "lost", "1", "2", "3", "4"]
"""A game: not yet begun (""), one's own column, in play, not counted, its result, or a place."""
Move = Literal["", "up", "down", "champion", "gone"]
"""What the place means now: who moves up or is in danger, who is first of all, who has left."""

MARGIN: Final = 26
ROW: Final = 62
HEAD: Final = 66
GAP: Final = 30
"""Pixels between two divisions."""
PLACE_WIDTH: Final = 70
NAME_WIDTH: Final = 350
CELL: Final = 60
POINTS_WIDTH: Final = 116
MOVE_WIDTH: Final = 54
BROAD: Final = (3, 7)
"""With at least so many divisions, they stand in two columns, in three."""
TONES: Final = {"won": "ready", "lost": "alarm", "shared": "y2"}


@dataclass(frozen=True, slots=True)
class Row:
    """A person's line: place, name, games, points as text, and what the place means."""

    place: int
    name: str
    cells: tuple[Cell, ...]
    points: str
    move: Move = ""


@dataclass(frozen=True, slots=True)
class Crosstable:
    """A division; with `opponents`, column n is the game against the person in row n."""

    title: str
    rows: tuple[Row, ...]
    opponents: bool


def draw(tables: Sequence[Crosstable], language: str = "") -> bytes:
    """Draw the divisions as a PNG, the highest first, from the top down in each column."""
    columns = 1 + sum(len(tables) >= many for many in BROAD)
    stacks = _stacks(tables, columns)
    cells = max((len(row.cells) for it in tables for row in it.rows), default=0)
    width = PLACE_WIDTH + NAME_WIDTH + CELL * cells + POINTS_WIDTH + MOVE_WIDTH
    height = max((sum(map(_height, it)) + GAP * (len(it) - 1) for it in stacks), default=0)
    across = len(stacks) * width + (len(stacks) - 1) * GAP
    sketch = on_leather(across + 2 * MARGIN, height + 2 * MARGIN, language=language)
    for number, stack in enumerate(stacks):
        left, top = MARGIN + number * (width + GAP), MARGIN
        for it in stack:
            _table(sketch, it, (left, top, left + width))
            top += _height(it) + GAP
    return encoded(sketch.done(), "play")


def _stacks(tables: Sequence[Crosstable], columns: int) -> list[Sequence[Crosstable]]:
    size = max(1, ceil(len(tables) / columns))
    return [tables[start : start + size] for start in range(0, len(tables), size)]


def _height(table: Crosstable) -> int:
    return HEAD + ROW * len(table.rows)


def _table(sketch: Sketch, table: Crosstable, box: tuple[int, int, int]) -> None:
    """Draw a division between two edges, from a height down."""
    left, top, right = box
    first = left + PLACE_WIDTH + NAME_WIDTH
    sketch.fitted(table.title, (34,), NAME_WIDTH, "y4", (left + 12, top + 30))
    for column in range(len(table.rows[0].cells) if table.rows else 0):
        if table.opponents:
            x = first + CELL * (column + 0.5)
            sketch.text(str(column + 1), 28, "muted", (x, top + 30))
    for number, row in enumerate(table.rows):
        y = top + HEAD + ROW * number
        tone = "seat" if number % 2 == 0 else "panel"
        sketch.box((left, y, right, y + ROW - 6), 10, tone)
        _row(sketch, row, (left, y + (ROW - 6) // 2, right), opponents=table.opponents)
        if table.opponents:
            sketch.text(str(number + 1), 22, "muted", (first - 20, y + (ROW - 6) // 2))


def _row(sketch: Sketch, row: Row, at: tuple[int, int, int], *, opponents: bool) -> None:
    left, y, right = at
    tone = "muted" if row.move == "gone" else "text"
    if row.place <= 3 and row.move != "gone":
        marks.lay_medal(sketch, row.place, (46, 28), (left + 34, y))
    else:
        sketch.text(str(row.place), 28, tone, (left + 34, y))
    room = NAME_WIDTH - (44 if opponents else 16)
    sketch.fitted(row.name, (34, 28), room, tone, (left + PLACE_WIDTH, y))
    for column, cell in enumerate(row.cells):
        _cell(sketch, cell, (left + PLACE_WIDTH + NAME_WIDTH + CELL * (column + 0.5), y))
    points = right - MOVE_WIDTH - 8
    size = fonts.roomy(row.points, (34, 28, 22), POINTS_WIDTH - 20)
    sketch.text(row.points, size, "y4" if row.move != "gone" else tone, (points, y), "right")
    _move(sketch, row.move, (right - MOVE_WIDTH / 2, y))


def _cell(sketch: Sketch, cell: Cell, at: tuple[float, float]) -> None:
    x, y = at
    if cell == "self":
        left, top = round(x) - 24, round(y) - 24
        sketch.box((left, top, left + 48, top + 48), 6, "pressed")
    elif cell == "playing":
        sketch.put(marks.hourglass(34, "turn"), at)
    elif cell == "void":
        sketch.text("–", 28, "muted", at)
    elif cell in TONES:
        mark = {"won": "1", "shared": "½", "lost": "0"}[cell]
        sketch.put(disc(44, TONES[cell] if cell != "lost" else "panel", "ink", 2), at)
        sketch.text(mark, 28, "ink" if cell != "lost" else "muted", at)
    elif cell:
        marks.lay_medal(sketch, int(cell), (44, 28), at)
    else:
        sketch.put(disc(16, "pressed", "line", 2), at)


def _move(sketch: Sketch, move: Move, at: tuple[float, float]) -> None:
    """Draw an arrow, which points up or down, or a wreath for the first of all."""
    x, y = at
    if move == "champion":
        sketch.put(marks.crown(40), at)
    elif move in ("up", "down"):
        way = -1 if move == "up" else 1
        tone = "ready" if move == "up" else "alarm"
        points = [(x - 14, y - 7 * way), (x + 14, y - 7 * way), (x, y + 13 * way)]
        sketch.draw.polygon(points, fill=rgb(tone), outline=rgb("ink"))
    elif move == "gone":
        sketch.text("×", 34, "muted", at)
