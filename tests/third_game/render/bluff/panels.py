"""A seat's panel: who sits there, its dice, its bid, and what it showed in the last round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image
from render.bluff import geometry
from render.bluff.dice import PALETTE, die, socket
from rules.bluff.moves import Bid

from render import fonts, marks
from render.canvas import Canvas
from render.gems import disc
from render.sprites import Sketch
from rules import Seat

NAME: Final = 34
SMALL_NAME: Final = 28
BADGE: Final = 48


@dataclass(frozen=True, slots=True)
class PanelView:
    """What a panel shows.

    `dice` are those of this round, "?" for a covered one; `shown` those of the showdown before,
    and `counted` their faces that bore the bid out. `whole` is how many dice a seat began with.
    """

    seats: int
    seat: Seat
    name: str
    whole: int
    left: int
    dice: str
    shown: str
    counted: str
    bid: Bid | None
    to_move: bool
    place: int | None
    ended: bool
    gone: bool
    lost: bool


@lru_cache(maxsize=64)
def panel(view: PanelView) -> Image.Image:
    """Return a seat's panel."""
    plan = geometry.PANELS[view.seats]
    won = view.ended and view.place == 1
    tone = "active" if view.to_move or won else "panel"
    edge = "y2" if won else "turn" if view.to_move else "line"
    border = 3 if edge == "line" else 5
    sketch = Sketch(plan.width, plan.height, "board")
    sketch.box((0, 0, plan.width, plan.height), 16, edge)
    inside = (border, border, plan.width - border, plan.height - border)
    sketch.box(inside, 16 - border, tone)
    _head(sketch, view, won=won)
    _dice(sketch, view)
    if view.bid:
        left, top, right, bottom = plan.bid
        sketch.box(plan.bid, 12, "tray")
        size = 48 if right - left < 170 else 60
        said(sketch, view.bid, ((left + right) / 2, (top + bottom) / 2), 44, size)
    if view.shown and not view.ended:
        _shown(sketch, view)
    canvas = Canvas(sketch.done(PALETTE), PALETTE)
    if view.gone:
        canvas.drain((6, geometry.PANEL_HEAD, plan.width - 6, plan.height - 6))
    return canvas.image


def said(sketch: Sketch, bid: Bid, at: tuple[float, float], digit: int, size: int) -> None:
    """Draw a bid, its middle at a point: a number, a cross and a die."""
    number, cross = str(bid.count), round(digit * 0.7)
    parts = (fonts.length(number, digit), fonts.length("×", cross), float(size))
    gap = digit * 0.22
    x = at[0] - (sum(parts) + 2 * gap) / 2
    sketch.text(number, digit, "text", (x, at[1]), "left")
    x += parts[0] + gap
    sketch.text("×", cross, "muted", (x, at[1]), "left")
    sketch.put(die(str(bid.face), size), (x + parts[1] + gap + size / 2, at[1]))


def badge(sketch: Sketch, seat: Seat, at: tuple[float, float], size: int, *, lit: bool) -> None:
    """Draw a seat's number on a disc."""
    tone = "turn" if lit else "seat"
    sketch.put(disc(size, tone, tone, 1), at)
    sketch.text(str(seat + 1), round(size * 0.66), "ink" if lit else "text", at)


def _head(sketch: Sketch, view: PanelView, *, won: bool) -> None:
    width, middle = sketch.image.width, geometry.PANEL_HEAD / 2 + 6
    right = width - 18.0
    if view.ended and view.place is not None:
        sketch.text(f"{view.place}.", 46, "y3", (right, middle), "right", edge=(3, "ink"))
        right -= 62
    if won:
        sketch.put(marks.crown(48), (right - 24, middle - 2))
        right -= 60
    if view.gone:
        sketch.put(marks.flag(40, "alarm"), (right - 20, middle))
        right -= 52
    badge(sketch, view.seat, (14 + BADGE / 2, middle), BADGE, lit=view.to_move or won)
    left = 14 + BADGE + 14
    room = round(right - left)
    size = NAME if fonts.width(view.name, NAME) <= room else SMALL_NAME
    ink = "muted" if view.gone or not view.left else "text"
    sketch.name(fonts.fitted(view.name, size, room), size, ink, (left, middle))


def _dice(sketch: Sketch, view: PanelView) -> None:
    """Draw the dice of this round, or, at the end, those shown last; a place for each one lost."""
    plan = geometry.PANELS[view.seats]
    dice, counted = (view.shown, view.counted) if view.ended else (view.dice, "")
    for index in range(view.whole):
        x, y = geometry.die(plan, index)
        centre = (x + plan.die / 2, y + plan.die / 2)
        if index < len(dice):
            face = dice[index]
            sketch.put(die(face, plan.die, counted=face in counted), centre)
        else:
            sketch.put(socket(plan.die, "line"), centre)
    if view.lost and view.left < view.whole and not view.ended:
        x, y = geometry.die(plan, view.left)
        sketch.text("−1", 34, "alarm", (x + plan.die / 2, y + plan.die / 2))


def _shown(sketch: Sketch, view: PanelView) -> None:
    plan = geometry.PANELS[view.seats]
    left, top = geometry.shown(plan, 0)
    right, _ = geometry.shown(plan, len(view.shown))
    sketch.box((left - 8, top - 8, right + 8 - plan.small // 8, top + plan.small + 8), 10, "tray")
    for index, face in enumerate(view.shown):
        x, y = geometry.shown(plan, index)
        centre = (x + plan.small / 2, y + plan.small / 2)
        sketch.put(die(face, plan.small, counted=face in view.counted), centre)
