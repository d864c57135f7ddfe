"""What is the reader's own as a picture: colour cards, and gems with their names in commands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.canvas import Canvas
from render.palette import SHARED, rgb
from render.scene import Scene
from render.seekers.panels import colour_card
from render.seekers.pictograms import sign
from render.sprites import Sketch
from rules.seekers.areas import Area, Piles, Row
from rules.seekers.gems import KINDS
from rules.seekers.position import Position

WIDTH: Final = 920
HEIGHT: Final = 440
MARGIN: Final = 20
CARD: Final = (150, 190)
GAP: Final = 14
Cell = tuple[str, str, str]
"""A gem, what stands below it, and the tone of its plate."""


def picture(scene: Scene[Position]) -> bytes:
    """Return the reader's colour cards and gems as a PNG of 920 by 440 pixels.

    Raises ValueError where the scene has no reader.
    """
    if scene.reader is None:
        raise ValueError("a hand has a reader: the scene is the channel's")
    mine = scene.view.seats[scene.reader]
    canvas = Canvas(Image.new("L", (WIDTH, HEIGHT), SHARED.index["board"]))
    left = MARGIN
    for index, letter in enumerate(mine.cards):
        top = MARGIN + index * (CARD[1] + MARGIN)
        canvas.put(colour_card(letter, CARD, "board"), (left, top))
    if mine.cards:
        left += CARD[0] + MARGIN
    room = (WIDTH - MARGIN - left, HEIGHT - 2 * MARGIN)
    canvas.put(_plate(*room), (left, MARGIN))
    _cells(canvas, list(_shown(mine.area)), (left, MARGIN), room)
    return canvas.png("over" if scene.view.over else "play")


@lru_cache(maxsize=2)
def _plate(width: int, height: int) -> Image.Image:
    return Sketch(width, height, "board").box((0, 0, width, height), 16, "panel").done()


def _shown(area: Area) -> list[Cell]:
    """Return a cell for each name of a gem: by kind with its count, or each gem of a row."""
    if isinstance(area, Row):
        cells = [(gem, str(place), _run(area.row, place)) for place, gem in enumerate(area.row, 1)]
        return cells + ([("$", f"$ ×{area.gold}", "shade")] if area.gold else [])
    everything = area.everything
    if not isinstance(area, Piles):
        return [(k, f"{k} ×{everything.count(k)}", "card") for k in KINDS if k in everything]
    piles = ((area.valid, "+", "ready"), (area.invalid, "-", "alarm"))
    cells = [
        (kind, f"{kind}{mark} ×{pile.count(kind)}", tone)
        for pile, mark, tone in piles
        for kind in KINDS
        if kind in pile
    ]
    return cells + ([("$", f"$ ×{area.gold}", "card")] if area.gold else [])


def _run(row: str, place: int) -> str:
    """Return the tone of a plate in a row: runs are lighter than singles."""
    around = row[max(0, place - 2) : place - 1] + row[place : place + 1]
    return "card" if row[place - 1] in around else "shade"


def _cells(canvas: Canvas, cells: list[Cell], at: tuple[int, int], room: tuple[int, int]) -> None:
    if not cells:
        return
    across = _across(len(cells), room)
    lines = -(-len(cells) // across)
    width = min(190, (room[0] - GAP) // across) - 8
    height = min(150, (room[1] - GAP) // lines) - 8
    left = at[0] + (room[0] - across * (width + 8) + 8) // 2
    top = at[1] + (room[1] - lines * (height + 8) + 8) // 2
    for index, (gem, text, tone) in enumerate(cells):
        x, y = left + index % across * (width + 8), top + index // across * (height + 8)
        canvas.put(_cell(gem, text, tone, width, height), (x, y))


def _across(count: int, room: tuple[int, int]) -> int:
    """Return how many cells a line has, so that they are as large as they can be."""

    def size(across: int) -> float:
        return min(room[0] / across, 1.25 * room[1] / -(-count // across))

    return max(range(1, count + 1), key=lambda across: (size(across), -across))


@lru_cache(maxsize=64)
def _cell(gem: str, text: str, tone: str, width: int, height: int) -> Image.Image:
    sketch = Sketch(width, height, "panel")
    sketch.box((0, 0, width, height), 12, tone)
    if tone in {"ready", "alarm"}:
        sketch.box((4, 4, width - 4, height - 4), 9, "card")
    digit = 34 if width > 96 else 28
    size = min(88, width - 16, height - digit - 22)
    sketch.put(sign(gem, size), (width / 2, (height - digit - 6) / 2))
    sketch.text(text, digit, "ink", (width / 2, height - digit / 2 - 8))
    if tone == "card" and text.isdigit():
        sketch.draw.rectangle((14, height - 5, width - 15, height - 2), fill=rgb("ready"))
    return sketch.done()
