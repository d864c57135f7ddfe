"""What a seat has gathered at the end of a game, grouped by colour."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Box
from render.gems import gem
from render.palette import rgb
from render.splendor import emblems, portraits, scenes
from render.splendor.gems import GEMS
from render.sprites import Sketch, rounded
from render.tokens import coin
from rules.splendor.cards import COLOURS, Card
from rules.splendor.holdings import Holdings

PILE: Final = 200
"""Greatest width of a pile of cards."""
NARROW: Final = 150
"""Up to this width of a pile its count is smaller, beside its gem."""
COIN: Final = 60
"""Least diameter of a token; where there is less room, tokens are left out."""
LIFT: Final = 9
"""How far, in pixels, a card of a pile shows above the one before it."""
BEHIND: Final = 3
"""The most cards that show behind the first one of a pile."""
SIGN: Final = 48
"""Size of a gem beside a number."""
COUNT: Final = 46
"""Font size of a number of cards."""


def lay_piles(sketch: Sketch, mine: Holdings, box: Box, *, coins: bool) -> None:
    """Draw the cards a seat bought as a pile of each colour, then its nobles, or else its tokens.

    More than two nobles overlap.
    """
    left, top, right, bottom = box
    high, gap = bottom - top, 16
    nobles = mine.nobles[:5]
    room = min(len(nobles), 2)
    colours = [[card for card in mine.cards if card.bonus == it] for it in range(len(COLOURS))]
    piles = [tuple(each) for each in colours if each]
    wide = min(PILE, (right - left + gap) // max(1, len(piles) + room) - gap)
    for each in piles:
        sketch.lay(pile(each, (wide, high)), (left, top))
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

    A seat without cards shows the tokens it has, if told to.
    """
    left, top, right, bottom = box
    step, y = (right - left) // 6, (top + bottom) / 2
    held = [(GEMS[colour], count) for colour, count in enumerate(mine.bonuses)]
    if coins and not mine.cards:
        held = [(GEMS[colour], count) for colour, count in enumerate(mine.tokens) if count]
    for place, (stone, count) in enumerate(held if mine.cards or coins else ()):
        sign = gem(stone, SIGN) if mine.cards else coin(stone, SIGN)
        x, digit = left + step * place, COUNT if count < 10 else 28
        sketch.put(sign if count else marks.faded(sign, "line"), (x + SIGN / 2, y))
        sketch.text(str(count), digit, tone if count else "line", (x + SIGN + 5, y), "left")
    if mine.nobles:
        left += step * 5
        sketch.put(emblems.noble(SIGN), (left + SIGN / 2, y - 2))
        sketch.text(str(len(mine.nobles)), COUNT, tone, (left + SIGN + 5, y), "left")


@lru_cache(maxsize=32)
def pile(cards: tuple[Card, ...], size: tuple[int, int]) -> Image.Image:
    """Draw cards of one colour as a pile, as RGBA: the prestige of all, their gem, and how many they are."""
    wide, high = size
    image = Image.new("RGBA", size)
    front = front_of(cards, (wide, high - LIFT * BEHIND))
    for place in reversed(range(min(len(cards), BEHIND + 1))):
        image.paste(front, (0, LIFT * (BEHIND - place)), front)
    return image


def front_of(
    cards: tuple[Card, ...], size: tuple[int, int], *, counted: bool = True
) -> Image.Image:
    """Draw the card of a pile with the most prestige, as RGBA, with the prestige and the number of all."""
    (wide, high), best = size, max(cards, key=lambda card: card.prestige)
    sketch = Sketch(wide, high, "ink").box((0, 0, wide, high), 10, "faint")
    sketch.box((2, 2, wide - 2, high - 2), 8, "card")
    head = round(high * 0.56)
    sketch.lay(scenes.band(best, wide - 8, head - 4), (4, 4))
    sketch.draw.rectangle((4, head, wide - 5, head + 1), fill=rgb("brass"))
    prestige = str(sum(card.prestige for card in cards))
    if prestige != "0":
        digit = 34 if wide < 100 else 56 if head > 100 else 46
        corner = (4, 4, round(4 + 18 + fonts.length(prestige, digit)), 4 + digit + 2)
        sketch.box((corner[0], corner[1], corner[2] + 2, corner[3] + 2), 8, "brass")
        sketch.box(corner, 7, f"dusk-{COLOURS[best.bonus]}")
        sketch.text(prestige, digit, "y4", (13, (corner[1] + corner[3]) / 2), "left")
    y = (head + high) / 2
    many, digit = f"×{len(cards)}" if counted else "", 46 if wide > NARROW else 34
    text = fonts.length(many, digit) + 4 if counted else 0
    across = round(min((high - head) * 0.78, wide * (0.46 if counted else 0.62), wide - 20 - text))
    left = (wide - across - text) / 2
    sketch.gem(GEMS[best.bonus], across, (left + across / 2, y))
    sketch.text(many, digit, "dim", (left + across + 4, y), "left")
    image = sketch.image.convert("RGBA")
    image.putalpha(rounded(wide, high, 10).convert("L"))
    return image
