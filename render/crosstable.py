"""The standings of a season as a picture: a crosstable for each division.

A cell is a game: a coin that is full for a win and empty for a loss, or the place at a larger table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, Literal

from PIL import Image

from render import fonts, marks
from render.gems import disc
from render.palette import rgb
from render.sheet import GAP, MARGIN, TOP, Heading, lay_face
from render.sprites import Sketch

Cell = Literal["", "self", "playing", "void", "won", "shared", "lost", "1", "2", "3", "4"]
"""A game: not yet begun (""), one's own column, in play, not counted, its result, or a place."""
Move = Literal["", "up", "down", "champion", "gone"]
"""What the place means now: who moves up or is in danger, who is first of all, who has left."""

WIDTH: Final = 880
"""The least width of a picture, in which the title has room."""
PAD: Final = 12
"""Pixels between the rim of a panel and its lines."""
ROW: Final = 62
HEAD: Final = 60
PLACE_WIDTH: Final = 62
FACE: Final = 48
NAME_WIDTH: Final = 300
CELL: Final = 60
POINTS_WIDTH: Final = 104
MOVE_WIDTH: Final = 54
BROAD: Final = (3, 7)
"""With at least so many divisions, they stand in two columns, in three."""
TONES: Final = {"won": "ready", "lost": "alarm", "shared": "y2"}


@dataclass(frozen=True, slots=True)
class Row:
    """A person's line: place, name, games, points as text, what the place means, and their picture.

    The place is None as long as nobody has one.
    """

    place: int | None
    name: str
    cells: tuple[Cell, ...]
    points: str
    move: Move = ""
    avatar: Image.Image | None = None


@dataclass(frozen=True, slots=True)
class Crosstable:
    """A division; with `opponents`, column n is the game against the person in row n."""

    title: str
    rows: tuple[Row, ...]
    opponents: bool


def draw(heading: Heading, tables: Sequence[Crosstable]) -> bytes:
    """Draw the divisions as a PNG, the highest first, from the top down in each column."""
    columns = 1 + sum(len(tables) >= many for many in BROAD)
    stacks = _stacks(tables, columns)
    cells = max((len(row.cells) for it in tables for row in it.rows), default=0)
    plain = PLACE_WIDTH + FACE + NAME_WIDTH + CELL * cells + POINTS_WIDTH + MOVE_WIDTH + 2 * PAD
    many = max(1, len(stacks))
    wide = max(plain, (WIDTH - 2 * MARGIN - (many - 1) * GAP) // many)
    high = max((sum(map(_height, it)) + GAP * (len(it) - 1) for it in stacks), default=0)
    size = (many * wide + (many - 1) * GAP + 2 * MARGIN, TOP + high + MARGIN)
    sheet = heading.sheet(size)
    for number, stack in enumerate(stacks):
        left, top = MARGIN + number * (wide + GAP), TOP
        for it in stack:
            _table(sheet.panel((left, top, left + wide, top + _height(it))), it, wide - plain)
            top += _height(it) + GAP
    return sheet.png()


def _stacks(tables: Sequence[Crosstable], columns: int) -> list[Sequence[Crosstable]]:
    size = max(1, ceil(len(tables) / columns))
    return [tables[start : start + size] for start in range(0, len(tables), size)]


def _height(table: Crosstable) -> int:
    head = HEAD if _headed(table) else 0
    return head + ROW * len(table.rows) + 2 * PAD


def _headed(table: Crosstable) -> bool:
    """Return whether a table has a line above its rows: its title, or the numbers of opponents."""
    return bool(table.title) or table.opponents


def _table(sketch: Sketch, table: Crosstable, spare: int) -> None:
    """Draw a division; `spare` pixels are left for names."""
    right = sketch.image.width - PAD
    first = PAD + PLACE_WIDTH + FACE + NAME_WIDTH + spare
    if all(row.place is None for row in table.rows):
        first += POINTS_WIDTH  # there are none yet
    sketch.fitted(table.title, (34,), first - 2 * PAD - 40, "y4", (PAD + 12, PAD + 28))
    for column in range(len(table.rows[0].cells) if table.rows else 0):
        if table.opponents:
            x = first + CELL * (column + 0.5)
            sketch.text(str(column + 1), 28, "muted", (x, PAD + 28))
    top = PAD + (HEAD if _headed(table) else 0)
    for number, row in enumerate(table.rows):
        y = top + ROW * number
        tone = "active" if row.place == 1 else "seat" if number % 2 == 0 else "panel"
        sketch.box((PAD, y, right, y + ROW - 6), 10, tone)
        _row(sketch, row, (first, y + (ROW - 6) // 2, right), number, opponents=table.opponents)


def _row(
    sketch: Sketch, row: Row, at: tuple[int, int, int], number: int, *, opponents: bool
) -> None:
    """Draw a line whose games begin at a point; the last number is its right end."""
    first, y, right = at
    left = PAD + PLACE_WIDTH / 2
    tone = "muted" if row.move == "gone" else "text"
    if row.place is not None and row.place <= 3 and row.move != "gone":
        marks.lay_medal(sketch, row.place, (46, 34), (left, y))
    elif row.place is not None:
        sketch.text(str(row.place), 34, tone, (left, y))
    elif opponents:
        sketch.text(str(number + 1), 28, "muted", (left, y))
    centre = PAD + PLACE_WIDTH + FACE / 2, y
    lay_face(sketch, (row.name, row.avatar), FACE, centre, seat=number)
    start = PAD + PLACE_WIDTH + FACE + 12
    numbered = opponents and row.place is not None
    sketch.broken(
        row.name, (34, 28, 22), first - start - (44 if numbered else 16), tone, (start, y)
    )
    if numbered:
        sketch.text(str(number + 1), 28, "muted", (first - 20, y))
    for column, cell in enumerate(row.cells):
        _cell(sketch, cell, (first + CELL * (column + 0.5), y))
    points = right - MOVE_WIDTH - 8
    if row.place is None:
        return
    size = fonts.roomy(row.points, (46, 34, 28, 22), POINTS_WIDTH - 20)
    sketch.text(row.points, size, "y4" if row.move != "gone" else tone, (points, y), "right")
    _move(sketch, row.move, (right - MOVE_WIDTH / 2, y))


def _cell(sketch: Sketch, cell: Cell, at: tuple[float, float]) -> None:
    x, y = at
    if cell == "self":
        left, top = round(x) - 24, round(y) - 24
        sketch.box((left, top, left + 48, top + 48), 6, "pressed")
        sketch.draw.line((left + 8, top + 39, left + 39, top + 8), fill=rgb("line"), width=3)
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
