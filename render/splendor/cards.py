"""Development cards, their backs, and nobles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from render import fonts, marks
from render.canvas import Stamp
from render.palette import Point, rgb
from render.splendor import emblems, portraits, scenes
from render.splendor.gems import GEMS
from render.sprites import Sketch
from rules.splendor.cards import CARDS, NOBLES, UNSEEN, Card


@dataclass(frozen=True, slots=True)
class CardPlan:
    """Sizes on a card, in pixels: the band with prestige and bonus, the id, the cost below."""

    width: int
    height: int
    head: int
    prestige: int
    bonus: int
    id_top: int
    cost_top: int
    cost_gem: int
    cost_digit: int


CARD_RADIUS: Final = 13
BORDER: Final = 4
"""Width of the paper border around the band."""
SMALL: Final = CardPlan(136, 186, 68, 54, 56, 83, 96, 34, 44)
"""In a panel."""
MEDIUM: Final = CardPlan(152, 218, 84, 66, 70, 102, 118, 38, 46)
"""On the board."""
LARGE: Final = CardPlan(204, 292, 112, 88, 94, 134, 156, 50, 60)
"""In the hand."""


def face(name: str, plan: CardPlan) -> Stamp:
    """Return the face of a card by its id.

    Board faces have a cache with room for all of them: over many tables every card shows up.
    """
    return _dealt(name) if plan == MEDIUM else _taken(name, plan)


@lru_cache(maxsize=len(CARDS))
def _dealt(name: str) -> Stamp:
    return _face(name, MEDIUM)


@lru_cache(maxsize=64)
def _taken(name: str, plan: CardPlan) -> Stamp:
    return _face(name, plan)


def _face(name: str, plan: CardPlan) -> Stamp:
    card = CARDS[name]
    sketch = _blank(card, plan)
    head = BORDER + (plan.head - BORDER) / 2
    if card.prestige:
        at = (plan.width * 0.08, head)
        sketch.text(str(card.prestige), plan.prestige, "y4", at, "left", edge=(3, "ink"))
    sketch.gem(GEMS[card.bonus], plan.bonus, (plan.width - plan.bonus * 0.58, head + 1))
    sketch.text(card.id, max(28, plan.width // 7), "dim", (plan.width * 0.08, plan.id_top), "left")
    _cost(sketch, card, plan)
    return sketch.cut(CARD_RADIUS)


def _blank(card: Card, plan: CardPlan) -> Sketch:
    width, height, head = plan.width, plan.height, plan.head
    sketch = paper(width, height)
    sketch.lay(scenes.band(card, width - 2 * BORDER, head - BORDER), (BORDER, BORDER))
    sketch.draw.rectangle((BORDER, head, width - BORDER - 1, head + 1), fill=rgb("brass"))
    return sketch


def paper(width: int, height: int) -> Sketch:
    """Draw the blank paper of a card, lit from above."""
    sketch = Sketch(width, height, "faint")
    sketch.box((0, 0, width, height), CARD_RADIUS, "shade")
    return sketch.box((0, 0, width - 1, height - 2), CARD_RADIUS, "card")


def _cost(sketch: Sketch, card: Card, plan: CardPlan) -> None:
    """Draw the cost: one colour large, two below each other, more in a square."""
    due = [(colour, count) for colour, count in enumerate(card.cost) if count]
    top, bottom = plan.cost_top, plan.height - 6
    middle = (top + bottom) / 2
    half = (bottom - top) / 4
    if len(due) == 1:
        places: list[Point] = [(plan.width / 2, middle)]
    elif len(due) == 2:
        places = [(plan.width / 2, middle - half), (plan.width / 2, middle + half)]
    else:
        left, right = plan.width * 0.265, plan.width * 0.755
        places = [
            (left, middle - half),
            (right, middle - half),
            (left, middle + half),
            (right, middle + half),
        ]
    larger = 1.3 if len(due) == 1 else 1.0
    for (colour, count), (x, y) in zip(due, places, strict=False):
        size, digit = round(plan.cost_gem * larger), round(plan.cost_digit * larger)
        sketch.gem(GEMS[colour], size, (x - digit * 0.32, y))
        sketch.text(str(count), digit, "ink", (x + size * 0.12 + 1, y), "left")


@lru_cache(maxsize=24)
def back(level: int, width: int, height: int, count: int | None) -> Stamp:
    """Draw a card's back, or a deck with its size; an empty deck is a bare place."""
    if count == 0:
        sketch = recess(width, height)
        sketch.put(emblems.numeral(level, 40, "line"), (width / 2, height * 0.3))
        return sketch.text("0", 44, "muted", (width / 2, height * 0.74)).cut(CARD_RADIUS)
    sketch = Sketch(width, height, "tray")
    layers = 0 if count is None else min(3, 1 + count // 14)
    for layer in range(layers, -1, -1):  # the edges of the cards below
        box = (0, layer * 3, width, height - 3 * (layers - layer))
        sketch.box(box, CARD_RADIUS, "faint" if layer else "shade")
    bottom = height - 3 * layers
    sketch.box((3, 3, width - 3, bottom - 3), CARD_RADIUS - 3, f"back-{level}")
    emblems.pattern(sketch, (9, 9, width - 9, bottom - 9), level)
    middle = bottom * (0.3 if count is not None else 0.5)
    sketch.put(emblems.numeral(level, 40), (width / 2, middle))
    if count is not None:
        sketch.text(str(count), 46, "text", (width / 2, bottom * 0.74), edge=(3, "ink"))
    return sketch.cut(CARD_RADIUS)


def recess(width: int, height: int) -> Sketch:
    """Draw a place set into the table, where something could lie."""
    sketch = Sketch(width, height, "tray")
    sketch.box((0, 0, width, height), CARD_RADIUS, "tray")
    return sketch.box((2, 5, width - 1, height - 1), CARD_RADIUS - 1, "hollow")


@lru_cache(maxsize=8)
def place(width: int, height: int) -> Stamp:
    """Draw an empty place for a card."""
    return recess(width, height).cut(CARD_RADIUS)


@lru_cache(maxsize=48)
def chip(name: str, width: int, height: int) -> Stamp:
    """Draw a small reserved card: prestige, bonus and cost, or its back."""
    if name.endswith("?"):
        card = UNSEEN[int(name[0])]
        sketch = Sketch(width, height, "ink").box((0, 0, width, height), 9, "shade")
        sketch.box((3, 3, width - 3, height - 3), 7, f"back-{card.level}")
        emblems.pattern(sketch, (7, 7, width - 7, height - 7), card.level)
        size = round(height * 0.55)
        return sketch.put(emblems.numeral(card.level, size), (width / 2, height / 2)).cut(9)
    card = CARDS[name]
    sketch = Sketch(width, height, "ink").box((0, 0, width, height), 9, "card")
    side = 44
    sketch.box((0, 0, side + 9, height), 9, f"deep-{'wbgrk'[card.bonus]}")
    sketch.draw.rectangle((side, 0, side + 9, height), fill=rgb("card"))
    if card.prestige:
        sketch.gem(GEMS[card.bonus], 30, (side / 2, height - 17))
        at = (side / 2, 16)
        sketch.text(str(card.prestige), 34, "y4", at, edge=(2, "ink"))
    else:
        sketch.gem(GEMS[card.bonus], 38, (side / 2, height / 2))
    due = [(colour, count) for colour, count in enumerate(card.cost) if count]
    room = (width - side) / 2
    for index, (colour, count) in enumerate(due):
        wide, lines = len(due) == 1, (len(due) + 1) // 2
        x = side + (room if wide else room * (0.5 + index % 2))
        y = height * (0.5 + index // 2) / lines
        gem, digit = (36, 44) if lines == 1 and wide else (23, 34)
        across = gem + 2 + fonts.length(str(count), digit)
        sketch.gem(GEMS[colour], gem, (x - across / 2 + gem / 2, y))
        sketch.text(str(count), digit, "ink", (x + across / 2, y), "right")
    return sketch.cut(9)


@lru_cache(maxsize=30)
def noble(name: str, width: int, height: int) -> Stamp:
    """Draw a noble by its id: a portrait, prestige and required bonuses."""
    noble = NOBLES[name]
    sketch = paper(width, height)
    column = 62 if width < 150 else 70
    right = width - column
    sketch.lay(portraits.portrait(noble, right - BORDER, height - 2 * BORDER), (BORDER, BORDER))
    sketch.text(name, 28, "text", (BORDER + 5, height - 20), "left", edge=(2, "ink"))
    top = 38
    sketch.draw.rectangle((right, BORDER, width - BORDER - 1, top - 2), fill=rgb("velvet"))
    middle = right + (column - BORDER) / 2
    sketch.put(marks.laurel(42), (middle, top / 2 + 2))
    sketch.text(str(noble.prestige), 34, "y4", (middle, top / 2 + 1), edge=(2, "ink"))
    due = [(colour, count) for colour, count in enumerate(noble.cost) if count]
    step = (height - top - 4) / len(due)
    gem, digit = (26, 34) if len(due) > 2 else (28, 44)
    for index, (colour, count) in enumerate(due):
        y = top + step * (index + 0.5)
        sketch.gem(GEMS[colour], gem, (right + column * 0.07 + gem / 2, y))
        sketch.text(str(count), digit, "ink", (width - column * 0.12, y), "right")
    return sketch.cut(CARD_RADIUS)


def held(name: str, plan: CardPlan) -> Stamp:
    """Return a reserved card's face, or its back if its id is masked."""
    if name.endswith("?"):
        return back(int(name[0]), plan.width, plan.height, None)
    return face(name, plan)
