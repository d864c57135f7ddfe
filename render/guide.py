"""How to read a board: an example with numbers in its margin and a legend."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.canvas import Canvas, Stamp, stamped
from render.gems import disc
from render.palette import rgb
from render.sprites import letters
from render.words import Words

NUMBER_SIZE: Final = 68
"""Diameter of a number, in pixels."""
MARGIN: Final = (72, 66)
"""Pixels at the sides of a board, and above and below it, where the numbers stand."""
Lead = tuple[tuple[int, int], ...]
"""The points of a line on the board, from its number, which stands in the margin, to what it explains."""


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide of a game; texts are `<game>-guide-1` and on.

    `example` draws a board and returns its mood; `leads` are the lines of the numbers, clockwise
    from the upper left corner. A number stands in the margin where its line begins.
    """

    game: str
    example: Callable[[], tuple[Canvas, str]]
    leads: tuple[Lead, ...]

    def picture(self) -> bytes:
        """Draw the board with numbers in its margin as a PNG."""
        board, mood = self.example()
        size = board.image.width + 2 * MARGIN[0], board.image.height + 2 * MARGIN[1]
        canvas = Canvas(Image.new("L", size, board.palette.index["seat"]), board.palette)
        canvas.put(board.image, MARGIN)
        pen, ink = ImageDraw.Draw(canvas.image), board.palette.index
        leads = [[(x + MARGIN[0], y + MARGIN[1]) for x, y in lead] for lead in self.leads]
        for tone, width, radius in (("text", 12, 14), ("callout", 6, 10)):
            for lead in leads:
                pen.line(lead, ink[tone], width, joint="curve")
                pen.circle(lead[-1], radius, ink[tone])
        for number, lead in enumerate(leads, start=1):
            x, y = lead[0]
            canvas.stamp(_number(number), (x - NUMBER_SIZE // 2, y - NUMBER_SIZE // 2))
        return canvas.png(mood)

    def alt(self, words: Words) -> str:
        """Return the alternative text of the picture."""
        return words("guide-alt", count=len(self.leads))

    def legend(self, words: Words) -> list[str]:
        """Return one line per number: what it marks."""
        return [
            words("guide-line", number=number, text=words(f"{self.game}-guide-{number}"))
            for number in range(1, len(self.leads) + 1)
        ]


@lru_cache(maxsize=16)
def _number(number: int) -> Stamp:
    image = Image.new("RGBA", (NUMBER_SIZE, NUMBER_SIZE))
    image.alpha_composite(disc(NUMBER_SIZE, "callout", "text", 3.5))
    mask, left, top = letters(str(number), 56 if number < 10 else 46, "mm", 0)
    image.paste(rgb("text"), (NUMBER_SIZE // 2 + left, NUMBER_SIZE // 2 + top - 2), mask)
    return stamped(image)
