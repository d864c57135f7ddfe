"""A seat's panel: who it is, prestige, bonuses, tokens, reserved cards and nobles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Canvas
from render.gems import disc
from render.palette import rgb
from render.splendor import cards, emblems, geometry
from render.splendor.gems import GEMS
from render.splendor.geometry import PANEL_WIDTH, PanelPlan
from render.splendor.news import Part
from render.sprites import Sketch
from rules import Seat
from rules.splendor.cards import GOLD
from rules.splendor.holdings import Holdings
from rules.splendor.legal import TOKEN_LIMIT

SMALL_NAME: Final = 34
"""The size of a name that is too long for the size its panel has for names."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands in its game: to move, winner, place at the end, done, or gone."""

    to_move: bool = False
    won: bool = False
    place: int | None = None
    done: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class PanelView:
    """All that a seat's panel shows.

    `fresh` are the parts that are new; of the reserved cards, `came` are new and `ready`
    can be bought.
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


@lru_cache(maxsize=8)  # two to a table, or near it, so that a turn paints what it changed
def panel(view: PanelView) -> Image.Image:
    """Return a seat's panel."""
    mine, standing, fresh = view.mine, view.standing, view.fresh
    plan = geometry.PANELS[view.seats]
    tone = "active" if standing.to_move or standing.won else "panel"
    canvas = Canvas(_frame(plan.height, tone, _edge(standing)))
    head = Head(
        view.seats, view.seat, view.name, mine.prestige, len(mine.nobles), standing, view.target
    )
    canvas.put(_head(head, tone), (6, 6))
    if "prestige" in fresh:
        canvas.put(mark(tone, 20), (PANEL_WIDTH - 25, 6))
    for colour in range(6):
        held, new = mine.tokens[colour], ("token", colour) in fresh
        cell = token(colour, held, plan.cell, tone, fresh=new)
        canvas.put(cell, geometry.tokens(plan, colour))
        if colour < GOLD:
            held, new = mine.bonuses[colour], ("bonus", colour) in fresh
            cell = bonus(colour, held, plan.cell, tone, fresh=new)
        else:
            cell = count(sum(mine.tokens), plan.cell, tone)
        canvas.put(cell, geometry.bonus(plan, colour))
    _hand(canvas, plan, view, tone)
    if standing.gone:
        canvas.drain((4, plan.head, PANEL_WIDTH - 4, plan.height - 4))
    return canvas.image


def _edge(standing: Standing) -> str:
    if standing.won:
        return "y2"
    return "turn" if standing.to_move else "line"


@lru_cache(maxsize=8)
def _frame(height: int, tone: str, edge: str) -> Image.Image:
    width = 3 if edge == "line" else 5
    sketch = Sketch(PANEL_WIDTH, height, "board")
    sketch.box((0, 0, PANEL_WIDTH, height), 16, edge)
    return sketch.box((width, width, PANEL_WIDTH - width, height - width), 16 - width, tone).done()


@dataclass(frozen=True, slots=True)
class Head:
    """What the head of a panel shows."""

    seats: int
    seat: Seat
    name: str
    prestige: int
    nobles: int
    standing: Standing
    target: int


@lru_cache(maxsize=32)
def _head(head: Head, tone: str) -> Image.Image:
    plan, standing = geometry.PANELS[head.seats], head.standing
    prestige, nobles = head.prestige, head.nobles
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
    _progress(sketch, prestige, head.target)
    right = width - 8
    sketch.text(str(prestige), plan.prestige, "y3", (right, middle), "right", edge=(3, "ink"))
    right -= int(fonts.length(str(max(10, prestige)), plan.prestige)) + 10
    if nobles:
        size = plan.badge - 6
        sketch.text(str(nobles), 34, "text", (right, middle), "right")
        right -= 24
        sketch.put(emblems.noble(size), (right - size / 2, middle))
        right -= size + 8
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


def _progress(sketch: Sketch, prestige: int, target: int) -> None:
    """Draw how near the target is, as a line under the head."""
    width, height = sketch.image.size
    left, right = 6, width - 6
    reached = left + (right - left) * min(prestige, target) // target
    sketch.draw.rectangle((left, height - 4, right, height - 2), fill=rgb("line"))
    if prestige:
        sketch.draw.rectangle((left, height - 4, reached, height - 2), fill=rgb("y2"))


def _icons(standing: Standing, size: int) -> list[Image.Image]:
    if standing.gone:
        return [marks.flag(size, "alarm")]
    return [marks.chequered(size)] if standing.done else []


@lru_cache(maxsize=320)
def token(
    colour: int, held: int, size: tuple[int, int], ground: str, *, fresh: bool
) -> Image.Image:
    """Return a pile of tokens: a dark plate with its gem, and how many."""
    width, height = size
    sketch = Sketch(width, height, ground)
    if held:
        sketch.box((0, 0, width, height), 8, "tray")
    else:
        _nothing(sketch)
    return _counted(sketch, colour, held, "text", fresh=fresh)


@lru_cache(maxsize=320)
def bonus(
    colour: int, held: int, size: tuple[int, int], ground: str, *, fresh: bool
) -> Image.Image:
    """Return a bonus: a small card with its gem, and how many."""
    width, height = size
    sketch = Sketch(width, height, ground)
    if held:
        sketch.box((0, 0, width, height), 5, "card")
    else:
        _nothing(sketch)
    return _counted(sketch, colour, held, "ink", fresh=fresh)


def _nothing(sketch: Sketch) -> None:
    """Draw a dash where a count would stand."""
    x, y = sketch.image.width // 2, sketch.image.height // 2
    sketch.draw.rectangle((x - 7, y - 1, x + 7, y + 2), fill=rgb("line"))


def _counted(sketch: Sketch, colour: int, held: int, tone: str, *, fresh: bool) -> Image.Image:
    width, height = sketch.image.size
    if held:
        wide = held > 9
        gem = 30 if wide else 35
        sketch.gem(GEMS[colour], gem, (gem / 2 + 2, height / 2))
        sketch.text(str(held), 34 if wide else 44, tone, (width - 3, height / 2), "right")
    if fresh:
        sketch.draw.rounded_rectangle(
            (0, 0, width - 1, height - 1), 6, outline=rgb("fresh"), width=3
        )
    return sketch.done()


@lru_cache(maxsize=64)
def count(held: int, size: tuple[int, int], ground: str) -> Image.Image:
    """Return how many tokens are held: a number over a bar of ten."""
    width, height = size
    sketch = Sketch(width, height, ground)
    tone = "alarm" if held > TOKEN_LIMIT else "text"
    sketch.text(str(held), 38, tone, (width / 2, height / 2 - 6))
    top = height - 9
    for pip in range(TOKEN_LIMIT):
        left = 4 + pip * 6
        filled = tone if pip < held else "line"
        sketch.draw.rectangle((left, top, left + 3, top + 7), fill=rgb(filled))
    return sketch.done()


@lru_cache(maxsize=4)
def mark(ground: str, size: int) -> Image.Image:
    """Return the mark for what is new as a sprite."""
    return Sketch(size, size, ground).put(marks.spark(size), (size / 2, size / 2)).done()


def _hand(canvas: Canvas, plan: PanelPlan, view: PanelView, ground: str) -> None:
    width, height = plan.held_size
    for index, (x, y) in enumerate(plan.held):
        if index >= len(view.mine.hand):
            canvas.put(cards.place(width, height, ground, 9, ground), (x, y))
            continue
        card = view.mine.hand[index].card
        if not plan.full:
            sprite = cards.chip(card.id, width, height, ground)
        elif card.known:
            sprite = cards.face(card.id, cards.HELD, ground)
        else:
            sprite = cards.back(card.level, width, height, ground, None)
        canvas.put(sprite, (x, y))
        if index in view.ready:
            canvas.outline((x - 2, y - 2, x + width + 1, y + height + 1), "ready", 4, 11)
            sign = (x + width - 36, y + 68) if plan.full else (x - 9, y - 11)
            canvas.stamp(marks.ready(30 if plan.full else 26), sign)
        if index in view.came:
            canvas.stamp(marks.fresh(26), (x + width - 18, y - 8))
