"""The picture of the reader's gems, their current worth, and colour cards.

It shows what a player decides by (which colours to go for) and the names of gems in commands.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render import fonts
from render.canvas import Box, Canvas, Stamp, stamped
from render.leather import leather, on_leather
from render.palette import rgb
from render.scene import Scene
from render.seekers import breakdown, masonry, sheetcard
from render.seekers.dungeon import torch
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
COLOUR_CARD_SIZE: Final = (112, 146)
HAND_GAP: Final = 10
VERDICT: Final = 64
"""Width of the tick or the cross at the left of a pile."""


def picture(scene: Scene[Position]) -> bytes:
    """Draw the reader's gems, points, colour cards and seekers as a PNG of 940 by 590 pixels.

    Raises ValueError if the scene has no reader.
    """
    view, seat = scene.view, scene.seat
    mine = view.seats[seat]
    canvas = Canvas(_ground())
    canvas.stamp(sheetcard.card(view.sheet, view.valid), (HAND_MARGIN, HAND_MARGIN))
    left = HAND_MARGIN + SHEET[2] - SHEET[0] + 16
    for letter in mine.cards:
        canvas.stamp(_card(letter), (left, HAND_MARGIN + 4))
        left += COLOUR_CARD_SIZE[0] + HAND_GAP
    total = HAND_WIDTH - HAND_MARGIN - TOTAL_SIZE[0]
    for x in (total - 76, *(() if mine.cards else (left + 30,))):
        canvas.stamp(stamped(torch(46)), (x, HAND_MARGIN + 34))
    canvas.stamp(_total(view.score(seat), mine.points), (total, HAND_MARGIN))
    size = (WIDTH, SENT_TOP - GEMS_TOP - HAND_GAP)
    canvas.stamp(leather(*size, "panel", "line"), (HAND_MARGIN, GEMS_TOP))
    worth = breakdown.now(view, seat)
    if isinstance(mine.area, Row):
        _row(canvas, mine.area, (size[0], size[1] - WORTH_HEIGHT))
        row = _worths(tuple(worth.items()), mine.area.gold)
        canvas.stamp(row, (HAND_MARGIN, SENT_TOP - HAND_GAP - WORTH_HEIGHT))
    else:
        _cells(canvas, mine.area, worth, size)
    canvas.stamp(_sent(mine.seekers, view.still_to_take(seat)), (HAND_MARGIN, SENT_TOP))
    return canvas.png("cave-over" if view.over else "cave")


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    return masonry.ground((HAND_WIDTH, HAND_HEIGHT))


def _card(letter: str) -> Stamp:
    """Draw a secret colour card."""
    sprite = colour_card(letter, COLOUR_CARD_SIZE, "tray")
    sketch = Sketch(*COLOUR_CARD_SIZE, "tray")
    return Stamp(sprite, sketch.cut(11).mask)


TOTAL_SIZE: Final = (190, SHEET[3] - SHEET[1])


@lru_cache(maxsize=16)
def _total(points: int, play: int) -> Stamp:
    """Draw the total so far, and the part won in play."""
    width, height = TOTAL_SIZE
    sketch = on_leather(width, height, "active")
    middle = height / 2 - (24 if play else 0)
    sketch.text(fonts.number(points), 88, "y3", (width / 2, middle), edge=(3, "ink"))
    if play:
        sketch.put(sign("bolt", 42), (width / 2 - 20, height - 36))
        sketch.text(str(play), 34, "text", (width / 2 + 4, height - 36), "left")
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
    """Draw what each colour of a row is worth now."""
    sketch = on_leather(WIDTH, WORTH_HEIGHT, "active")
    shown = [*worth, *([(GOLD, gold)] if gold else [])]
    step = WIDTH / max(6, len(shown))
    for place, (kind, points) in enumerate(shown):
        x = (place + 0.5) * step + (WIDTH - step * len(shown)) / 2
        sketch.put(sign(kind, 44), (x - 26, WORTH_HEIGHT / 2))
        tone = "text" if points else "muted"
        sketch.text(fonts.signed(points), 34, tone, (x + 4, WORTH_HEIGHT / 2), "left")
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
    for group in groups:
        room = size[0] - before
        width = min(210, (room - HAND_GAP) // max(3, len(group)) - HAND_GAP)
        left = HAND_MARGIN + before + (room - len(group) * (width + HAND_GAP) + HAND_GAP) // 2
        if verdict := {"ready": "valid", "alarm": "invalid"}.get(group[0][3]):
            canvas.stamp(stamped(sign(verdict, 46)), (HAND_MARGIN + 18, top + height // 2 - 23))
        for kind, name, count, tone in group:
            points = 0 if tone == "alarm" else worth.get(kind, count if kind == GOLD else 0)
            canvas.stamp(_cell(kind, name, count, tone, points, (width, height)), (left, top))
            left += width + HAND_GAP
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


def _row(canvas: Canvas, row: Row, size: tuple[int, int]) -> None:
    """Draw a row in lines, runs on plates, each gem above its place used in commands."""
    count = len(row.row) + (1 if row.gold else 0)
    if not count:
        return
    across = max(7, -(-count // (1 if count < 10 else 2)))
    lines = -(-count // across)
    width = min(118, (size[0] - 2 * HAND_GAP) // across)
    height = min(150, (size[1] - 2 * HAND_GAP) // lines)
    left = HAND_MARGIN + (size[0] - min(across, count) * width) // 2
    top = GEMS_TOP + (size[1] - lines * height) // 2
    for index in range(count):
        x, y = left + index % across * width, top + index // across * height
        if index < len(row.row):
            alike = _alike(row.row, index, across)
            canvas.stamp(_gem(row.row[index], str(index + 1), alike, (width, height)), (x, y))
        else:
            canvas.stamp(_gem(GOLD, f"$ ×{row.gold}", None, (width, height)), (x, y))


def _alike(row: str, index: int, across: int) -> tuple[bool, bool] | None:
    """Return whether a run continues to the left and right on its line; None for a single gem."""
    before = index > 0 and row[index - 1] == row[index]
    after = index + 1 < len(row) and row[index + 1] == row[index]
    if not (before or after):
        return None
    return before and index % across > 0, after and (index + 1) % across > 0


@lru_cache(maxsize=64)
def _gem(letter: str, name: str, alike: tuple[bool, bool] | None, size: tuple[int, int]) -> Stamp:
    width, height = size
    sketch = Sketch(width, height, "panel")
    plate = height - 36
    if alike:
        sketch.box((2, 2, width - 2, plate), 12, "card")
        for goes_on, x in zip(alike, (0, width - 14), strict=True):
            if goes_on:
                sketch.draw.rectangle((x, 2, x + 13, plate - 1), fill=rgb("card"))
    sketch.put(sign(letter, min(width - 14, plate - 10)), (width / 2, plate / 2 + 1))
    digit = 34 if fonts.length(name, 34) < width else 28
    return sketch.text(name, digit, "text", (width / 2, height - 18)).cut(1)
