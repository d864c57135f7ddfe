"""The picture of the board: background, supply, nobles, cards and panels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from render import marks, table
from render.canvas import Box, Canvas, Stamp, stamped
from render.gems import ghost
from render.leather import hollow
from render.scene import Scene
from render.splendor import cards, emblems, finish, geometry, marked, news, panels, stage
from render.splendor.gems import GEMS
from render.splendor.geometry import BOARD_HEIGHT, BOARD_WIDTH
from render.splendor.news import News
from render.splendor.panels import PanelHead, PanelView, Standing
from render.sprites import Sketch
from render.tokens import stack
from rules.splendor.cards import GOLD, LETTERS, LEVELS
from rules.splendor.moves import Buy, Reserve, ReserveUnseen, Take
from rules.splendor.position import Position

NEW_MARK: Final = 40
"""Size of the "new" mark on the table."""


def painted(scene: Scene[Position]) -> tuple[Canvas, str]:
    """Draw the board, 1320 by 840 pixels; return it and its palette's mood."""
    view = scene.view
    ended = stage.has_ended(scene)
    canvas = finish.painted(scene) if ended else _played(scene)
    mood = "over" if ended else "final" if view.final else "play"
    if mood != "play":
        edge = (0, 0, BOARD_WIDTH - 1, BOARD_HEIGHT - 1)
        canvas.outline(edge, "y2" if ended else "alarm", 6, 0)
    return canvas, mood


def _played(scene: Scene[Position]) -> Canvas:
    """Draw the board of a game in play."""
    view = scene.view
    fresh = news.since(scene.before, view)
    places = geometry.panels(view.seats, view.turn)
    canvas = Canvas(_ground(tuple(box for box, _ in places)))
    _supply(canvas, view, fresh)
    _nobles(canvas, view)
    goal = _goal(view.target, scene.round, final=view.final, solved=scene.best is not None)
    canvas.stamp(goal, geometry.goal()[:2])
    _rows(canvas, view, fresh)
    for seat, (mine, (box, plan)) in enumerate(zip(view.seats, places, strict=True)):
        standing = Standing(
            to_move=seat == view.turn,
            done=view.has_finished(seat),
            gone=seat in scene.resigned,
        )
        level = scene.computers.get(seat, "")
        head = PanelHead(seat, scene.names[seat], scene.language, standing, level)
        ids = marked.ready(view) if standing.to_move else {}
        ready = frozenset(index for index, held in enumerate(mine.hand) if held.card.id in ids)
        shown = PanelView(head, mine, fresh.seats[seat], fresh.hands[seat], ready)
        panels.draw(canvas, box[:2], plan, shown)
        if standing.to_move:
            middle = box[1] + plan.head // 2
            canvas.stamp(marks.pointer(26), (box[0] - 14, middle - 12))
    for box in _taken(view, scene.best):
        marks.best(canvas, box)
    return canvas


def _taken(view: Position, move: object) -> Iterator[Box]:
    """Yield where what a move takes lies: tokens, a card or a deck."""
    match move:
        case Take(gems):
            yield from (geometry.pile(colour) for colour, count in enumerate(gems) if count)
        case ReserveUnseen(level):
            yield geometry.deck(level)
        case Reserve(card) | Buy(card):
            for level, row in enumerate(view.rows, start=1):
                for index, each in enumerate(row):
                    if each == card:
                        yield geometry.slot(level, index)
            (left, top, *_), plan = geometry.panels(view.seats, view.turn)[view.turn]
            hand = view.seats[view.turn].hand
            for held, box in zip(hand, geometry.held(plan, hand), strict=True):
                if held.card == card:
                    yield left + box[0], top + box[1], left + box[2], top + box[3]


@lru_cache(maxsize=1)
def _bare() -> Image.Image:
    """Draw the table with nothing on it."""
    return table.ground((BOARD_WIDTH, BOARD_HEIGHT))


def _vacant(canvas: Canvas, box: Box) -> None:
    """Draw a place where nothing lies any more: the bare table with a thin outline."""
    left, top, right, bottom = box
    around = (left - 3, top - 1, right + 8, bottom + 7)
    canvas.put(_bare().crop(around), around[:2])
    canvas.outline((left, top, right - 1, bottom - 1), "line", 2, cards.CARD_RADIUS)


@lru_cache(maxsize=7)
def _ground(panels: tuple[Box, ...]) -> Image.Image:
    """Draw the background: the table with all shadows, and the trays."""
    places = [geometry.slot(level, index) for level in LEVELS for index in range(4)]
    places += geometry.nobles(len(panels) + 1)
    boxes = [*places, *map(geometry.deck, LEVELS)]
    leather = [(box, 16) for box in panels]
    lying = tuple([(box, cards.CARD_RADIUS) for box in boxes] + leather)
    canvas = Canvas(table.ground((BOARD_WIDTH, BOARD_HEIGHT), lying))
    for colour in range(6):
        left, top, right, bottom = geometry.pile(colour)
        canvas.stamp(hollow(right - left, bottom - top), (left, top))
    return canvas.image


def _supply(canvas: Canvas, view: Position, fresh: News) -> None:
    for colour, count in enumerate(view.supply):
        x, y, right, bottom = geometry.pile(colour)
        canvas.put(_pile(colour, count, right - x - 8, bottom - y - 10), (x + 4, y + 7))
        if colour in fresh.supply:
            canvas.stamp(marks.fresh(NEW_MARK), (x - 10, y - 10))


@lru_cache(maxsize=96)
def _pile(colour: int, count: int, width: int, height: int) -> Image.Image:
    """Draw a pile of the supply; below it its count and the letter used in commands.

    Those of gold stand above it: Discord puts a badge on the lower right corner.
    """
    sketch = Sketch(width, height, "tray")
    floor, line = (height - 6, 24) if colour == GOLD else (height - 51, height - 28)
    if count:
        coins = stack(GEMS[colour], geometry.PILE_COIN, count)
        sketch.lay(coins, ((width - coins.width) // 2, floor - coins.height + 5))
    else:
        sketch.put(ghost(GEMS[colour], 40), (width / 2, floor - 34))
    tone = "text" if count else "muted"
    sketch.text(str(count), 46, tone, (width / 2 + 4, line), "left")
    return sketch.text(LETTERS[colour], 28, "muted", (width / 2 - 6, line + 4), "right").done()


@lru_cache(maxsize=16)
def _goal(target: int, number: int, *, final: bool, solved: bool) -> Stamp:
    """Draw the prestige that ends the game in a wreath, and the round under an hourglass.

    In the last round it is red, with a flag for the hourglass; with the answer to a puzzle there is a
    crown with a tick.
    """
    left, top, right, bottom = geometry.goal()
    width, height = right - left, bottom - top
    sketch = Sketch(width, height, "ink").lay_stamp(hollow(width, height))
    if final:
        sketch.box((3, 3, width - 3, height - 3), 13, "alarm")
    tones = ("ink", "ink") if final else ("y3", "text")
    sketch.put(marks.laurel(46), (width / 2, 30)).text(str(target), 46, tones[0], (width / 2, 74))
    if number or final:
        sign = marks.chequered(42) if final else marks.hourglass(42, "turn")
        sketch.put(sign, (width / 2, 117))
        sketch.text(str(number or ""), 46, tones[1], (width / 2, 158))
    elif solved:
        sketch.put(marks.crown(46), (width / 2, 116)).put(marks.check(42), (width / 2, 154))
    return sketch.cut(16)


def _nobles(canvas: Canvas, view: Position) -> None:
    choosable = marked.ready(view)
    boxes = geometry.nobles(len(view.nobles))
    if gone := boxes[len(view.nobles) :]:
        box = (*gone[0][:2], *gone[-1][2:])
        _vacant(canvas, box)
        sign = stamped(marks.faded(emblems.noble(60), "line"))
        canvas.stamp(sign, ((box[0] + box[2]) // 2 - 30, (box[1] + box[3]) // 2 - 30))
    for box, noble in zip(boxes, view.nobles, strict=False):
        canvas.stamp(cards.noble(noble.id, box[2] - box[0], box[3] - box[1]), box[:2])
        if noble.id in choosable:
            _ready(canvas, box, (box[0] - 6, box[1] - 6))


def _rows(canvas: Canvas, view: Position, fresh: News) -> None:
    ready = marked.ready(view)
    for level, (row, left) in enumerate(zip(view.rows, view.decks, strict=True), start=1):
        _deck(canvas, level, left, bare=not any(row))
        for index, card in enumerate(row):
            box = geometry.slot(level, index)
            x, y = box[:2]
            if card is None and any(row):
                _vacant(canvas, box)
            elif card:
                canvas.stamp(cards.face(card.id, cards.MEDIUM), (x, y))
                if card.id in ready:
                    right, below = cards.check_at(card.id, cards.MEDIUM)
                    _ready(canvas, box, (x + right, y + below))
            if (level, index) in fresh.slots:
                canvas.stamp(marks.fresh(NEW_MARK), (x - 12, y - 12))


def _deck(canvas: Canvas, level: int, left: int, *, bare: bool) -> None:
    """Draw a deck; with a bare row beside it, one empty place is enough for both."""
    x, y, right, bottom = geometry.deck(level)
    width, height = right - x, bottom - y
    if not left:
        _vacant(canvas, (x, y, geometry.slot(level, 3)[2] if bare else right, bottom))
        sign = stamped(emblems.numeral(level, 40, "line"))
        canvas.stamp(sign, (x + (width - sign.sprite.width) // 2, y + round(height * 0.3) - 22))
        return
    canvas.stamp(cards.back(level, width, height, min(3, 1 + left // 14)), (x, y))
    number = cards.count(left)
    wide, high = number.sprite.size
    canvas.stamp(number, (x + (width - wide) // 2, y + round(height * 0.6) - high // 2))


def _ready(canvas: Canvas, box: Box, sign: tuple[int, int]) -> None:
    """Mark what the mover can buy or choose, with a border and a check mark at `sign`."""
    left, top, right, bottom = box
    canvas.outline((left - 2, top - 2, right + 1, bottom + 1), "ready", 4, 15)
    canvas.stamp(marks.ready(30), sign)
