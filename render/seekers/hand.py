"""The picture of the reader's gems, their current worth, and colour cards.

It shows what a player decides by (which colours to go for) and the names of gems in commands.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts, marks
from render.canvas import Box, Canvas, Stamp, stamped
from render.leather import leather, on_leather
from render.palette import rgb
from render.scene import Scene
from render.seekers import areas, breakdown, masonry, sheetcard
from render.seekers.geometry import SHEET
from render.seekers.panels import colour_card
from render.seekers.pictograms import sign
from render.seekers.portraits import portrait
from render.sprites import Sketch
from rules.seekers.areas import Area, Piles, Row
from rules.seekers.gems import GOLD, KINDS
from rules.seekers.position import Position
from rules.seekers.seekers import SEEKERS_BY_ID
from rules.seekers.state import ROUNDS

HAND_WIDTH: Final = 940
HAND_HEIGHT: Final = 590
HAND_MARGIN: Final = 16
WIDTH: Final = HAND_WIDTH - 2 * HAND_MARGIN
GEMS_TOP: Final = HAND_MARGIN + SHEET[3] - SHEET[1] + 10
"""Upper edge of the gems, below the sheet."""
SENT_TOP: Final = 464
"""Upper edge of the seekers sent, below the gems."""
WORTH_HEIGHT: Final = 58
"""Height of the line under a row that says what each colour is worth."""
NUMBER: Final = 56
"""Width of a seeker's number, beside the portrait."""
COLOUR_CARD_SIZE: Final = (92, 100)
HAND_GAP: Final = 10
CELL: Final = 126
"""Greatest width of a gem in a row, and the width of what a colour is worth."""
VERDICT: Final = 64
"""Width of the tick or the cross at the left of a pile."""


def picture(scene: Scene[Position]) -> bytes:
    """Draw the reader's gems, points, colour cards and seekers as a PNG of 940 by 590 pixels.

    Raises ValueError if the scene has no reader.
    """
    view, seat = scene.view, scene.seat
    mine = view.seats[seat]
    canvas = Canvas(_ground())
    left = HAND_WIDTH - HAND_MARGIN - TOTAL_SIZE[0]
    score, secret = scene.headings or ("", "")
    canvas.stamp(_total(view.score(seat), mine.points, score, scene.language), (left, HAND_MARGIN))
    if mine.cards:
        cards = _cards(mine.cards, secret, scene.language)
        left -= HAND_GAP + cards.sprite.width
        canvas.stamp(cards, (left, HAND_MARGIN))
    room = left - HAND_GAP - HAND_MARGIN
    canvas.stamp(
        sheetcard.card(view.sheet, view.valid, scene.language, (room, TOTAL_SIZE[1])),
        (HAND_MARGIN, HAND_MARGIN),
    )
    size = (WIDTH, SENT_TOP - GEMS_TOP - HAND_GAP)
    canvas.stamp(leather(*size, "panel", "line"), (HAND_MARGIN, GEMS_TOP))
    worth = breakdown.now(view, seat)
    if isinstance(mine.area, Row):
        _row(canvas, breakdown.row_runs(view, seat), (size[0], size[1] - WORTH_HEIGHT))
        row = _worths(tuple(worth.items()), mine.area.gold)
        canvas.stamp(row, (HAND_MARGIN, SENT_TOP - HAND_GAP - WORTH_HEIGHT))
    else:
        _cells(canvas, mine.area, worth, size)
    canvas.stamp(_sent(mine.seekers, view.still_to_take(seat)), (HAND_MARGIN, SENT_TOP))
    return canvas.png("cave-over" if view.over else "cave")


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    return masonry.ground((HAND_WIDTH, HAND_HEIGHT))


TOTAL_SIZE: Final = (190, SHEET[3] - SHEET[1])


def _headed(size: tuple[int, int], tone: str, heading: str, language: str) -> Sketch:
    """Begin a sketch on a piece of leather, with what it shows written above."""
    sketch = on_leather(*size, tone, language=language)
    return sketch.fitted(heading, (28, 22), size[0] - 24, "muted", (14, 22))


@lru_cache(maxsize=16)
def _cards(cards: str, heading: str, language: str) -> Stamp:
    """Draw secret colour cards."""
    wide, high = COLOUR_CARD_SIZE
    step = wide + HAND_GAP
    width = max(TOTAL_SIZE[0], len(cards) * step + 18)
    sketch = _headed((width, TOTAL_SIZE[1]), "panel", heading, language)
    left = (width - len(cards) * step + HAND_GAP) // 2
    for place, letter in enumerate(cards):
        sprite = colour_card(letter, (wide, high), "panel")
        sketch.lay_indices(sprite, (left + place * step, TOTAL_SIZE[1] - high - 10))
    return sketch.cut(16)


@lru_cache(maxsize=16)
def _total(points: int, play: int, heading: str, language: str) -> Stamp:
    """Draw the total so far, and the part won in play."""
    sketch = _headed(TOTAL_SIZE, "active", heading, language)
    x, high = TOTAL_SIZE[0] / 2 - (36 if play else 0), 94
    sketch.text(fonts.number(points), 88, "y3", (x, high), edge=(3, "ink"))
    if play:
        sketch.put(sign("bolt", 42), (x + 78, high))
        sketch.text(str(play), 34, "text", (x + 100, high), "left")
    return sketch.cut(16)


@lru_cache(maxsize=16)
def _sent(seekers: tuple[str, ...], left: tuple[int, int] | None) -> Stamp:
    """Draw the seekers sent, in their order, and places for those to come.

    `left` are the basic and the advanced ones still to take; None if that is free.
    """
    height = HAND_HEIGHT - SENT_TOP - HAND_MARGIN
    sketch = on_leather(WIDTH, height)
    width = (WIDTH - (ROUNDS + 1) * HAND_GAP) // ROUNDS
    free = ROUNDS - len(seekers)
    kinds = ["basic"] * left[0] + ["advanced"] * left[1] if left else ["any"] * free
    for place in range(ROUNDS):
        at = (HAND_GAP + place * (width + HAND_GAP), HAND_GAP)
        size = (width, height - 2 * HAND_GAP)
        box = (*at, at[0] + width, at[1] + size[1])
        if place < len(seekers):
            seeker = SEEKERS_BY_ID[seekers[place]]
            sketch.box(box, 11, "shade")
            side = (box[0] + 3, box[1] + 3, box[0] + 3 + NUMBER, box[3] - 3)
            sketch.box(side, 8, "back-2" if seeker.basic else "velvet")
            face = portrait(seeker, (width - 6 - NUMBER, size[1] - 6))
            sketch.lay(face, (at[0] + 3 + NUMBER, at[1] + 3))
            middle = (at[0] + 3 + NUMBER / 2, at[1] + size[1] / 2)
            digits = 46 if seeker.basic else 34
            sketch.text(seeker.id, digits, "y4", middle, edge=(3, "ink"))
        elif place - len(seekers) < len(kinds):
            _niche(sketch, box, advanced=kinds[place - len(seekers)] == "advanced")
    return sketch.cut(16)


def _niche(sketch: Sketch, box: Box, *, advanced: bool) -> None:
    """Draw the niche that a seeker to come will stand in."""
    left, top, right, bottom = box
    edge = "velvet-light" if advanced else "near-k"
    sketch.box(box, 11, "dusk-k")
    for inset, tone in ((14, edge), (19, "ink"), (22, "k2")):
        arch = (left + inset, top + inset - 8, right - inset - 1, top + inset + 60)
        sketch.draw.ellipse(arch, fill=rgb(tone))
        floor = bottom - 15
        sketch.draw.rectangle(
            (left + inset, top + inset + 26, right - inset - 1, floor), fill=rgb(tone)
        )
    sketch.draw.rectangle((left + 6, bottom - 14, right - 7, bottom - 12), fill=rgb("near-k"))


@lru_cache(maxsize=16)
def _worths(worth: tuple[tuple[str, int], ...], gold: int) -> Stamp:
    """Draw what each colour of a row is worth now, and gold with its name in commands."""
    sketch = on_leather(WIDTH, WORTH_HEIGHT, "active")
    points = {**dict(worth), **({GOLD: gold} if gold else {})}
    for place, kind in enumerate(KINDS):
        x, y = HAND_GAP + place * CELL + CELL / 2 - 34, WORTH_HEIGHT / 2
        shown = sign(kind, 44)
        sketch.put(shown if kind in points else marks.faded(shown, "line"), (x, y))
        if kind in points:
            tone = "text" if points[kind] else "muted"
            sketch.text(fonts.signed(points[kind]), 34, tone, (x + 30, y), "left")
        if kind == GOLD and gold:
            sketch.text(GOLD, 28, "muted", (x + 80, y), "left")
    return sketch.cut(16)


def _cells(canvas: Canvas, area: Area, worth: dict[str, int], size: tuple[int, int]) -> None:
    """Draw gems by kind: count, name in commands, and worth."""
    if isinstance(area, Piles):
        groups = [
            [(kind, f"{kind}{mark}", pile.count(kind), tone) for kind in KINDS if kind in pile]
            for pile, mark, tone in ((area.valid, "+", "ready"), (area.invalid, "-", "alarm"))
        ]
        groups[0] += [(GOLD, GOLD, area.gold, "card")] if area.gold else []
    else:
        every = area.everything
        cells = [(kind, kind, every.count(kind), "card") for kind in KINDS if kind in every]
        groups = [cells[:4], cells[4:]] if len(cells) > 5 else [cells]
    groups = [group for group in groups if group]
    if not groups:
        return
    height = min(232, (size[1] - HAND_GAP) // len(groups) - HAND_GAP)
    before = VERDICT if isinstance(area, Piles) else 0
    top = GEMS_TOP + (size[1] - len(groups) * (height + HAND_GAP) + HAND_GAP) // 2
    step = (size[0] - before - HAND_GAP) // max(4, *map(len, groups))
    for group in groups:
        left = HAND_MARGIN + before + HAND_GAP
        if verdict := {"ready": "valid", "alarm": "invalid"}.get(group[0][3]):
            canvas.stamp(stamped(sign(verdict, 46)), (HAND_MARGIN + 18, top + height // 2 - 23))
        for kind, name, count, tone in group:
            points = 0 if tone == "alarm" else worth.get(kind, count if kind == GOLD else 0)
            within = (step - HAND_GAP, height)
            canvas.stamp(_cell(kind, name, count, tone, points, within), (left, top))
            left += step
        top += height + HAND_GAP


@lru_cache(maxsize=48)
def _cell(  # noqa: PLR0913, PLR0917 - it is the key of the cache
    kind: str, name: str, count: int, tone: str, points: int, size: tuple[int, int]
) -> Stamp:
    width, height = size
    sketch = Sketch(width, height, "panel").box((0, 0, width, height), 12, tone)
    if tone != "card":
        sketch.box((4, 4, width - 4, height - 4), 9, "card")
    tall = height > 150
    gem, foot = min(104, round(width * 0.48), height - 60), 60 if tall else 44
    middle, shown = (height - foot) / 2 + 4, str(count)
    sizes = (88, 56) if tall else (56,)
    digit = next((it for it in sizes if fonts.length(shown, it) < width - gem - 26), 46)
    left = (width - gem - 10 - fonts.length(shown, digit)) / 2
    sketch.put(sign(kind, gem), (left + gem / 2, middle))
    sketch.text(shown, digit, "ink", (left + gem + 10, middle), "left")
    sketch.box((4, height - foot, width - 4, height - 4), 9, "shade")
    sketch.text(name, 28, "dim", (14, height - foot / 2 - 1), "left")
    tone, worth = "ink" if points else "dim", 46 if tall else 34
    at = (width - 14, height - foot / 2 - 1)
    return sketch.text(fonts.signed(points), worth, tone, at, "right").cut(12)


def _row(canvas: Canvas, runs: tuple[breakdown.Run, ...], size: tuple[int, int]) -> None:
    """Draw a row in lines, on plates what scores, each gem above its place used in commands."""
    cells = [
        (letter, areas.plate(run.points), (place > 0, place + 1 < len(run.gems)))
        for run in runs
        for place, letter in enumerate(run.gems)
    ]
    if not cells:
        return
    across = max(7, -(-len(cells) // (1 if len(cells) < 10 else 2)))
    lines = -(-len(cells) // across)
    width = min(CELL, (size[0] - 2 * HAND_GAP) // across)
    height = min(150, (size[1] - 2 * HAND_GAP) // lines)
    top = GEMS_TOP + (size[1] - lines * height) // 2
    for index, (letter, tone, (before, after)) in enumerate(cells):
        line, column = divmod(index, across)
        goes_on = before and column > 0, after and column + 1 < across
        stamp = _gem(letter, str(index + 1), tone, goes_on, (width, height))
        canvas.stamp(stamp, (HAND_MARGIN + HAND_GAP + column * width, top + line * height))


@lru_cache(maxsize=64)
def _gem(
    letter: str, name: str, tone: str, goes_on: tuple[bool, bool], size: tuple[int, int]
) -> Stamp:
    """Draw a gem of a row on its plate, if any, which may go on to the left and right."""
    width, height = size
    sketch = Sketch(width, height, "panel")
    plate = height - 36
    if tone:
        sketch.box((2, 2, width - 2, plate), 12, tone)
        for further, x in zip(goes_on, (0, width - 14), strict=True):
            if further:
                sketch.draw.rectangle((x, 2, x + 13, plate - 1), fill=rgb(tone))
    sketch.put(sign(letter, min(width - 14, plate - 10)), (width / 2, plate / 2 + 1))
    digit = 34 if fonts.length(name, 34) < width else 28
    return sketch.text(name, digit, "text", (width / 2, height - 18)).cut(1)
