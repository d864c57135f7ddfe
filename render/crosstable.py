"""The standings of a season as a picture: a crosstable for each division.

A cell is a game: a coin that is full for a win and empty for a loss, or the place at a larger table.
Where that would be too many, or too small, each result has a column and its number of games. Before
the first game there are only the people.
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
PLACE_WIDTH: Final = 56
FACE: Final = 48
NAME_WIDTH: Final = 300
SHORT_NAME: Final = 200
"""Width of a name where results are counted."""
CELL: Final = 56
POINTS_WIDTH: Final = 96
MOVE_WIDTH: Final = 44
MOST: Final = 9
"""How many games of a person are shown one by one."""
SEAT: Final = 92
"""Height of a person before the first game."""
BROAD: Final = (3, 7)
"""From how many divisions on two stand beside each other, and three."""
KINDS: Final[tuple[Cell, ...]] = ("1", "2", "3", "4", "won", "shared", "lost", "playing")
"""The results that have a column where they are counted."""
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

    @property
    def kinds(self) -> tuple[Cell, ...]:
        """The results that anybody has."""
        cells = {cell for row in self.rows for cell in row.cells}
        return tuple(kind for kind in KINDS if kind in cells)

    @property
    def begun(self) -> bool:
        """Whether there is anything to show of a game."""
        return bool(self.kinds) or any(row.place is not None for row in self.rows)


def draw(heading: Heading, tables: Sequence[Crosstable]) -> bytes:
    """Draw the divisions as a PNG, the highest first."""
    columns = min(max(1, len(tables)), 1 + sum(len(tables) >= many for many in BROAD))
    games = max((len(row.cells) for it in tables if it.begun for row in it.rows), default=0)
    counted = columns > 1 or games > MOST
    cells = max((len(it.kinds) for it in tables), default=0) if counted else games
    names = SHORT_NAME if counted else NAME_WIDTH
    plain = PLACE_WIDTH + FACE + names + CELL * cells + POINTS_WIDTH + MOVE_WIDTH + 2 * PAD
    wide = max(columns * (plain + GAP) - GAP, WIDTH - 2 * MARGIN)
    lines = [line for line in _lines(tables, columns) if line]
    heights = [max(map(_height, line)) for line in lines]
    high = sum(heights) + GAP * (len(heights) - 1)
    sheet = heading.sheet((wide + 2 * MARGIN, TOP + high + MARGIN))
    top = TOP
    for line, height in zip(lines, heights, strict=True):
        each = (wide + GAP) // len(line) - GAP
        for number, it in enumerate(line):
            left = MARGIN + number * (each + GAP)
            panel = sheet.panel((left, top, left + each, top + height))
            panel.fitted(it.title, (34,), each - 48, "y4", (PAD + 12, PAD + 28))
            if it.begun:
                last = each - PAD - MOVE_WIDTH - POINTS_WIDTH
                _table(panel, it, last, counted=games > MOST or (counted and len(line) > 1))
            else:
                _people(panel, it)
        top += height + GAP
    return sheet.png()


def _lines(tables: Sequence[Crosstable], columns: int) -> list[Sequence[Crosstable]]:
    """Return divisions line by line; the highest share the first line, where there may be fewer."""
    first = len(tables) % columns or columns
    starts = range(first, len(tables), columns)
    return [tables[:first], *(tables[start : start + columns] for start in starts)]


def _height(table: Crosstable) -> int:
    rows = len(table.rows)
    below = ROW * rows if table.begun else SEAT * ceil(rows / 2)
    return (HEAD if _headed(table) else 0) + below + 2 * PAD


def _headed(table: Crosstable) -> bool:
    """Return whether a table has a line above its rows."""
    return bool(table.title) or table.begun


def _people(sketch: Sketch, table: Crosstable) -> None:
    """Draw those who will play, two beside each other."""
    half = (sketch.image.width - 2 * PAD) // 2
    top = PAD + (HEAD if table.title else 0)
    for number, row in enumerate(table.rows):
        x, y = PAD + half * (number % 2), top + SEAT * (number // 2) + SEAT / 2
        lay_face(sketch, (row.name, row.avatar), SEAT - 16, (x + SEAT / 2, y), seat=number)
        tone = "muted" if row.move == "gone" else "text"
        sketch.broken(row.name, (46, 34, 28), half - SEAT - 24, tone, (x + SEAT + 10, y))


def _table(sketch: Sketch, table: Crosstable, last: int, *, counted: bool) -> None:
    """Draw a division; its games end at `last`."""
    games = max(len(row.cells) for row in table.rows)
    first = last - CELL * (len(table.kinds) if counted else games)
    for column in range(len(table.kinds) if counted else games):
        at = first + CELL * (column + 0.5), PAD + 26
        if counted:
            _cell(sketch, table.kinds[column], at)
        elif not table.opponents:
            sketch.text(str(column + 1), 28, "muted", at)
        elif column < len(table.rows):
            row = table.rows[column]
            lay_face(sketch, (row.name, row.avatar), FACE - 6, at, seat=column)
    top = PAD + HEAD
    for number, row in enumerate(table.rows):
        y = top + ROW * number
        tone = "active" if row.place == 1 else "seat" if number % 2 == 0 else "panel"
        sketch.box((PAD, y, sketch.image.width - PAD, y + ROW - 6), 10, tone)
        middle = y + (ROW - 6) // 2
        _row(sketch, row, (first, middle), number)
        for column, cell in enumerate(table.kinds if counted else row.cells):
            at = first + CELL * (column + 0.5), middle
            if counted:
                count = row.cells.count(cell)
                sketch.text(str(count) if count else "·", 34, "text", at)
            else:
                _cell(sketch, cell, at)


def _row(sketch: Sketch, row: Row, at: tuple[int, int], number: int) -> None:
    """Draw a line without its games, which begin at a point."""
    first, y = at
    left = PAD + PLACE_WIDTH / 2
    tone = "muted" if row.move == "gone" else "text"
    if row.place is not None and row.place <= 3 and row.move != "gone":
        marks.lay_medal(sketch, row.place, (46, 34), (left, y))
    elif row.place is not None:
        sketch.text(str(row.place), 34, tone, (left, y))
    centre = PAD + PLACE_WIDTH + FACE / 2, y
    lay_face(sketch, (row.name, row.avatar), FACE, centre, seat=number)
    start = PAD + PLACE_WIDTH + FACE + 12
    sketch.broken(row.name, (34, 28, 22), first - start - 16, tone, (start, y))
    if row.place is None:
        return
    right = sketch.image.width - PAD
    size = fonts.roomy(row.points, (46, 34, 28, 22), POINTS_WIDTH - 20)
    tone = "y4" if row.move != "gone" else tone
    sketch.text(row.points, size, tone, (right - MOVE_WIDTH - 8, y), "right")
    _move(sketch, row.move, (right - MOVE_WIDTH / 2, y))


def _cell(sketch: Sketch, cell: Cell, at: tuple[float, float]) -> None:
    x, y = at
    if cell == "self":
        left, top = round(x) - 22, round(y) - 22
        sketch.frame((left, top, left + 44, top + 44), 8, "pressed", "ink", 2)
    elif cell == "playing":
        sketch.put(marks.hourglass(34, "turn"), at)
    elif cell == "void":
        sketch.text("–", 28, "muted", at)
    elif cell in TONES:
        mark = {"won": "1", "shared": "½", "lost": "0"}[cell]
        sketch.put(disc(44, TONES[cell] if cell != "lost" else "pressed", "ink", 2), at)
        sketch.text(mark, 28, "ink" if cell != "lost" else "text", at)
    elif cell:
        marks.lay_medal(sketch, int(cell), (44, 28), at)
    else:
        sketch.put(disc(36, "panel", "line", 2), at)


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
