"""Splendor's cover: a jeweller's table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import marks, table
from render.canvas import Canvas, stamped
from render.cover import SIZE, Cover, draw
from render.palette import rgb
from render.splendor import scenes
from render.splendor.faces import face
from render.splendor.gems import GEMS
from render.sprites import Sketch, rounded
from render.tokens import stack
from rules.splendor.cards import CARDS, Card

CARDS_SHOWN: Final = (("3g3", 12, 494, 8), ("3b1", 1, 590, 4), ("3r4", -11, 654, 6))
"""Each with its turn in degrees and its upper left corner."""


@lru_cache(maxsize=16)
def picture(cover: Cover) -> bytes:
    """Draw the cover of an open table as a PNG."""
    goal = cover.sign("target", marks.chequered(40), str(cover.chosen.get("target", "")))
    return draw(cover, _table(), [goal], "play", face)


@lru_cache(maxsize=1)
def _table() -> Image.Image:
    """Draw a hand of cards, coins and cut gems on the table."""
    canvas = Canvas(table.ground(SIZE))
    for name, turn, x, y in CARDS_SHOWN:
        face = _card(CARDS[name]).rotate(turn, Image.Resampling.BICUBIC, expand=True)
        canvas.stamp(stamped(_shaded(face)), (x, y))
    for number, count, x, y in ((5, 5, 800, 14), (1, 3, 806, 134)):
        canvas.stamp(stamped(stack(GEMS[number], 66, count)), (x, y))
    return canvas.image


def _card(card: Card) -> Image.Image:
    """Draw a card without its cost as RGBA: its scene, prestige, and a large gem."""
    wide, high = 138, 196
    sketch = Sketch(wide, high, "shade").box((1, 1, wide - 1, high - 2), 12, "card")
    sketch.lay(scenes.band(card, wide - 12, 104), (6, 6))
    sketch.draw.rectangle((6, 110, wide - 7, 112), fill=rgb("brass"))
    sketch.text(str(card.prestige), 56, "y4", (30, 36), edge=(4, "ink"))
    sketch.gem(GEMS[card.bonus], 84, (wide / 2, 140))
    image = sketch.image.convert("RGBA")
    image.putalpha(rounded(wide, high, 12).convert("L"))
    return image


def _shaded(picture: Image.Image) -> Image.Image:
    """Return a picture with a dark edge at the lower right, as RGBA."""
    shadow = Image.new("RGBA", (picture.width + 8, picture.height + 10))
    shadow.paste((*rgb("ink"), 255), (6, 8), picture.getchannel("A"))
    shadow.alpha_composite(picture)
    return shadow
