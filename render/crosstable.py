"""The standings of a season as a picture: a crosstable for each division.

A cell is a game: a coin that is full for a win and empty for a loss, or the place at a larger table.
Where that would be too many, each result has a column and its number of games; of many divisions,
only the highest has games. Before the first game there are only the people.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, Literal, get_args

from PIL import Image

from render import fonts, marks
from render.gems import disc
from render.palette import Point, rgb
from render.sheet import GAP, MARGIN, TOP, Heading, lay_face
from render.sprites import Sketch

Place = Literal["1", "2", "3", "4", "5", "6"]
Cell = Literal["", "self", "playing", "void", "won", "shared", "lost"] | Place
"""A game: not yet begun (""), one's own column, in play, not counted, its result, or a place."""
PLACES: Final[tuple[Place, ...]] = get_args(Place)
Move = Literal["", "up", "down", "champion", "gone"]
"""What the place means now: who moves up or is in danger, who is first of all, who has left."""
Sign = Cell | Move | Literal["planned"]
SIGNS: Final[tuple[Sign, ...]] = (
    *("won", "shared", "lost", "playing", "planned", "void"),
    *("up", "down", "champion", "gone"),
)
"""What a legend explains; a game that hasn't begun is planned."""

WIDTH: Final = 880
"""The least width of a picture, in which the title has room."""
PAD: Final = 12
"""Pixels between the rim of a panel and its lines."""
ROW: Final = 62
HEAD: Final = 60
PLACE_WIDTH: Final = 56
FACE: Final = 48
NAME_WIDTH: Final = 250
CELL: Final = 56
BROAD: Final = 84
"""Width of a game where there are few."""
FEW: Final = 4
HALF: Final = 30
"""Width of a half behind points."""
POINTS_WIDTH: Final = 90
MOVE_WIDTH: Final = 40
MOST: Final = 9
"""How many games of a person are shown one by one."""
SEAT: Final = 92
"""Height of a person before the first game."""
FULL: Final = 2
"""How many divisions can all have their games; of more, those below the first stand two by two without."""
SHORT: Final = 300
"""Width of a line without games up to which it is short."""
SIGN: Final = 54
"""Height of a line of the legend."""
KINDS: Final[tuple[Cell, ...]] = (*PLACES, "won", "shared", "lost", "playing")
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
    """A division; with `opponents`, column n is the game against the person in row n.

    `labels` say what its columns of games and of points are; `before`, that no game has begun.
    """

    title: str
    rows: tuple[Row, ...]
    opponents: bool
    labels: tuple[str, str] = ("", "")
    before: str = ""

    @property
    def kinds(self) -> tuple[Cell, ...]:
        """The results that anybody has."""
        cells = {cell for row in self.rows for cell in row.cells}
        return tuple(kind for kind in KINDS if kind in cells)

    @property
    def games(self) -> int:
        """How many columns its games need."""
        most = max((len(row.cells) for row in self.rows), default=0) if self.begun else 0
        return most if most <= MOST else len(self.kinds)

    @property
    def counted(self) -> bool:
        """Whether it has the number of each result, in place of games."""
        return any(len(row.cells) > MOST for row in self.rows)

    @property
    def begun(self) -> bool:
        """Whether there is anything to show of a game."""
        return bool(self.kinds) or any(row.place is not None for row in self.rows)


def draw(
    heading: Heading, tables: Sequence[Crosstable], legend: Sequence[tuple[Sign, str]] = ()
) -> bytes:
    """Draw the divisions as a PNG, the highest first; a `legend` says what signs mean."""
    full = tables if len(tables) <= FULL else tables[:1]
    cells = max((it.games for it in full), default=0)
    cell = CELL if cells > FEW else BROAD
    plain = PLACE_WIDTH + FACE + NAME_WIDTH + cell * cells + POINTS_WIDTH + MOVE_WIDTH + 2 * PAD
    wide = max(plain, WIDTH - 2 * MARGIN)
    others = tables[len(full) :]
    lines = [[it] for it in full] + [others[at : at + 2] for at in range(0, len(others), 2)]
    seen: set[Sign] = {
        played or "planned" for it in full for row in it.rows for played in row.cells
    }
    seen |= {row.move for it in tables for row in it.rows}
    moves = MOVE_WIDTH * any(row.move for it in tables for row in it.rows)
    known = [(sign, text) for sign, text in legend if sign in seen and any(it.begun for it in full)]
    signs = [*_flowing(known, wide - 32)]
    heights = [max(map(_height, line)) for line in lines]
    foot = GAP + SIGN * len(signs) + 20 if signs else 0
    sheet = heading.sheet(
        (wide + 2 * MARGIN, TOP + sum(heights) + GAP * (len(lines) - 1) + foot + MARGIN)
    )
    top = TOP
    for place, (line, height) in enumerate(zip(lines, heights, strict=True)):
        whole = place < len(full)
        each = wide if whole else (wide - GAP) // 2
        for number, it in enumerate(line):
            left = MARGIN + number * (each + GAP)
            panel = sheet.panel((left, top, left + each, top + height))
            room = each - 48
            panel.fitted(
                it.title or ("" if it.begun else it.before),
                (34, 28),
                room,
                "y4",
                (PAD + 12, PAD + 28),
            )
            if it.begun:
                _table(panel, it, (cells * whole, cell), moves)
            else:
                _people(panel, it)
        top += height + GAP
    if signs:
        panel = sheet.panel((MARGIN, top, MARGIN + wide, top + foot - GAP))
        for number, placed in enumerate(signs):
            y = 10 + SIGN * (number + 0.5)
            for x, sign, text in placed:
                _sign(panel, sign, (x + 22, y))
                panel.name(text, 28, "muted", (x + 52, y))
    return sheet.png()


def _flowing(
    legend: Sequence[tuple[Sign, str]], room: int
) -> Iterator[list[tuple[int, Sign, str]]]:
    """Yield the lines of a legend: each sign with its text and where it begins."""
    line, x = list[tuple[int, Sign, str]](), 16
    for sign, text in legend:
        wide = 52 + fonts.width(text, 28)
        if line and x + wide > room:
            yield line
            line, x = [], 16
        line.append((x, sign, text))
        x += wide + 30
    if line:
        yield line


def _height(table: Crosstable) -> int:
    rows = len(table.rows)
    below = ROW * rows if table.begun else SEAT * ceil(rows / 2)
    return (HEAD if _headed(table) else 0) + below + 2 * PAD


def _headed(table: Crosstable) -> bool:
    """Return whether a table has a line above its rows."""
    return bool(table.title or table.before) or table.begun


def _people(sketch: Sketch, table: Crosstable) -> None:
    """Draw those who will play, two beside each other."""
    width = sketch.image.width
    half, top = (width - 2 * PAD) // 2, PAD + HEAD * _headed(table)
    if table.title:
        right = width - PAD - 12, PAD + 28
        sketch.broken(table.before, (28, 22), half, "muted", right, "right", high=1)
    for number, row in enumerate(table.rows):
        x = PAD + half * (number % 2)
        y = top + SEAT * (number // 2) + SEAT / 2
        lay_face(sketch, (row.name, row.avatar), SEAT - 16, (x + SEAT / 2, y), seat=number)
        tone, at = "muted" if row.move == "gone" else "text", (x + SEAT + 10, y)
        sketch.broken(row.name, (46, 34, 28), half - SEAT - 24, tone, at, high=SEAT - 14)


def _table(sketch: Sketch, table: Crosstable, cells: tuple[int, int], moves: int) -> None:
    """Draw a division; `cells` are how many columns games have and how wide, `moves` is the width of an arrow."""
    columns, cell = cells
    right = sketch.image.width - PAD - moves
    first = right - POINTS_WIDTH - cell * columns
    shown = (table.kinds if table.counted else range(table.games)) if columns else ()
    xs = [first + cell * (column + 0.5) for column in range(len(shown))]
    if columns:
        _head(sketch, table, xs, (first, right - 8))
    halves = any("½" in row.points for row in table.rows)
    for number, row in enumerate(table.rows):
        y = PAD + HEAD + ROW * number
        tone = "active" if row.place == 1 else "seat" if number % 2 == 0 else "panel"
        sketch.box((PAD, y, sketch.image.width - PAD, y + ROW - 6), 10, tone)
        middle = y + (ROW - 6) // 2
        _row(sketch, row, (first, middle), number)
        if row.place is not None:
            _points(sketch, row, (right - 8 - HALF * halves, middle))
            _sign(sketch, row.move, (sketch.image.width - PAD - moves / 2, middle))
        for x, kind in zip(xs, table.kinds if table.counted else row.cells, strict=False):
            if table.counted:
                count = row.cells.count(kind)
                sketch.text(str(count) if count else "·", 34, "text", (x, middle))
            else:
                _sign(sketch, kind or "planned", (x, middle))


def _head(sketch: Sketch, table: Crosstable, xs: Sequence[float], ends: tuple[int, int]) -> None:
    """Write what the columns of games and of points are."""
    (games, points), (first, right), y = table.labels, ends, PAD + 30
    room = first - PAD - 24 - fonts.width(table.title, 34)
    sketch.broken(games, (28, 22), room, "muted", (first, y), "right", high=1)
    sketch.broken(points, (22,), POINTS_WIDTH - 8, "muted", (right, y), "right", high=1)
    for column, x in enumerate(xs):
        if table.counted:
            _sign(sketch, table.kinds[column], (x, y))
        elif not table.opponents:
            sketch.text(str(column + 1), 34, "muted", (x, y))
        elif column < len(table.rows):
            row = table.rows[column]
            lay_face(sketch, (row.name, row.avatar), FACE - 6, (x, y), seat=column)


def _row(sketch: Sketch, row: Row, at: tuple[int, int], number: int) -> None:
    """Draw a line without its games, which begin at a point, and its points; where it's short, the place lies on the face."""
    first, y = at
    tone = "muted" if row.move == "gone" else "text"
    brief, medal = first < SHORT, row.place is not None and row.move != "gone"
    start = PAD + (8 if brief else PLACE_WIDTH) + FACE
    lay_face(sketch, (row.name, row.avatar), FACE, (start - FACE / 2, y), seat=number)
    if row.place and medal and (brief or row.place <= 3):
        at_place = (start + 8, y + 10) if brief else (PAD + PLACE_WIDTH / 2, y)
        marks.lay_medal(sketch, row.place, (32, 22) if brief else (46, 34), at_place)
    elif row.place is not None and not brief:
        sketch.text(str(row.place), 34, tone, (PAD + PLACE_WIDTH / 2, y))
    start += 36 if brief else 14
    sketch.broken(row.name, (34, 28, 22), first - start - 4, tone, (start, y), high=ROW - 6)


def _points(sketch: Sketch, row: Row, at: tuple[int, int]) -> None:
    """Draw somebody's points; a half hangs behind the column."""
    whole = row.points.removesuffix("½")
    tone, size = "muted" if row.move == "gone" else "y4", fonts.roomy(whole, (46, 34, 28, 22), 76)
    if whole != row.points:
        sketch.text("½", 34, tone, (at[0] + 2, at[1]), "left")
    sketch.text(whole, size, tone, at, "right")


def _sign(sketch: Sketch, sign: Sign, at: Point) -> None:
    """Draw a game or what a place means: an arrow, which points up or down, a crown, or a cross."""
    x, y = at
    if sign == "self":
        left, top = round(x) - 22, round(y) - 22
        sketch.frame((left, top, left + 44, top + 44), 8, "pressed", "ink", 2)
    elif sign == "playing":
        sketch.put(marks.hourglass(34, "turn"), at)
    elif sign == "void":
        sketch.text("–", 28, "muted", at)
    elif sign == "planned":
        sketch.put(disc(36, "panel", "line", 2), at)
    elif sign in TONES:
        mark = {"won": "1", "shared": "½", "lost": "0"}[sign]
        sketch.put(disc(44, TONES[sign] if sign != "lost" else "pressed", "ink", 2), at)
        sketch.text(mark, 28, "ink" if sign != "lost" else "text", at)
    elif sign.isdigit():
        marks.lay_medal(sketch, int(sign), (44, 28), at)
    elif sign == "champion":
        sketch.put(marks.crown(40), at)
    elif sign in {"up", "down"}:
        way, tone = (-1, "ready") if sign == "up" else (1, "alarm")
        points = [(x - 14, y - 7 * way), (x + 14, y - 7 * way), (x, y + 13 * way)]
        sketch.draw.polygon(points, fill=rgb(tone), outline=rgb("ink"))
    elif sign == "gone":
        sketch.text("×", 34, "muted", at)
