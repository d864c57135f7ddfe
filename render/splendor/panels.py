"""A seat's panel: name, prestige, bonuses, tokens, reserved cards and nobles."""

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
from render.splendor.fan import bought, fan
from render.splendor.gems import GEMS
from render.splendor.geometry import PANEL_WIDTH, PanelPlan
from render.splendor.news import Part
from render.sprites import Sketch
from render.tokens import coin
from rules import Seat
from rules.splendor.cards import COLOURS, GOLD
from rules.splendor.holdings import Holdings
from rules.splendor.legal import TOKEN_LIMIT

NEW_MARK: Final = 26
"""Size of the "new" mark in a panel."""
LIFT: Final = -0.6
"""How far round digits have to be moved, in pixels, to look centred."""
TRAY: Final = "seat"
"""The tone that tokens lie on."""
TARGET_SIZE: Final = 28
"""Font size of the target prestige."""
LINE: Final = 27
"""Distance from one line of a name to the next, where the header has room for two."""
SMALL_NAMES: Final = (34, 28)
"""Font sizes of a name too long for the panel's usual size."""


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
    prestige: int
    standing: Standing
    target: int
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
    mine, standing, fresh = view.mine, view.head.standing, view.fresh
    plan = geometry.PLANS[view.head.seats].panel
    tone = "active" if standing.to_move else "panel"
    frame = _frame(plan, tone, "turn" if standing.to_move else "line")
    canvas = board.part(at)
    canvas.stamp(frame, (0, 0))
    canvas.put(_head(view.head, tone), (6, 6))
    if "prestige" in fresh:
        canvas.stamp(marks.fresh(NEW_MARK), (PANEL_WIDTH - NEW_MARK - 2, 2))
    for colour in range(6):
        held, new = mine.tokens[colour], ("token", colour) in fresh
        at = geometry.tokens(plan, colour)
        canvas.put(token(colour, held, plan.cell, plan.coin, TRAY), at)
        _changed(canvas, at, new=new)
        if colour < GOLD:
            held, new = mine.bonuses[colour], ("bonus", colour) in fresh
            at = geometry.bonus(plan, colour)
            canvas.put(bonus(colour, held, plan.cell, tone), at)
            _changed(canvas, at, new=new)
    if mine.nobles:
        canvas.put(_nobles(len(mine.nobles), plan.cell[1], tone), geometry.bonus(plan, GOLD))
    box = geometry.meter(plan)
    canvas.put(meter(sum(mine.tokens), (box[2] - box[0], box[3] - box[1]), TRAY), box[:2])
    _hand(canvas, plan, view)
    if standing.gone:
        canvas.dim((4, plan.head, PANEL_WIDTH - 4, plan.height - 4))


def _changed(canvas: Canvas, at: tuple[int, int], *, new: bool) -> None:
    if new:
        canvas.stamp(marks.fresh(NEW_MARK), (at[0] - 6, at[1] - 6))


@lru_cache(maxsize=8)
def _frame(plan: PanelPlan, tone: str, edge: str) -> Stamp:
    """Draw a panel's leather, with a tray for the tokens: the supply lies in one too."""
    sketch = Sketch(PANEL_WIDTH, plan.height, "ink")
    sketch.lay_stamp(leather(PANEL_WIDTH, plan.height, tone, edge))
    bottom = plan.token_top + plan.cell[1] + 1
    sketch.box((8, plan.token_top - 2, PANEL_WIDTH - 8, bottom), 10, "pressed")
    return sketch.box((9, plan.token_top - 1, PANEL_WIDTH - 9, bottom), 9, TRAY).cut(LEATHER_RADIUS)


@lru_cache(maxsize=32)
def _head(head: PanelHead, tone: str) -> Image.Image:
    plan, standing = geometry.PLANS[head.seats].panel, head.standing
    prestige = head.prestige
    width, height = PANEL_WIDTH - 12, plan.head - 6
    sketch = Sketch(width, height, tone, head.language)
    middle = height / 2 - (3 if height > 2 * LINE else 0)  # a low head has the frame above
    centre = (plan.badge / 2 + 5, middle)
    ink, face = ("ink", "turn") if standing.to_move else ("text", "seat")
    sketch.put(disc(plan.badge, face, face, 1), centre)
    sketch.text(str(head.seat + 1), round(plan.badge * 0.66), ink, centre)
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
    if head.level:
        right = marks.computer(sketch, head.level, plan.badge - 8, (right, middle))
    left = plan.badge + 16
    ink = "muted" if standing.gone else "text"
    room = right - left
    size = fonts.roomy(head.name, (plan.name, *SMALL_NAMES), room)
    lines = [fonts.fitted(head.name, size, room)]
    if height > 2 * LINE:
        lines = [*fonts.lines(head.name, size, room)]
    for row, line in enumerate(lines):
        y = middle + LINE * (row - (len(lines) - 1) / 2)
        sketch.name(line, size, ink, (left, y))
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
    digit = 46 if held < 10 else 34
    return sketch.text(str(held), digit, "text", (size[0] - 1, middle + LIFT), "right").done()


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
    sketch.box((0, 0, 38, height - 1 - below), 6, f"deep-{COLOURS[colour]}")
    sketch.draw.rectangle((32, 0, 38, height - 2 - below), fill=rgb("card"))
    middle -= below / 2
    sketch.gem(GEMS[colour], 27, (16, middle))
    return sketch.text(
        str(held),
        28 if held > 9 else 46,
        "ink",
        (47 - below, height / 2 + LIFT),
    ).done()


@lru_cache(maxsize=16)
def _nobles(count: int, height: int, ground: str) -> Image.Image:
    """Draw the sign for nobles and the number won."""
    sketch = Sketch(100, height, ground)
    size = min(46, height)
    sketch.text(str(count), 44, "text", (2, height / 2), "left")
    return sketch.put(emblems.noble(size), (size / 2 + 36, height / 2)).done()


def _nothing(sketch: Sketch, colour: int, x: float) -> Sketch:
    """Draw the outline of a gem, for a count of zero."""
    return sketch.put(ghost(GEMS[colour], 24), (x, sketch.image.height / 2))


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
    """Draw the reserved cards, and in the free places the cards bought, or else empty places."""
    width, height = plan.held_size
    hand = view.mine.hand
    for index, held in enumerate(hand):
        x, y = plan.held[index]
        name = held.card.id
        stamp = cards.held(name, cards.SMALL) if plan.full else cards.chip(name, width, height)
        canvas.stamp(stamp, (x, y))
        if index in view.ready:
            canvas.outline((x - 3, y - 3, x + width + 2, y + height + 2), "ready", 4, 12)
            sign = (x + 58, y + 60) if plan.full else (x + width - 10, y + height - 12)
            canvas.stamp(marks.ready(30 if plan.full else 26), sign)
        if index in view.came:
            canvas.stamp(marks.fresh(NEW_MARK), (x - 8, y - 8))
    if not (plan.fanned and view.mine.cards):
        for at in plan.held[len(hand) :]:
            canvas.stamp(cards.place(width, height), at)
    elif len(hand) < len(plan.held):
        left, top = plan.held[len(hand)]
        tone = "active" if view.head.standing.to_move else "panel"
        room = (PANEL_WIDTH - 12 - left, height)
        canvas.put(fan(bought(view.mine.cards), room, tone), (left, top))
