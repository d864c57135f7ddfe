"""Development cards, their backs, and nobles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.palette import Point
from render.splendor import emblems
from render.splendor.gems import GEMS
from render.sprites import Sketch
from rules.splendor.cards import CARDS, NOBLES, UNSEEN, Card


@dataclass(frozen=True, slots=True)
class CardPlan:
    """Sizes on a card: its head with prestige and bonus, its id, and its cost below."""

    width: int
    height: int
    head: int
    prestige: int
    bonus: int
    id_top: int
    cost_top: int
    cost_gem: int
    cost_digit: int


BLACK: Final = 4
BOARD: Final = CardPlan(152, 218, 80, 66, 66, 99, 118, 38, 46)
HELD: Final = CardPlan(136, 186, 66, 54, 52, 82, 96, 34, 44)
LARGE: Final = CardPlan(204, 292, 104, 88, 88, 129, 156, 50, 60)


@lru_cache(maxsize=96)
def face(name: str, plan: CardPlan, ground: str) -> Image.Image:
    """Return the face of a card by its id."""
    card = CARDS[name]
    sketch = _blank(card, plan, ground)
    head = plan.head / 2 + 1
    if card.prestige:
        sketch.text(
            str(card.prestige),
            plan.prestige,
            "y3",
            (plan.width * 0.08, head),
            "left",
            edge=(max(3, plan.prestige // 14), "ink"),
        )
    sketch.gem(GEMS[card.bonus], plan.bonus, (plan.width - plan.bonus * 0.62, head))
    sketch.text(card.id, max(28, plan.width // 6), "dim", (plan.width * 0.08, plan.id_top), "left")
    _cost(sketch, card, plan)
    return sketch.done()


def _blank(card: Card, plan: CardPlan, ground: str) -> Sketch:
    width, height, head = plan.width, plan.height, plan.head
    deep = GEMS[card.bonus].deep
    sketch = Sketch(width, height, ground)
    sketch.box((0, 0, width, height), 14, "ink")
    sketch.box((2, 2, width - 2, height - 2), 12, deep)
    _facets(sketch, card, plan)
    sketch.box((2, head, width - 2, height - 2), 12, "card")
    sketch.draw.rectangle((2, head, width - 3, head + 14), fill="#F6F2E8")
    sketch.draw.line((2, head, width - 3, head), fill="#1F1F21", width=2)
    return sketch


def _facets(sketch: Sketch, card: Card, plan: CardPlan) -> None:
    """Cut the head of a card into a few planes, differently for each number."""
    width, head = plan.width, plan.head
    lean = (int(card.id[2:]) * 37 + card.level * 53) % 60 / 100
    peak = (width * (0.2 + lean), head * 0.35)
    light = "steel" if card.bonus == BLACK else GEMS[card.bonus].tones[3]
    sketch.polygon([(14, 3), (width * 0.55, 3), peak], light)
    shade = GEMS[card.bonus].tones[4 if card.bonus == BLACK else 2]
    sketch.polygon([(width - 3, head), (width * 0.35, head), peak], shade)


def _cost(sketch: Sketch, card: Card, plan: CardPlan) -> None:
    """Write what a card costs: one colour large, two below each other, more in a square."""
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


@lru_cache(maxsize=96)
def back(level: int, width: int, height: int, ground: str, count: int | None) -> Image.Image:
    """Return the back of a card, or a deck with its size; one that is used up is a bare place."""
    sketch = Sketch(width, height, ground)
    if count == 0:
        sketch.frame((0, 0, width, height), 14, "line", "tray")
        sketch.put(emblems.numeral(level, 40, "steel"), (width / 2, height * 0.3))
        return sketch.text("0", 44, "muted", (width / 2, height * 0.74)).done()
    sketch.box((0, 0, width, height), 14, "ink")
    sketch.box((3, 3, width - 3, height - 3), 12, f"back-{level}")
    middle = height * (0.3 if count is not None else 0.5)
    sketch.put(emblems.numeral(level, 40), (width / 2, middle))
    if count is not None:
        sketch.text(str(count), 46, "text", (width / 2, height * 0.74))
    return sketch.done()


@lru_cache(maxsize=64)
def chip(name: str, width: int, height: int, ground: str) -> Image.Image:
    """Return a reserved card in small: its bonus and id, or its back."""
    sketch = Sketch(width, height, ground)
    middle = height / 2
    if name.endswith("?"):
        card = UNSEEN[int(name[0])]
        sketch.box((0, 0, width, height), 9, "ink")
        sketch.box((2, 2, width - 2, height - 2), 7, f"back-{card.level}")
        return sketch.put(
            emblems.numeral(card.level, round(height * 0.55)), (width / 2, middle)
        ).done()
    card = CARDS[name]
    sketch.box((0, 0, width, height), 9, "ink")
    sketch.box((2, 2, width - 2, height - 2), 7, "card")
    gem = min(38, height - 6)
    sketch.gem(GEMS[card.bonus], gem, (gem / 2 + 5, middle))
    sketch.text(name, 28, "ink", (gem + 7, middle), "left")
    if card.prestige:
        sketch.text(str(card.prestige), 38, "y3", (width - 7, middle), "right", edge=(3, "ink"))
    return sketch.done()


@lru_cache(maxsize=8)
def place(width: int, height: int, ground: str, radius: int, inside: str) -> Image.Image:
    """Return a place where a card could lie."""
    sketch = Sketch(width, height, ground)
    return sketch.ring((0, 0, width, height), radius, "line", inside).done()


@lru_cache(maxsize=30)
def noble(name: str, width: int, height: int) -> Image.Image:
    """Return a noble by its id: a portrait, prestige, and what it asks for."""
    noble = NOBLES[name]
    sketch = Sketch(width, height, "board")
    sketch.box((0, 0, width, height), 14, "ink")
    sketch.box((2, 2, width - 2, height - 2), 12, "velvet")
    column = 70
    sketch.box((width - column - 2, 2, width - 2, height - 2), 12, "card")
    sketch.draw.rectangle((width - column - 2, 2, width - column + 12, height - 3), fill="#F6F2E8")
    emblems.portrait(sketch, noble, (2, 2, width - column - 2, height - 2))
    left = 9
    sketch.text(str(noble.prestige), 44, "y3", (left, 26), "left", edge=(3, "ink"))
    sketch.text(name, 28, "text", (left, height - 20), "left", edge=(3, "ink"))
    due = [(colour, count) for colour, count in enumerate(noble.cost) if count]
    step = (height - 8) / len(due)
    for index, (colour, count) in enumerate(due):
        y = 4 + step * (index + 0.5)
        sketch.gem(GEMS[colour], 34, (width - column + 18, y))
        sketch.text(str(count), 44, "ink", (width - column + 37, y), "left")
    return sketch.done()
