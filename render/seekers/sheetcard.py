"""The card of the rule sheet in force, and the status of the round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from render import fonts
from render.canvas import Stamp
from render.gems import disc
from render.leather import hollow
from render.palette import Point, rgb
from render.seekers.geometry import SHEET, STATUS
from render.seekers.pictograms import breadth, line, pale, sign
from render.sprites import Sketch
from rules import Seat
from rules.seekers.position import Position
from rules.seekers.rounds import next_starter
from rules.seekers.sheets import SHEETS
from rules.seekers.state import ROUNDS

FormulaColumn = tuple[str, ...]


def _lengths(*points: str) -> tuple[FormulaColumn, ...]:
    numbers = (f"'{length}" for length in (*range(2, 7), "7+"))
    return tuple(zip(numbers, (f"'+{point}" for point in points), strict=True))


_LONG: Final = _lengths("1", "2", "4", "6", "9", "12")
FORMULAS: Final[Mapping[int, tuple[FormulaColumn, ...]]] = MappingProxyType(
    {
        1: (("first", "'+1"), ("second", "'+1"), ("third", "'−1")),
        2: (("'1·4·7", "'+2"), ("'2·5·8", "'+4"), ("'3·6", "'0")),
        3: (("r", "'+2"), ("y", "'+2"), ("g", "'+1"), ("b", "'−1"), ("p", "'−2")),
        4: (
            *(("'3 r", "'+5"), ("'2 y", "'+3"), ("g", "'+1")),
            *(("'3 b", "'−3"), ("p", "'−1"), ("'5 p", "'+5")),
        ),
        5: (("'1–4 kinds", "o '−1"), ("'5+ kinds", "'+5")),
        6: (("'=N kinds", "'+4"),),
        7: _LONG,
        8: (
            *(("r", "'2+", "'+2"), ("y", "'3+", "'+4"), ("g", "'4+", "'+6")),
            *(("b", "'1", "'−3"), ("b", "'2+", "'+1")),
            *(("p", "'1", "'+2"), ("p", "'2+", "'−1")),
        ),
        9: (("r link r link r", "'+6"), ("o", "'−1")),
        10: (("r link r", "'+2"),),
        11: (("kinds", "'+4"), ("o", "'−1")),
        12: (("kinds", "'−1"), ("o", "'+1")),
        13: (("plus o", "'+2"), ("minus o", "'−2")),
        14: (("card plus", "'+2"), ("card minus", "'−2")),
        15: (("card minus", "'−2"), ("plus plus", "'+1")),
        16: _lengths("2", "4", "6", "8", "10", "13"),
        17: (("card o link o", "'+3"),),
        18: _LONG,
        19: (("valid o", "'+1"),),
        20: (("valid o", "'+1"),),
    }
)
"""What each sheet pays, one column per case: pattern above, points below."""
HEADER_SIGNS: Final[Mapping[int, str]] = MappingProxyType(
    {
        **dict.fromkeys((11, 12, 13), "least bin"),
        **dict.fromkeys((14, 16, 17), "card card"),
        **dict.fromkeys((15, 19), "card"),
        18: "swap",
    }
)
KIND_SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {"count": "r '3 gap g '2", "row": "r link r link y", "piles": "valid invalid"}
)
SHEET_HEAD: Final = 52
ORDER_POWERS: Final = MappingProxyType({3: "5", 4: "1"})
"""Power shown on the card for orders by power: the higher or the lower one starts."""


@lru_cache(maxsize=12)
def card(sheet: int, valid: str | None) -> Stamp:
    """Draw the card of a sheet, with the turn's valid colour if it has one."""
    width, height = SHEET[2] - SHEET[0], SHEET[3] - SHEET[1]
    kind = SHEETS[sheet].kind
    sketch = Sketch(width, height, "faint")
    sketch.box((0, 0, width, height), 14, "shade")
    sketch.box((0, 0, width - 1, height - 2), 14, "card")
    sketch.box((4, 4, width - 4, SHEET_HEAD + 10), 11, "sky-y")
    sketch.draw.rectangle((4, SHEET_HEAD, width - 5, SHEET_HEAD + 12), fill=rgb("card"))
    sketch.draw.rectangle((4, SHEET_HEAD, width - 5, SHEET_HEAD + 1), fill=rgb("brass"))
    _page(sketch, sheet)
    wide = breadth(KIND_SIGNS[kind], 34, 34)
    line(sketch, KIND_SIGNS[kind], (78 + wide / 2, SHEET_HEAD / 2 + 2), 34, 34)
    if sheet in HEADER_SIGNS:
        wide = breadth(HEADER_SIGNS[sheet], 36, 34)
        line(sketch, HEADER_SIGNS[sheet], (width - 16 - wide / 2, SHEET_HEAD / 2 + 2), 36, 34)
    room = width
    if kind == "piles":
        room -= 140
        centre = (width - 84, (SHEET_HEAD + height) / 2)
        if valid:
            sketch.put(disc(100, "tray", "ready", 6), centre)
            sketch.put(sign(valid, 68), centre)
        else:
            sketch.put(disc(100, "shade", "faint", 4), centre)
            sketch.text("?", 56, "dim", centre)
    _formula(sketch, FORMULAS[sheet], room)
    return sketch.cut(14)


def _page(sketch: Sketch, sheet: int) -> None:
    """Draw the number of a sheet on a page with a folded corner."""
    left, top, right, bottom = 12, 8, 66, SHEET_HEAD - 3
    fold = 13
    outline: list[Point] = [(left, top), (right - fold, top), (right, top + fold)]
    outline += [(right, bottom), (left, bottom)]
    sketch.polygon(outline, "dim")
    inner = [
        (min(max(x, left + 2), right - 2), min(max(y, top + 2), bottom - 2)) for x, y in outline
    ]
    sketch.polygon(inner, "text")
    corner: list[Point] = [(right - fold, top), (right - fold, top + fold), (right, top + fold)]
    sketch.polygon(corner, "brass")
    sketch.text(str(sheet), 34, "ink", ((left + right) / 2 - 1, (top + bottom) / 2 + 3))


def _formula(sketch: Sketch, columns: tuple[FormulaColumn, ...], room: int) -> None:
    height = sketch.image.height
    rows = len(columns[0])
    gem, digit = (46, 46) if rows == 2 else (32, 28)
    widths = _widths(columns, gem, digit)
    if sum(widths) + 20 * len(widths) > room - 16 and rows == 2:
        gem, digit = 36, 34
        widths = _widths(columns, gem, digit)
    gap = (room - 16 - sum(widths)) / (len(widths) + 1)
    x = 8 + gap
    step = (height - SHEET_HEAD - 8) / rows
    for index, (column, wide) in enumerate(zip(columns, widths, strict=True)):
        for row, tokens in enumerate(column):
            at = (x + wide / 2, SHEET_HEAD + 5 + step * (row + 0.5))
            value = row == rows - 1
            tone = "ink" if value else "dim"
            line(sketch, tokens, at, gem, digit if value else min(digit, 34), tone)
        x += wide + gap
        if index < len(widths) - 1:
            middle = round(x - gap / 2)
            box = (middle, SHEET_HEAD + 12, middle + 1, height - 12)
            sketch.draw.rectangle(box, fill=rgb("shade"))


def _widths(columns: tuple[FormulaColumn, ...], gem: int, digit: int) -> list[float]:
    return [max(breadth(tokens, gem, digit) for tokens in column) for column in columns]


def status(view: Position) -> Stamp:
    """Draw the round, its starting seat and that of the next round."""
    return _status(view.round, view.order, view.starter, next_starter(view))


@lru_cache(maxsize=16)
def _status(number: int, order: int, starter: Seat, following: Seat | None) -> Stamp:
    width, height = STATUS[2] - STATUS[0], STATUS[3] - STATUS[1]
    sketch = Sketch(width, height, "ink")
    sketch.lay_stamp(hollow(width, height))
    final = number == ROUNDS
    tone = "alarm" if final else "turn"
    sketch.text(str(number), 56, "text", (16, 34), "left")
    digit = fonts.length(str(number), 56)
    sketch.text(f"/{ROUNDS}", 34, "muted", (20 + digit, 40), "left")
    for pip in range(ROUNDS):
        face, rim = (tone, "ink") if pip < number else ("seat", "line")
        sketch.put(disc(13, face, rim, 1.5), (22 + pip * 18, height - 14))
    middle = height / 2 + 1
    sketch.draw.rectangle((136, 14, 137, height - 14), fill=rgb("line"))
    _badge(sketch, str(starter + 1), (172, middle), "turn", "ink")
    if not final:
        _order(sketch, order, (236, middle))
        known = str(following + 1) if following is not None else "?"
        sketch.put(pale("right", 24), (288, middle))
        _badge(sketch, known, (330, middle), "seat", "text")
    return sketch.cut(16)


def _order(sketch: Sketch, order: int, at: Point) -> None:
    """Draw the turn-order rule: the same, alternating, or the higher or lower power."""
    x, y = at
    if order in ORDER_POWERS:
        left, top = round(x) - 27, round(y) - 24
        sketch.box((left, top, left + 36, top + 48), 7, "shade")
        sketch.box((left + 2, top + 2, left + 34, top + 46), 5, "back-2")
        sketch.text(ORDER_POWERS[order], 34, "y4", (left + 18, y), edge=(2, "ink"))
        sketch.put(pale("up" if order == 3 else "down", 20), (x + 22, y))
    elif order == 2:
        sketch.put(pale("swap", 36), at)
    else:
        sketch.text("=", 56, "text", at)


def _badge(sketch: Sketch, text: str, at: Point, face: str, ink: str) -> None:
    sketch.put(disc(48, face, "line", 2), at)
    sketch.text(text, 34, ink, at)
