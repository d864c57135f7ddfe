"""A seat's panel: name, prestige, reserved cards, bonuses and tokens by colour, gold and nobles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Canvas, Stamp, stamped
from render.gems import disc, figure, gem
from render.leather import LEATHER_RADIUS, leather
from render.palette import rgb
from render.plot import SEATS
from render.splendor import cards, emblems, geometry, portraits
from render.splendor.gems import GEMS
from render.splendor.geometry import PANEL_WIDTH, PanelPlan
from render.splendor.news import Part
from render.sprites import Sketch
from render.tokens import coin
from rules import Seat
from rules.splendor.cards import COLOURS, GOLD, Noble
from rules.splendor.holdings import Holdings
from rules.splendor.legal import HAND_LIMIT

NEW_MARK: Final = 30
"""Size of the "new" mark in a panel."""
TRAY: Final = "seat"
"""The tone that cards and coins lie on."""
CARD: Final = 42
"""Width of a card that stands for bonuses."""
NOBLE: Final = (62, 65)
"""Size of a noble who is shown whole."""
GOLD_WIDTH: Final = 44
FREE: Final = (PANEL_WIDTH - 10, PANEL_WIDTH - 80)
"""The right edge of places for reserved cards, without and with nobles beside them."""


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

    `level` is a computer's, "" for a person.
    """

    seats: int
    seat: Seat
    name: str
    language: str
    standing: Standing
    level: str = ""


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
    plan = geometry.plan(head.seats, reserved=bool(mine.hand))
    tone, edge = ("active", "turn") if head.standing.to_move else ("panel", "line")
    canvas = board.part(at)
    canvas.stamp(_frame(plan, tone, edge), (0, 0))
    canvas.put(_head(head, mine.prestige, len(mine.nobles), tone), (6, 5))
    if "prestige" in fresh:
        canvas.stamp(marks.fresh(NEW_MARK), (PANEL_WIDTH - NEW_MARK - 2, 2))
    for colour, bonuses in enumerate((*mine.bonuses, 0)):
        x, y = geometry.group(plan, colour)
        canvas.put(_group(colour, (bonuses, mine.tokens[colour]), plan.group), (x, y))
        if ("bonus", colour) in fresh:
            aside = 0 if mine.tokens[colour] else (geometry.GROUP_WIDTH - CARD) // 2
            canvas.stamp(marks.fresh(NEW_MARK), (x + aside - 8, y - 12))
        if ("token", colour) in fresh:
            right = 0 if colour == GOLD else CARD if bonuses else CARD // 2 - 6
            canvas.stamp(marks.fresh(NEW_MARK), (x + right - 6, y - 12))
    _hand(canvas, plan, view)
    for place, noble in enumerate(mine.nobles if plan.full else ()):
        canvas.put(_noble(noble), (PANEL_WIDTH - NOBLE[0] - 10, plan.head + (NOBLE[1] + 4) * place))
    if head.standing.gone:
        canvas.dim((4, plan.head, PANEL_WIDTH - 4, plan.height - 4))


@lru_cache(maxsize=10)
def _frame(plan: PanelPlan, tone: str, edge: str) -> Stamp:
    """Draw a panel's leather, with a tray for cards and coins of each colour."""
    sketch = Sketch(PANEL_WIDTH, plan.height, "ink")
    sketch.lay_stamp(leather(PANEL_WIDTH, plan.height, tone, edge))
    for colour in range(GOLD + 1):
        x, y = geometry.group(plan, colour)
        sketch.box((x, y - 2, x + _wide(colour), y + plan.group), 9, TRAY)
    return sketch.cut(LEATHER_RADIUS)


def _wide(colour: int) -> int:
    """Return the width of what a seat has of a colour: gold has no cards."""
    return GOLD_WIDTH if colour == GOLD else geometry.GROUP_WIDTH


@lru_cache(maxsize=64)
def _head(head: PanelHead, prestige: int, nobles: int, tone: str) -> Image.Image:
    """Draw the seat's number on its colour, the name, the signs of its standing, and its prestige."""
    plan, standing = geometry.PLANS[head.seats], head.standing
    sketch = Sketch(PANEL_WIDTH - 12, plan.head - 6, tone, head.language)
    right, middle = sketch.image.width - 6, sketch.image.height / 2
    ink = "muted" if standing.gone else "text"
    bright = "y3" if prestige and not standing.gone else "muted"
    sketch.text(str(prestige), plan.score, bright, (right, middle - 1), "right", edge=(3, "ink"))
    right -= round(fonts.length(str(prestige), plan.score)) + 14
    if nobles and not plan.full:
        if nobles > 1:
            many = f"×{nobles}"
            sketch.text(many, 34, "muted", (right, middle), "right")
            right -= round(fonts.length(many, 34)) + 2
        sketch.put(emblems.noble(38), (right - 19, middle))
        right -= 46
    if standing.done:
        sketch.put(marks.chequered(36), (right - 18, middle))
        right -= 46
    centre = (plan.badge / 2 + 5, middle)
    sketch.put(disc(plan.badge, "line" if standing.gone else SEATS[head.seat], "ink", 2), centre)
    if standing.gone:
        sketch.put(marks.flag(plan.badge * 5 // 8, "ink"), (centre[0] + 2, middle))
    else:
        sketch.text(str(head.seat + 1), 40 if plan.full else 34, "ink", centre)
    plate = marks.computer(head.level, 38) if head.level else None
    left = plan.badge + 18
    room = right - left - (plate.width + 14 if plate else 0)
    sizes, high = (plan.name, 34, 28), sketch.image.height
    sketch.broken(head.name, sizes, room, ink, (left, middle), high=high)
    if plate:
        size, lines = fonts.laid(head.name, sizes, room, high)
        left += max(fonts.width(line, size) for line in lines) + 14
        sketch.put(plate, (left + plate.width / 2, middle))
    return sketch.done()


@lru_cache(maxsize=16)
def _noble(noble: Noble) -> Image.Image:
    """Draw the portrait of a noble who came."""
    sketch = Sketch(*NOBLE, "y2")
    return sketch.lay(portraits.portrait(noble, NOBLE[0] - 6, NOBLE[1] - 6), (3, 3)).done()


@lru_cache(maxsize=320)
def _group(colour: int, held: tuple[int, int], height: int) -> Image.Image:
    """Draw the bonuses and the tokens of a colour: a pile of cards and a coin, each above its number.

    What is there alone stands in the middle.
    """
    (bonuses, tokens), width = held, _wide(colour)
    sketch = Sketch(width, height, TRAY)
    head = max(30, round(height * 0.46) - 6)
    line, digit = (head + height) / 2, 56
    if bonuses:
        x = (CARD + 4) / 2 if tokens else width / 2
        _pile(sketch, colour, bonuses, head, round(x))
        sketch.text(str(bonuses), 34 if bonuses > 9 else digit, "ink", (x, line))
    if tokens:
        size = min(digit // 2 + 9 if bonuses else digit - 8, head + 1, width - 4)
        x = width - size / 2 - 4 if bonuses else width / 2
        sketch.put(coin(GEMS[colour], size), (x, (head + 1) / 2))
        sketch.text(str(tokens), digit, "text", (x, line))
    if not (bonuses or tokens):
        faint = gem(GEMS[colour], 30).copy()
        faint.putalpha(faint.getchannel("A").point(lambda a: a * 3 // 8))
        sketch.put(faint, (width / 2, height / 2))
    return sketch.done()


def _pile(sketch: Sketch, colour: int, many: int, head: int, x: int) -> None:
    """Draw a pile of upright cards around a line down the sketch, with their colour above."""
    height, tone, left = sketch.image.height, f"deep-{COLOURS[colour]}", x - CARD // 2
    right, lift = left + CARD, max(1, height // 36 - 1)
    top = 3 * lift
    for card in range(min(3, many - 1), -1, -1):
        edge = "faint" if card % 2 else "shade"
        sketch.box((left, top - lift * card, right, height - lift * card), 9, edge)
    sketch.box((left, top, right - 1, height - 1), 9, "card")
    sketch.box((left + 3, top + 3, right - 4, head), 7, tone)
    sketch.draw.rectangle((left + 3, head - 8, right - 5, head), fill=rgb(tone))
    sketch.draw.rectangle((left + 3, head, right - 5, head + 1), fill=rgb("brass"))
    sketch.gem(GEMS[colour], min(36, head - top - 2), (x, (top + 3 + head) / 2))


def _hand(canvas: Canvas, plan: PanelPlan, view: PanelView) -> None:
    """Draw the reserved cards, and one outline around all places that are free."""
    standing, hand, whole = view.head.standing, view.mine.hand, plan.full
    paper, free = "card" if whole or standing.to_move else "muted", 10
    for index, (held, box) in enumerate(zip(hand, geometry.held(plan, hand), strict=True)):
        name, (x, y, right, bottom) = held.card.id, box
        free = right + geometry.HELD_GAP
        size = right - x, bottom - y
        stamp = cards.held(name, cards.MEDIUM) if whole else cards.chip(name, *size, paper)
        canvas.stamp(stamp, (x, y))
        if index in view.ready:
            canvas.outline((x - 1, y - 1, right, bottom), "ready", 4, 14)
            if whole:
                right, below = cards.check_at(name, cards.MEDIUM)
                canvas.stamp(marks.ready(30), (x + right, y + below))
        if index in view.came:
            canvas.stamp(marks.fresh(NEW_MARK), (x - 8, y - 8))
    if len(hand) < HAND_LIMIT and (whole or not hand):
        box = (free, plan.head, FREE[whole], plan.head + plan.held)
        tone = "line" if standing.to_move else "pressed"
        canvas.outline((*box[:2], box[2] - 1, box[3] - 1), tone, 2, cards.CARD_RADIUS)
        sign = waiting(tone, min(40, plan.held - 8))
        wide, high = sign.sprite.size
        canvas.stamp(sign, ((free + box[2] - wide) // 2, plan.head + (plan.held - high) // 2))


@lru_cache(maxsize=4)
def waiting(tone: str, high: int) -> Stamp:
    """Draw a bookmark, the sign for reserved cards, where there are none."""
    ribbon = ((0.1, 0.0), (0.9, 0.0), (0.9, 1.0), (0.5, 0.7), (0.1, 1.0))
    return stamped(marks.faded(figure((("ink", ribbon),), high * 3 // 4, high), tone))
