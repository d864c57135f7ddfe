"""The final tally: a band per player with the total, and a card per colour that scored or other part.

Below are the chart of points and the card of the sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Box, Canvas, Stamp
from render.chart import BADGE, badge, chart
from render.leather import LEATHER_RADIUS, on_leather
from render.scene import Scene
from render.seekers import areas, breakdown, masonry, sheetcard
from render.seekers.breakdown import Entry
from render.seekers.geometry import BOARD_HEIGHT, BOARD_MARGIN, BOARD_WIDTH, SHEET
from render.seekers.pictograms import breadth, line, sign
from render.seekers.portraits import portrait
from render.sprites import Sketch
from render.words import FALLBACK, Words
from rules import Seat, winners
from rules.seekers.areas import Row
from rules.seekers.declaring import Reckoning
from rules.seekers.gems import COLOURS, RAINBOW
from rules.seekers.position import Position
from rules.seekers.seekers import SEEKERS_BY_ID

WIDTH: Final = BOARD_WIDTH - 2 * BOARD_MARGIN
BAND: Final = 240
"""Height of a player's band."""
ROW: Final = (200, 102)
"""Height of what a band has above a row, and of the row."""
GAP: Final = 10
HEAD: Final = 84
"""Height of a name and the seekers sent."""
LEFT: Final = 252
"""Left edge of a name and cards, right of the total."""
FACE: Final = (54, 62)
LARGEST: Final = 190
"""Greatest width of a card."""


@dataclass(frozen=True, slots=True)
class Part:
    """What a player's band shows."""

    seat: Seat
    name: str
    seekers: tuple[str, ...]
    entries: tuple[Entry, ...]
    reckoned: Reckoning
    cards: str
    won: bool
    power: int
    """The sum of powers, where it decided; otherwise 0."""


def painted(scene: Scene[Position]) -> Canvas:
    """Draw the finish over the whole board."""
    view, parts = scene.view, _parts(scene)
    rows = isinstance(view.seats[0].area, Row)
    high = sum(ROW) if rows else BAND
    tops = [BOARD_MARGIN + seat * (high + GAP) for seat in range(len(parts) + 1)]
    boxes = [(BOARD_MARGIN, top, BOARD_MARGIN + WIDTH, top + high) for top in tops[:-1]]
    course = (BOARD_MARGIN, tops[-1], SHEET[0] - GAP, BOARD_HEIGHT - BOARD_MARGIN)
    middle, half = (course[1] + course[3]) // 2, (SHEET[3] - SHEET[1]) // 2
    sheet = (SHEET[0], middle - half, SHEET[2], middle + half)
    canvas = Canvas(_ground((*boxes, sheet, course)))
    for part, box in zip(parts, boxes, strict=True):
        canvas.stamp(_band(part, scene, ROW[0] if rows else high, high), box[:2])
        if rows:
            area = view.seats[part.seat].area
            tone, rainbow = _tone(part), part.reckoned.declared.rainbow or ""
            shown = areas.AreaView(area, tone, rainbow=rainbow)
            areas.draw(canvas.part(box[:2]), shown, ROW[0] - 2)
    canvas.stamp(sheetcard.card(view.sheet, view.valid), sheet[:2])
    canvas.stamp(_course(scene, (course[2] - course[0], course[3] - course[1])), course[:2])
    return canvas


@lru_cache(maxsize=2)
def _ground(boxes: tuple[Box, ...]) -> Image.Image:
    lying = tuple((box, LEATHER_RADIUS) for box in boxes)
    return masonry.ground((BOARD_WIDTH, BOARD_HEIGHT), lying)


def _parts(scene: Scene[Position]) -> list[Part]:
    """Return what each player's band shows: an entry for each colour that scored for anybody."""
    view, first = scene.view, winners(scene.view.places())
    reckoned = [view.reckoning(seat) for seat in range(len(view.seats))]
    tables = [
        breakdown.lines(view.sheet, mine.area, each.declared, mine.cards)
        for mine, each in zip(view.seats, reckoned, strict=True)
    ]
    scored = {entry.kind for table in tables for entry in table if entry.points}
    tied = len({each.total for each in reckoned}) == 1
    parts = list[Part]()
    for seat, (mine, each) in enumerate(zip(view.seats, reckoned, strict=True)):
        own = {entry.kind: entry for entry in tables[seat]}
        kinds = (kind for kind in COLOURS + RAINBOW if kind in scored)
        entries = [own.get(kind, Entry(kind, (), 0)) for kind in kinds]
        entries += [Entry("$", (), each.gold), Entry("bolt", (), each.play)]
        name, power = scene.names[seat], mine.power if tied else 0
        won = seat in first
        part = Part(seat, name, mine.seekers, tuple(entries), each, mine.cards, won, power)
        parts.append(part)
    return parts


def _tone(part: Part) -> str:
    return "active" if part.won else "panel"


def _band(part: Part, scene: Scene[Position], foot: int, high: int) -> Stamp:
    """Draw a player's band `high` pixels tall, all of it above `foot`."""
    edge = "y2" if part.won else "line"
    sketch = on_leather(WIDTH, high, _tone(part), edge, scene.language)
    _total(sketch, part, (LEFT / 2, foot / 2))
    right = WIDTH - 20
    for name in reversed(part.seekers):
        right -= FACE[0] + 4
        sketch.box((right - 2, 9, right + FACE[0] + 2, 13 + FACE[1]), 8, "brass")
        sketch.lay(portrait(SEEKERS_BY_ID[name], FACE), (right, 11))
    declared = " gap ".join(_declared(part))
    if declared:
        wide = round(breadth(declared, 38, 34))
        right -= wide + 36
        sketch.box((right, 14, right + wide + 24, HEAD - 14), 10, "card")
        line(sketch, declared, (right + wide / 2 + 12, HEAD / 2), 38, 34)
    sketch.put(badge(part.seat, scene.avatars, 64), (LEFT + 32, HEAD / 2))
    left, tone = LEFT + 80, "text" if part.won else "muted"
    sizes = (56, 46, 34) if part.won else (34, 28)  # a winner's name is never smaller
    sketch.broken(part.name, sizes, right - left - 16, tone, (left, HEAD / 2))
    room = (WIDTH - 20 - LEFT) // len(part.entries)
    wide = min(LARGEST, room - 8)
    for number, entry in enumerate(part.entries):
        _card(
            sketch,
            entry,
            (LEFT + number * (wide + 8), HEAD, LEFT + number * (wide + 8) + wide, foot - 14),
        )
    return sketch.cut(LEATHER_RADIUS)


def _total(sketch: Sketch, part: Part, at: tuple[float, float]) -> None:
    """Write a total, the winner's in a wreath."""
    total, across = fonts.number(part.reckoned.total), min(186, round(at[1] * 2) - 36)
    if part.won:
        sketch.put(marks.laurel(across), (at[0], at[1] + 10))
        sketch.put(marks.crown(70), (at[0], at[1] + 10 - across * 0.44))
    size = 88 if (part.won or part.power) and len(total) < 3 else 56
    sketch.text(total, size, "y4" if part.won else "y3", (at[0], at[1] + 10), edge=(3, "ink"))


def _card(sketch: Sketch, entry: Entry, box: Box) -> None:
    """Draw a card with points above, a gem or sign below, and how many there are of it."""
    left, top, right, bottom = box
    sketch.box(box, 10, "faint")
    sketch.box((left + 2, top + 2, right - 2, bottom - 2), 8, "card" if entry.points else "shade")
    middle, split = (left + right) / 2, top + (bottom - top) * 0.5
    if entry.points:
        digit = 56 if bottom - top > 120 else 46
        sketch.text(fonts.signed(entry.points), digit, "ink", (middle, (top + split) / 2 + 4))
    y, across = (split + bottom) / 2 - 2, min(54, round((bottom - top) * 0.44))
    room, half = right - left - across - 22, (len(entry.counts) + 1) // 2
    lines = ["·".join(map(str, entry.counts))]
    size = next((it for it in (46, 34, 28) if fonts.length(lines[0], it) <= room), 26)
    if size == 26:  # too many for a line, and none of them may be cut
        lines = ["·".join(map(str, it)) for it in (entry.counts[:half], entry.counts[half:])]
    longest = max(fonts.length(it, size) for it in lines)
    wide = across + (8 + longest if longest else 0)
    sketch.put(sign(entry.kind, across), (middle - wide / 2 + across / 2, y))
    for number, text in enumerate(lines):
        height = y + (number - (len(lines) - 1) / 2) * size
        sketch.text(text, size, "dim", (middle - wide / 2 + across + 8, height), "left")


def _declared(part: Part) -> list[str]:
    """Return declarations as pictograms, or the colour cards where they imply them, and what broke a tie."""
    declared, cards = part.reckoned.declared, part.cards
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
    if part.power:
        tokens.append(f"'▼{part.power}")
    return tokens


def _course(scene: Scene[Position], size: tuple[int, int]) -> Stamp:
    """Draw how points grew, or a crown in a wreath where that is unknown."""
    if len(scene.history) < 2:
        sketch = on_leather(*size, "active", "y2")
        sketch.text(scene.mark, 28, "muted", (size[0] - 20, 28), "right")
        return sketch.put(marks.champion(150), (size[0] / 2, size[1] / 2)).cut(LEATHER_RADIUS)
    return chart(
        size,
        scene.history,
        rounds=scene.rounds,
        title=Words(scene.language or FALLBACK)("finish-course"),
        mark=scene.mark,
        badges=[badge(seat, scene.avatars, BADGE) for seat in range(len(scene.names))],
        first=winners(scene.view.places()),
    )
