"""The picture of the reader's hand: cards to buy, missing gems, nobles in reach."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks, table
from render.canvas import Canvas, Stamp
from render.leather import leather
from render.scene import Scene
from render.splendor import cards, panels, portraits
from render.splendor.gems import GEMS
from render.sprites import Sketch
from rules.splendor.cards import GOLD, NOBLES, Card, Colours, Noble
from rules.splendor.holdings import Holdings
from rules.splendor.legal import HAND_LIMIT
from rules.splendor.position import Position
from rules.splendor.price import Missing, missing, price

HAND_WIDTH: Final = 940
HAND_HEIGHT: Final = 590
HAND_MARGIN: Final = 22
HAND_STEP: Final = 222
"""Distance from one card to the next; reserved cards lie on leather."""
PLATE_SIZE: Final = (214, 396)
NEED_TOP: Final = HAND_MARGIN + 5 + cards.LARGE.height + 8
NEED_SIZE: Final = (cards.LARGE.width, 82)
HAND_NOBLE_TOP: Final = HAND_MARGIN + PLATE_SIZE[1] + 14
HAND_NOBLE_HEIGHT: Final = HAND_HEIGHT - HAND_NOBLE_TOP - HAND_MARGIN
CARDS_WIDTH: Final = (HAND_LIMIT - 1) * HAND_STEP + PLATE_SIZE[0]
PURSE_SIZE: Final = (HAND_WIDTH - 2 * HAND_MARGIN - CARDS_WIDTH - 18, HAND_HEIGHT - 2 * HAND_MARGIN)
PURSE_CELL: Final = (78, 56)
PURSE_COIN: Final = 44


def picture(scene: Scene[Position]) -> bytes:
    """Draw the reader's reserved cards as a PNG of 940 by 590 pixels.

    The nearest face-up cards fill up to three. Raises ValueError if the scene has no reader.
    """
    if scene.reader is None:
        raise ValueError("a hand has a reader: the scene is the channel's")
    mine = scene.view.seats[scene.reader]
    canvas = Canvas(_ground())
    for index, held in enumerate(mine.hand):
        x = HAND_MARGIN + index * HAND_STEP
        canvas.stamp(leather(*PLATE_SIZE, "panel", "line"), (x, HAND_MARGIN))
        _wanted(canvas, held.card, mine, x + 5)
    near = nearest(scene.view, mine)
    for index, card in enumerate(near, start=len(mine.hand)):
        _wanted(canvas, card, mine, HAND_MARGIN + index * HAND_STEP + 5)
    _nobles(canvas, scene.view.nobles, mine)
    left = HAND_WIDTH - HAND_MARGIN - PURSE_SIZE[0]
    canvas.stamp(leather(*PURSE_SIZE, "panel", "line"), (left, HAND_MARGIN))
    _holdings(canvas, mine, left)
    return canvas.png("over" if scene.view.over else "play")


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    return table.ground((HAND_WIDTH, HAND_HEIGHT))


def nearest(view: Position, mine: Holdings) -> list[Card]:
    """Return the face-up cards short of the fewest tokens, as many as the hand has room for."""
    order = sorted(
        view.faceup(),
        key=lambda card: (missing(card, mine).short, -card.prestige, sum(card.cost), card.id),
    )
    return order[: HAND_LIMIT - len(mine.hand)]


def _wanted(canvas: Canvas, card: Card, mine: Holdings, x: int) -> None:
    """Draw a card and, below it, what the reader lacks for it."""
    canvas.stamp(cards.held(card.id, cards.LARGE), (x, HAND_MARGIN + 5))
    if card.known:
        canvas.stamp(_need(missing(card, mine), mine.tokens[GOLD]), (x, NEED_TOP))


@lru_cache(maxsize=64)
def _need(lacking: Missing, gold: int) -> Stamp:
    """Draw the gems lacking for a card, or a check mark if it can be bought.

    Gold has its own line, with what is still lacking after paying it.
    """
    width, height = NEED_SIZE
    sketch = Sketch(width, height, "ink")
    if not lacking.short:
        sketch.box((0, 0, width, height), 14, "ready").box(
            (3, 3, width - 3, height - 3), 11, "tray"
        )
        return sketch.put(marks.check(56), (width / 2, height / 2)).cut(14)
    sketch.box((0, 0, width, height), 14, "alarm").box((3, 3, width - 3, height - 3), 11, "tray")
    lacks = [(colour, str(count)) for colour, count in enumerate(lacking.gems) if count]
    used = min(gold, sum(lacking.gems))
    _spread(sketch, lacks, height / 2 if not used else height * 0.28, roomy=not used)
    if used:
        y = height * 0.72
        middle = width / 2
        sketch.text("−", 34, "muted", (middle - 62, y))
        sketch.gem(GEMS[GOLD], 30, (middle - 36, y))
        sketch.text(str(used), 34, "text", (middle - 18, y), "left")
        sketch.text("=", 34, "muted", (middle + 28, y))
        sketch.text(str(lacking.short), 44, "y3", (middle + 46, y), "left")
    return sketch.cut(14)


def _spread(sketch: Sketch, lacks: list[tuple[int, str]], y: float, *, roomy: bool) -> None:
    """Draw gems with counts across a strip, as large as fits."""
    gem, digit = (38, 44) if roomy and len(lacks) < 3 else (30, 34) if len(lacks) < 4 else (24, 34)
    step = (sketch.image.width - 12) / len(lacks)
    for index, (colour, count) in enumerate(lacks):
        wide = gem + 3 + fonts.length(count, digit)
        x = 6 + step * (index + 0.5) - wide / 2
        sketch.gem(GEMS[colour], gem, (x + gem / 2, y))
        sketch.text(count, digit, "text", (x + gem + 3, y), "left")


def _nobles(canvas: Canvas, nobles: tuple[Noble, ...], mine: Holdings) -> None:
    """Draw the nobles on the table and the bonuses the reader lacks for each."""
    if not nobles:
        return
    width = min(214, (CARDS_WIDTH - 8 * (len(nobles) - 1)) // len(nobles))
    left = HAND_MARGIN + (CARDS_WIDTH - len(nobles) * (width + 8) + 8) // 2
    for index, noble in enumerate(nobles):
        tile = _noble(noble.id, price(noble.cost, mine.bonuses), width)
        canvas.stamp(tile, (left + index * (width + 8), HAND_NOBLE_TOP))


@lru_cache(maxsize=32)
def _noble(name: str, lacking: Colours, width: int) -> Stamp:
    height = HAND_NOBLE_HEIGHT
    sketch = cards.paper(width, height)
    face = width - 66
    sketch.lay(portraits.portrait(NOBLES[name], face - 4, height - 8), (4, 4))
    x = face + 33
    lacks = [(colour, count) for colour, count in enumerate(lacking) if count]
    if not lacks:
        return sketch.put(marks.check(46), (x, height / 2)).cut(cards.CARD_RADIUS)
    step = (height - 10) / max(2, len(lacks))
    top = height / 2 - step * (len(lacks) - 1) / 2
    for index, (colour, count) in enumerate(lacks):
        y = top + step * index
        sketch.gem(GEMS[colour], 28, (x - 14, y))
        sketch.text(str(count), 34, "ink", (x + 4, y), "left")
    return sketch.cut(cards.CARD_RADIUS)


def _holdings(canvas: Canvas, mine: Holdings, left: int) -> None:
    """Draw one row per colour: bonuses and tokens."""
    step = (PURSE_SIZE[1] - 20) // 6
    x = left + (PURSE_SIZE[0] - 2 * PURSE_CELL[0] - 10) // 2
    for colour, held in enumerate(mine.tokens):
        y = HAND_MARGIN + 10 + colour * step + (step - PURSE_CELL[1]) // 2
        if colour < GOLD:
            cell = panels.bonus(colour, mine.bonuses[colour], PURSE_CELL, "panel")
        else:
            cell = panels.meter(sum(mine.tokens), PURSE_CELL, "panel")
        canvas.put(cell, (x, y))
        canvas.put(
            panels.token(colour, held, PURSE_CELL, PURSE_COIN, "panel"), (x + PURSE_CELL[0] + 10, y)
        )
