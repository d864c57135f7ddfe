"""The board as a picture: the bid, the showdown before it, and a panel for each seat."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw
from render.bluff import geometry, panels, stage
from render.bluff.dice import (
    FELT,
    FELT_EDGE,
    LEATHER,
    LEATHER_DARK,
    LEATHER_LIGHT,
    PALETTE,
    die,
)
from render.bluff.panels import PanelView
from rules.bluff.moves import FACES, HIDDEN, Bid
from rules.bluff.position import Position, Showdown

from render import fonts, marks
from render.canvas import Box, Canvas
from render.gems import disc, figure, gem
from render.palette import FIRST_GROUND, rgb, tones_of
from render.scene import Scene
from render.sprites import Sketch
from render.stones import STAR, Stone
from rules import Seat, winners

WILD = Stone(STAR, 0.0, "ink", tones_of("y"))
"""The sign of ones that count as any face."""


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
    canvas = Canvas(_ground(), PALETTE)
    if view.over:
        for winner in winners(scene.places)[:1]:
            canvas.put(_winner(winner, scene.names[winner], scene.mark), geometry.BID[:2])
    else:
        bidder, bid = view.bids[-1] if view.bids else (view.turn, None)
        canvas.put(_bid(bid, bidder, scene.names[bidder]), geometry.BID[:2])
    loser = scene.names[view.last.loser] if view.last else ""
    canvas.put(_showdown(view.last, loser), geometry.SHOWDOWN[:2])
    canvas.put(_count(sum(view.left), view.wild), geometry.COUNT[:2])
    if ended and not view.over:
        canvas.dim(geometry.TABLE)
    for seat in range(len(view.left)):
        box = geometry.panel(len(view.left), seat)
        shown = _panel(scene, seat, ended=ended)
        canvas.put(panels.panel(shown), box[:2])
        if shown.to_move:
            left, middle = box[0] - 5, box[1] + geometry.PANEL_HEAD // 2 + 6
            canvas.polygon([(left, middle - 13), (left + 13, middle), (left, middle + 13)], "turn")
    if ended:
        frame = (0, 0, geometry.BOARD_WIDTH - 1, geometry.BOARD_HEIGHT - 1)
        ImageDraw.Draw(canvas.image).rectangle(frame, outline=PALETTE.index["y2"], width=6)
    return canvas, "over" if ended else "play"


def _panel(scene: Scene[Position], seat: Seat, *, ended: bool) -> PanelView:
    view, last = scene.view, scene.view.last
    asked = view.decision.seat if view.decision and not ended else None
    return PanelView(
        seats=len(view.left),
        seat=seat,
        name=scene.names[seat],
        whole=view.whole,
        left=view.left[seat],
        dice=view.dice[seat],
        shown=last.dice[seat] if last else "",
        counted="".join(face for face in FACES if last and view.bears_out(face, last.bid)),
        bid=view.bid_of(seat),
        to_move=asked == seat,
        place=scene.places[seat],
        ended=ended,
        gone=seat in scene.resigned,
        lost=last is not None and last.loser == seat,
    )


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    """Return what lies under everything: a ground that darkens downwards."""
    board = PALETTE.index["board"]
    image = Image.new("L", (geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT), board)
    draw, quarter = ImageDraw.Draw(image), geometry.BOARD_HEIGHT // 4
    for number, tone in enumerate((FIRST_GROUND + 2, board, FIRST_GROUND, FIRST_GROUND + 1)):
        top = number * quarter
        draw.rectangle((0, top, geometry.BOARD_WIDTH, top + quarter), fill=tone)
    return image


def _plate(box: Box, edge: str, tone: str) -> Sketch:
    width, height = box[2] - box[0], box[3] - box[1]
    return Sketch(width, height, "board").frame((0, 0, width, height), 18, edge, tone)


def _signed(sketch: Sketch, seat: Seat, name: str, top: float, *, lit: bool) -> None:
    """Write a seat's badge and name in the middle of a line."""
    room = sketch.image.width - 110
    text = fonts.fitted(name, panels.NAME, room)
    wide = 60 + fonts.width(text, panels.NAME)
    left = (sketch.image.width - wide) / 2
    panels.badge(sketch, seat, (left + 24, top), 48, lit=lit)
    sketch.name(text, panels.NAME, "text", (left + 62, top))


@lru_cache(maxsize=32)
def _bid(bid: Bid | None, seat: Seat, name: str) -> Image.Image:
    """Return the bid that stands, or a cup where a round begins."""
    sketch = _plate(geometry.BID, FELT_EDGE, FELT)
    middle = sketch.image.width / 2
    if bid is None:
        sketch.put(_cup(190), (middle, 164))
    else:
        panels.said(sketch, bid, (middle, 164), 100, 150)
    _signed(sketch, seat, name, 336, lit=bid is None)
    return sketch.done(PALETTE)


@lru_cache(maxsize=4)
def _winner(seat: Seat, name: str, mark: str) -> Image.Image:
    """Return a crown for whoever has dice left, and what the finish is known by."""
    sketch = _plate(geometry.BID, FELT_EDGE, FELT)
    sketch.put(marks.crown(200), (sketch.image.width / 2, 160))
    _signed(sketch, seat, name, 326, lit=True)
    sketch.text(mark, 28, "muted", (sketch.image.width / 2, 380))
    return sketch.done(PALETTE)


@lru_cache(maxsize=32)
def _showdown(last: Showdown | None, loser: str) -> Image.Image:
    """Return the bid that was challenged, how many dice bore it out, and who lost one."""
    sketch = _plate(geometry.SHOWDOWN, "line", "panel")
    middle = sketch.image.width / 2
    if last is None:
        sketch.put(_cup(110), (middle, sketch.image.height / 2))
        return sketch.done(PALETTE)
    true = last.count >= last.bid.count
    panels.said(sketch, last.bid, (122, 76), 46, 60)
    sketch.text("=", 40, "muted", (middle + 42, 76))
    sketch.text(
        str(last.count), 56, "ready" if true else "alarm", (sketch.image.width - 70, 76), "right"
    )
    sketch.put(marks.check(40) if true else _cross(40), (sketch.image.width - 40, 76))
    sketch.draw.rectangle((30, 138, sketch.image.width - 30, 140), fill=rgb("line"))
    left = 30
    panels.badge(sketch, last.loser, (left + 24, 200), 48, lit=False)
    right = sketch.image.width - 26
    sketch.put(die(HIDDEN, 52), (right - 26, 200))
    sketch.text("−1", 46, "alarm", (right - 64, 200), "right")
    room = right - 64 - round(fonts.length("−1", 46)) - 14 - left - 62
    sketch.name(
        fonts.fitted(loser, panels.SMALL_NAME, room),
        panels.SMALL_NAME,
        "text",
        (left + 62, 200),
    )
    return sketch.done(PALETTE)


@lru_cache(maxsize=64)
def _count(dice: int, wild: bool) -> Image.Image:  # noqa: FBT001 - of a cache
    """Return how many dice lie on the table, and whether ones are wild."""
    sketch = _plate(geometry.COUNT, "line", "tray")
    middle, centre = sketch.image.height / 2, sketch.image.width / 2 - (90 if wild else 0)
    sketch.put(die(HIDDEN, 60), (centre - 54, middle))
    sketch.text("×", 40, "muted", (centre, middle))
    sketch.text(str(dice), 56, "text", (centre + 24, middle), "left")
    if wild:
        sketch.put(die("1", 64), (centre + 176, middle))
        sketch.put(gem(WILD, 56), (centre + 242, middle))
    return sketch.done(PALETTE)


def _cross(size: int) -> Image.Image:
    """Return a cross on a red disc as RGBA."""
    image = disc(size, "alarm", "ink", 2.5).copy()
    one = ((0.27, 0.36), (0.36, 0.27), (0.73, 0.64), (0.64, 0.73))
    other = tuple((1 - x, y) for x, y in one)
    image.alpha_composite(figure((("ink", one), ("ink", other)), size, size))
    return image


def _cup(size: int) -> Image.Image:
    """Return a leather cup, upside down, as RGBA."""
    return figure(
        (
            (LEATHER_DARK, ((0.2, 0.02), (0.8, 0.02), (0.98, 0.98), (0.02, 0.98))),
            (LEATHER, ((0.23, 0.06), (0.77, 0.06), (0.91, 0.8), (0.09, 0.8))),
            (LEATHER_LIGHT, ((0.3, 0.1), (0.42, 0.1), (0.34, 0.76), (0.2, 0.76))),
            (LEATHER_DARK, ((0.09, 0.8), (0.91, 0.8), (0.918, 0.84), (0.082, 0.84))),
            (LEATHER, ((0.08, 0.85), (0.92, 0.85), (0.94, 0.95), (0.06, 0.95))),
        ),
        size,
        size,
    )
