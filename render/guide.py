"""How to read a board: an example with numbered spots and a legend."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.canvas import Canvas, Stamp, stamped
from render.gems import disc
from render.palette import rgb
from render.sprites import letters
from render.words import Words

NUMBER_SIZE: Final = 62
"""Diameter of a number on the board, in pixels."""


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide of a game; texts are `<game>-guide-1` and on.

    `example` draws a board and returns its mood; `spots` are the centres of the numbers, and
    `leads` where a line from a number leads to, for one that doesn't lie on what it explains.
    """

    game: str
    example: Callable[[], tuple[Canvas, str]]
    spots: tuple[tuple[int, int], ...]
    leads: Mapping[int, tuple[int, int]] = field(default_factory=dict, hash=False)

    def picture(self) -> bytes:
        """Draw the numbered board as a PNG."""
        canvas, mood = self.example()
        pen, ink = ImageDraw.Draw(canvas.image), canvas.palette.index
        for number, end in self.leads.items():
            for tone, width in (("text", 13), ("callout", 6)):
                pen.line((self.spots[number - 1], end), ink[tone], width)
        for number, (x, y) in enumerate(self.spots, start=1):
            canvas.stamp(_number(number), (x - NUMBER_SIZE // 2, y - NUMBER_SIZE // 2))
        return canvas.png(mood)

    def alt(self, words: Words) -> str:
        """Return the alternative text of the picture."""
        return words("guide-alt", count=len(self.spots))

    def legend(self, words: Words) -> list[str]:
        """Return one line per number: what it marks."""
        return [
            words("guide-line", number=number, text=words(f"{self.game}-guide-{number}"))
            for number in range(1, len(self.spots) + 1)
        ]


@lru_cache(maxsize=16)
def _number(number: int) -> Stamp:
    image = Image.new("RGBA", (NUMBER_SIZE, NUMBER_SIZE))
    image.alpha_composite(disc(NUMBER_SIZE, "callout", "text", 3.5))
    mask, left, top = letters(str(number), 46, "mm", 0)
    image.paste(rgb("text"), (NUMBER_SIZE // 2 + left, NUMBER_SIZE // 2 + top), mask)
    return stamped(image)
