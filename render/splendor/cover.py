"""Splendor's cover: a jeweller's table."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import marks, table
from render.canvas import Canvas, stamped
from render.cover import SIZE, Cover, Sign, draw
from render.gems import gem
from render.palette import rgb
from render.splendor.faces import face
from render.splendor.gems import GEMS
from render.sprites import Sketch
from render.tokens import stack


@lru_cache(maxsize=16)
def picture(cover: Cover) -> bytes:
    """Draw the cover of an open table as a PNG."""
    goal = Sign(marks.chequered(40), str(cover.chosen.get("target", "")))
    return draw(cover, _table(), [goal], "play", face)


@lru_cache(maxsize=1)
def _table() -> Image.Image:
    """Draw a fan of cards, coins and cut gems on the table."""
    canvas = Canvas(table.ground(SIZE))
    for turn, level, x in ((16, 1, 470), (2, 2, 556), (-14, 3, 640)):
        back = _card(level).rotate(turn, Image.Resampling.BICUBIC, expand=True)
        canvas.stamp(stamped(back), (x, 20 if turn == 2 else 32))
    for number, count, x, y in ((5, 4, 760, 18), (3, 3, 800, 92)):
        canvas.stamp(stamped(stack(GEMS[number], 66, count)), (x, y))
    for number, size, x, y in (
        (1, 84, 452, 118),
        (2, 92, 540, 112),
        (3, 88, 634, 116),
        (0, 84, 720, 120),
    ):
        canvas.stamp(stamped(gem(GEMS[number], size)), (x, y))
    return canvas.image


def _card(level: int) -> Image.Image:
    """Draw the back of a card as RGBA."""
    width, height = 118, 158
    sketch = Sketch(width, height, "ink").box((2, 2, width - 2, height - 2), 12, "text")
    sketch.box((7, 7, width - 7, height - 7), 9, f"back-{level}")
    for row in range(6):
        for column in range(4):
            x, y = 22 + column * 25, 22 + row * 23
            diamond = [(x, y - 8), (x + 8, y), (x, y + 8), (x - 8, y)]
            sketch.polygon([(float(a), float(b)) for a, b in diamond], f"back-light-{level}")
    image = Image.new("RGBA", (width, height), (*rgb("ink"), 0))
    image.paste(sketch.image, (0, 0), sketch.cut(12).mask)
    return image
