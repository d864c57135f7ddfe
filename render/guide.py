"""How to read a board: an example of one with numbers on it, and what each of them means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.canvas import Canvas, Stamp, stamped
from render.gems import disc
from render.palette import rgb
from render.sprites import letters
from render.words import Words

SIZE: Final = 50
"""How large a number on the board is."""


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide of a game; texts are `<game>-guide-1` and on.

    `example` paints a board and tells its mood; `spots` are the middles of the numbers on it.
    """

    game: str
    example: Callable[[], tuple[Canvas, str]]
    spots: tuple[tuple[int, int], ...]

    def picture(self) -> bytes:
        """Return the board with its numbers as a PNG."""
        canvas, mood = self.example()
        for number, (x, y) in enumerate(self.spots, start=1):
            canvas.stamp(_number(number), (x - SIZE // 2, y - SIZE // 2))
        return canvas.png(mood)

    def alt(self, words: Words) -> str:
        """Return what the picture is."""
        return words("guide-alt", count=len(self.spots))

    def legend(self, words: Words) -> list[str]:
        """Return what the numbers mean, a line a number."""
        return [
            words("guide-line", number=number, text=words(f"{self.game}-guide-{number}"))
            for number in range(1, len(self.spots) + 1)
        ]


@lru_cache(maxsize=16)
def _number(number: int) -> Stamp:
    image = Image.new("RGBA", (SIZE, SIZE))
    image.alpha_composite(disc(SIZE, "callout", "text", 3.5))
    mask, left, top = letters(str(number), 34, "mm", 0)
    image.paste((*rgb("text"), 255), (SIZE // 2 + left, SIZE // 2 + top), mask)
    return stamped(image)
