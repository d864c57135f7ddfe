"""The picture of the board: background, supply, nobles, cards and panels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from render import marks, table
from render.canvas import Box, Canvas, Stamp
from render.gems import ghost
from render.leather import hollow
from render.scene import Scene
from render.splendor import cards, finish, geometry, marked, news, panels, stage
from render.splendor.gems import GEMS
from render.splendor.geometry import BOARD_HEIGHT, BOARD_WIDTH
from render.splendor.news import News
from render.splendor.panels import PanelHead, PanelView, Standing
from render.sprites import Sketch
from render.tokens import stack
from rules.splendor.cards import GOLD, LETTERS, LEVELS
from rules.splendor.moves import Buy, Reserve, ReserveUnseen, Take
from rules.splendor.position import Position


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
    seats = len(view.seats)
    fresh = news.since(scene.before, view)
    canvas = Canvas(_ground(seats))
    _supply(canvas, view, fresh)
    _nobles(canvas, view)
    goal = _goal(view.target, scene.round, final=view.final)
    canvas.stamp(goal, geometry.goal()[:2])
    _rows(canvas, view, fresh)
    for seat, mine in enumerate(view.seats):
        standing = Standing(
            to_move=seat == view.turn,
            done=view.has_finished(seat),
            gone=seat in scene.resigned,
        )
        level = scene.computers.get(seat, 0)
        head = PanelHead(seats, seat, scene.names[seat], scene.language, standing, level)
        ids = marked.ready(view) if standing.to_move else {}
        ready = frozenset(index for index, held in enumerate(mine.hand) if held.card.id in ids)
        shown = PanelView(head, mine, fresh.seats[seat], fresh.hands[seat], ready)
        box = geometry.panel(seats, seat)
        panels.draw(canvas, box[:2], shown)
        if standing.to_move:
            middle = box[1] + geometry.PLANS[seats].head // 2
            canvas.stamp(marks.pointer(30), (box[0] - 10, middle - 15))
    for box in _taken(view, scene.best):
        marks.best(canvas, box)
    return canvas


def _taken(view: Position, move: object) -> Iterator[Box]:
    """Yield where what a move takes lies: tokens, a card or a deck."""
    seats = len(view.seats)
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
            left, top = geometry.panel(seats, view.turn)[:2]
            plan = geometry.PLANS[seats]
            for (x, y), held in zip(plan.held, view.seats[view.turn].hand, strict=False):
                if held.card == card:
                    yield _box((left + x, top + y), plan.held_size)


def _box(at: tuple[int, int], size: tuple[int, int]) -> Box:
    return *at, at[0] + size[0], at[1] + size[1]


@lru_cache(maxsize=3)
def _ground(seats: int) -> Image.Image:
    """Draw the background: the table with all shadows, the tray, empty places."""
    places = [geometry.slot(level, index) for level in LEVELS for index in range(4)]
    places += geometry.nobles(seats)
    boxes = [*places, *map(geometry.deck, LEVELS)]
    leather = [(geometry.panel(seats, seat), 16) for seat in range(seats)]
    lying = tuple([(box, cards.CARD_RADIUS) for box in boxes] + leather)
    canvas = Canvas(table.ground((BOARD_WIDTH, BOARD_HEIGHT), lying))
    for colour in range(6):
        left, top, right, bottom = geometry.pile(colour)
        canvas.stamp(hollow(right - left, bottom - top), (left, top))
    for box in places:
        canvas.stamp(cards.place(box[2] - box[0], box[3] - box[1]), box[:2])
    return canvas.image


def _supply(canvas: Canvas, view: Position, fresh: News) -> None:
    for colour, count in enumerate(view.supply):
        x, y, right, bottom = geometry.pile(colour)
        canvas.put(_pile(colour, count, right - x - 8, bottom - y - 10), (x + 4, y + 7))
        if colour in fresh.supply:
            canvas.stamp(marks.fresh(34), (x - 8, y - 8))


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
def _goal(target: int, number: int, *, final: bool) -> Stamp:
    """Draw the prestige that ends the game beside a flag, and the round under an hourglass."""
    left, top, right, bottom = geometry.goal()
    width, height = right - left, bottom - top
    sketch = Sketch(width, height, "ink").lay_stamp(hollow(width, height))
    sketch.put(marks.chequered(42), (width / 2, 30)).text(str(target), 46, "y3", (width / 2, 73))
    if number:
        sketch.put(marks.hourglass(42, "alarm" if final else "turn"), (width / 2, 115))
        sketch.text(str(number), 46, "text", (width / 2, 158))
    return sketch.cut(16)


def _nobles(canvas: Canvas, view: Position) -> None:
    choosable = marked.ready(view)
    for box, noble in zip(geometry.nobles(len(view.seats)), view.nobles, strict=False):
        canvas.stamp(cards.noble(noble.id, box[2] - box[0], box[3] - box[1]), box[:2])
        if noble.id in choosable:
            _ready(canvas, box, (box[0] - 6, box[1] - 6))


def _rows(canvas: Canvas, view: Position, fresh: News) -> None:
    ready = marked.ready(view)
    for level, (row, left) in enumerate(zip(view.rows, view.decks, strict=True), start=1):
        _deck(canvas, level, left)
        for index, card in enumerate(row):
            box = geometry.slot(level, index)
            x, y = box[:2]
            if card:
                canvas.stamp(cards.face(card.id, cards.MEDIUM), (x, y))
                if card.id in ready:
                    _ready(canvas, box, (x + 58, y + cards.MEDIUM.head - 12))
            if (level, index) in fresh.slots:
                canvas.stamp(marks.fresh(34), (x - 9, y - 9))


def _deck(canvas: Canvas, level: int, left: int) -> None:
    x, y, right, bottom = geometry.deck(level)
    width, height = right - x, bottom - y
    if not left:
        canvas.stamp(cards.no_deck(level, width, height), (x, y))
        return
    canvas.stamp(cards.back(level, width, height, min(3, 1 + left // 14)), (x, y))
    number = cards.count(left)
    wide, high = number.sprite.size
    canvas.stamp(number, (x + (width - wide) // 2, y + round(height * 0.6) - high // 2))


def _ready(canvas: Canvas, box: Box, sign: tuple[int, int]) -> None:
    """Mark what the mover can buy or choose, with a border and a check mark at `sign`."""
    left, top, right, bottom = box
    canvas.outline((left - 3, top - 3, right + 2, bottom + 2), "ready", 5, 16)
    canvas.stamp(marks.ready(36), sign)
