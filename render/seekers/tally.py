"""The final tally: a score pad with a column per player, and a line per colour that scored or other part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from render import fonts, marks
from render.canvas import Canvas, Stamp
from render.chart import History, badge, chart, footer
from render.gems import disc
from render.leather import on_leather
from render.palette import rgb
from render.scene import Scene
from render.seekers import breakdown
from render.seekers.breakdown import Entry
from render.seekers.geometry import CHART, TALLY
from render.seekers.pictograms import line, sign
from render.sprites import Sketch
from render.words import FALLBACK, Words
from rules import winners
from rules.seekers.areas import Area
from rules.seekers.declaring import Reckoning
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.position import Position

EDGE = 12
"""Pixels around each column."""
COLUMN_HEAD = 78
DECLARED = 46
"""Height of a declaration, below the total."""
CLUSTER = 260
"""Pixels from a column's left edge to the end of its points; the total is right of them."""
LINE_HEIGHT = 58
"""Greatest height of a line."""
CHART_FOOT = 84
"""Height of what is below the plot: numbers of rounds, and the day and number of the game."""


@dataclass(frozen=True, slots=True)
class PlayerColumn:
    """A player's column."""

    name: str
    area: Area
    cards: str
    power: int
    reckoned: Reckoning

    def lines(self, sheet: int) -> dict[str, Entry]:
        """Return the sheet's points by colour."""
        entries = breakdown.lines(sheet, self.area, self.reckoned.declared, self.cards)
        return {line.kind: line for line in entries}


@dataclass(frozen=True, slots=True)
class End:
    """What the finish shows; `first` is the winning seat."""

    sheet: int
    columns: tuple[PlayerColumn, ...]
    first: int
    history: History
    rounds: int
    places: tuple[int, ...]
    mark: str
    language: str


def draw(canvas: Canvas, scene: Scene[Position]) -> None:
    """Draw the tally and the chart of points in place of dungeon and field."""
    view = scene.view
    columns = tuple(
        PlayerColumn(name, mine.area, mine.cards, mine.power, view.reckoning(seat))
        for seat, (name, mine) in enumerate(zip(scene.names, view.seats, strict=True))
    )
    first = winners(view.places())[0]
    end = End(
        view.sheet,
        columns,
        first,
        scene.history,
        scene.rounds,
        view.places(),
        scene.mark,
        scene.language,
    )
    for stamp, at in _parts(end):
        canvas.stamp(stamp, at)


@lru_cache(maxsize=1)
def _parts(end: End) -> tuple[tuple[Stamp, tuple[int, int]], ...]:
    size = (CHART[2] - CHART[0], CHART[3] - CHART[1])
    if len(end.history) > 1:
        badges = [badge(seat, place) for seat, place in enumerate(end.places)]
        last = chart(
            size,
            end.history,
            rounds=end.rounds,
            title=Words(end.language or FALLBACK)("finish-course"),
            mark=end.mark,
            badges=badges,
            first=[end.first],
            foot=CHART_FOOT,
        )
    else:
        last = _laurels(size, end.mark)
    return ((_tally(end), TALLY[:2]), (last, CHART[:2]))


def _tally(end: End) -> Stamp:
    sheet, columns, first = end.sheet, end.columns, end.first
    width, height = TALLY[2] - TALLY[0], TALLY[3] - TALLY[1]
    sketch = on_leather(width, height, language=end.language)
    tables = [column.lines(sheet) for column in columns]
    scored = {kind for entries in tables for kind, entry in entries.items() if entry.points}
    kinds = [kind for kind in COLOURS + RAINBOW if kind in scored]
    rows = len(kinds) + 2  # gold, and points won in play
    step = min(LINE_HEIGHT, (height - COLUMN_HEAD - 2 * EDGE) / rows)
    across = (width - EDGE) // 2
    tied = columns[0].reckoned.total == columns[1].reckoned.total
    for seat, (column, entries) in enumerate(zip(columns, tables, strict=True)):
        left, right = EDGE + seat * across, (seat + 1) * across
        won = seat == first
        sketch.frame(
            (left, EDGE, right, height - EDGE),
            12,
            "y2" if won else "faint",
            "card",
            6 if won else 2,
        )
        _head(sketch, column.name, (left, right), end.places[seat])
        lines = [entries.get(kind, Entry(kind, (), 0)) for kind in kinds]
        gold = Entry("$", (), column.reckoned.gold)
        play = Entry("bolt", (), column.reckoned.play)
        _column(sketch, [*lines, gold, play], left, step)
        declared = _declared(column)
        middle, foot = (left + CLUSTER + right) / 2, height - EDGE - 10 - DECLARED * len(declared)
        centre = (middle, (COLUMN_HEAD + foot) / 2)
        if won:
            sketch.put(marks.laurel(172, ("y1", "brass")), centre)
        total = fonts.number(column.reckoned.total)
        size = 88 if won and len(total) < 3 else 56
        sketch.text(total, size, "ink" if won else "dim", centre)
        if tied:
            sketch.text(f"▼{column.power}", 34, "dim", (middle, centre[1] + 106 - 50 * (not won)))
        for number, text in enumerate(declared):
            line(sketch, text, (middle, foot + DECLARED * (number + 0.5)), 36, 34)
    return sketch.cut(16)


def _column(sketch: Sketch, lines: Sequence[Entry], left: int, step: float) -> None:
    """Draw a line for each entry: its gem or sign, its count and its points, if there are any."""
    y, right = COLUMN_HEAD + 4 + step / 2, left + CLUSTER
    for number, (kind, counts, points) in enumerate(lines):
        if number:
            top = round(y - step / 2)
            sketch.draw.rectangle((left + 20, top - 1, right, top), fill=rgb("shade"))
        sketch.put(sign(kind, min(46, round(step) - 4)), (left + 46, y))
        detail, room = "·".join(map(str, counts)), CLUSTER - 138
        size = next((it for it in (46, 34) if fonts.length(detail, it) < room), 28)
        sketch.text(fonts.fitted(detail, size, room), size, "line", (left + 80, y), "left")
        if points:
            sketch.text(fonts.signed(points), 46, "ink", (right - 4, y), "right")
        y += step


def _head(sketch: Sketch, name: str, box: tuple[int, int], place: int) -> None:
    won = place == 1
    left, middle = box[0], COLUMN_HEAD / 2 + 10
    room = box[1] - left - 96
    centre = (left + 46, middle + 9 * won)
    sketch.put(disc(42 if won else 48, marks.medal(place), "ink", 1), centre)
    sketch.text(str(place), 34, "ink", centre)
    if won:
        sketch.put(marks.crown(34), (centre[0], centre[1] - 25))
    sketch.broken(name, (46, 34, 28), room, "ink", (left + 86, middle))


def _declared(column: PlayerColumn) -> list[str]:
    """Return the declarations as pictograms, or the colour cards where they imply them."""
    declared, cards = column.reckoned.declared, column.cards
    tokens = []
    if declared.rainbow:
        tokens.append(f"* right {declared.rainbow}")
    if declared.number:
        tokens.append(f"'={declared.number}")
    minus = declared.minus or (cards if declared.plus else "")
    if declared.plus:
        tokens.append(f"plus {' '.join(declared.plus)}")
    if minus:
        tokens.append(f"minus {' '.join(minus)}")
    if cards and not declared.plus:
        tokens.append(f"plus {' '.join(cards)}")
    return tokens


def _laurels(size: tuple[int, int], mark: str) -> Stamp:
    """Draw a crown in a wreath, in place of the chart where the history is unknown."""
    sketch = on_leather(*size, "active", "y2").put(marks.champion(150), (size[0] / 2, 94))
    footer(sketch, mark)
    return sketch.cut(16)
