"""A seat's panel: name, prestige, reserved cards, bonuses and tokens by colour, gold and nobles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Canvas, Stamp
from render.gems import disc, ghost
from render.leather import LEATHER_RADIUS, leather
from render.palette import rgb
from render.splendor import cards, emblems, geometry
from render.splendor.gems import GEMS
from render.splendor.geometry import PANEL_WIDTH, SCORE_LEFT, PanelPlan
from render.splendor.news import Part
from render.sprites import Sketch
from render.tokens import coin
from rules import Seat
from rules.splendor.cards import COLOURS, GOLD
from rules.splendor.holdings import Holdings

NEW_MARK: Final = 26
"""Size of the "new" mark in a panel."""
LINE: Final = 27
"""Distance from one line of a name to the next, where there is room for two."""
SMALL_NAMES: Final = (34, 28)
"""Font sizes of a name too long for the panel's usual size."""
TRAY: Final = "seat"
"""The tone that cards and coins lie on."""
SCORE: Final = 88
"""Font size of the prestige, the largest thing in a panel."""
CARD: Final = 49
"""Width of a card that stands for bonuses."""
STRIP: Final = 21
"""Width of the strip of its colour, where it lies on its side."""
COIN_TONES: Final = ("w1", "b2", "g2", "r2", "k2")
"""What a coin of each colour is filled with, so that a light digit shows on it."""
COIN: Final = 42
"""Diameter of a coin."""
COIN_AT: Final = 0.31
"""How far down a tall tray coins lie, as a share of its height."""
TOKENS: Final = 38
"""Font size of a count on a coin: smaller than a card's, so that the two are no number of two digits."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's standing in the game.

    Attributes:
        done: Whether the seat has played its last turn.
        gone: Whether it has resigned.
    """

    to_move: bool = False
    done: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class PanelHead:
    """What the header of a panel shows; `seats`, their number, decides the layout.

    `level` is a computer's, 0 for a person.
    """

    seats: int
    seat: Seat
    name: str
    language: str
    standing: Standing
    level: int = 0


@dataclass(frozen=True, slots=True)
class PanelView:
    """What a seat's panel shows.

    Attributes:
        fresh: Parts that changed (see `News.seats`).
        came: Indices of new reserved cards.
        ready: Indices of reserved cards the seat can buy.
    """

    head: PanelHead
    mine: Holdings
    fresh: frozenset[Part]
    came: frozenset[int]
    ready: frozenset[int] = frozenset()


def draw(board: Canvas, at: tuple[int, int], view: PanelView) -> None:
    """Draw a seat's panel; `at` is its upper left corner."""
    head, mine, fresh = view.head, view.mine, view.fresh
    plan = geometry.PLANS[head.seats]
    tone, edge = ("active", "turn") if head.standing.to_move else ("panel", "line")
    canvas = board.part(at)
    canvas.stamp(_frame(plan, tone, edge), (0, 0))
    canvas.put(_head(head, tone), (6, 6))
    canvas.put(_score(mine.prestige, mine.tokens[GOLD], len(mine.nobles), tone), (SCORE_LEFT, 6))
    if "prestige" in fresh:
        canvas.stamp(marks.fresh(NEW_MARK), (PANEL_WIDTH - NEW_MARK - 2, 2))
    for colour in range(GOLD):
        x, y = geometry.group(plan, colour)
        held = mine.bonuses[colour], mine.tokens[colour]
        canvas.put(_group(colour, held, plan.group), (x, y))
        if ("bonus", colour) in fresh:
            canvas.stamp(marks.fresh(NEW_MARK), (x - 8, y - 8))
        if ("token", colour) in fresh:
            corner = (x + 78, y + plan.group - 16)
            if plan.group > geometry.GROUP_WIDTH:  # the coin lies above its number
                corner = (x + 45, y + round(plan.group * COIN_AT) - 32)
            canvas.stamp(marks.fresh(NEW_MARK), corner)
    if ("token", GOLD) in fresh:
        canvas.stamp(marks.fresh(NEW_MARK), (SCORE_LEFT - 4, 78))
    _hand(canvas, plan, view)
    if head.standing.gone:
        canvas.dim((4, plan.head, SCORE_LEFT, plan.height - 4))
        canvas.dim((SCORE_LEFT, 4, PANEL_WIDTH - 4, plan.height - 4))


@lru_cache(maxsize=8)
def _frame(plan: PanelPlan, tone: str, edge: str) -> Stamp:
    """Draw a panel's leather, with a tray for cards and coins: the supply lies in one too."""
    sketch = Sketch(PANEL_WIDTH, plan.height, "ink")
    sketch.lay_stamp(leather(PANEL_WIDTH, plan.height, tone, edge))
    top, bottom = geometry.group(plan, 0)[1] - 4, plan.height - 5
    sketch.box((8, top, PANEL_WIDTH - 8, bottom), 10, "pressed")
    return sketch.box((9, top + 1, PANEL_WIDTH - 9, bottom), 9, TRAY).cut(LEATHER_RADIUS)


@lru_cache(maxsize=32)
def _head(head: PanelHead, tone: str) -> Image.Image:
    """Draw the seat's number, the name and the signs of its standing."""
    plan, standing = geometry.PLANS[head.seats], head.standing
    sketch = Sketch(SCORE_LEFT - 6, plan.head - 8, tone, head.language)
    middle = sketch.image.height / 2 - 1
    centre = (plan.badge / 2 + 5, middle)
    ink, face = ("ink", "turn") if standing.to_move else ("text", "seat")
    sketch.put(disc(plan.badge, face, face, 1), centre)
    sketch.text(str(head.seat + 1), round(plan.badge * 0.66), ink, centre)
    right = sketch.image.width - 8
    for icon in _icons(standing, plan.badge - 6):
        sketch.put(icon, (right - icon.width / 2, middle))
        right -= icon.width + 8
    if head.level:
        right = marks.computer(sketch, head.level, plan.badge - 8, (right, middle))
    left = plan.badge + 16
    room = right - left
    size = fonts.roomy(head.name, (plan.name, *SMALL_NAMES), room)
    lines = [fonts.fitted(head.name, size, room)]
    if sketch.image.height > 2 * LINE:
        lines = [*fonts.lines(head.name, size, room)]
    for row, line in enumerate(lines):
        y = middle + LINE * (row - (len(lines) - 1) / 2)
        sketch.name(line, size, "muted" if standing.gone else "text", (left, y))
    return sketch.done()


def _icons(standing: Standing, size: int) -> list[Image.Image]:
    if standing.gone:
        return [marks.flag(size, "alarm")]
    return [marks.chequered(size)] if standing.done else []


@lru_cache(maxsize=64)
def _score(prestige: int, gold: int, nobles: int, tone: str) -> Image.Image:
    """Draw the prestige large, below it gold and nobles, of which there are few or none."""
    width = PANEL_WIDTH - SCORE_LEFT - 6
    sketch = Sketch(width, 136, tone)
    tone = "y3" if prestige else "muted"
    sketch.text(str(prestige), SCORE, tone, (width / 2, 39), edge=(3, "ink"))
    if gold:
        x = 18 if nobles else width / 2 - 14
        sketch.put(coin(GEMS[GOLD], 38), (x, 106))
        sketch.text(str(gold), 46, "text", (x + 21, 106), "left")
    if nobles:
        x = width - 17 if gold else width / 2
        sketch.put(emblems.noble(36), (x, 106))
    if nobles > 1:
        sketch.text(str(nobles), 28, "y4", (x + 8, 122), edge=(3, "ink"))
    return sketch.done()


@lru_cache(maxsize=192)
def _group(colour: int, held: tuple[int, int], height: int) -> Image.Image:
    """Draw the bonuses and the tokens of a colour: a card and a coin, each with its number.

    Where there is room, the card stands upright, as one of a pile, and the coin lies above its number.
    """
    (bonuses, tokens), tall = held, height > geometry.GROUP_WIDTH
    sketch = Sketch(geometry.GROUP_WIDTH, height, TRAY)
    line = height - 26 if tall else height / 2
    if bonuses:
        draw, x = (_pile, CARD / 2) if tall else (_card, (STRIP + CARD) / 2)
        draw(sketch, colour, bonuses)
        sketch.text(str(bonuses), 28 if bonuses > 9 else 46, "ink", (x, line))
    else:
        sketch.frame((0, 0, CARD, height), 8, "pressed", TRAY, 2)
        sketch.put(ghost(GEMS[colour], 28), (CARD / 2, height / 2))
    if tokens:
        x = geometry.GROUP_WIDTH - COIN / 2
        if tall:
            sketch.put(coin(GEMS[colour], COIN), (x, height * COIN_AT))
            sketch.text(str(tokens), 46, "text", (x, line))
        else:
            sketch.put(disc(COIN, COIN_TONES[colour], "brass", 3), (x, line))
            tone, edge = ("text", (2, "ink")) if colour else ("ink", None)
            sketch.text(str(tokens), TOKENS, tone, (x, line), edge=edge)
    return sketch.done()


def _card(sketch: Sketch, colour: int, _: int) -> None:
    """Draw a card that lies on its side, with its colour at the left."""
    height = sketch.image.height
    sketch.box((0, 0, CARD, height), 8, "card")
    sketch.box((0, 0, STRIP + 8, height), 8, f"deep-{COLOURS[colour]}")
    sketch.draw.rectangle((STRIP, 0, STRIP + 8, height - 1), fill=rgb("card"))
    sketch.gem(GEMS[colour], 20, (STRIP / 2, height / 2))


def _pile(sketch: Sketch, colour: int, many: int) -> None:
    """Draw a pile of upright cards, with their colour above."""
    height, tone = sketch.image.height, f"deep-{COLOURS[colour]}"
    for card in range(min(3, many - 1), -1, -1):
        edge = "faint" if card % 2 else "shade"
        sketch.box((0, 9 - 3 * card, CARD, height - 3 * card), 9, edge)
    sketch.box((0, 9, CARD - 1, height - 1), 9, "card")
    head = round(height * 0.52)
    sketch.box((3, 12, CARD - 4, head), 7, tone)
    sketch.draw.rectangle((3, head - 8, CARD - 5, head), fill=rgb(tone))
    sketch.draw.rectangle((3, head, CARD - 5, head + 1), fill=rgb("brass"))
    sketch.gem(GEMS[colour], 36, (CARD / 2, (12 + head) / 2))


def _hand(canvas: Canvas, plan: PanelPlan, view: PanelView) -> None:
    """Draw the reserved cards and the places that are free."""
    width, height = plan.held_size
    for index, held in enumerate(view.mine.hand):
        x, y = plan.held[index]
        name = held.card.id
        stamp = cards.held(name, cards.HELD) if plan.full else cards.chip(name, width, height)
        canvas.stamp(stamp, (x, y))
        if index in view.ready:
            canvas.outline((x - 3, y - 3, x + width + 2, y + height + 2), "ready", 3, 14)
            sign = (x + 50, y + cards.HELD.head - 12) if plan.full else (x + 3, y + height - 28)
            canvas.stamp(marks.ready(26), sign)
        if index in view.came:
            canvas.stamp(marks.fresh(NEW_MARK), (x - 8, y - 8))
    for place in plan.held[len(view.mine.hand) :]:
        canvas.stamp(cards.place(width, height), place)
