"""Bluff's cover: how many dice each player begins with, and what ones count for."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.bluff.decor import DECOR
from render.bluff.dice import die, joker
from render.cover import Cover, draw
from rules.bluff.moves import HIDDEN


@lru_cache(maxsize=16)
def picture(cover: Cover) -> bytes:
    """Draw the cover of an open table as a PNG."""
    chosen = cover.chosen
    ones = _wild() if chosen["ones"] == "wild" else die("1", 42)
    signs = [
        cover.sign("dice", die(HIDDEN, 42), str(chosen["dice"])),
        cover.sign("ones", ones),
    ]
    return draw(cover, DECOR, signs)


def _wild() -> Image.Image:
    """Draw a one beside a star, as RGBA."""
    image = Image.new("RGBA", (90, 42))
    image.paste(die("1", 42), (0, 0))
    image.paste(joker(42), (48, 0))
    return image
