"""How to read a board: parts of an example, each with numbers at its edge and a legend."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from PIL import Image, ImageDraw

from render.canvas import Box, Canvas, Stamp, stamped
from render.gems import disc
from render.palette import rgb
from render.sprites import letters
from render.words import Words

NUMBER_SIZE: Final = 56
"""Diameter of a number, in pixels."""
MARGIN: Final = 50
"""Pixels around a part of a board, where most of each number is, on the dimmed board."""
OUT: Final = 22
"""How far out of a part the middle of a number is, in pixels."""
Lead = tuple[Literal["above", "behind", "below", "before"], tuple[int, int]]
"""The side of a part where a number stands, and the point straight ahead of it that it explains."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a board, and what is explained on it, clockwise from the upper left corner."""

    box: Box
    leads: tuple[Lead, ...]


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide of a game; texts are `<game>-guide-1` and on, through all parts.

    `example` draws a board in a language and returns its mood.
    """

    game: str
    example: Callable[[str], tuple[Canvas, str]]
    parts: tuple[Part, ...]

    def picture(self, part: int = 0, language: str = "") -> bytes:
        """Draw a part of the board with numbers at its edge as a PNG."""
        board, mood = self.example(language)
        box = left, top, right, bottom = self.parts[part].box
        size = wide, high = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
        canvas = Canvas(Image.new("L", size, board.palette.index["seat"]), board.palette)
        canvas.put(board.image, (MARGIN - left, MARGIN - top))
        canvas.dim((0, 0, *size))
        canvas.put(board.image.crop(box), (MARGIN, MARGIN))
        pen, ink = ImageDraw.Draw(canvas.image), board.palette.index
        lines = []
        for side, (x, y) in self.parts[part].leads:
            end = x - left + MARGIN, y - top + MARGIN
            start = {
                "above": (end[0], MARGIN - OUT),
                "behind": (wide - MARGIN + OUT, end[1]),
                "below": (end[0], high - MARGIN + OUT),
                "before": (MARGIN - OUT, end[1]),
            }[side]
            lines.append((start, end))
        for tone, width, radius in (("text", 12, 14), ("callout", 6, 10)):
            for line in lines:
                pen.line(line, ink[tone], width)
                pen.circle(line[1], radius, ink[tone])
        for number, ((x, y), _) in zip(self._numbers(part), lines, strict=True):
            canvas.stamp(_number(number), (x - NUMBER_SIZE // 2, y - NUMBER_SIZE // 2))
        return canvas.png(mood)

    def alt(self, words: Words, part: int = 0) -> str:
        """Return the alternative text of the picture of a part."""
        return words("guide-alt", count=len(self.parts[part].leads))

    def legend(self, words: Words, part: int = 0) -> list[str]:
        """Return one line per number of a part: what it marks."""
        return [
            words("guide-line", number=number, text=words(f"{self.game}-guide-{number}"))
            for number in self._numbers(part)
        ]

    def _numbers(self, part: int) -> range:
        first = 1 + sum(len(it.leads) for it in self.parts[:part])
        return range(first, first + len(self.parts[part].leads))


@lru_cache(maxsize=16)
def _number(number: int) -> Stamp:
    image = Image.new("RGBA", (NUMBER_SIZE, NUMBER_SIZE))
    image.alpha_composite(disc(NUMBER_SIZE, "callout", "text", 3.5))
    mask, left, top = letters(str(number), 46 if number < 10 else 34, "mm", 0)
    image.paste(rgb("text"), (NUMBER_SIZE // 2 + left, NUMBER_SIZE // 2 + top - 2), mask)
    return stamped(image)
