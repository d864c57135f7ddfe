"""A seat's panel: name, prestige, reserved cards, bonuses and tokens by colour, gold and nobles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Canvas, Stamp, stamped
from render.gems import disc, figure, ghost
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
from rules.splendor.price import missing

NEW_MARK: Final = 30
"""Size of the "new" mark in a panel."""
TRAY: Final = "seat"
"""The tone that cards and coins lie on."""
NOBLE: Final = (62, 65)
"""Size of a noble who is shown whole."""
FREE: Final = PANEL_WIDTH - 80
"""The right edge of places for reserved cards, with nobles beside them."""


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
    """What the header of a panel shows; `level` is a computer's, "" for a person."""

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


def draw(board: Canvas, at: tuple[int, int], plan: PanelPlan, view: PanelView) -> None:
    """Draw a seat's panel; `at` is its upper left corner."""
    head, mine, fresh = view.head, view.mine, view.fresh
    tone, edge = ("active", "turn") if head.standing.to_move else ("panel", "line")
    canvas = board.part(at)
    canvas.stamp(_frame(plan, tone, edge), (0, 0))
    canvas.put(_head(head, plan, mine.prestige, len(mine.hand), tone), (6, 5))
    if "prestige" in fresh:
        canvas.stamp(marks.fresh(NEW_MARK), (PANEL_WIDTH - NEW_MARK - 2, 2))
    for colour, above in enumerate((*mine.bonuses, 0 if plan.full else len(mine.nobles))):
        x, y = geometry.group(plan, colour)
        canvas.put(_group(colour, (above, mine.tokens[colour]), plan.group), (x, y))
        for part, top in ("bonus", y - 12), ("token", y + geometry.coins(plan.group) - 10):
            if (part, colour) in fresh:
                canvas.stamp(marks.fresh(NEW_MARK), (x - 8, top))
    _hand(canvas, plan, view)
    for place, noble in enumerate(mine.nobles if plan.full else ()):
        canvas.put(_noble(noble), (PANEL_WIDTH - NOBLE[0] - 10, plan.head + (NOBLE[1] + 4) * place))
    if head.standing.gone:
        canvas.dim((4, 4, PANEL_WIDTH - 4, plan.height - 4))


@lru_cache(maxsize=10)
def _frame(plan: PanelPlan, tone: str, edge: str) -> Stamp:
    """Draw a panel's leather, with a tray for cards and coins of each colour."""
    sketch = Sketch(PANEL_WIDTH, plan.height, "ink")
    sketch.lay_stamp(leather(PANEL_WIDTH, plan.height, tone, edge))
    for colour in range(GOLD + 1):
        x, y = geometry.group(plan, colour)
        sketch.box((x - 1, y - 2, x + geometry.GROUP_WIDTH + 1, y + plan.group), 9, TRAY)
    return sketch.cut(LEATHER_RADIUS)


@lru_cache(maxsize=64)
def _head(head: PanelHead, plan: PanelPlan, prestige: int, reserved: int, tone: str) -> Image.Image:
    """Draw the seat's number on its colour, the name, the signs of its standing, and its prestige.

    The name leaves room for reserved cards beside it.
    """
    standing = head.standing
    sketch = Sketch(PANEL_WIDTH - 12, plan.head - 6, tone, head.language)
    right, middle = sketch.image.width - 6, sketch.image.height / 2
    bright = "y3" if prestige else "muted"
    sketch.text(str(prestige), plan.score, bright, (right, middle - 1), "right", edge=(3, "ink"))
    right -= round(fonts.length(str(prestige), plan.score)) + 14
    if reserved and plan.beside:
        right = geometry.chips(plan, reserved) - 16
    if standing.done:
        sketch.put(marks.chequered(36), (right - 18, middle))
        right -= 46
    centre = (plan.badge / 2 + 5, middle)
    sketch.put(disc(plan.badge, "line" if standing.gone else SEATS[head.seat], "ink", 2), centre)
    if standing.gone:
        sketch.put(marks.flag(plan.badge * 5 // 8, "ink"), (centre[0] + 2, middle))
    else:
        sketch.text(str(head.seat + 1), 40 if plan.full else 34, "ink", centre)
    left, high = plan.badge + 18, sketch.image.height
    if head.level:
        plate = marks.computer(head.level, 34)
        if plan.beside:
            sketch.put(plate, (left + plate.width / 2, high - 18))
            middle, high = (high - 34) / 2, 1
        else:
            sketch.put(plate, (right - plate.width / 2, middle))
            right -= plate.width + 14
    sizes = (plan.name, 34, 28, 22)
    sketch.broken(head.name, sizes, right - left, "text", (left, middle), high=high)
    return sketch.done()


@lru_cache(maxsize=16)
def _noble(noble: Noble) -> Image.Image:
    """Draw the portrait of a noble who came."""
    sketch = Sketch(*NOBLE, "y2")
    return sketch.lay(portraits.portrait(noble, NOBLE[0] - 6, NOBLE[1] - 6), (3, 3)).done()


@lru_cache(maxsize=320)
def _group(colour: int, held: tuple[int, int], height: int) -> Image.Image:
    """Draw what a seat has of a colour: its cards (of gold, its nobles) above its tokens."""
    (above, tokens), low, width = held, geometry.coins(height), geometry.GROUP_WIDTH
    sketch = Sketch(width, height, TRAY)
    if above and colour == GOLD:
        sketch.put(emblems.noble(38), (21, low / 2))
        sketch.text(str(above), 56, "text", (width * 0.74, low / 2))
    elif above:
        sketch.lay_indices(bonus(colour, above, (width, low - 3), TRAY), (0, 0))
    if tokens:
        sketch.lay_indices(token(colour, tokens, (width, height - low), TRAY), (0, low))
    if not (above or tokens):
        sketch.put(ghost(GEMS[colour], 34), (width / 2, height / 2))
    return sketch.done()


@lru_cache(maxsize=192)
def token(colour: int, held: int, size: tuple[int, int], ground: str) -> Image.Image:
    """Draw a coin and the number of tokens of its colour."""
    (width, height), sketch = size, Sketch(*size, ground)
    across = min(height - 2, width // 2 + 3)
    middle = height / 2
    if not held:
        return sketch.put(ghost(GEMS[colour], 24), (width / 4 + 1, middle)).done()
    sketch.put(coin(GEMS[colour], across), (width / 4 + 1, middle))
    digit = 34 if held > 9 else 46 if height > 44 else 40
    return sketch.text(str(held), digit, "text", (width * 0.75, middle)).done()


@lru_cache(maxsize=192)
def bonus(colour: int, held: int, size: tuple[int, int], ground: str) -> Image.Image:
    """Draw a pile of cards with a gem and the number of bonuses."""
    (width, height), sketch, half = size, Sketch(*size, ground), size[0] // 2
    middle = height / 2
    if not held:
        return sketch.put(ghost(GEMS[colour], 24), (width / 4 + 1, middle)).done()
    below = min(2, held - 1)
    for card in range(below, -1, -1):
        box = (card, card, width - 2 - below + card, height - 1 - below + card)
        sketch.box(box, 7, "faint" if card % 2 else "shade" if card else "card")
    sketch.box((0, 0, half + 7, height - 1 - below), 7, f"deep-{COLOURS[colour]}")
    sketch.draw.rectangle((half, 0, half + 7, height - 2 - below), fill=rgb("card"))
    middle -= below / 2
    sketch.gem(GEMS[colour], width * 3 // 7, (half / 2, middle))
    digit = 34 if held > 9 else 56 if height > 50 else 46
    return sketch.text(str(held), digit, "ink", (width * 0.75 - below / 2, middle)).done()


def _hand(canvas: Canvas, plan: PanelPlan, view: PanelView) -> None:
    """Draw the reserved cards, and where they are whole, one outline around all places that are free."""
    standing, hand, whole, free = view.head.standing, view.mine.hand, plan.full, 10
    for index, (held, box) in enumerate(zip(hand, geometry.held(plan, hand), strict=True)):
        name, (x, y, right, bottom) = held.card.id, box
        free = right + geometry.HELD_GAP
        size = right - x, bottom - y
        short = missing(held.card, view.mine).short if plan.beside else None
        stamp = cards.held(name, cards.MEDIUM) if whole else cards.chip(name, size, short)
        canvas.stamp(stamp, (x, y))
        if index in view.ready:
            canvas.outline((x - 1, y - 1, right, bottom), "ready", 4, 14)
            if whole:
                right, below = cards.check_at(name, cards.MEDIUM)
                canvas.stamp(marks.ready(30), (x + right, y + below))
        if index in view.came:
            canvas.stamp(marks.fresh(NEW_MARK), (x - 8, y - 8))
    if whole and len(hand) < HAND_LIMIT:
        box = (free, plan.head, FREE, plan.head + plan.held)
        tone = "line" if standing.to_move else "pressed"
        canvas.outline((*box[:2], box[2] - 1, box[3] - 1), tone, 2, cards.CARD_RADIUS)
        sign = waiting(tone, 40)
        wide, high = sign.sprite.size
        canvas.stamp(sign, ((free + box[2] - wide) // 2, plan.head + (plan.held - high) // 2))


@lru_cache(maxsize=4)
def waiting(tone: str, high: int) -> Stamp:
    """Draw a bookmark, the sign for reserved cards, where there are none."""
    ribbon = ((0.1, 0.0), (0.9, 0.0), (0.9, 1.0), (0.5, 0.7), (0.1, 1.0))
    return stamped(marks.faded(figure((("ink", ribbon),), high * 3 // 4, high), tone))
