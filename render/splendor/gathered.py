"""What a seat has gathered at the end of a game, grouped by colour."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts
from render.canvas import Box
from render.palette import rgb
from render.splendor import emblems, portraits, scenes
from render.splendor.gems import GEMS
from render.sprites import Sketch, rounded
from render.tokens import coin
from rules.splendor.cards import COLOURS, Card
from rules.splendor.holdings import Holdings

PILE: Final = 180
"""Greatest width of a pile of cards."""
NARROW: Final = 150
"""Up to this width of a pile its count is smaller, beside its gem."""
COIN: Final = 60
"""Least diameter of a token; where there is less room, tokens are left out."""
LIFT: Final = 9
"""How far, in pixels, a card of a pile shows above the one before it."""
BEHIND: Final = 3
"""The most cards that show behind the first one of a pile."""
BROAD: Final = 120
"""Height of a line from which what it shows is larger."""


def lay_piles(sketch: Sketch, mine: Holdings, box: Box, *, coins: bool) -> None:
    """Draw the cards a seat bought as a pile of each colour, then its nobles, or else its tokens.

    More than two nobles overlap.
    """
    left, top, right, bottom = box
    high, gap = bottom - top, 16
    nobles = mine.nobles[:5]
    room = min(len(nobles), 2)
    wide = min(PILE, (right - left) // (5 + room) - gap)
    colours = [[card for card in mine.cards if card.bonus == it] for it in range(len(COLOURS))]
    piles = [pile(tuple(each), (wide, high)) for each in colours if each]
    for image in piles:
        sketch.lay(image, (left, top))
        left += wide + gap
    for noble in nobles:
        sketch.box((left, top, left + wide, bottom), 9, "y2")
        sketch.lay(portraits.portrait(noble, wide - 6, high - 6), (left + 3, top + 3))
        left += (wide + gap) * (room - 1) // max(1, len(nobles) - 1)
    tokens = [(colour, count) for colour, count in enumerate(mine.tokens) if count and coins]
    across = min(150, high - 8, (right - left) // max(1, len(tokens)) - 60)
    for colour, count in tokens if across >= COIN else ():
        at = (left + across / 2, (top + bottom) / 2)
        sketch.put(coin(GEMS[colour], across), at)
        sketch.text(str(count), 56, "text", (left + across + 8, at[1]), "left")
        left += across + 60


def lay_counts(
    sketch: Sketch, mine: Holdings, box: Box, tone: str = "text", *, coins: bool = False
) -> None:
    """Draw how many cards of each colour a seat bought, each in a column of its own, then its nobles.

    A seat without cards shows its tokens if told to.
    """
    left, top, right, bottom = box
    step, y = (right - left) // 6, (top + bottom) / 2
    size, digit = (58, 56) if bottom - top >= BROAD else (54, 46)
    for colour, count in enumerate(mine.bonuses):
        if count:
            sketch.gem(GEMS[colour], size, (left + step * colour + size / 2, y))
            sketch.text(str(count), digit, tone, (left + step * colour + size + 6, y), "left")
    for colour, count in enumerate(mine.tokens if coins and not mine.cards else ()):
        if count:
            sketch.put(coin(GEMS[colour], size + 4), (left + step * colour + size / 2, y))
            sketch.text(str(count), digit, tone, (left + step * colour + size + 6, y), "left")
    if mine.nobles:
        left += step * 5
        sketch.put(emblems.noble(size), (left + size / 2, y - 2))
        sketch.text(str(len(mine.nobles)), digit, tone, (left + size + 6, y), "left")


@lru_cache(maxsize=32)
def pile(cards: tuple[Card, ...], size: tuple[int, int]) -> Image.Image:
    """Draw cards of one colour as a pile, as RGBA: the prestige of all, their gem, and how many they are."""
    wide, high = size
    image = Image.new("RGBA", size)
    front = _front(cards, (wide, high - LIFT * BEHIND))
    for place in reversed(range(min(len(cards), BEHIND + 1))):
        image.paste(front, (0, LIFT * (BEHIND - place)), front)
    return image


def _front(cards: tuple[Card, ...], size: tuple[int, int]) -> Image.Image:
    """Draw the first card of a pile, the one with the most prestige, as RGBA."""
    (wide, high), best = size, max(cards, key=lambda card: card.prestige)
    sketch = Sketch(wide, high, "ink").box((0, 0, wide, high), 10, "faint")
    sketch.box((2, 2, wide - 2, high - 2), 8, "card")
    head = round(high * 0.52)
    sketch.lay(scenes.band(best, wide - 8, head - 4), (4, 4))
    sketch.draw.rectangle((4, head, wide - 5, head + 1), fill=rgb("brass"))
    prestige = sum(card.prestige for card in cards)
    if prestige:
        digit = 88 if head > 90 else 56
        sketch.text(str(prestige), digit, "y4", (12, 4 + head / 2), "left", edge=(4, "ink"))
    many, digit = f"×{len(cards)}", 46 if wide > NARROW else 36
    room = wide - 24 - fonts.length(many, digit)
    across = round(min((high - head) * 0.74, wide * 0.46, room))
    y = (head + high) / 2
    sketch.gem(GEMS[best.bonus], across, (10 + across / 2, y))
    sketch.text(many, digit, "dim", (wide - 10, y), "right")
    image = sketch.image.convert("RGBA")
    image.putalpha(rounded(wide, high, 10).convert("L"))
    return image
