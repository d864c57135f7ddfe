"""The cards that a seat has bought, as somebody holds them in a hand."""

from __future__ import annotations

from functools import lru_cache
from math import asin, cos, degrees
from typing import Final

from PIL import Image

from render.canvas import Box
from render.palette import rgb
from render.splendor import scenes
from render.splendor.gems import GEMS
from render.sprites import Sketch, rounded
from rules.splendor.cards import COLOURS, Card

RADIUS: Final = 900
"""The least distance at which a hand holds a fan below its cards, in pixels."""
DROP: Final = 30
"""How far, in pixels, the outer cards of a fan hang below the middle."""
BETWEEN: Final = 12
"""Pixels that set a colour apart from the one before it in a fan."""
INDEX: Final = (26, 60)
"""Least and greatest width of what shows of a card that another covers."""
SHAPE: Final = 0.72
"""Width of a card as a share of its height."""


def spread(sketch: Sketch, cards: tuple[Card, ...], box: Box) -> None:
    """Draw cards as somebody holds them in a hand, by colour.

    Where they overlap, the left of each shows: its prestige and its gem.
    """
    left, top, right, bottom = box
    high = bottom - top - DROP
    wide = round(high * SHAPE)
    order = sorted(cards, key=lambda card: (card.bonus, -card.prestige, card.id))
    parts = [
        BETWEEN * len({each.bonus for each in order[: place + 1]}) for place in range(len(order))
    ]
    room = right - left - wide - parts[-1] + BETWEEN
    step = min(wide * 0.7, room / max(1, len(order) - 1))
    places = [step * place + part - BETWEEN for place, part in enumerate(parts)]
    middle = (left + right) / 2
    reach = places[-1] / 2
    radius = max(RADIUS, reach * reach / (2 * DROP))
    index = round(max(INDEX[0], min(INDEX[1], step - 2, high * 0.42)))
    for card, place in zip(order, places, strict=True):
        x = place - reach
        angle = asin(x / radius)
        image = shown(card, (wide, high), index)
        if angle:
            image = image.rotate(-degrees(angle), Image.Resampling.BICUBIC, expand=True)
        sketch.put(image, (middle + x, top + high / 2 + radius * (1 - cos(angle))))


@lru_cache(maxsize=64)
def shown(card: Card, size: tuple[int, int], index: int) -> Image.Image:
    """Draw a card without its cost, as RGBA: at the left its prestige and gem, beside them its scene."""
    wide, high = size
    sketch = Sketch(wide, high, "ink").box((0, 0, wide, high), 8, "faint")
    sketch.box((1, 1, wide - 1, high - 1), 7, "card")
    head = round(high * 0.54)
    sketch.lay(scenes.band(card, wide - 6, head - 3), (3, 3))
    sketch.draw.rectangle((3, 3, index, head - 1), fill=rgb(f"deep-{COLOURS[card.bonus]}"))
    sketch.draw.rectangle((3, head, wide - 4, head + 1), fill=rgb("brass"))
    middle = 1 + index / 2
    if card.prestige:
        digit = 46 if index > 36 else 34
        sketch.text(str(card.prestige), digit, "y4", (middle, 2 + head / 2), edge=(3, "ink"))
    across = min(index - 2, round((high - head) * 0.84))
    sketch.gem(GEMS[card.bonus], across, (middle, (head + high) / 2))
    image = sketch.image.convert("RGBA")
    image.putalpha(rounded(wide, high, 8).convert("L"))
    return image
