"""Development cards, their backs, and nobles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Stamp, stamped
from render.palette import Point, rgb
from render.splendor import emblems, portraits, scenes
from render.splendor.gems import GEMS
from render.sprites import Sketch, letters
from rules.splendor.cards import CARDS, COLOURS, NOBLES, Card, Noble


@dataclass(frozen=True, slots=True)
class CardPlan:
    """Sizes on a card, in pixels: the band with prestige and bonus, the id, the cost below."""

    width: int
    height: int
    head: int
    prestige: int
    bonus: int
    id: int
    id_top: int
    cost_top: int
    cost_gem: int
    cost_digit: int


CARD_RADIUS: Final = 13
BORDER: Final = 4
"""Width of the paper border around the band."""
SMALL: Final = CardPlan(136, 186, 68, 54, 56, 22, 81, 91, 34, 44)
"""Near the reader's hand."""
MEDIUM: Final = CardPlan(138, 203, 76, 62, 60, 22, 90, 101, 32, 46)
"""On the board."""
LARGE: Final = CardPlan(192, 270, 106, 88, 88, 28, 124, 140, 48, 56)
"""In the hand."""


def face(name: str, plan: CardPlan) -> Stamp:
    """Return the face of a card by its id.

    Board faces have a cache with room for all of them: over many tables every card shows up.
    """
    return _dealt(name, plan) if plan == MEDIUM else _taken(name, plan)


@lru_cache(maxsize=len(CARDS))
def _dealt(name: str, plan: CardPlan) -> Stamp:
    return _face(name, plan)


@lru_cache(maxsize=40)
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
    sketch.text(card.id, plan.id, "dim", (plan.width * 0.08, plan.id_top), "left")
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
        left, right = plan.width * 0.25, plan.width * 0.735
        places = [(x, y) for y in (middle - half, middle + half) for x in (left, right)]
    larger = 1.3 if len(due) == 1 else 1.0
    for (colour, count), (x, y) in zip(due, places, strict=False):
        size, digit = round(plan.cost_gem * larger), round(plan.cost_digit * larger)
        sketch.gem(GEMS[colour], size, (x - digit * 0.32, y))
        sketch.text(str(count), digit, "ink", (x + size * 0.12 + 1, y), "left")


@lru_cache(maxsize=24)
def back(level: int, width: int, height: int, below: int = 0) -> Stamp:
    """Draw a card's back; `below` are the cards seen below it, whose deck's size fits on it."""
    sketch = Sketch(width, height, "tray")
    for layer in range(below, -1, -1):  # the edges of the cards below
        box = (0, layer * 3, width, height - 3 * (below - layer))
        sketch.box(box, CARD_RADIUS, "faint" if layer else "shade")
    bottom = height - 3 * below
    sketch.box((3, 3, width - 3, bottom - 3), CARD_RADIUS - 3, f"back-{level}")
    emblems.pattern(sketch, (9, 9, width - 9, bottom - 9), level)
    middle = bottom * (0.3 if below else 0.5)
    return sketch.put(emblems.numeral(level, 40), (width / 2, middle)).cut(CARD_RADIUS)


@lru_cache(maxsize=3)
def no_deck(level: int, width: int, height: int) -> Stamp:
    """Draw the bare place of a deck that is used up."""
    sketch = recess(width, height)
    sketch.put(emblems.numeral(level, 40, "line"), (width / 2, height * 0.3))
    return sketch.text("0", 46, "muted", (width / 2, height * 0.74)).cut(CARD_RADIUS)


@lru_cache(maxsize=48)
def count(cards: int) -> Stamp:
    """Draw the size of a deck with a dark edge, to lie on its back."""
    image = Image.new("RGBA", (64, 44))
    for width, ink in ((3, "ink"), (0, "text")):
        mask, left, top = letters(str(cards), 46, "mm", width)
        image.paste(rgb(ink), (32 + left, 22 + top), mask)
    return stamped(image)


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
    """Draw a small reserved card: prestige, bonus and a large cost, or its back."""
    if name.endswith("?"):
        return back(int(name[0]), width, height)
    card = CARDS[name]
    sketch = Sketch(width, height, "ink").box((0, 0, width, height), CARD_RADIUS, "card")
    side = 38
    sketch.box((0, 0, side + CARD_RADIUS, height), CARD_RADIUS, f"deep-{COLOURS[card.bonus]}")
    sketch.draw.rectangle((side, 0, side + CARD_RADIUS, height), fill=rgb("card"))
    if card.prestige:
        sketch.text(str(card.prestige), 46, "y4", (side / 2, height * 0.28), edge=(3, "ink"))
    at = 0.76 if card.prestige else 0.5
    sketch.gem(GEMS[card.bonus], 28, (side / 2, height * at))
    due = [(colour, count) for colour, count in enumerate(card.cost) if count]
    low = height < 80
    columns = 1 + (len(due) > (1 if low else 2))
    lines = -(-len(due) // columns)
    room, gem = (width - side - 12) / columns, (40, 28)[columns - 1]
    digit = 34 if low and lines > 1 else 46
    for index, (colour, count) in enumerate(due):
        x = side + 3 + room * (index % columns)
        y = height * (0.5 + index // columns) / lines
        left = x + (room - gem - 1 - fonts.length("0", digit)) / 2
        sketch.gem(GEMS[colour], gem, (left + gem / 2, y))
        sketch.text(str(count), digit, "ink", (left + gem + 2, y), "left")
    return sketch.cut(CARD_RADIUS)


@lru_cache(maxsize=30)
def noble(name: str, width: int, height: int) -> Stamp:
    """Draw a noble by its id: a portrait, prestige and required bonuses."""
    noble = NOBLES[name]
    due = [(colour, count) for colour, count in enumerate(noble.cost) if count]
    sketch = paper(width, height)
    if height > width:
        _upright(sketch, noble, due)
    else:
        _sideways(sketch, noble, due)
    return sketch.cut(CARD_RADIUS)


def _upright(sketch: Sketch, noble: Noble, due: list[tuple[int, int]]) -> None:
    """Draw a noble's portrait above, the required bonuses below."""
    width, height = sketch.image.size
    face = height - 96
    sketch.lay(portraits.portrait(noble, width - 2 * BORDER, face - BORDER), (BORDER, BORDER))
    _worth(sketch, noble, (width - 24, BORDER + 22))
    sketch.text(noble.id, 22, "dim", (9, face + 12), "left")
    step, digit = (width - 10) / len(due), 34 if len(due) > 2 else 46
    for index, (colour, count) in enumerate(due):
        x = 5 + step * (index + 0.5)
        sketch.gem(GEMS[colour], 26, (x, height - 59))
        sketch.text(str(count), digit, "ink", (x, height - 25))


def _sideways(sketch: Sketch, noble: Noble, due: list[tuple[int, int]]) -> None:
    """Draw a noble's portrait at the left, the required bonuses at the right."""
    width, height = sketch.image.size
    right, floor = width - 66, height - 26
    sketch.lay(portraits.portrait(noble, right - BORDER, floor - BORDER), (BORDER, BORDER))
    sketch.text(noble.id, 22, "dim", (BORDER + 5, height - 15), "left")
    _worth(sketch, noble, (right - 20, floor - 8))
    step, digit = (height - 10) / len(due), 34 if len(due) > 2 else 46
    for index, (colour, count) in enumerate(due):
        y = 5 + step * (index + 0.5)
        sketch.gem(GEMS[colour], 26, (right + 15, y))
        sketch.text(str(count), digit, "ink", (width - 8, y), "right")


def _worth(sketch: Sketch, noble: Noble, at: Point) -> None:
    """Draw a noble's prestige in a wreath."""
    sketch.put(marks.laurel(38), at)
    sketch.text(str(noble.prestige), 28, "y4", at, edge=(2, "ink"))


def held(name: str, plan: CardPlan) -> Stamp:
    """Return a reserved card's face, or its back if its id is masked."""
    if name.endswith("?"):
        return back(int(name[0]), plan.width, plan.height)
    return face(name, plan)
