"""The picture of the board: dungeon, sheet, field and two panels."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from PIL import Image

from render import marks
from render.canvas import Canvas
from render.scene import Scene
from render.seekers import (
    breakdown,
    dungeon,
    field,
    geometry,
    marked,
    masonry,
    news,
    orderbox,
    panels,
    sheetcard,
    stage,
    tally,
)
from render.seekers.geometry import BOARD_HEIGHT, BOARD_WIDTH, CARD_SIZE
from render.seekers.panels import PanelView
from rules import Seat
from rules.seekers.moves import Seek
from rules.seekers.position import Position
from rules.seekers.state import ROUNDS


def painted(scene: Scene[Position]) -> tuple[Canvas, str]:
    """Draw the board, 1320 by 840 pixels; return it and its palette's mood."""
    view, ended = scene.view, stage.has_ended(scene)
    canvas = tally.painted(scene) if ended else _table(scene)
    mood = "cave-over" if ended else "cave-final" if view.round == ROUNDS else "cave"
    if mood == "cave-final":
        canvas.outline((0, 0, BOARD_WIDTH - 1, BOARD_HEIGHT - 1), "alarm", 6, 0)
    return canvas, mood


def _table(scene: Scene[Position]) -> Canvas:
    """Draw dungeon, field and panels."""
    view = scene.view
    fresh = news.since(scene.before, view)
    canvas = Canvas(_ground())
    dungeon.draw(canvas, view.dungeon, fresh.ends)
    _field(canvas, scene)
    canvas.stamp(orderbox.box(scene), geometry.STATUS[:2])
    canvas.stamp(sheetcard.card(view.sheet, view.valid, scene.language), geometry.SHEET[:2])
    for seat in (0, 1):
        shown = _panel(scene, seat, fresh)
        box = geometry.panel(seat)
        panels.draw(canvas, box[:2], shown)
        if shown.to_move:
            canvas.stamp(marks.pointer(30), (8, box[1] + geometry.PANEL_HEAD // 2 - 11))
    return canvas


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    """Draw the background: the dungeon's floor with all shadows, and the seekers' niches."""
    cards = [geometry.slot(number) for number in range(len(geometry.POWERS))]
    boxes = [geometry.DUNGEON, geometry.SHEET, geometry.STATUS, *map(geometry.panel, (0, 1))]
    canvas = Canvas(masonry.ground((BOARD_WIDTH, BOARD_HEIGHT), tuple((box, 14) for box in boxes)))
    for at, power in zip(cards, geometry.POWERS, strict=True):
        canvas.stamp(field.niche(power), at)
    return canvas.image


def _field(canvas: Canvas, scene: Scene[Position]) -> None:
    """Draw the field; seekers that the mover may no longer take are dimmed."""
    view = scene.view
    standing = geometry.slots(view.field)
    barred = marked.barred(view)
    alike: Counter[str] = Counter()
    for number, name in standing.items():
        x, y = geometry.slot(number)
        canvas.stamp(field.card(name, alike[name]), (x, y))
        alike[name] += 1
        if isinstance(scene.best, Seek) and scene.best.seeker == name:
            marks.best(canvas, (x, y, x + CARD_SIZE[0], y + CARD_SIZE[1]))
        if name in barred:
            canvas.dim((x, y, x + CARD_SIZE[0], y + CARD_SIZE[1]))


def _panel(scene: Scene[Position], seat: Seat, fresh: news.News) -> PanelView:
    view, mine = scene.view, scene.view.seats[seat]
    return PanelView(
        seat=seat,
        name=scene.names[seat],
        language=scene.language,
        mine=mine,
        advanced=view.mode == "advanced",
        points=view.score(seat),
        to_move=view.decision is not None and view.decision.seat == seat,
        pending=_pending(view, seat),
        gems=fresh.gems[seat],
        parts=fresh.parts[seat],
        runs=breakdown.row_runs(view, seat),
        level=scene.computers.get(seat, ""),
    )


def _pending(view: Position, seat: Seat) -> tuple[tuple[int, str], ...]:
    """Return gems not laid out yet, each with its place if the question names places, else 0."""
    if view.gift and seat != view.mover:
        return ((0, view.gift),)
    if seat != view.mover:
        return ()
    if view.todo and view.todo[0].name in {"putback", "give taken"}:
        return tuple(view.still_there())
    return tuple((0, letter) for letter in view.group)
