"""The final reckoning: a column a player, a row for each part of the total."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from render import fonts, marks
from render.canvas import Canvas, Stamp
from render.gems import disc
from render.leather import hollow, leather
from render.palette import rgb
from render.seekers import dungeon
from render.seekers.geometry import LEFT_OVER, TALLY
from render.seekers.pictograms import breadth, line, sign
from render.sprites import Sketch
from rules import winners
from rules.seekers.declaring import Reckoning
from rules.seekers.position import Position

LABELS = 130
ROWS = (70, 70, 70, 70, 88)
HEAD = 70


def draw(canvas: Canvas, view: Position, names: tuple[str, ...]) -> None:
    """Draw the reckoning in place of the dungeon and the field, and the gems left over."""
    reckonings = tuple(view.reckoning(seat) for seat in (0, 1))
    first = winners(view.places())[0]
    cards = tuple(patron.cards for patron in view.seats)
    powers = tuple(patron.power for patron in view.seats)
    sprite = _tally(view.sheet, reckonings, cards, powers, tuple(names), first)
    canvas.stamp(sprite, TALLY[:2])
    canvas.stamp(_left_over(view.dungeon), LEFT_OVER[:2])


@lru_cache(maxsize=2)
def _tally(  # noqa: PLR0913, PLR0917 - it is the key of the cache
    sheet: int,
    reckonings: tuple[Reckoning, ...],
    cards: tuple[str, ...],
    powers: tuple[int, ...],
    names: tuple[str, ...],
    first: int | None,
) -> Stamp:
    width, height = TALLY[2] - TALLY[0], TALLY[3] - TALLY[1]
    sketch = Sketch(width, height, "ink").lay_stamp(leather(width, height, "panel", "line"))
    column = (width - LABELS) // 2
    tied = reckonings[0].total == reckonings[1].total
    tops = [HEAD + sum(ROWS[:row]) for row in range(len(ROWS) + 1)]
    middles = [(top + below) / 2 for top, below in pairwise(tops)]
    for top in tops[1:-1]:
        sketch.draw.rectangle((16, top - 1, width - 16, top), fill=rgb("line"))
    _labels(sketch, sheet, middles)
    room = column - 110
    size = 46 if all(fonts.width(name, 46) <= room for name in names) else 34
    for seat, reckoned in enumerate(reckonings):
        left, right = LABELS + seat * column, LABELS + (seat + 1) * column
        if seat == first:
            sketch.box((left, 8, right - 8, height - 8), 12, "y2")
            sketch.box((left + 4, 12, right - 12, height - 12), 9, "active")
            for top in tops[1:-1]:
                sketch.draw.rectangle((left + 14, top - 1, right - 22, top), fill=rgb("line"))
        _head(sketch, seat, (left, right), won=seat == first)
        name = fonts.fitted(names[seat], size, room)
        sketch.name(name, size, "text", (left + 84, HEAD / 2 + 6))
        centre = (left + right - 8) / 2
        _declared(sketch, reckoned, cards[seat], (centre, middles[0]))
        parts = (reckoned.sheet, reckoned.gold, reckoned.play)
        for points, middle in zip(parts, middles[1:4], strict=True):
            sketch.text(str(points).replace("-", "−"), 46, "text", (centre, middle))
        total = str(reckoned.total).replace("-", "−")
        at = (centre, middles[4] - (2 if tied else 0))
        sketch.text(total, 88, "y3", at, edge=(4, "ink"))
        if tied:
            sketch.text(f"▼{powers[seat]}", 34, "muted", (right - 30, middles[4]), "right")
    return sketch.cut(16)


def _labels(sketch: Sketch, sheet: int, middles: list[float]) -> None:
    x = LABELS / 2 + 4
    line(sketch, "kinds", (x, middles[0]), 46, 34)
    sketch.box((28, round(middles[1]) - 27, 108, round(middles[1]) + 27), 10, "deep-y")
    sketch.text(str(sheet), 46, "ink", (68, middles[1]))
    sketch.put(sign("$", 54), (68, middles[2]))
    sketch.put(sign("bolt", 54), (68, middles[3]))
    sketch.text("=", 56, "text", (68, middles[4]))


def _head(sketch: Sketch, seat: int, across: tuple[int, int], *, won: bool) -> None:
    left, middle = across[0], HEAD / 2 + 6
    if won:
        sketch.put(marks.crown(62), (left + 44, middle - 3))
        sketch.text(str(seat + 1), 28, "ink", (left + 44, middle + 7))
    else:
        sketch.put(disc(48, "seat", "seat", 1), (left + 40, middle))
        sketch.text(str(seat + 1), 34, "text", (left + 40, middle))


def _declared(sketch: Sketch, reckoned: Reckoning, cards: str, centre: tuple[float, float]) -> None:
    """Draw what was declared, or the colour cards where they say it all."""
    declared = reckoned.declared
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
        x, y = round(centre[0]), round(centre[1])
        sketch.draw.rectangle((x - 9, y - 2, x + 9, y + 2), fill=rgb("line"))
        return
    wide = round(breadth(text, 40, 34)) + 28
    x, y = round(centre[0]), round(centre[1])
    sketch.box((x - wide // 2, y - 27, x + wide // 2, y + 27), 12, "card")
    line(sketch, text, centre, 40, 34)


@lru_cache(maxsize=4)
def _left_over(gems: str) -> Stamp:
    """Return what stays in the dungeon, which is worth nothing."""
    width, height = LEFT_OVER[2] - LEFT_OVER[0], LEFT_OVER[3] - LEFT_OVER[1]
    sketch = Sketch(width, height, "ink").lay_stamp(hollow(width, height))
    half = len(gems) * 66 / 2
    middle = height / 2
    sketch.draw.rectangle(
        (width / 2 - half, middle - 36, width / 2 + half, middle + 36), fill=rgb("faint")
    )
    for end, x in (("left", width / 2 - half), ("right", width / 2 + half)):
        dungeon.door(sketch, round(x), round(middle) - 36, 72, end)
    for index, letter in enumerate(gems):
        sketch.put(sign(letter, 54), (width / 2 - half + 66 * (index + 0.5), middle))
    return sketch.cut(16)
