"""A seat's panel: name, prestige, bonuses, tokens, reserved cards and nobles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Canvas, Stamp
from render.gems import disc, ghost
from render.leather import leather
from render.splendor import cards, emblems, geometry, portraits
from render.splendor.gems import GEMS
from render.splendor.geometry import PANEL_WIDTH, PanelPlan
from render.splendor.news import Part
from render.sprites import Sketch
from render.tokens import coin
from rules import Seat
from rules.splendor.cards import GOLD, NOBLES
from rules.splendor.holdings import Holdings
from rules.splendor.legal import TOKEN_LIMIT

NEW_MARK: Final = 26
"""Size of the "new" mark in a panel."""
TARGET_SIZE: Final = 28
"""Font size of the target prestige."""
SMALL_NAME: Final = 34
"""Font size of a name too long for the panel's usual size."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's standing in the game.

    Attributes:
        place: Final place; None during the game.
        done: Whether the seat has played its last turn.
        gone: Whether it has resigned.
        over: Whether the game is over, so that no place for reserving is shown.
    """

    to_move: bool = False
    won: bool = False
    place: int | None = None
    done: bool = False
    gone: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class PanelView:
    """What a seat's panel shows.

    Attributes:
        seats: Number of seats, which decides the layout.
        fresh: Parts that changed (see `News.seats`).
        came: Indices of new reserved cards.
        ready: Indices of reserved cards the seat can buy.
    """

    seats: int
    seat: Seat
    name: str
    mine: Holdings
    standing: Standing
    target: int
    fresh: frozenset[Part]
    came: frozenset[int]
    ready: frozenset[int] = frozenset()


def draw(board: Canvas, at: tuple[int, int], view: PanelView) -> None:
    """Draw a seat's panel; `at` is its upper left corner."""
    mine, standing, fresh = view.mine, view.standing, view.fresh
    plan = geometry.PANELS[view.seats]
    tone = "active" if standing.to_move or standing.won else "panel"
    frame = _frame(plan.height, tone, _edge(standing))
    canvas = board.part(at)
    canvas.stamp(frame, (0, 0))
    head = PanelHead(view.seats, view.seat, view.name, mine.prestige, standing, view.target)
    canvas.put(_head(head, tone), (6, 6))
    if "prestige" in fresh:
        canvas.stamp(marks.fresh(NEW_MARK), (PANEL_WIDTH - NEW_MARK - 2, 2))
    for colour in range(6):
        held, new = mine.tokens[colour], ("token", colour) in fresh
        at = geometry.tokens(plan, colour)
        canvas.put(token(colour, held, plan.cell, plan.coin, tone), at)
        _changed(canvas, at, new=new)
        if colour < GOLD:
            held, new = mine.bonuses[colour], ("bonus", colour) in fresh
            at = geometry.bonus(plan, colour)
            canvas.put(bonus(colour, held, plan.cell, tone), at)
            _changed(canvas, at, new=new)
    if mine.nobles:
        canvas.put(_nobles(len(mine.nobles), plan.cell[1], tone), geometry.bonus(plan, GOLD))
    box = geometry.meter(plan)
    canvas.put(meter(sum(mine.tokens), (box[2] - box[0], box[3] - box[1]), tone), box[:2])
    _hand(canvas, plan, view)
    if standing.gone:
        canvas.drain((4, plan.head, PANEL_WIDTH - 4, plan.height - 4))


def _changed(canvas: Canvas, at: tuple[int, int], *, new: bool) -> None:
    if new:
        canvas.stamp(marks.fresh(NEW_MARK), (at[0] - 6, at[1] - 6))


def _edge(standing: Standing) -> str:
    if standing.won:
        return "y2"
    return "turn" if standing.to_move else "line"


@lru_cache(maxsize=8)
def _frame(height: int, tone: str, edge: str) -> Stamp:
    return leather(PANEL_WIDTH, height, tone, edge)


@dataclass(frozen=True, slots=True)
class PanelHead:
    """What the header of a panel shows."""

    seats: int
    seat: Seat
    name: str
    prestige: int
    standing: Standing
    target: int


@lru_cache(maxsize=32)
def _head(head: PanelHead, tone: str) -> Image.Image:
    plan, standing = geometry.PANELS[head.seats], head.standing
    prestige = head.prestige
    width, height = PANEL_WIDTH - 12, plan.head - 6
    sketch = Sketch(width, height, tone)
    middle = height / 2 - 3
    lit = standing.to_move or standing.won
    centre = (plan.badge / 2 + 5, middle)
    if standing.won:
        sketch.put(marks.crown(plan.badge + 14), (centre[0] + 3, middle - 2))
        sketch.text(str(head.seat + 1), 30, "ink", (centre[0] + 3, middle + plan.badge * 0.14))
    else:
        badge = disc(plan.badge, *(("turn", "turn") if lit else ("seat", "seat")), 1)
        sketch.put(badge, centre)
        sketch.text(str(head.seat + 1), round(plan.badge * 0.66), "ink" if lit else "text", centre)
    right = width - 8
    target = f"/{head.target}"
    low = middle + fonts.height(plan.prestige) / 2 - fonts.height(TARGET_SIZE) / 2
    sketch.text(target, TARGET_SIZE, "muted", (right, low), "right")
    right -= int(fonts.length(target, TARGET_SIZE)) + 3
    sketch.text(str(prestige), plan.prestige, "y3", (right, middle), "right", edge=(2, "ink"))
    right -= int(fonts.length(str(max(10, prestige)), plan.prestige)) + 10
    for icon in _icons(standing, plan.badge - 6):
        sketch.put(icon, (right - icon.width / 2, middle))
        right -= icon.width + 8
    left = plan.badge + (24 if standing.won else 16)
    ink = "muted" if standing.gone else "text"
    room, size = right - left, plan.name
    if fonts.width(head.name, size) > room:
        size = SMALL_NAME
    sketch.name(fonts.fitted(head.name, size, room), size, ink, (left, middle))
    return sketch.done()


def _icons(standing: Standing, size: int) -> list[Image.Image]:
    if standing.gone:
        return [marks.flag(size, "alarm")]
    return [marks.chequered(size)] if standing.done else []


@lru_cache(maxsize=192)
def token(colour: int, held: int, size: tuple[int, int], across: int, ground: str) -> Image.Image:
    """Draw a coin and the number of tokens of its colour."""
    sketch = Sketch(*size, ground)
    middle = size[1] / 2
    if not held:
        return _nothing(sketch, colour, across / 2 + 1).done()
    sketch.put(coin(GEMS[colour], across), (across / 2 + 1, middle))
    digit = 44 if held < 10 else 34
    return sketch.text(str(held), digit, "text", (size[0] - 1, middle), "right").done()


@lru_cache(maxsize=192)
def bonus(colour: int, held: int, size: tuple[int, int], ground: str) -> Image.Image:
    """Draw a pile of small cards with a gem and the number of bonuses."""
    width, height = size
    sketch = Sketch(width, height, ground)
    middle = height / 2
    if not held:
        return _nothing(sketch, colour, 20).done()
    below = min(2, held - 1)
    for card in range(below, -1, -1):
        box = (card, card, width - 2 - below + card, height - 1 - below + card)
        sketch.box(box, 6, "faint" if card % 2 else "shade" if card else "card")
    wide = held > 9
    sketch.gem(GEMS[colour], 22 if wide else 29, (13 if wide else 16, middle - below / 2))
    at = (width - 5 - below, middle - below / 2)
    return sketch.text(str(held), 34 if wide else 44, "ink", at, "right").done()


@lru_cache(maxsize=16)
def _nobles(count: int, height: int, ground: str) -> Image.Image:
    """Draw the sign for nobles and the number won."""
    sketch = Sketch(100, height, ground)
    size = min(46, height)
    sketch.text(str(count), 44, "text", (2, height / 2), "left")
    return sketch.put(emblems.noble(size), (size / 2 + 36, height / 2)).done()


def _nothing(sketch: Sketch, colour: int, x: float) -> Sketch:
    """Draw the outline of a gem, for a count of zero."""
    return sketch.put(ghost(GEMS[colour], 24, "line"), (x, sketch.image.height / 2))


@lru_cache(maxsize=32)
def meter(held: int, size: tuple[int, int], ground: str) -> Image.Image:
    """Draw the token meter: ten dots, one filled per token."""
    width, height = size
    sketch = Sketch(width, height, ground)
    tone = "alarm" if held > TOKEN_LIMIT else "turn" if held == TOKEN_LIMIT else "brass-light"
    step = width / 5
    for place in range(TOKEN_LIMIT):
        x = step * (place % 5 + 0.5)
        y = height / 2 + (place // 5 - 0.5) * (step + 3)
        face = tone if place < held else "tray"
        rim = "brass-dark" if place < held else "line"
        sketch.put(disc(round(step) - 1, face, rim, 1.2), (x, y))
    return sketch.done()


def _hand(canvas: Canvas, plan: PanelPlan, view: PanelView) -> None:
    """Draw the reserved cards and, once the game is over, the nobles in the free places."""
    width, height = plan.held_size
    hand, came = view.mine.hand, view.mine.nobles if view.standing.over else ()
    for index, (x, y) in enumerate(plan.held):
        if index >= len(hand) + len(came):
            if not view.standing.over:
                canvas.put(_room(width, height, view.standing), (x, y))
            continue
        if index >= len(hand):
            canvas.stamp(_noble(came[index - len(hand)].id, width, height), (x, y))
            continue
        name = hand[index].card.id
        stamp = cards.held(name, cards.SMALL) if plan.full else cards.chip(name, width, height)
        canvas.stamp(stamp, (x, y))
        if index in view.ready:
            canvas.outline((x - 3, y - 3, x + width + 2, y + height + 2), "ready", 4, 12)
            sign = (x + width - 36, y + 68) if plan.full else (x - 9, y + height - 19)
            canvas.stamp(marks.ready(30 if plan.full else 26), sign)
        if index in view.came:
            canvas.stamp(marks.fresh(NEW_MARK), (x - 8, y - 8))


@lru_cache(maxsize=8)
def _noble(name: str, width: int, height: int) -> Stamp:
    sketch = cards.paper(width, height)
    portrait = portraits.portrait(NOBLES[name], width - 8, height - 8)
    return sketch.lay(portrait, (4, 4)).cut(cards.CARD_RADIUS)


def _room(width: int, height: int, standing: Standing) -> Image.Image:
    return _place(width, height, "active" if standing.to_move or standing.won else "panel")


@lru_cache(maxsize=8)
def _place(width: int, height: int, tone: str) -> Image.Image:
    """Draw an empty place for a reserved card, pressed into the leather."""
    sketch = Sketch(width, height, tone)
    return sketch.ring((0, 0, width, height), 10, "pressed", tone).done()
