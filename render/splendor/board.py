"""The board as a picture: the ground, the supply, nobles, cards and panels."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render import marks
from render.canvas import Box, Canvas
from render.gems import disc
from render.palette import FACET, SHARED
from render.scene import Scene
from render.splendor import cards, geometry, news, panels, stage
from render.splendor.gems import GEMS
from render.splendor.geometry import CARD, HEIGHT, WIDTH
from render.splendor.news import News
from render.splendor.panels import PanelView, Standing
from render.sprites import Sketch
from rules.splendor.cards import LETTERS, LEVELS
from rules.splendor.holdings import Holdings
from rules.splendor.moves import Receive
from rules.splendor.position import Position
from rules.splendor.price import can_buy


def picture(scene: Scene[Position]) -> bytes:
    """Return the board as a PNG of 1320 by 840 pixels."""
    canvas, mood = painted(scene)
    return canvas.png(mood)


def painted(scene: Scene[Position]) -> tuple[Canvas, str]:
    """Return the board before it becomes a file, and the mood it is in."""
    view, ended = scene.view, stage.has_ended(scene)
    fresh = news.since(scene.before, view)
    canvas = Canvas(_ground(len(view.seats)))
    _supply(canvas, view, fresh)
    _nobles(canvas, scene, ended=ended)
    _rows(canvas, view, fresh, ended=ended)
    if ended:
        canvas.dim(geometry.TABLE)
    places = stage.places(scene)
    for seat, mine in enumerate(view.seats):
        gone = seat in scene.resigned
        standing = Standing(
            to_move=not ended and seat == view.turn,
            won=ended and places[seat] == 1,
            place=places[seat] if ended else None,
            done=not ended and view.has_finished(seat),
            gone=gone,
        )
        shown = PanelView(
            seats=len(view.seats),
            seat=seat,
            name=scene.names[seat],
            mine=mine,
            standing=standing,
            target=view.target,
            fresh=fresh.seats[seat],
            came=fresh.hands[seat],
            ready=_affordable(mine) if standing.to_move and view.about == "turn" else frozenset(),
        )
        box = geometry.panel(len(view.seats), seat)
        canvas.put(panels.panel(shown), box[:2])
        if standing.to_move:
            left, middle = box[0] - 11, box[1] + geometry.PANELS[len(view.seats)].head // 2
            canvas.polygon([(left, middle - 13), (left + 13, middle), (left, middle + 13)], "turn")
    mood = "over" if ended else "final" if view.final else "play"
    if mood != "play":
        tone = "y2" if ended else "alarm"
        ImageDraw.Draw(canvas.image).rectangle(
            (0, 0, WIDTH - 1, HEIGHT - 1), outline=SHARED.index[tone], width=6
        )
    return canvas, mood


def _affordable(mine: Holdings) -> frozenset[int]:
    return frozenset(index for index, held in enumerate(mine.hand) if can_buy(held.card, mine))


@lru_cache(maxsize=4)
def _ground(seats: int) -> Image.Image:
    """Return what lies under everything: a ground that darkens downwards, the tray, empty places."""
    image = Image.new("L", (WIDTH, HEIGHT), SHARED.index["board"])
    draw = ImageDraw.Draw(image)
    # Level planes cost a file nothing; slanting ones would.
    for number, tone in enumerate((FACET + 2, SHARED.index["board"], FACET, FACET + 1)):
        draw.rectangle((0, number * HEIGHT // 4, WIDTH, (number + 1) * HEIGHT // 4), fill=tone)
    canvas = Canvas(image)
    left, top, right, bottom = geometry.TRAY
    tray = Sketch(right - left, bottom - top, "board")
    canvas.put(tray.box((0, 0, right - left, bottom - top), 16, "tray").done(), (left, top))
    for level in LEVELS:
        for index in range(4):
            canvas.put(cards.place(*CARD, "board", 14, "tray"), geometry.slot(level, index))
    for box in geometry.nobles(seats):
        canvas.put(cards.place(box[2] - box[0], box[3] - box[1], "board", 14, "tray"), box[:2])
    return canvas.image


def _supply(canvas: Canvas, view: Position, fresh: News) -> None:
    for colour, count in enumerate(view.supply):
        canvas.put(_pile(colour, count, colour in fresh.supply), geometry.pile(colour))


@lru_cache(maxsize=128)
def _pile(colour: int, count: int, changed: bool) -> Image.Image:  # noqa: FBT001
    width, height = geometry.PILE
    sketch = Sketch(width, height, "tray")
    centre = (width / 2, 42)
    if count:
        sketch.gem(GEMS[colour], 68, centre)
        sketch.text(str(count), 56, "text", (width - 12, height - 32), "right")
    else:
        sketch.put(disc(52, "tray", "line", 2.5), centre)
        sketch.text("0", 44, "muted", (width - 14, height - 30), "right")
    sketch.text(LETTERS[colour], 30, "muted", (16, height - 28), "left")
    if changed:
        sketch.put(marks.spark(30), (width - 16, 16))
    return sketch.done()


def _nobles(canvas: Canvas, scene: Scene[Position], *, ended: bool) -> None:
    view = scene.view
    choosable = set()
    if view.about == "noble" and not ended and view.decision:
        choosable = {move.noble for move in view.decision.moves if isinstance(move, Receive)}
    for box, noble in zip(geometry.nobles(len(view.seats)), view.nobles, strict=False):
        canvas.put(cards.noble(noble.id, box[2] - box[0], box[3] - box[1]), box[:2])
        if noble in choosable:
            _ready(canvas, box, (box[2] - 107, box[1] + 50))


def _rows(canvas: Canvas, view: Position, fresh: News, *, ended: bool) -> None:
    mover = view.seats[view.turn] if view.about == "turn" and not ended else None
    for level, (row, left) in enumerate(zip(view.rows, view.decks, strict=True), start=1):
        canvas.put(cards.back(level, *geometry.DECK, "board", left), geometry.deck(level))
        for index, card in enumerate(row):
            x, y = geometry.slot(level, index)
            if card:
                canvas.put(cards.face(card.id, cards.BOARD, "board"), (x, y))
                if mover and can_buy(card, mover):
                    _ready(canvas, (x, y, x + CARD[0], y + CARD[1]), (x + CARD[0] - 40, y + 82))
            if (level, index) in fresh.slots:
                canvas.stamp(marks.fresh(34), (x - 9, y - 9))


def _ready(canvas: Canvas, box: Box, sign: tuple[int, int]) -> None:
    """Mark what can be bought or chosen: a border, and a sign at a point."""
    left, top, right, bottom = box
    canvas.outline((left - 3, top - 3, right + 2, bottom + 2), "ready", 5, 16)
    canvas.stamp(marks.ready(36), sign)
