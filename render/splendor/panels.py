"""A seat's panel: who it is, prestige, bonuses, tokens, reserved cards and nobles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import fonts
from render.canvas import Canvas
from render.gems import disc
from render.palette import rgb
from render.sprites import Sketch
from render.splendor import cards, emblems, geometry
from render.splendor.changes import Changes
from render.splendor.geometry import PANEL_WIDTH, PanelPlan
from rules import Seat
from rules.splendor.holdings import Holdings
from rules.splendor.legal import HAND_LIMIT, TOKEN_LIMIT


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands in its game: to move, winner, place at the end, done, or gone."""

    to_move: bool = False
    won: bool = False
    place: int | None = None
    done: bool = False
    gone: bool = False


def paint(  # noqa: PLR0913 - a panel shows all of a seat
    canvas: Canvas,
    seats: int,
    seat: Seat,
    name: str,
    mine: Holdings,
    standing: Standing,
    target: int,
    changes: Changes,
) -> None:
    """Paint a seat's panel where it belongs."""
    plan = geometry.PANELS[seats]
    left, top, right, bottom = geometry.panel(seats, seat)
    tone = "active" if standing.to_move or standing.won else "panel"
    canvas.put(_frame(plan.height, tone, _edge(standing)), (left, top))
    canvas.put(
        _head(seats, seat, name, mine.prestige, len(mine.nobles), standing, target, tone),
        (left + 6, top + 6),
    )
    if "prestige" in changes.seats[seat]:
        canvas.put(mark(tone, 22), (right - 28, top + 5))
    for colour in range(6):
        x, y = geometry.tokens(plan, colour)
        changed = ("token", colour) in changes.seats[seat]
        canvas.put(
            token(colour, mine.tokens[colour], plan.cell, tone, fresh=changed), (left + x, top + y)
        )
        x, y = geometry.bonus(plan, colour)
        if colour < 5:
            changed = ("bonus", colour) in changes.seats[seat]
            cell = bonus(colour, mine.bonuses[colour], plan.cell, tone, fresh=changed)
        else:
            cell = count(sum(mine.tokens), plan.cell, tone)
        canvas.put(cell, (left + x, top + y))
    _hand(canvas, plan, (left, top), mine, tone, changes.hands[seat])
    if standing.gone:
        canvas.drain((left + 4, top + plan.head, right - 4, bottom - 4))


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


@lru_cache(maxsize=64)
def _head(  # noqa: PLR0913 - as paint
    seats: int,
    seat: Seat,
    name: str,
    prestige: int,
    nobles: int,
    standing: Standing,
    target: int,
    tone: str,
) -> Image.Image:
    plan = geometry.PANELS[seats]
    width, height = PANEL_WIDTH - 12, plan.head - 6
    sketch = Sketch(width, height, tone)
    middle = height / 2 - 3
    lit = standing.to_move or standing.won
    centre = (plan.badge / 2 + 5, middle)
    if standing.won:
        sketch.put(emblems.crown(plan.badge + 14), (centre[0] + 3, middle - 2))
        sketch.text(str(seat + 1), 30, "ink", (centre[0] + 3, middle + plan.badge * 0.14))
    else:
        badge = disc(plan.badge, "turn" if lit else "seat", "ink" if lit else "muted", 2.5)
        sketch.put(badge, centre)
        sketch.text(str(seat + 1), round(plan.badge * 0.66), "ink" if lit else "text", centre)
    _progress(sketch, prestige, target)
    right = width - 8
    sketch.text(str(prestige), plan.prestige, "y3", (right, middle), "right", edge=(3, "ink"))
    right -= int(fonts.plain(plan.prestige).getlength(str(max(10, prestige)))) + 10
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
    sketch.name(fonts.fitted(name, plan.name, right - left), plan.name, ink, (left, middle))
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
        return [emblems.flag(size, "alarm")]
    return [emblems.chequered(size)] if standing.done else []


@lru_cache(maxsize=512)
def token(
    colour: int, held: int, size: tuple[int, int], ground: str, *, fresh: bool
) -> Image.Image:
    """Return a pile of tokens: a dark lozenge with its gem, and how many."""
    width, height = size
    sketch = Sketch(width, height, ground)
    radius = height // 2
    if held or fresh:
        sketch.box((0, 0, width, height), radius, "tray")
    else:
        sketch.ring((0, 0, width, height), radius, "line", ground)
    return _counted(sketch, colour, held, "text", fresh=fresh)


@lru_cache(maxsize=512)
def bonus(
    colour: int, held: int, size: tuple[int, int], ground: str, *, fresh: bool
) -> Image.Image:
    """Return a bonus: a small card with its gem, and how many."""
    width, height = size
    sketch = Sketch(width, height, ground)
    if held:
        sketch.box((0, 0, width, height), 8, "card")
    else:
        sketch.ring((0, 0, width, height), 8, "line", ground)
    return _counted(sketch, colour, held, "ink", fresh=fresh)


def _counted(sketch: Sketch, colour: int, held: int, tone: str, *, fresh: bool) -> Image.Image:
    width, height = sketch.image.size
    if held:
        wide = held > 9
        gem = 30 if wide else 35
        sketch.gem(colour, gem, (gem / 2 + 2, height / 2))
        sketch.text(str(held), 34 if wide else 44, tone, (width - 3, height / 2), "right")
    if fresh:
        sketch.put(emblems.spark(22), (width - 11, 11) if held else (width / 2, height / 2))
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
    return Sketch(size, size, ground).put(emblems.spark(size), (size / 2, size / 2)).done()


def _hand(  # noqa: PLR0913 - as paint
    canvas: Canvas,
    plan: PanelPlan,
    corner: tuple[int, int],
    mine: Holdings,
    ground: str,
    fresh: frozenset[int],
) -> None:
    width, height = plan.held_size
    for index in range(HAND_LIMIT):
        at = (corner[0] + plan.held[index][0], corner[1] + plan.held[index][1])
        if index >= len(mine.hand):
            canvas.put(cards.place(width, height, ground, 9, ground), at)
            continue
        card = mine.hand[index].card
        if not plan.full:
            sprite = cards.chip(card.id, width, height, ground)
        elif card.known:
            sprite = cards.face(card.id, cards.HELD, ground)
        else:
            sprite = cards.back(card.level, width, height, ground, None)
        canvas.put(sprite, at)
        if index in fresh:
            canvas.stamp(emblems.spark(26), (at[0] + width - 18, at[1] - 8))
