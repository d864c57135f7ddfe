"""The strip under a film's board: who did what, and the chances of winning."""

from __future__ import annotations

import re
from collections.abc import Sequence
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
LEFT: Final = 96
"""Left end of the text, beside the seat's number."""
LINES: Final = ((46, 2), (34, 3))
"""Font sizes, each with the most lines it may take: the larger one where the text fits."""
_IDEOGRAPH: Final = r"[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]"
_CLOSING: Final = r"[、。，．：；！？）」』】)\].,:;!?…]*"
WORD: Final = re.compile(rf"{_IDEOGRAPH}{_CLOSING}|\S+?{_CLOSING}(?={_IDEOGRAPH}|\s|$)|\s+")
"""A piece of text after which a line may end; no line begins with closing punctuation."""


def strip(
    width: int,
    text: str,
    seat: Seat | None,
    chances: Sequence[float] = (),
    language: str = "",
) -> Image.Image:
    """Draw a strip as RGB: chances of winning (0 to 1 by seat) if given, then what a seat did."""
    bar = BAR_HEIGHT if chances else 0
    sketch = Sketch(width, bar + TEXT_HEIGHT, "seat", language)
    ends = [0, *(round(share * width) for share in accumulate(chances))]
    for number, (left, right) in enumerate(pairwise(ends)):
        sketch.image.paste(rgb(SEATS[number]), (left, 0, right, BAR_HEIGHT))
        share = f"{number + 1}: {chances[number]:.0%}"
        if fonts.length(share, 34) + 12 < right - left:
            sketch.text(share, 34, "ink", ((left + right) / 2, BAR_HEIGHT / 2))
    if seat is not None:
        centre = (LEFT / 2, bar + TEXT_HEIGHT / 2)
        sketch.put(disc(64, SEATS[seat], "ink", 2), centre)
        sketch.text(str(seat + 1), 46, "ink", centre)
    left = 28 if seat is None else LEFT
    size, lines = fitting(text, width - left - 24)
    step = round(size * 1.3)
    middle = bar + TEXT_HEIGHT / 2 - step * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        sketch.name(LEFT_TO_RIGHT + line, size, "text", (left, middle + number * step))
    return sketch.image


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
