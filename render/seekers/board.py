"""The board as a picture: the dungeon, the sheet, the field and two panels."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render import marks, table
from render.canvas import Canvas, Stamp
from render.palette import SHARED
from render.scene import Scene
from render.seekers import (
    dungeon,
    field,
    geometry,
    news,
    panels,
    sheetcard,
    stage,
    tally,
)
from render.seekers.geometry import CARD, HEIGHT, WIDTH
from render.seekers.panels import PanelView, Standing
from render.sprites import letters, rounded
from rules import Seat
from rules.seekers.moves import Seek
from rules.seekers.position import Position
from rules.seekers.state import ROUNDS


def picture(scene: Scene[Position]) -> bytes:
    """Return the board as a PNG of 1320 by 840 pixels."""
    canvas, mood = painted(scene)
    return canvas.png(mood)


def still(scene: Scene[Position]) -> Image.Image:
    """Return the board as a picture with a palette, of the same size."""
    canvas, mood = painted(scene)
    return canvas.still(mood)


def painted(scene: Scene[Position]) -> tuple[Canvas, str]:
    """Return the board before it becomes a file, and the mood it is in."""
    view, ended = scene.view, stage.has_ended(scene)
    fresh = news.since(None if ended else scene.before, view)
    canvas = Canvas(_bare() if view.over else _ground())
    if view.over:
        tally.draw(canvas, scene)
    else:
        dungeon.draw(canvas, view.dungeon, fresh.ends)
        _field(canvas, view, ended=ended)
        canvas.stamp(sheetcard.status(view), geometry.STATUS[:2])
    canvas.stamp(sheetcard.card(view.sheet, view.valid), geometry.SHEET[:2])
    for seat in (0, 1):
        shown = _panel(scene, seat, fresh)
        box = geometry.panel(seat)
        panels.draw(canvas, box[:2], shown)
        if shown.standing.to_move:
            middle = box[1] + geometry.HEAD // 2 + 4
            canvas.stamp(marks.pointer(30), (box[0] - 14, middle - 15))
    mood = "over" if ended else "final" if view.round == ROUNDS else "play"
    if mood != "play":
        tone = "y2" if ended else "alarm"
        ImageDraw.Draw(canvas.image).rectangle(
            (0, 0, WIDTH - 1, HEIGHT - 1), outline=SHARED.index[tone], width=6
        )
    return canvas, mood


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    """Return what lies under everything: the table with all shadows.

    Where a seeker was taken the bare wood shows, with the power burnt into it.
    """
    cards = [geometry.slot(number) for number in range(len(geometry.POWERS))]
    boxes = [(x, y, x + CARD[0], y + CARD[1]) for x, y in cards]
    boxes += [geometry.SHEET, geometry.STATUS, *map(geometry.panel, (0, 1))]
    canvas = Canvas(table.ground((WIDTH, HEIGHT), tuple((box, 14) for box in boxes)))
    bare = table.ground((WIDTH, HEIGHT))
    for (x, y), power in zip(cards, geometry.POWERS, strict=True):
        wood = bare.crop((x, y, x + CARD[0], y + CARD[1]))
        canvas.stamp(Stamp(wood, rounded(*CARD, field.RADIUS)), (x, y))
        mask, left, top = letters(str(power), 56, "mm", 0)
        at = (x + CARD[0] // 2 + left, y + CARD[1] // 2 + top)
        canvas.image.paste(SHARED.index["tray"], at, mask.convert("1"))
    return canvas.image


@lru_cache(maxsize=1)
def _bare() -> Image.Image:
    """Return the table without places for seekers, as it is at the end."""
    boxes = [geometry.TALLY, geometry.SHEET, *map(geometry.panel, (0, 1))]
    return table.ground((WIDTH, HEIGHT), tuple((box, 14) for box in boxes))


def _field(canvas: Canvas, view: Position, *, ended: bool) -> None:
    """Draw the twelve places; a seeker that the mover may not take any more is dimmed."""
    standing = geometry.slots(view.field)
    decision = view.decision
    choosing = decision is not None and decision.about == "seek" and not ended
    offered = (
        {move.seeker for move in decision.moves if isinstance(move, Seek)} if decision else set()
    )
    for number in range(len(geometry.POWERS)):
        x, y = geometry.slot(number)
        name = standing.get(number)
        if name:
            canvas.stamp(field.card(name), (x, y))
        if name and choosing and name not in offered:
            canvas.dim((x, y, x + CARD[0], y + CARD[1]))


def _panel(scene: Scene[Position], seat: Seat, fresh: news.News) -> PanelView:
    view, mine = scene.view, scene.view.seats[seat]
    ended = stage.has_ended(scene)
    places = scene.places
    asked = view.decision.seat if view.decision and not ended else None
    standing = Standing(
        to_move=asked == seat,
        won=ended and places[seat] == 1,
        place=places[seat] if ended else None,
        gone=seat in scene.resigned,
    )
    return PanelView(
        seat=seat,
        name=scene.names[seat],
        area=mine.area,
        seekers=mine.seekers,
        advanced=view.mode == "advanced",
        cards=mine.cards,
        points=view.score(seat),
        play=mine.points,
        unknown=mine.hidden,
        standing=standing,
        pending=() if ended else _pending(view, seat),
        gems=fresh.gems[seat],
        parts=fresh.parts[seat],
        rainbow=view.reckoning(seat).declared.rainbow or "" if view.over else "",
    )


def _pending(view: Position, seat: Seat) -> tuple[tuple[int, str], ...]:
    """Return gems on their way to an area, with their places where a question names those."""
    if view.gift and seat != view.mover and view.todo[0].name == "receive":
        return ((0, view.gift),)
    if seat != view.mover:
        return ()
    if view.todo and view.todo[0].name in {"putback", "give taken"}:
        return tuple(view.still_there())
    return tuple((0, letter) for letter in view.group)
