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
from render.splendor import cards, emblems, geometry, portraits
from render.splendor.gems import GEMS
from render.splendor.geometry import PANEL_WIDTH, SCORE_LEFT, PanelPlan
from render.splendor.news import Part
from render.sprites import Sketch
from render.tokens import coin
from rules import Seat
from rules.splendor.cards import COLOURS, GOLD, Noble
from rules.splendor.holdings import Holdings

NEW_MARK: Final = 26
"""Size of the "new" mark in a panel."""
LINE: Final = 27
"""Distance from one line of a name to the next, where there is room for two."""
SMALL_NAMES: Final = (34, 28)
"""Font sizes of a name too long for the panel's usual size."""
TRAY: Final = "seat"
"""The tone that cards and coins lie on."""
CARD: Final = 44
"""Width of a card that stands for bonuses."""
NOBLE: Final = (62, 65)
"""Size of a noble who is shown whole."""
COIN: Final = 40
"""Greatest diameter of a coin."""


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
    shown = mine.prestige, len(mine.nobles)
    canvas.put(_score(plan, shown, tone, gone=head.standing.gone), (SCORE_LEFT, 5))
    if "prestige" in fresh:
        canvas.stamp(marks.fresh(NEW_MARK), (PANEL_WIDTH - NEW_MARK - 2, 2))
    for colour, bonuses in enumerate((*mine.bonuses, 0)):
        x, y = geometry.group(plan, colour)
        canvas.put(_group(colour, (bonuses, mine.tokens[colour]), plan.group), (x, y))
        if ("bonus", colour) in fresh:
            canvas.stamp(marks.fresh(NEW_MARK), (x - 8, y - 8))
        if ("token", colour) in fresh:
            canvas.stamp(marks.fresh(NEW_MARK), (x + (0 if colour == GOLD else CARD) - 8, y - 8))
    _hand(canvas, plan, view)
    for place, noble in enumerate(mine.nobles if plan.full else ()):
        canvas.put(_noble(noble), (PANEL_WIDTH - NOBLE[0] - 8, plan.head + (NOBLE[1] + 4) * place))
    if head.standing.gone:
        canvas.dim((4, plan.head, PANEL_WIDTH - 4, plan.height - 4))


@lru_cache(maxsize=8)
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
    return COIN + 4 if colour == GOLD else geometry.GROUP_WIDTH


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
def _score(plan: PanelPlan, shown: tuple[int, int], tone: str, *, gone: bool) -> Image.Image:
    """Draw the prestige large, and beside it the sign of nobles that aren't shown whole."""
    prestige, nobles = shown
    sketch = Sketch(PANEL_WIDTH - SCORE_LEFT - 6, plan.head - 8, tone)
    (width, height), tone = sketch.image.size, "y3" if prestige and not gone else "muted"
    if not plan.full:  # one sign for each: a digit here would read as one of the prestige
        across = 36 if nobles == 1 else 24
        for place in range(nobles):
            column, row = divmod(place, 2)
            below = 0 if nobles == 1 else (row - 0.5) * (across - 2)
            at = across / 2 + column * (across - 4), height / 2 + below
            sketch.put(emblems.noble(across), at)
    at = width - 6, height / 2
    sketch.text(str(prestige), plan.score, tone, at, "right", edge=(3, "ink"))
    return sketch.done()


@lru_cache(maxsize=16)
def _noble(noble: Noble) -> Image.Image:
    """Draw the portrait of a noble who came."""
    sketch = Sketch(*NOBLE, "y2")
    return sketch.lay(portraits.portrait(noble, NOBLE[0] - 6, NOBLE[1] - 6), (3, 3)).done()


@lru_cache(maxsize=192)
def _group(colour: int, held: tuple[int, int], height: int) -> Image.Image:
    """Draw the bonuses and the tokens of a colour: a pile of cards and a coin, each above its number."""
    (bonuses, tokens), width = held, _wide(colour)
    sketch = Sketch(width, height, TRAY)
    head = round(height * 0.44)
    line = (head + height) / 2 - 1
    if bonuses:
        _pile(sketch, colour, bonuses, head)
        sketch.text(str(bonuses), 28 if bonuses > 9 else 46, "ink", (CARD / 2 + 2, line))
    elif colour != GOLD or not tokens:
        x = CARD / 2 + 2 if tokens else width / 2
        sketch.put(ghost(GEMS[colour], 28), (x, height / 2))
    if tokens:
        x = width - COIN / 2 - 2
        sketch.put(coin(GEMS[colour], min(COIN, head)), (x, head / 2 + 1))
        sketch.text(str(tokens), 46, "text", (x, line))
    return sketch.done()


def _pile(sketch: Sketch, colour: int, many: int, head: int) -> None:
    """Draw a pile of upright cards, with their colour above."""
    height, tone = sketch.image.height, f"deep-{COLOURS[colour]}"
    lift = height // 36
    top = 3 * lift
    for card in range(min(3, many - 1), -1, -1):
        edge = "faint" if card % 2 else "shade"
        sketch.box((2, top - lift * card, CARD + 2, height - lift * card), 9, edge)
    sketch.box((2, top, CARD + 1, height - 1), 9, "card")
    sketch.box((5, top + 3, CARD - 2, head), 7, tone)
    sketch.draw.rectangle((5, head - 8, CARD - 3, head), fill=rgb(tone))
    sketch.draw.rectangle((5, head, CARD - 3, head + 1), fill=rgb("brass"))
    sketch.gem(GEMS[colour], min(36, head - top - 4), (CARD / 2 + 2, (top + 3 + head) / 2))


def _hand(canvas: Canvas, plan: PanelPlan, view: PanelView) -> None:
    """Draw the reserved cards and the places that are free."""
    width, height = plan.held_size
    for index, held in enumerate(view.mine.hand):
        x, y = plan.held[index]
        name = held.card.id
        stamp = cards.held(name, cards.MEDIUM) if plan.full else cards.chip(name, width, height)
        canvas.stamp(stamp, (x, y))
        if index in view.ready:
            canvas.outline((x - 3, y - 3, x + width + 2, y + height + 2), "ready", 3, 14)
            sign = (
                (x + 58, y + cards.MEDIUM.head - 12)
                if plan.full
                else (x + width - 17, y + height // 2 - 15)
            )
            canvas.stamp(marks.ready(36 if plan.full else 30), sign)
        if index in view.came:
            canvas.stamp(marks.fresh(NEW_MARK), (x - 8, y - 8))
    for place in plan.held[len(view.mine.hand) :]:
        canvas.stamp(cards.place(width, height), place)
