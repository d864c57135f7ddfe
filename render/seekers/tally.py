"""The finish: a band for each player, the winner's first, with the total and where its points come from.

Below are the course of the points, the card of the sheet, and the seekers round by round.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from render import fonts, marks
from render.canvas import Box, Canvas, Stamp
from render.chart import BADGE, badge, chart
from render.leather import LEATHER_RADIUS, on_leather
from render.scene import Scene
from render.seekers import areas, breakdown, masonry, sheetcard
from render.seekers.geometry import BOARD_HEIGHT, BOARD_MARGIN, BOARD_WIDTH, SHEET
from render.seekers.pictograms import line, sign
from render.seekers.portraits import portrait
from render.sprites import Sketch
from render.words import FALLBACK, Words
from rules import Seat, winners
from rules.seekers.areas import Piles, Row
from rules.seekers.gems import COLOURS, GOLD, RAINBOW
from rules.seekers.holdings import Patron
from rules.seekers.position import Position
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.sheets import Declared
from rules.seekers.state import ROUNDS

WIDTH: Final = BOARD_WIDTH - 2 * BOARD_MARGIN
HEADS: Final = (132, 84)
"""Height of what the bands have above their tiles: a name, and what is to say of it."""
FOOT: Final = 148
"""Height of the tiles of a band, with what is free below them."""
GAP: Final = 10
LEFT: Final = 252
"""Left edge of a name and tiles, right of the total."""
TILE: Final = (138, 132)
STEP: Final = TILE[0] + 8
CHIP: Final = 60
"""Height of a tile above a row."""
STRIP: Final = 58
"""Height of the part of a tile with the points."""
IN_PILE: Final = (86, 62)
"""The room of a gem in a pile."""


class Tile(NamedTuple):
    """Gems of a kind or another source of points, how many there are of it, and what it scored.

    `marked` are signs of what was declared; the points are None where a card that scores is secret.
    """

    kind: str
    held: int
    points: int | None
    marked: str = ""


def painted(scene: Scene[Position]) -> Canvas:
    """Draw the finish over the whole board."""
    view, first, scored = scene.view, winners(scene.places), any(map(any, scene.history))
    left, right, foot = BOARD_MARGIN, BOARD_MARGIN + WIDTH, BOARD_HEIGHT - BOARD_MARGIN
    second = BOARD_MARGIN + HEADS[0] + FOOT + GAP
    low = second + HEADS[1] + FOOT + GAP
    high = SHEET[3] - SHEET[1] if scored else foot - low
    bands = (left, BOARD_MARGIN, right, second - GAP), (left, second, right, low - GAP)
    below = [(left, low, SHEET[0] - GAP, foot), (SHEET[0], low, right, low + high)]
    if scored:
        below.append((SHEET[0], low + high + GAP, right, foot))
    canvas = Canvas(_ground((*bands, *below)))
    seats = sorted(range(2), key=lambda seat: seat not in first)
    rows = [len(it.area.row) for it in view.seats if isinstance(it.area, Row)]
    for seat, head, box in zip(seats, HEADS, bands, strict=True):
        canvas.stamp(_band(scene, seat, head, won=seat in first), box[:2])
        if rows:
            strip = canvas.part((left + LEFT, box[1] + head + CHIP + 8))
            runs, tone = breakdown.row_runs(view, seat), _tone(won=seat in first)
            areas.strip(strip, runs, (7 * STEP - 8, 64), tone, max(rows))
        if seat in scene.resigned:
            canvas.dim((left + LEFT - 4, box[1] + head - 4, right - 4, box[3] - 4))
    sent = below[-1] if scored else below[0]
    if scored:
        canvas.stamp(_course(scene, (SHEET[0] - GAP - left, foot - low)), (left, low))
    canvas.stamp(_sent(scene, seats, (sent[2] - sent[0], sent[3] - sent[1])), sent[:2])
    card = sheetcard.card(view.sheet, "", scene.language, (right - SHEET[0], high))
    canvas.stamp(card, (SHEET[0], low))
    return canvas


@lru_cache(maxsize=2)
def _ground(boxes: tuple[Box, ...]) -> Image.Image:
    lying = tuple((box, LEATHER_RADIUS) for box in boxes)
    return masonry.ground((BOARD_WIDTH, BOARD_HEIGHT), lying)


def reason(scene: Scene[Position], seat: Seat) -> str:
    """Say by what a seat won, or that it has resigned."""
    view, words, other = scene.view, Words(scene.language or FALLBACK), 1 - seat
    if seat in scene.resigned:
        return words("finish-resigned", round=view.round)
    if seat not in winners(scene.places):
        return ""
    if scene.resigned:
        return words("finish-alone")
    if lead := view.score(seat) - view.score(other):
        return words("seekers-finish-lead", lead=lead)
    power, more = (view.seats[it].power for it in (seat, other))
    return words("seekers-finish-powers", points=view.score(seat), power=power, more=more)


def _tone(*, won: bool) -> str:
    return "active" if won else "panel"


def _band(scene: Scene[Position], seat: Seat, head: int, *, won: bool) -> Stamp:
    """Draw a player's band: the total, the name, what is to say of it, and where the points come from."""
    mine, said = scene.view.seats[seat], reason(scene, seat)
    edge = "y2" if won else "line"
    sketch = on_leather(WIDTH, head + FOOT, _tone(won=won), edge, scene.language)
    _total(sketch, scene, seat, won=won)
    wide, middle = round(head * 0.72), head / 2 + 2
    left, room = LEFT + wide + 18, WIDTH - LEFT - wide - 38
    sketch.put(badge(seat, scene.avatars, wide, scene.names[seat]), (LEFT + wide / 2, middle))
    if won:
        sketch.broken(scene.names[seat], (56, 46, 34), room, "text", (left, middle - 22))
        sketch.fitted(said, (34, 28), room, "y3", (left, middle + 34))
    else:
        sketch.name(said, 34, "muted", (WIDTH - 20, middle), "right")
        room -= fonts.width(said, 34) + 20
        sketch.broken(scene.names[seat], (46, 34, 28), room, "muted", (left, middle))
    high, tiles = TILE[1], list(_tiles(scene.view, seat))
    if isinstance(mine.area, Row):
        high = CHIP
    elif isinstance(mine.area, Piles):
        _piles(sketch, mine.area, head)
    for place, tile in enumerate(tiles, start=len(COLOURS) + 2 - len(tiles)):
        x = LEFT + place * STEP
        _tile(sketch, tile, (x, head, x + TILE[0], head + high), _tone(won=won))
    return sketch.cut(LEATHER_RADIUS)


def _total(sketch: Sketch, scene: Scene[Position], seat: Seat, *, won: bool) -> None:
    """Write a total, the winner's in a wreath, below a flag if the seat has resigned."""
    view, x, y = scene.view, LEFT / 2 - 4, sketch.image.height / 2
    total, size = fonts.number(view.score(seat)), 88
    if view.seats[seat].hidden:
        total = f"{total}+?" if view.score(seat) else "?"
    if won and total == "?":
        sketch.put(marks.champion(208), (x, y))
        total = ""
    elif won:
        y += 20
        sketch.put(marks.laurel(208), (x, y)).put(marks.crown(84), (x, y - 98))
    elif seat in scene.resigned:
        y, total, size = y + 50, f"({total})" if view.score(seat) else "", 46
        sketch.put(marks.flag(72, "alarm"), (x + 8, y - (82 if total else 50)))
    size = size if len(total) < 3 else min(size, 56)
    sketch.text(total, size, "y4" if won else "muted", (x, y), edge=(3, "ink"))


def _tiles(view: Position, seat: Seat) -> Iterator[Tile]:
    """Yield a tile for each colour or for the valid pile, for gold, and for points won by seekers."""
    mine, reckoned = view.seats[seat], view.reckoning(seat)
    if isinstance(mine.area, Piles):
        yield Tile("valid", len(mine.area.valid), reckoned.sheet)
    else:
        lines = breakdown.lines(view.sheet, mine.area, reckoned.declared, mine.cards)
        held = {entry.kind: entry for entry in lines}
        for kind in COLOURS:
            _, counts, points = held.get(kind, breakdown.Entry(kind, (), 0))
            if mine.hidden:
                yield Tile(kind, sum(counts), None)
            else:
                marked = " ".join(_marked(mine, reckoned.declared, kind, points))
                yield Tile(kind, sum(counts), points, marked)
    yield Tile(GOLD, reckoned.gold, reckoned.gold)
    yield Tile("bolt", reckoned.play, reckoned.play)


def _marked(mine: Patron, declared: Declared, kind: str, points: int) -> Iterator[str]:
    """Yield signs of what a colour was declared, which for some sheets the colour cards imply.

    The rainbow of a row is marked where it lies.
    """
    if kind == declared.rainbow and not isinstance(mine.area, Row):
        yield RAINBOW
    if declared.number and points:
        yield f"'={declared.number}"
    if kind in (declared.plus or mine.cards):
        yield "plus"
    if kind in (declared.minus or (mine.cards if declared.plus else "")):
        yield "minus"


def _tile(sketch: Sketch, tile: Tile, box: Box, ground: str) -> None:
    """Draw a tile, its points below or, if it is low, beside: bright if it scored, empty if there is nothing."""
    left, top, right, bottom = box
    kind, held, points, marked = tile
    low, alone = bottom - top == CHIP, kind in {GOLD, "bolt"}
    gem, middle = 44 if low else 54, (left + right) // 2
    x, y = left + 28, top + CHIP // 2
    at = ((left + 50 + right) // 2, y)
    if not low:
        wide = 0 if alone else round(fonts.length(str(held), 46)) + 9
        x, y = middle - wide // 2 - (14 if marked else 0), top + 38
        at = (middle, bottom - STRIP // 2 - 5)
    if points is None:
        y = (top + bottom) // 2
    if not (held or marked):
        faint = "line" if ground == "active" else "pressed"
        sketch.put(marks.faded(sign(kind, gem * 3 // 4), faint), (middle, (top + bottom) // 2))
    else:
        sketch.box(box, 10, "faint" if points else "tray")
        if points:
            sketch.box((left + 1, top + 1, right - 1, bottom - 2), 9, "card")
        if points and (points < 0 or not low):
            edge = (left + 52, top + 5) if low else (left + 5, bottom - STRIP)
            sketch.box((*edge, right - 5, bottom - 6), 7, "dusk-r" if points < 0 else "shade")
        sketch.put(sign(kind, gem), (x, y))
        if not low and not alone:
            ink = "dim" if points else "muted"
            sketch.text(str(held), 46, ink, (x + gem / 2 + 9, y), "left")
        if points is not None:
            shown = fonts.signed(points)
            size, tone = (40 if low and len(shown) > 2 else 46, "ink") if points else (34, "muted")
            tone = "text" if points < 0 else tone
            sketch.text(shown, size, tone, at)
    for number, token in enumerate(marked.split()):
        at = (left + 16, bottom - 15) if low else (right - 19, top + 21 + 30 * number)
        line(sketch, token, at, 30, 28, "dim" if points else "muted")


def _piles(sketch: Sketch, area: Piles, top: int) -> None:
    """Draw the valid pile and below it the other one, each kind in its column."""
    right = LEFT + (len(COLOURS) - 1) * STEP - 8
    for pile, mark in ((area.valid, "valid"), (area.invalid, "invalid")):
        box = (LEFT, top, right, top + IN_PILE[1])
        sketch.box(box, 10, "tray")
        sketch.put(sign(mark, 36), (LEFT + 28, top + IN_PILE[1] / 2))
        for place, kind in enumerate(COLOURS + RAINBOW):
            x, held = LEFT + 54 + place * IN_PILE[0], pile.count(kind)
            y = top + IN_PILE[1] / 2
            if held and mark == "valid":
                sketch.box((x, top + 5, x + 80, top + 57), 8, "card")
            shown = sign(kind, 40) if held else marks.faded(sign(kind, 32), "pressed")
            sketch.put(shown, (x + (26 if held else 40), y))
            if held:
                ink = "ink" if mark == "valid" else "muted"
                sketch.text(str(held), 40, ink, (x + 51, y), "left")
        top += IN_PILE[1] + 8


def _course(scene: Scene[Position], size: tuple[int, int]) -> Stamp:
    """Draw how points grew."""
    return chart(
        size,
        scene.history,
        rounds=scene.rounds,
        title=Words(scene.language or FALLBACK)("finish-course"),
        mark=scene.mark,
        badges=[
            badge(seat, scene.avatars, BADGE, scene.names[seat]) for seat in range(len(scene.names))
        ],
        first=winners(scene.places),
    )


def _sent(scene: Scene[Position], seats: list[Seat], size: tuple[int, int]) -> Stamp:
    """Draw the seekers each player sent, round by round."""
    sketch = on_leather(*size, language=scene.language)
    large = size[1] > 200
    head, left = (44, 84) if large else (0, 52)
    if large:
        sketch.text(scene.mark, 28, "muted", (size[0] - 18, 24), "right")
        title = Words(scene.language or FALLBACK)("seekers-finish-sent")
        sketch.name(title, 28, "text", (18, 24))
    wide, high = (size[0] - left - 8) // ROUNDS, (size[1] - head - 10) // 2
    for row, seat in enumerate(seats):
        top = head + 5 + row * high
        across = 56 if large else 34
        sketch.put(
            badge(seat, scene.avatars, across, scene.names[seat]), (left / 2 + 2, top + high / 2)
        )
        for place in range(ROUNDS):
            box = (left + place * wide, top + 3, left + (place + 1) * wide - 6, top + high - 3)
            for name in scene.view.seats[seat].seekers[place : place + 1]:
                basic = SEEKERS_BY_ID[name].basic
                sketch.box(box, 9, "back-light-2" if basic else "velvet-light")
                face = portrait(SEEKERS_BY_ID[name], (box[2] - box[0] - 4, box[3] - box[1] - 4))
                sketch.lay(face, (box[0] + 2, box[1] + 2))
    return sketch.cut(LEATHER_RADIUS)
