"""The strip under a film's board: who did what, what it gained, and the chances of winning."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from PIL import Image

from render import fonts
from render.directions import LEFT_TO_RIGHT
from render.gems import disc
from render.palette import rgb
from render.plot import SEATS
from render.sprites import Sketch
from rules import Seat

TEXT_HEIGHT: Final = 150
BAR_HEIGHT: Final = 40
RIM: Final = 8
"""Height of the edge in the colour of the seat that moved."""
LEFT: Final = 132
"""Left end of the text, beside the seat's number."""
LINES: Final = ((46, 2), (34, 3))
"""Font sizes, each with the most lines it may take: the larger one where the text fits."""
_IDEOGRAPH: Final = r"[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]"
_CLOSING: Final = r"[、。，．：；！？）」』】)\].,:;!?…]*"
WORD: Final = re.compile(rf"{_IDEOGRAPH}{_CLOSING}|\S+?{_CLOSING}(?={_IDEOGRAPH}|\s|$)|\s+")
"""A piece of text after which a line may end; no line begins with closing punctuation."""


@dataclass(frozen=True, slots=True)
class Caption:
    """What a strip says: what was done, who did it, and how much that gained."""

    text: str = ""
    seat: Seat | None = None
    name: str = ""
    gained: int = 0


def strip(
    width: int, caption: Caption, chances: Sequence[float] = (), language: str = ""
) -> Image.Image:
    """Draw a strip as RGB: chances of winning (0 to 1 by seat) if given, then what a seat did."""
    bar = BAR_HEIGHT if chances else 0
    sketch = Sketch(width, bar + TEXT_HEIGHT, "seat", language)
    ends = [0, *(round(share * width) for share in accumulate(chances))]
    for number, (left, right) in enumerate(pairwise(ends)):
        sketch.image.paste(rgb(SEATS[number]), (left, 0, right, BAR_HEIGHT))
        shares = f"{number + 1}: {chances[number]:.0%}", str(number + 1)
        if share := next((it for it in shares if fonts.length(it, 34) + 12 < right - left), ""):
            sketch.text(share, 34, "ink", ((left + right) / 2, BAR_HEIGHT / 2))
    seat, middle, right = caption.seat, bar + (TEXT_HEIGHT + RIM) / 2, width - 28
    if seat is None:
        _text(sketch, caption.text, (28, middle), right - 28)
        return sketch.image
    sketch.image.paste(rgb(SEATS[seat]), (0, bar, width, bar + RIM))
    sketch.put(disc(100, SEATS[seat], "ink", 2), (LEFT / 2, middle))
    sketch.text(str(seat + 1), 56, "ink", (LEFT / 2, middle))
    if caption.gained:
        gained = fonts.signed(caption.gained)
        sketch.text(gained, 88, "y4", (right, middle), "right", edge=(4, "ink"))
        right -= round(fonts.length(gained, 88)) + 16
    room = right - LEFT
    if caption.name:
        sketch.fitted(caption.name, (46,), room, SEATS[seat], (LEFT, middle - 32))
        sketch.fitted(caption.text, (46, 34), room, "text", (LEFT, middle + 32))
    else:
        _text(sketch, caption.text, (LEFT, middle), room)
    return sketch.image


def _text(sketch: Sketch, text: str, at: tuple[int, float], room: int) -> None:
    """Write a text of some lines, vertically centred on a point."""
    size, lines = fitting(text, room)
    step = round(size * 1.3)
    top = at[1] - step * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        sketch.name(LEFT_TO_RIGHT + line, size, "text", (at[0], top + number * step))


def fitting(text: str, room: int) -> tuple[int, list[str]]:
    """Return the font size and the lines of a text, cut where it's too long even when small."""
    for size, most in LINES:
        lines = _wrapped(text, size, room)
        if len(lines) <= most:
            return size, lines
    size, most = LINES[-1]
    return size, [*lines[: most - 1], fonts.fitted(f"{lines[most - 1]}…{lines[most]}", size, room)]


def _wrapped(text: str, size: int, room: int) -> list[str]:
    lines = [""]
    for word in WORD.findall(text):
        if lines[-1].strip() and fonts.width((lines[-1] + word).rstrip(), size) > room:
            lines.append("")
        lines[-1] += word if lines[-1] or not word.isspace() else ""
    return [fonts.fitted(line, size, room) for line in lines]
