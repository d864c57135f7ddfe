"""Cards side by side, as a seat has bought them."""

from __future__ import annotations

from functools import lru_cache
from math import asin, cos, degrees
from typing import Final

from PIL import Image

from render import marks
from render.canvas import Box
from render.gems import gem
from render.palette import rgb
from render.splendor import emblems, scenes
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


def spread(sketch: Sketch, cards: tuple[Card, ...], box: Box, *, curved: bool) -> None:
    """Draw cards side by side in a box, or as somebody holds them in a hand, by colour.

    Where they overlap, the left of each shows: its prestige and its gem.
    """
    left, top, right, bottom = box
    high = bottom - top - (DROP if curved else 0)
    wide = round(high * SHAPE)
    order = sorted(cards, key=lambda card: (card.bonus, -card.prestige, card.id))
    parts = [
        BETWEEN * len({each.bonus for each in order[: place + 1]}) for place in range(len(order))
    ]
    room = right - left - wide - parts[-1] + BETWEEN
    step = min(wide * (0.7 if curved else 1.0), room / max(1, len(order) - 1))
    places = [step * place + part - BETWEEN for place, part in enumerate(parts)]
    middle = (left + right) / 2 if curved else left + (wide + places[-1]) / 2
    reach = places[-1] / 2
    radius = max(RADIUS, reach * reach / (2 * DROP))
    index = round(max(INDEX[0], min(INDEX[1], step - 2, high * 0.42)))
    for card, place in zip(order, places, strict=True):
        x = place - reach
        angle = asin(x / radius) if curved else 0.0
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


def unbought(card: Card, high: int) -> Image.Image:
    """Draw a reserved card that was never bought, grey, as RGBA: its gem, or its level's numeral."""
    wide = round(high * SHAPE)
    sketch = Sketch(wide, high, "ink").frame((0, 0, wide, high), 7, "line", "pressed", 2)
    if card.known:
        sketch.put(marks.faded(gem(GEMS[card.bonus], wide // 2), "line"), (wide / 2, high / 2))
    else:
        sketch.put(emblems.numeral(card.level, wide // 2, "line"), (wide / 2, high / 2))
    image = sketch.image.convert("RGBA")
    image.putalpha(rounded(wide, high, 7).convert("L"))
    return image
