"""The final tally: one column per player, one line per colour that scored and other part of the total."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render import fonts, marks
from render.canvas import Canvas, Stamp
from render.chart import History, badge, chart, footer
from render.gems import disc
from render.leather import hollow, on_leather
from render.palette import rgb
from render.scene import Scene
from render.seekers import breakdown, dungeon
from render.seekers.geometry import CHART, DOOR, LEFT_OVER, TALLY
from render.seekers.pictograms import breadth, line, sign
from render.sprites import Sketch
from rules import winners
from rules.seekers.areas import Area
from rules.seekers.declaring import Reckoning
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.position import Position

LABELS_WIDTH = 96
COLUMN_HEAD = 74
DECLARED_HEIGHT = 54
TOTAL_HEIGHT = 72
LINE_HEIGHT = 58
"""Greatest height of a line."""
TALL = 46
"""Height of a line from which its digits are larger."""


@dataclass(frozen=True, slots=True)
class PlayerColumn:
    """A player's column."""

    name: str
    area: Area
    cards: str
    power: int
    reckoned: Reckoning

    def lines(self, sheet: int) -> dict[str, breakdown.Entry]:
        """Return the sheet's points by colour."""
        entries = breakdown.lines(sheet, self.area, self.reckoned.declared, self.cards)
        return {line.kind: line for line in entries}


@dataclass(frozen=True, slots=True)
class End:
    """What the finish shows; `first` is the winning seat."""

    sheet: int
    columns: tuple[PlayerColumn, ...]
    first: int
    dungeon: str
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
        view.dungeon,
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
        last = chart(size, end.history, rounds=end.rounds, mark=end.mark, badges=badges)
    else:
        last = _laurels(end.columns[end.first], size, end.mark)
    return (
        (_tally(end), TALLY[:2]),
        (_left_over(end.dungeon), LEFT_OVER[:2]),
        (last, CHART[:2]),
    )


def _tally(end: End) -> Stamp:
    sheet, columns, first = end.sheet, end.columns, end.first
    width, height = TALLY[2] - TALLY[0], TALLY[3] - TALLY[1]
    sketch = on_leather(width, height, language=end.language)
    tables = [column.lines(sheet) for column in columns]
    scored = {kind for entries in tables for kind, entry in entries.items() if entry.points}
    kinds = [kind for kind in COLOURS + RAINBOW if kind in scored]
    rows = [*kinds, "$", "bolt"]
    step = min(LINE_HEIGHT, (height - COLUMN_HEAD - DECLARED_HEIGHT - TOTAL_HEIGHT - 8) / len(rows))
    across = (width - LABELS_WIDTH) // 2
    left = LABELS_WIDTH + first * across
    sketch.box((left, 8, left + across - 8, height - 8), 12, "y2")
    sketch.box((left + 4, 12, left + across - 12, height - 12), 9, "active")
    tied = columns[0].reckoned.total == columns[1].reckoned.total
    _labels(sketch, sheet, rows, step)
    for seat, (column, entries) in enumerate(zip(columns, tables, strict=True)):
        box = (LABELS_WIDTH + seat * across, LABELS_WIDTH + (seat + 1) * across - 8)
        _head(sketch, column.name, box, end.places[seat])
        _declared(sketch, column, ((box[0] + box[1]) / 2, COLUMN_HEAD + DECLARED_HEIGHT / 2))
        _column(sketch, column, [entries.get(kind) for kind in kinds], box, step)
        total, middle = column.reckoned.total, height - TOTAL_HEIGHT / 2 - 4
        sketch.text(fonts.number(total), 56, "y3", (box[1] - 26, middle), "right", edge=(2, "ink"))
        if tied:
            sketch.text(f"▼{column.power}", 34, "muted", (box[0] + 26, middle), "left")
    return sketch.cut(16)


def _column(
    sketch: Sketch,
    column: PlayerColumn,
    lines: list[breakdown.Entry | None],
    box: tuple[int, int],
    step: float,
) -> None:
    """Draw counts and points of each colour, then gold and points won in play."""
    y = COLUMN_HEAD + DECLARED_HEIGHT + step / 2
    right, digit = box[1] - 26, 46 if step >= TALL else 34
    for entry in lines:
        if entry:
            detail = "·".join(map(str, entry.counts))
            room = right - box[0] - 100
            size = next((it for it in (digit, 34) if fonts.length(detail, it) < room), 28)
            sketch.text(fonts.fitted(detail, size, room), size, "muted", (box[0] + 26, y), "left")
            _points(sketch, entry.points, digit, (right, y))
        y += step
    for points in (column.reckoned.gold, column.reckoned.play):
        _points(sketch, points, digit, (right, y))
        y += step
    rule = (box[0] + 20, y - step / 2, box[1] - 20, y - step / 2 + 2)
    sketch.draw.rectangle(rule, fill=rgb("brass"))


def _points(sketch: Sketch, points: int, digit: int, at: tuple[float, float]) -> None:
    sketch.text(fonts.signed(points), digit, "text" if points else "muted", at, "right")


def _labels(sketch: Sketch, sheet: int, rows: list[str], step: float) -> None:
    x, y = LABELS_WIDTH / 2 + 2, COLUMN_HEAD + DECLARED_HEIGHT / 2
    sketch.box((20, round(y) - 24, 80, round(y) + 24), 8, "sky-y")
    sketch.text(str(sheet), 34, "ink", (50, y))
    for row, kind in enumerate(rows):
        middle = COLUMN_HEAD + DECLARED_HEIGHT + step * (row + 0.5)
        sketch.put(sign(kind, min(46, round(step) - 4)), (x, middle))
    sketch.text("=", 46, "text", (x, sketch.image.height - TOTAL_HEIGHT / 2 - 4))


def _head(sketch: Sketch, name: str, box: tuple[int, int], place: int) -> None:
    won = place == 1
    left, middle = box[0], COLUMN_HEAD / 2 + 6
    room = box[1] - left - 104
    centre = (left + 42, middle + 9 * won)
    sketch.put(disc(42 if won else 48, marks.medal(place), "ink", 1), centre)
    sketch.text(str(place), 34, "ink", centre)
    if won:
        sketch.put(marks.crown(34), (centre[0], centre[1] - 25))
    sketch.broken(name, (46, 34, 28), room, "text", (left + 86, middle))


def _declared(sketch: Sketch, column: PlayerColumn, centre: tuple[float, float]) -> None:
    """Draw the declarations, or the colour cards where they imply them."""
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
    text = " gap ".join(tokens)
    if not text:
        return
    wide = round(breadth(text, 36, 34)) + 28
    x, y = round(centre[0]), round(centre[1])
    sketch.box((x - wide // 2, y - 24, x + wide // 2, y + 24), 12, "card")
    line(sketch, text, centre, 36, 34)


def _laurels(winner: PlayerColumn, size: tuple[int, int], mark: str) -> Stamp:
    """Draw the winner's total, in place of the chart where the history is unknown."""
    sketch = on_leather(*size, "active", "y2")
    centre = (size[0] / 2, 96)
    sketch.put(marks.laurel(126), centre)
    sketch.put(marks.crown(56), (centre[0], 30))
    sketch.text(fonts.number(winner.reckoned.total), 58, "y4", centre, edge=(3, "ink"))
    footer(sketch, mark)
    return sketch.cut(16)


def _left_over(gems: str) -> Stamp:
    """Draw the gems left in the dungeon, which are worth nothing."""
    width, height = LEFT_OVER[2] - LEFT_OVER[0], LEFT_OVER[3] - LEFT_OVER[1]
    sketch = Sketch(width, height, "ink").lay_stamp(hollow(width, height))
    half = len(gems) * 62 / 2
    middle = height / 2 + 1
    ends = (width / 2 - half, middle - 28, width / 2 + half, middle + 28)
    sketch.draw.rectangle(ends, fill=rgb("faint"))
    for end, x in (("left", width / 2 - half), ("right", width / 2 + half)):
        middle_of_gate = x - DOOR / 2 if end == "left" else x + DOOR / 2
        sketch.put(dungeon.gate(60, end), (middle_of_gate, middle - 2))
    for index, letter in enumerate(gems):
        sketch.put(sign(letter, 46), (width / 2 - half + 62 * (index + 0.5), middle))
    return sketch.cut(16)
