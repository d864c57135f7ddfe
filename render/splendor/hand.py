"""The picture of the reader's hand.

Their reserved cards are large, or while there are none, those bought stand there by colour; below
them are the nearest face-up cards, at the right what they own and what each noble still asks for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks, table
from render.canvas import Box, Canvas, Stamp
from render.leather import LEATHER_RADIUS, on_leather
from render.scene import Scene
from render.splendor import cards, portraits
from render.splendor.fan import spread
from render.splendor.gems import GEMS
from render.splendor.panels import bonus, token, waiting
from render.sprites import Sketch
from rules.splendor.cards import GOLD, NOBLES, Card, Colours, Noble
from rules.splendor.holdings import Holdings
from rules.splendor.legal import HAND_LIMIT, TOKEN_LIMIT
from rules.splendor.position import Position
from rules.splendor.price import Missing, missing, price

HAND_WIDTH: Final = 1080
HAND_HEIGHT: Final = 756
OWN: Final[Box] = (20, 16, 738, 424)
NEAR: Final[Box] = (20, 434, 738, 740)
PURSE: Final[Box] = (748, 16, 1060, 384)
NOBLE_LIST: Final[Box] = (748, 394, 1060, 740)
PARTS: Final = ("own", "bought", "near", "means", "nobles")
"""What a part may be headed by; the first two are for one."""
HEADING: Final = 42
"""Height of a part's heading."""
HAND_LEFT: Final = 38
"""Left edge of the first card."""
HAND_STEP: Final = 232
"""Distance from one card to the next."""
NEED: Final = 80
"""Height of what is lacking for a reserved card; for a smaller one, it is lower."""
SHOWN: Final = 4
"""How many of the nearest cards are shown."""
NEAR_STEP: Final = 174
BOUGHT: Final = 260
"""Height of the fan of cards bought."""
PURSE_CELL: Final = (62, 50)
TOKEN_CELL: Final = (74, 50)
BOXES: Final = (OWN, NEAR, PURSE, NOBLE_LIST)


def picture(scene: Scene[Position]) -> bytes:
    """Draw the reader's hand as a PNG of 1080 by 756 pixels.

    Raises ValueError if the scene has no reader.
    """
    mine = scene.view.seats[scene.seat]
    canvas = Canvas(_ground())
    bought_alone = bool(mine.cards) and not mine.hand
    if scene.headings:
        own, cards_bought, *others = scene.headings
        for box, text in zip(BOXES, (cards_bought if bought_alone else own, *others), strict=True):
            canvas.put(
                _heading(text, box[2] - box[0] - 24, scene.language), (box[0] + 14, box[1] + 6)
            )
    if bought_alone:
        left, top, right, bottom = OWN
        sketch = Sketch(right - left - 28, bottom - top - HEADING - 14, "panel")
        wide, high = sketch.image.size
        spread(
            sketch,
            mine.cards,
            (26, (high - BOUGHT) // 2, wide - 26, (high + BOUGHT) // 2),
        )
        canvas.put(sketch.done(), (left + 14, top + HEADING))
    for index, held in enumerate(mine.hand):
        _own(canvas, held.card, mine, HAND_LEFT + index * HAND_STEP)
    for index, card in enumerate(nearest(scene.view, mine)):
        x, y = HAND_LEFT + index * NEAR_STEP, NEAR[1] + HEADING
        canvas.stamp(cards.face(card.id, cards.SMALL), (x, y))
        need = _need(missing(card, mine), mine.tokens[GOLD], (cards.SMALL.width, NEED * 3 // 4))
        canvas.stamp(need, (x, y + cards.SMALL.height + 8))
    _purse(canvas, mine)
    _nobles(canvas, scene.view.nobles, mine)
    return canvas.png("over" if scene.view.over else "play")


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    """Draw the four parts on the table, and the places for reserved cards."""
    lying = tuple((box, LEATHER_RADIUS) for box in BOXES)
    canvas = Canvas(table.ground((HAND_WIDTH, HAND_HEIGHT), lying))
    for box in BOXES:
        canvas.stamp(on_leather(box[2] - box[0], box[3] - box[1]).cut(LEATHER_RADIUS), box[:2])
    for index in range(HAND_LIMIT):
        left, top = HAND_LEFT + index * HAND_STEP, OWN[1] + HEADING
        box = (left, top, left + cards.LARGE.width - 1, top + cards.LARGE.height - 1)
        canvas.outline(box, "line", 2, cards.CARD_RADIUS)
        canvas.stamp(waiting("pressed", 64), (left + cards.LARGE.width // 2 - 24, top + 96))
    return canvas.image


@lru_cache(maxsize=16)
def _heading(text: str, room: int, language: str) -> Image.Image:
    sketch = Sketch(room, HEADING - 10, "panel", language)
    return sketch.fitted(text, (28, 22), room, "muted", (4, (HEADING - 10) / 2)).done()


def nearest(view: Position, mine: Holdings) -> list[Card]:
    """Return the face-up cards short of the fewest tokens."""

    def rank(card: Card) -> tuple[int, int, int, str]:
        return missing(card, mine).short, -card.prestige, sum(card.cost), card.id

    return sorted(view.faceup(), key=rank)[:SHOWN]


def _own(canvas: Canvas, card: Card, mine: Holdings, x: int) -> None:
    """Draw a reserved card and, below it, what the reader lacks for it."""
    canvas.stamp(cards.held(card.id, cards.LARGE), (x, OWN[1] + HEADING))
    if card.known:
        need = _need(missing(card, mine), mine.tokens[GOLD], (cards.LARGE.width, NEED))
        canvas.stamp(need, (x, OWN[1] + HEADING + cards.LARGE.height + 8))


@lru_cache(maxsize=64)
def _need(lacking: Missing, gold: int, size: tuple[int, int]) -> Stamp:
    """Draw the gems lacking for a card, or a check mark if it can be bought.

    Gold stands before them, and what is still lacking after paying it behind.
    """
    width, height = size
    sketch = Sketch(width, height, "ink")
    sketch.frame((0, 0, width, height), 14, "line" if lacking.short else "ready", "tray")
    if not lacking.short:
        return sketch.put(marks.check(height * 7 // 10), (width / 2, height / 2)).cut(14)
    lacks = [(colour, str(count)) for colour, count in enumerate(lacking.gems) if count]
    used = min(gold, sum(lacking.gems))
    low = height * 0.28
    _spread(sketch, lacks, low if used else height / 2, roomy=not used)
    if used:
        y, middle = height * 0.72, width / 2
        sketch.text("−", 28, "muted", (middle - 52, y))
        sketch.gem(GEMS[GOLD], 26, (middle - 30, y))
        sketch.text(str(used), 28, "text", (middle - 14, y), "left")
        sketch.text("=", 28, "muted", (middle + 20, y))
        sketch.text(str(lacking.short), 34, "y3", (middle + 34, y), "left")
    return sketch.cut(14)


def _spread(sketch: Sketch, lacks: list[tuple[int, str]], y: float, *, roomy: bool) -> None:
    """Draw gems with counts across a strip, as large as fits."""
    room = (sketch.image.width - 12) / len(lacks)
    sizes = ((38, 46), (30, 34), (24, 34), (22, 28), (18, 22))[not roomy :]
    fits = (it for it in sizes if it[0] + 3 + fonts.length("0", it[1]) <= room - 3)
    (gem, digit), step = next(fits, sizes[-1]), room
    for index, (colour, count) in enumerate(lacks):
        wide = gem + 3 + fonts.length(count, digit)
        x = 6 + step * (index + 0.5) - wide / 2
        sketch.gem(GEMS[colour], gem, (x + gem / 2, y))
        sketch.text(count, digit, "text", (x + gem + 3, y), "left")


def _purse(canvas: Canvas, mine: Holdings) -> None:
    """Draw a row a colour: bonuses, tokens, and how much of it the reader can pay in all."""
    left, top, _, bottom = PURSE
    step = (bottom - top - HEADING - 8) // 6
    for colour, held in enumerate(mine.tokens):
        y = top + HEADING + colour * step + (step - PURSE_CELL[1]) // 2
        canvas.put(token(colour, held, TOKEN_CELL, "panel"), (left + 114, y))
        if colour < GOLD:
            owned = mine.bonuses[colour]
            canvas.put(bonus(colour, owned, PURSE_CELL, "panel"), (left + 26, y))
            canvas.put(_sum(owned + held), (left + 196, y))
        else:
            canvas.put(_meter(sum(mine.tokens)), (left + 196, y))


@lru_cache(maxsize=16)
def _sum(held: int) -> Image.Image:
    sketch = Sketch(90, PURSE_CELL[1], "panel")
    if held:
        sketch.text("=", 34, "muted", (14, PURSE_CELL[1] / 2))
        sketch.text(str(held), 46, "y3", (80, PURSE_CELL[1] / 2), "right")
    return sketch.done()


def _nobles(canvas: Canvas, nobles: tuple[Noble, ...], mine: Holdings) -> None:
    """Draw the nobles on the table and the bonuses the reader lacks for each."""
    if not nobles:
        return
    left, top, right, bottom = NOBLE_LIST
    high = min(72, (bottom - top - HEADING - 8) // len(nobles))
    for index, noble in enumerate(nobles):
        row = _noble(noble.id, price(noble.cost, mine.bonuses), (right - left - 24, high - 4))
        canvas.put(row, (left + 12, top + HEADING + index * high))


@lru_cache(maxsize=32)
def _noble(name: str, lacking: Colours, size: tuple[int, int]) -> Image.Image:
    """Draw a noble, and in a column for each colour what is lacking of it."""
    sketch = Sketch(*size, "panel")
    width, height = size
    sketch.box((0, 0, 62, height), 8, "shade")
    sketch.lay(portraits.portrait(NOBLES[name], 58, height - 4), (2, 2))
    sketch.text(name, 22, "text", (31, height - 13), edge=(2, "ink"))
    left = 66
    if not any(lacking):
        return sketch.put(marks.check(40), ((left + width) / 2, height / 2)).done()
    for colour, count in enumerate(lacking):
        x = left + (width - left) * (colour + 0.5) / len(lacking)
        if count:
            sketch.gem(GEMS[colour], height // 2, (x, height * 0.25))
            sketch.text(str(count), 46 if height > 64 else 34, "text", (x, height * 0.76))
    return sketch.done()


@lru_cache(maxsize=16)
def _meter(held: int) -> Image.Image:
    """Draw how many tokens there are of as many as one may keep."""
    sketch, y = Sketch(100, PURSE_CELL[1], "panel"), PURSE_CELL[1] / 2
    tone = "alarm" if held > TOKEN_LIMIT else "turn" if held == TOKEN_LIMIT else "text"
    sketch.text(f"/{TOKEN_LIMIT}", 28, "muted", (90, y + 4), "right")
    end = 86 - fonts.length(f"/{TOKEN_LIMIT}", 28)
    return sketch.text(str(held), 46 if held < 10 else 34, tone, (end, y), "right").done()
