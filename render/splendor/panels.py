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
SIDE: Final = 10
"""Room for letters that reach beyond a name's left and right edge."""
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
    _head(canvas.part((6, 5)), plan, view, tone)
    if "prestige" in fresh:
        canvas.stamp(marks.fresh(NEW_MARK), (PANEL_WIDTH - NEW_MARK - 2, 2))
    for colour, above in enumerate((*mine.bonuses, 0 if plan.full else len(mine.nobles))):
        x, y = geometry.group(plan, colour)
        held = (above, mine.tokens[colour])
        _group(canvas.part((x, y)), colour, held, plan.group)
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


def _head(canvas: Canvas, plan: PanelPlan, view: PanelView, tone: str) -> None:
    """Draw the seat's number on its colour, the name, the signs of its standing, and its prestige.

    The name leaves room for reserved cards beside it. It's a sprite of its own, as it stays when the rest changes.
    """
    head, standing, reserved = view.head, view.head.standing, len(view.mine.hand)
    width, high = PANEL_WIDTH - 12, plan.head - 6
    canvas.fill((0, 0, width, high), tone)
    canvas.put(_badge(head.seat, plan, tone, gone=standing.gone), (0, 0))
    score = _score(view.mine.prestige, plan, tone)
    right = width - score.width
    canvas.put(score, (right, 0))
    if reserved and plan.beside:
        right = geometry.chips(plan, reserved) - 16
    if standing.done:
        canvas.put(_done(tone), (right - 36, high // 2 - 18))
        right -= 46
    if head.level and not plan.beside:
        plate = _plate(head.level, tone)
        canvas.put(plate, (right - plate.width, high // 2 - 17))
        right -= plate.width + 14
    left, below = plan.badge + 18, head.level if plan.beside else ""
    name = _name((head.name, head.language), plan, tone, right - left, below)
    canvas.put(name, (left - SIDE, 0))


@lru_cache(maxsize=32)
def _badge(seat: Seat, plan: PanelPlan, tone: str, *, gone: bool) -> Image.Image:
    """Draw a seat's number on its colour, or the flag of one that has resigned."""
    sketch = Sketch(plan.badge + 8, plan.head - 6, tone)
    x, middle = plan.badge / 2 + 5, sketch.image.height / 2
    sketch.put(disc(plan.badge, "line" if gone else SEATS[seat], "ink", 2), (x, middle))
    if gone:
        return sketch.put(marks.flag(plan.badge * 5 // 8, "ink"), (x + 2, middle)).done()
    return sketch.text(str(seat + 1), 40 if plan.full else 34, "ink", (x, middle)).done()


@lru_cache(maxsize=64)
def _score(prestige: int, plan: PanelPlan, tone: str) -> Image.Image:
    """Draw a seat's prestige, with room at its left."""
    width = 14 + round(fonts.length(str(prestige), plan.score)) + 6
    sketch, bright = Sketch(width, plan.head - 6, tone), "y3" if prestige else "muted"
    at = (width - 6, sketch.image.height / 2 - 1)
    return sketch.text(str(prestige), plan.score, bright, at, "right", edge=(3, "ink")).done()


@lru_cache(maxsize=2)
def _done(tone: str) -> Image.Image:
    """Draw the sign of a seat that has played its last turn."""
    return Sketch(36, 36, tone).put(marks.chequered(36), (18, 18)).done()


@lru_cache(maxsize=32)
def _plate(level: str, tone: str) -> Image.Image:
    """Draw the sign of a computer and its level."""
    plate = marks.computer(level, 34)
    return Sketch(plate.width, 34, tone).put(plate, (plate.width / 2, 17)).done()


@lru_cache(maxsize=256)
def _name(
    called: tuple[str, str], plan: PanelPlan, tone: str, room: int, level: str
) -> Image.Image:
    """Draw a name in the characters of its language, above a computer's level if there is one; it begins at `SIDE`."""
    (name, language), sizes, high = called, (plan.name, 34, 28, 22), plan.head - 6
    plate = marks.computer(level, 34) if level else None
    middle, lines_high = ((high - 34) / 2, 1) if plate else (high / 2, high)
    size, lines = fonts.laid(name, sizes, room, lines_high)
    width = max([fonts.width(it, size) for it in lines] + [plate.width if plate else 0])
    sketch = Sketch(width + 2 * SIDE, high, tone, language)
    if plate:
        sketch.put(plate, (SIDE + plate.width / 2, high - 18))
    return sketch.broken(name, sizes, room, "text", (SIDE, middle), high=lines_high).done()


@lru_cache(maxsize=16)
def _noble(noble: Noble) -> Image.Image:
    """Draw the portrait of a noble who came."""
    sketch = Sketch(*NOBLE, "y2")
    return sketch.lay(portraits.portrait(noble, NOBLE[0] - 6, NOBLE[1] - 6), (3, 3)).done()


def _group(canvas: Canvas, colour: int, held: tuple[int, int], height: int) -> None:
    """Lay what a seat has of a colour: its cards (of gold, its nobles) above its tokens."""
    (above, tokens), low, width = held, geometry.coins(height), geometry.GROUP_WIDTH
    canvas.fill((0, 0, width, height), TRAY)
    if above and colour == GOLD:
        canvas.put(_visits(above, (width, low)), (0, 0))
    elif above:
        canvas.put(bonus(colour, above, (width, low - 3), TRAY), (0, 0))
    if tokens:
        canvas.put(token(colour, tokens, (width, height - low), TRAY), (0, low))
    if not (above or tokens):
        canvas.put(_none(colour, (width, height)), (0, 0))


@lru_cache(maxsize=16)
def _visits(nobles: int, size: tuple[int, int]) -> Image.Image:
    """Draw how many nobles came, where they aren't shown whole."""
    (width, height), sketch = size, Sketch(*size, TRAY)
    sketch.put(emblems.noble(38), (21, height / 2))
    return sketch.text(str(nobles), 56, "text", (width * 0.74, height / 2)).done()


@lru_cache(maxsize=24)
def _none(colour: int, size: tuple[int, int]) -> Image.Image:
    """Draw that a seat has nothing of a colour."""
    return Sketch(*size, TRAY).put(ghost(GEMS[colour], 34), (size[0] / 2, size[1] / 2)).done()


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
