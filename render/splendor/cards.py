"""Development cards, their backs, and nobles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import marks
from render.canvas import Box, Stamp, stamped
from render.gems import figure
from render.palette import Point, rgb
from render.splendor import emblems, portraits, scenes
from render.splendor.gems import GEMS
from render.splendor.geometry import HELD_SIDE
from render.sprites import Sketch, letters
from rules.splendor.cards import CARDS, COLOURS, NOBLES, Card, Colours, Noble


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
SMALL: Final = CardPlan(136, 186, 68, 54, 56, 22, 81, 91, 30, 46)
"""Near the reader's hand."""
MEDIUM: Final = CardPlan(138, 203, 76, 62, 60, 22, 90, 101, 30, 46)
"""On the board."""
LARGE: Final = CardPlan(192, 270, 106, 88, 88, 28, 124, 140, 44, 56)
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
    lower = _lower(card, plan)
    sketch = _blank(card, plan, plan.head + lower)
    head = BORDER + (plan.head - BORDER) / 2
    if card.prestige:
        at = (plan.width * 0.08, head)
        sketch.text(str(card.prestige), plan.prestige, "y4", at, "left", edge=(3, "ink"))
    sketch.gem(GEMS[card.bonus], plan.bonus, (plan.width - plan.bonus * 0.58, head + 1))
    at = (plan.width * 0.08, plan.id_top + lower)
    sketch.text(card.id, plan.id, "dim", at, "left")
    box = (6, plan.cost_top + lower, plan.width - 6, plan.height - 6)
    _cost(sketch, card, box, (plan.cost_gem, plan.cost_digit))
    return sketch.cut(CARD_RADIUS)


def _lower(card: Card, plan: CardPlan) -> int:
    """Return by how much the id of a card stands lower, because its cost takes one line alone."""
    return (plan.height - 6 - plan.cost_top) // 2 if len(_due(card.cost)) < 3 else 0


def check_at(name: str, plan: CardPlan) -> tuple[int, int]:
    """Return where on a card a check mark of 30 pixels lies: beside its id."""
    return plan.width - 40, plan.id_top - 17 + _lower(CARDS[name], plan)


def _blank(card: Card, plan: CardPlan, head: int) -> Sketch:
    """Draw the paper with a scene down to `head`: there is more of it above a short cost."""
    width, height = plan.width, plan.height
    sketch = paper(width, height)
    sketch.lay(scenes.band(card, width - 2 * BORDER, head - BORDER), (BORDER, BORDER))
    sketch.draw.rectangle((BORDER, head, width - BORDER - 1, head + 1), fill=rgb("brass"))
    return sketch


def paper(width: int, height: int) -> Sketch:
    """Draw the blank paper of a card, lit from above."""
    sketch = Sketch(width, height, "faint")
    sketch.box((0, 0, width, height), CARD_RADIUS, "shade")
    return sketch.box((0, 0, width - 1, height - 2), CARD_RADIUS, "card")


def _due(cost: Colours) -> list[tuple[int, int]]:
    """Return the colours of a cost, and how many of each."""
    return [(colour, count) for colour, count in enumerate(cost) if count]


def _cost(sketch: Sketch, card: Card, box: Box, sizes: tuple[int, int]) -> None:
    """Draw a cost in two columns, from the bottom up; `sizes` are those of a gem and a digit.

    A cost of one line stands in the middle of the box.
    """
    (left, top, right, bottom), (gem, digit), due = box, sizes, _due(card.cost)
    step, high = (right - left + 6) / 2, (bottom - top) / 2
    if len(due) < 3:
        top -= round(high / 2)
    for place, (colour, count) in zip(sorted((2, 3, 0, 1)[: len(due)]), due, strict=True):
        x, y = left + step * (place % 2), top + high * (place // 2 + 0.5)
        sketch.gem(GEMS[colour], gem, (x + gem / 2, y))
        sketch.text(str(count), digit, "ink", (x + gem + 3, y), "left")


@lru_cache(maxsize=24)
def back(level: int, width: int, height: int, below: int = 0) -> Stamp:
    """Draw a card's back; `below` are the cards seen below it, whose number fits on it."""
    sketch = Sketch(width, height, "tray")
    for layer in range(below, -1, -1):  # the edges of the cards below
        box = (0, layer * 3, width, height - 3 * (below - layer))
        sketch.box(box, CARD_RADIUS, "faint" if layer else "shade")
    bottom = height - 3 * below
    sketch.box((3, 3, width - 3, bottom - 3), CARD_RADIUS - 3, f"back-{level}")
    emblems.pattern(sketch, (9, 9, width - 9, bottom - 9), level)
    numeral = emblems.numeral(level, min(40, width * 2 // 3), "text")
    return sketch.put(numeral, (width / 2, bottom * (0.3 if below else 0.5))).cut(CARD_RADIUS)


@lru_cache(maxsize=48)
def count(cards: int) -> Stamp:
    """Draw the size of a deck with a dark edge, to lie on its back."""
    image = Image.new("RGBA", (64, 44))
    for width, ink in ((3, "ink"), (0, "text")):
        mask, left, top = letters(str(cards), 46, "mm", width)
        image.paste(rgb(ink), (32 + left, 22 + top), mask)
    return stamped(image)


@lru_cache(maxsize=320)
def chip(name: str, size: tuple[int, int], short: int | None) -> Stamp:
    """Draw a small reserved card: prestige, bonus and cost; or its back.

    For the cost there may be only how many gems its owner is `short` of, or a check mark.
    """
    width, height = size
    if name.endswith("?"):
        return back(int(name[0]), width, height)
    card, due = CARDS[name], _due(CARDS[name].cost)
    sketch = Sketch(width, height, "ink").box((0, 0, width, height), CARD_RADIUS, "card")
    worth, tone = str(card.prestige or ""), f"deep-{COLOURS[card.bonus]}"
    if short is not None:
        foot = height - 23
        sketch.box((2, 2, width - 2, foot), 11, tone)
        sketch.text(worth, 34, "y4", (width * 0.28, foot / 2 + 1), edge=(2, "ink"))
        x = width * (0.7 if worth else 0.5)
        sketch.gem(GEMS[card.bonus], 24 if worth else 32, (x, foot / 2 + 1))
        at = (width / 2, (foot + height) / 2)
        if short:
            return sketch.text(
                f"−{short}", 28 if short < 10 else 22, "ink", (at[0], at[1] - 1)
            ).cut(CARD_RADIUS)
        sketch.box((2, foot, width - 2, height - 2), 9, "ready")
        return sketch.put(figure((("ink", marks.CHECK),), 34), at).cut(CARD_RADIUS)
    side = HELD_SIDE
    sketch.box((0, 0, side, height), 10, tone)
    gem = height * 2 // 5 if worth else 34
    sketch.text(worth, 34, "y4", (side / 2, height * 0.28), edge=(2, "ink"))
    sketch.gem(GEMS[card.bonus], gem, (side / 2, height * (0.72 if worth else 0.5)))
    step = (width - side - 6) / len(due)
    for index, (colour, count) in enumerate(due):
        x = side + 3 + step * (index + 0.5)
        sketch.gem(GEMS[colour], min(round(height * 0.37), round(step) - 4), (x, height * 0.22))
        digit = min(46 if height > 70 else 40, round(step * 1.2))
        sketch.text(str(count), digit, "ink", (x, height * 0.68))
    return sketch.cut(CARD_RADIUS)


@lru_cache(maxsize=60)
def noble(name: str, width: int, height: int) -> Stamp:
    """Draw a noble by its id: a portrait, prestige and required bonuses."""
    noble = NOBLES[name]
    due = _due(noble.cost)
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
    step = (width - 10) / len(due)
    for index, (colour, count) in enumerate(due):
        x = 5 + step * (index + 0.5)
        sketch.gem(GEMS[colour], 26, (x, height - 60))
        sketch.text(str(count), 40, "ink", (x, height - 26))


def _sideways(sketch: Sketch, noble: Noble, due: list[tuple[int, int]]) -> None:
    """Draw a noble's portrait at the left, the required bonuses at the right."""
    width, height = sketch.image.size
    right, floor = width - 66, height - 26
    sketch.lay(portraits.portrait(noble, right - BORDER, floor - BORDER), (BORDER, BORDER))
    sketch.text(noble.id, 22, "dim", (BORDER + 5, height - 15), "left")
    _worth(sketch, noble, (right - 20, floor - 8))
    step = (height - 10) / len(due)
    for index, (colour, count) in enumerate(due):
        y = 5 + step * (index + 0.5)
        sketch.gem(GEMS[colour], 26, (right + 15, y))
        sketch.text(str(count), 46, "ink", (width - 8, y), "right")


def _worth(sketch: Sketch, noble: Noble, at: Point) -> None:
    """Draw a noble's prestige in a wreath."""
    sketch.put(marks.laurel(38), at)
    sketch.text(str(noble.prestige), 28, "y4", at, edge=(2, "ink"))


def held(name: str, plan: CardPlan) -> Stamp:
    """Return a reserved card's face, or its back if its id is masked."""
    if name.endswith("?"):
        return back(int(name[0]), plan.width, plan.height)
    return face(name, plan)
