"""The card of the rule sheet in force."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from render.canvas import Stamp
from render.gems import disc
from render.palette import Point, rgb
from render.seekers.explaining import sheet_name
from render.seekers.geometry import SHEET
from render.seekers.pictograms import breadth, line, sign
from render.sprites import Sketch
from render.words import FALLBACK, Words
from rules.seekers.sheets import SHEETS

FormulaColumn = tuple[str, ...]


def _lengths(*points: str) -> tuple[FormulaColumn, ...]:
    numbers = (f"'{length}" for length in (*range(2, 7), "7+"))
    return tuple(zip(numbers, (f"'+{point}" for point in points), strict=True))


_LONG: Final = _lengths("1", "2", "4", "6", "9", "12")
FORMULAS: Final[Mapping[int, tuple[FormulaColumn, ...]]] = {
    1: tuple(
        (f"seekers-rank-{rank}", f"'{sign}1 o") for rank, sign in ((1, "+"), (2, "+"), (3, "−"))
    ),
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
        *(("b", "'1", "'−3"), ("", "'2+", "'+1")),
        *(("p", "'1", "'+2"), ("", "'2+", "'−1")),
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
"""What each sheet pays, one column per case: pattern above, points below; "" for that of the case before."""
HEADER_SIGNS: Final[Mapping[int, str]] = {
    **dict.fromkeys((11, 12, 13), "least bin"),
    **dict.fromkeys((14, 16, 17), "card card"),
    **dict.fromkeys((15, 19), "card"),
    18: "swap",
}
KIND_SIGNS: Final[Mapping[str, str]] = {
    "count": "r '3 gap g '2",
    "row": "r link r link y",
    "piles": "valid invalid",
}
SHEET_HEAD: Final = 52
GEMS_AND_DIGITS: Final = ((60, 56), (46, 46), (40, 46), (36, 34), (34, 34), (32, 28))
"""Sizes of a formula's gems and points, the largest that fit."""
SMALLER: Final = {56: 46, 46: 34}
"""Sizes of conditions by that of points."""
SIZE: Final = (SHEET[2] - SHEET[0], SHEET[3] - SHEET[1])


@lru_cache(maxsize=24)
def card(sheet: int, valid: str | None, language: str, size: tuple[int, int] = SIZE) -> Stamp:
    """Draw the card of a sheet, with the turn's valid colour if it has one; "" once there is no turn."""
    width, height = size
    kind = SHEETS[sheet].kind
    sketch = Sketch(width, height, "faint", language)
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
    if kind == "piles" and valid != "":
        room -= 140
        centre = (width - 84, (SHEET_HEAD + height) / 2)
        if valid:
            sketch.put(disc(90, "tray", "ready", 6), centre)
            sketch.put(sign(valid, 60), centre)
        else:
            sketch.put(disc(90, "shade", "faint", 4), centre)
            sketch.text("?", 56, "dim", centre)
    words = Words(language or FALLBACK)
    columns = tuple(
        tuple(f"'{words(it)}" if it.startswith("seekers-") else it for it in column)
        for column in FORMULAS[sheet]
    )
    top = SHEET_HEAD
    if height > SIZE[1]:
        top += 76
        sketch.broken(sheet_name(sheet, words), (34, 28), room - 40, "ink", (20, top - 34))
    _formula(sketch, columns, room, top)
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


def _formula(sketch: Sketch, columns: tuple[FormulaColumn, ...], room: int, top: int) -> None:
    height = sketch.image.height
    rows = len(columns[0])
    step = (height - top - 8) / rows
    for gem, digit in GEMS_AND_DIGITS:
        digits = (SMALLER.get(digit, digit),) * (rows - 1) + (digit,)
        widths = [
            max(breadth(it, gem, high) for it, high in zip(column, digits, strict=True))
            for column in columns
        ]
        apart = 8 if len(widths) > 5 else 14
        if sum(widths) + apart * len(widths) <= room - 16 and max(gem, digit) <= step + 4:
            break
    gap = (room - 16 - sum(widths)) / (len(widths) + 1)
    x = 8 + gap
    for index, (column, wide) in enumerate(zip(columns, widths, strict=True)):
        joined = index < len(widths) - 1 and not columns[index + 1][0]
        for row, tokens in enumerate(column):
            aside = (gap + widths[index + 1]) / 2 if joined and not row else 0
            at = (x + wide / 2 + aside, top + 5 + step * (row + 0.5))
            tone = "ink" if row == rows - 1 else "dim"
            line(sketch, tokens, at, gem, digits[row], tone)
        x += wide + gap
        if index < len(widths) - 1 and not joined:
            middle = round(x - gap / 2)
            box = (middle, top + 12, middle + 1, height - 12)
            sketch.draw.rectangle(box, fill=rgb("shade"))
