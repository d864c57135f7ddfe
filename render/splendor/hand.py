"""The reader's reserved cards as a small picture: what each costs, and what is missing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import marks
from render.canvas import Canvas
from render.palette import SHARED
from render.scene import Scene
from render.splendor import cards, panels
from render.splendor.gems import GEMS
from render.sprites import Sketch
from rules.splendor.cards import GOLD
from rules.splendor.holdings import Holdings
from rules.splendor.legal import HAND_LIMIT
from rules.splendor.position import Position
from rules.splendor.price import Missing, missing

WIDTH: Final = 920
HEIGHT: Final = 440
LEFT: Final = 28
TOP: Final = 28
STEP: Final = cards.LARGE.width + 24
NEED_TOP: Final = TOP + cards.LARGE.height + 14
NEED: Final = (cards.LARGE.width, 64)
PURSE_LEFT: Final = LEFT + HAND_LIMIT * STEP + 4
PURSE: Final = (WIDTH - PURSE_LEFT - 24, HEIGHT - 2 * 24)
CELL: Final = (74, 52)


def picture(scene: Scene[Position]) -> bytes:
    """Return the reader's reserved cards as a PNG of 920 by 440 pixels.

    Raises ValueError where the scene has no reader.
    """
    if scene.reader is None:
        raise ValueError("a hand has a reader: the scene is the channel's")
    mine = scene.view.seats[scene.reader]
    canvas = Canvas(Image.new("L", (WIDTH, HEIGHT), SHARED.index["board"]))
    for index in range(HAND_LIMIT):
        x = LEFT + index * STEP
        if index >= len(mine.hand):
            large = cards.LARGE
            canvas.put(cards.place(large.width, large.height, "board", 16, "tray"), (x, TOP))
            continue
        card = mine.hand[index].card
        if not card.known:
            large = cards.LARGE
            back = cards.back(card.level, large.width, large.height, "board", None)
            canvas.put(back, (x, TOP))
            continue
        canvas.put(cards.face(card.id, cards.LARGE, "board"), (x, TOP))
        canvas.put(_need(missing(card, mine), mine.tokens[GOLD]), (x, NEED_TOP))
    canvas.put(_purse(), (PURSE_LEFT, 24))
    _holdings(canvas, mine)
    return canvas.png("over" if scene.view.over else "play")


@lru_cache(maxsize=64)
def _need(lacking: Missing, gold: int) -> Image.Image:
    """Return what is missing for a card, or the sign that it can be bought."""
    width, height = NEED
    sketch = Sketch(width, height, "board")
    if not lacking.short:
        sketch.box((0, 0, width, height), 14, "tray")
        return sketch.put(marks.check(48), (width / 2, height / 2)).done()
    sketch.ring((0, 0, width, height), 14, "alarm", "tray")
    lacks = [(colour, str(count)) for colour, count in enumerate(lacking.gems) if count]
    if gold:
        lacks.append((GOLD, str(gold)))
    roomy = len(lacks) < 4
    gem, digit = (40, 44) if roomy else (26, 32)
    step = (width - 10) / len(lacks)
    for index, (colour, count) in enumerate(lacks):
        x = 5 + step * (index + 0.5)
        if colour == GOLD:  # what gold pays is taken off
            sketch.text("−", digit, "text", (x - gem * 0.5 - digit * 0.5, height / 2))
        sketch.gem(GEMS[colour], gem, (x - digit * 0.26, height / 2))
        sketch.text(count, digit, "text", (x + gem * 0.5 - digit * 0.24, height / 2), "left")
    return sketch.done()


@lru_cache(maxsize=1)
def _purse() -> Image.Image:
    width, height = PURSE
    sketch = Sketch(width, height, "board")
    return sketch.box((0, 0, width, height), 16, "panel").done()


def _holdings(canvas: Canvas, mine: Holdings) -> None:
    """Paint bonuses and, beside them, tokens; a row a colour."""
    step = (PURSE[1] - 20) // 6
    left = PURSE_LEFT + (PURSE[0] - 2 * CELL[0] - 10) // 2
    for colour, held in enumerate(mine.tokens):
        y = 24 + 10 + colour * step + (step - CELL[1]) // 2
        if colour < GOLD:
            cell = panels.bonus(colour, mine.bonuses[colour], CELL, "panel", fresh=False)
        else:
            cell = panels.count(sum(mine.tokens), CELL, "panel")
        canvas.put(cell, (left, y))
        token = panels.token(colour, held, CELL, "panel", fresh=False)
        canvas.put(token, (left + CELL[0] + 10, y))
