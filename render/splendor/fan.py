"""The cards a seat has bought, as a fan by colour."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from math import asin, cos, degrees
from typing import Final

from PIL import Image

from render import marks
from render.canvas import Box, Stamp
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
def fan(cards: Bought, size: tuple[int, int], ground: str) -> Image.Image:
    """Draw cards in columns of a colour each, in two rows where one would be too narrow."""
    image = Sketch(*size, ground).done()
    columns = [list(column) for _, column in groupby(cards, lambda card: card[0])]
    many = max(1, len(columns))
    rows = 2 if (size[0] + GAP) // many < NARROW and size[1] >= 2 * SMALLEST + GAP else 1
    each, floor = -(-many // rows), (size[1] + GAP) // rows
    high = min(HIGHEST, floor - GAP if rows == 1 else SMALLEST)
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


@lru_cache(maxsize=144)
def small(colour: int, prestige: int, width: int, height: int) -> Stamp:
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
    across = round(min(width * 0.6, (height - head) * 0.72))
    return sketch.gem(GEMS[colour], across, (width / 2, (height + head) / 2)).cut(7)
