"""The cards a seat has bought, as a fan by colour."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from math import asin, cos, degrees, radians, sin
from typing import Final

from PIL import Image

from render.canvas import Box, Stamp
from render.palette import rgb
from render.splendor.gems import GEMS
from render.sprites import Sketch, rounded
from rules.splendor.cards import COLOURS, Card

RADIUS: Final = 900
"""How far below its cards a hand holds a fan, in pixels."""
Bought = tuple[tuple[int, int], ...]
"""Bonus and prestige of each card, sorted, so that the most prestige lies on top."""
HIGHEST: Final = 108
"""Greatest height of a card in a panel."""
SHAPE: Final = 0.72
"""Width of a card as a share of its height."""
GAP: Final = 6
"""Pixels between two colours."""
NARROW: Final = 40
"""Pixels from one colour to the next below which a second row helps."""
SMALLEST: Final = 64
"""Height of a card of two rows."""
STEP: Final = (11, 26)
"""Greatest distance from one card of a colour to the next, across and down."""


def bought(cards: tuple[Card, ...]) -> Bought:
    """Return what a fan shows of cards."""
    return tuple(sorted((card.bonus, card.prestige) for card in cards))


@lru_cache(maxsize=8)
def fan(cards: Bought, size: tuple[int, int], ground: str, highest: int = HIGHEST) -> Image.Image:
    """Draw cards in columns of a colour each, in two rows where one would be too narrow."""
    image = Sketch(*size, ground).done()
    columns = [list(column) for _, column in groupby(cards, lambda card: card[0])]
    many = max(1, len(columns))
    rows = 2 if (size[0] + GAP) // many < NARROW and size[1] >= 2 * SMALLEST + GAP else 1
    each, floor = -(-many // rows), (size[1] + GAP) // rows
    high = min(highest, floor - GAP if rows == 1 else SMALLEST)
    wide = min(round(high * SHAPE), (size[0] + GAP) // each - GAP)
    across = max(wide + GAP, (size[0] + GAP) // max(3, each))
    for number, column in enumerate(columns):
        rest = max(1, len(column) - 1)
        right = max(0, min(STEP[0], (across - GAP - wide) / rest))
        down = min(STEP[1], (floor - GAP - high) / rest)
        left = number % each * across
        top = floor * (number // each + 1) - GAP - high - down * (len(column) - 1)
        for index, (colour, prestige) in enumerate(column):
            stamp = small(colour, prestige, wide, high)
            at = (left + round(right * index), round(top + down * index))
            image.paste(stamp.sprite, at, stamp.mask)
    return image


def spread(sketch: Sketch, cards: Bought, box: Box) -> None:
    """Draw cards as somebody holds them in a hand, in the middle of a box."""
    left, top, right, bottom = box
    high = bottom - top - 30
    wide = round(high * SHAPE)
    reach = (right - left - wide) / 2 - 10
    lean = min(asin(min(1, reach / RADIUS)), radians(5) * (len(cards) - 1) / 2)
    for index, (colour, prestige) in enumerate(cards):
        angle = lean * (2 * index / max(1, len(cards) - 1) - 1)
        card = _small(colour, prestige, wide, high).image.convert("RGBA")
        card.putalpha(rounded(wide, high, 7).convert("L"))
        turned = card.rotate(-degrees(angle), Image.Resampling.BICUBIC, expand=True)
        x, drop = RADIUS * sin(angle), RADIUS * (1 - cos(angle))
        sketch.put(turned, ((left + right) / 2 + x, top + 8 + high / 2 + drop))


@lru_cache(maxsize=144)
def small(colour: int, prestige: int, width: int, height: int) -> Stamp:
    """Draw a card without its cost as a stamp."""
    return _small(colour, prestige, width, height).cut(7)


def _small(colour: int, prestige: int, width: int, height: int) -> Sketch:
    """Draw a card without its cost: prestige and gem on a head of its colour, a gem below."""
    sketch = Sketch(width, height, "ink").box((0, 0, width, height), 7, "faint")
    sketch.box((1, 1, width - 1, height - 1), 6, "card")
    head = 26
    sketch.box((1, 1, width - 1, head + 6), 6, f"deep-{COLOURS[colour]}")
    sketch.draw.rectangle((1, head, width - 2, head + 6), fill=rgb("card"))
    slim, middle = width < 36, head / 2 + 1
    if not (slim and prestige):
        sketch.gem(GEMS[colour], 18, (width / 2 if slim else 14, middle))
    if prestige:
        right = width / 2 + 8 if slim else width - 6
        sketch.text(str(prestige), 28, "y4", (right, middle), "right", edge=(2, "ink"))
    gem = round(min(width * 0.6, (height - head) * 0.72))
    return sketch.gem(GEMS[colour], gem, (width / 2, (height + head) / 2))
