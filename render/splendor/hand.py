"""The reader's own cards as a picture: what they can buy, what is missing, what nobles lack."""

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

WIDTH: Final = 940
HEIGHT: Final = 590
MARGIN: Final = 22
STEP: Final = 222
"""From one card to the next; a reserved one lies on leather."""
PLATE: Final = (214, 396)
NEED_TOP: Final = MARGIN + 5 + cards.LARGE.height + 8
NEED: Final = (cards.LARGE.width, 82)
NOBLE_TOP: Final = MARGIN + PLATE[1] + 14
NOBLE_HEIGHT: Final = HEIGHT - NOBLE_TOP - MARGIN
SHOWN: Final = (HAND_LIMIT - 1) * STEP + PLATE[0]
PURSE: Final = (WIDTH - 2 * MARGIN - SHOWN - 18, HEIGHT - 2 * MARGIN)
CELL: Final = (78, 56)
COIN: Final = 44


def picture(scene: Scene[Position]) -> bytes:
    """Return the reader's own cards as a PNG of 940 by 590 pixels.

    Reserved cards come first; where there are fewer than three, those of the table that the
    reader is nearest to. Raises ValueError where the scene has no reader.
    """
    if scene.reader is None:
        raise ValueError("a hand has a reader: the scene is the channel's")
    mine = scene.view.seats[scene.reader]
    canvas = Canvas(_ground())
    for index, held in enumerate(mine.hand):
        x = MARGIN + index * STEP
        canvas.stamp(leather(*PLATE, "panel", "line"), (x, MARGIN))
        _wanted(canvas, held.card, mine, x + 5)
    near = nearest(scene.view, mine)
    for index, card in enumerate(near, start=len(mine.hand)):
        _wanted(canvas, card, mine, MARGIN + index * STEP + 5)
    _nobles(canvas, scene.view.nobles, mine)
    left = WIDTH - MARGIN - PURSE[0]
    canvas.stamp(leather(*PURSE, "panel", "line"), (left, MARGIN))
    _holdings(canvas, mine, left)
    return canvas.png("over" if scene.view.over else "play")


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    return table.ground((WIDTH, HEIGHT))


def nearest(view: Position, mine: Holdings) -> list[Card]:
    """Return the cards on the table that take fewest tokens more, as many as fit into a hand."""
    order = sorted(
        view.faceup(),
        key=lambda card: (missing(card, mine).short, -card.prestige, sum(card.cost), card.id),
    )
    return order[: HAND_LIMIT - len(mine.hand)]


def _wanted(canvas: Canvas, card: Card, mine: Holdings, x: int) -> None:
    """Lay a card down, and below it what is missing for it."""
    canvas.stamp(cards.held(card.id, cards.LARGE), (x, MARGIN + 5))
    if card.known:
        canvas.stamp(_need(missing(card, mine), mine.tokens[GOLD]), (x, NEED_TOP))


@lru_cache(maxsize=64)
def _need(lacking: Missing, gold: int) -> Stamp:
    """Return what is missing for a card, or the sign that it can be bought.

    Gold stands in a line of its own, with how much is missing once it has been paid.
    """
    width, height = NEED
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
    """Draw gems with their counts across a strip, as large as they fit."""
    gem, digit = (38, 44) if roomy and len(lacks) < 3 else (30, 34) if len(lacks) < 4 else (24, 34)
    step = (sketch.image.width - 12) / len(lacks)
    for index, (colour, count) in enumerate(lacks):
        wide = gem + 3 + fonts.length(count, digit)
        x = 6 + step * (index + 0.5) - wide / 2
        sketch.gem(GEMS[colour], gem, (x + gem / 2, y))
        sketch.text(count, digit, "text", (x + gem + 3, y), "left")


def _nobles(canvas: Canvas, nobles: tuple[Noble, ...], mine: Holdings) -> None:
    """Draw the nobles still to be won, and which bonuses each one still asks for."""
    if not nobles:
        return
    width = min(214, (SHOWN - 8 * (len(nobles) - 1)) // len(nobles))
    left = MARGIN + (SHOWN - len(nobles) * (width + 8) + 8) // 2
    for index, noble in enumerate(nobles):
        tile = _noble(noble.id, price(noble.cost, mine.bonuses), width)
        canvas.stamp(tile, (left + index * (width + 8), NOBLE_TOP))


@lru_cache(maxsize=32)
def _noble(name: str, lacking: Colours, width: int) -> Stamp:
    height = NOBLE_HEIGHT
    sketch = cards.paper(width, height)
    face = width - 66
    sketch.lay(portraits.portrait(NOBLES[name], face - 4, height - 8), (4, 4))
    x = face + 33
    lacks = [(colour, count) for colour, count in enumerate(lacking) if count]
    if not lacks:
        return sketch.put(marks.check(46), (x, height / 2)).cut(cards.RADIUS)
    step = (height - 10) / max(2, len(lacks))
    top = height / 2 - step * (len(lacks) - 1) / 2
    for index, (colour, count) in enumerate(lacks):
        y = top + step * index
        sketch.gem(GEMS[colour], 28, (x - 14, y))
        sketch.text(str(count), 34, "ink", (x + 4, y), "left")
    return sketch.cut(cards.RADIUS)


def _holdings(canvas: Canvas, mine: Holdings, left: int) -> None:
    """Paint bonuses and, beside them, tokens; a row a colour."""
    step = (PURSE[1] - 20) // 6
    x = left + (PURSE[0] - 2 * CELL[0] - 10) // 2
    for colour, held in enumerate(mine.tokens):
        y = MARGIN + 10 + colour * step + (step - CELL[1]) // 2
        if colour < GOLD:
            cell = panels.bonus(colour, mine.bonuses[colour], CELL, "panel")
        else:
            cell = panels.meter(sum(mine.tokens), CELL, "panel")
        canvas.put(cell, (x, y))
        canvas.put(panels.token(colour, held, CELL, COIN, "panel"), (x + CELL[0] + 10, y))
