"""The board as a picture of 1,320 by 840 pixels; Discord shows it about 400 wide on a phone."""

from __future__ import annotations

from typing import Final

from facet_mygame.rules import Position
from render import fonts, marks
from render.canvas import Canvas
from render.palette import Palette
from render.scene import Scene
from render.sprites import Sketch
from rules import Seat

WIDTH: Final = 1320
HEIGHT: Final = 840
MARGIN: Final = 16
TOP: Final = 240
"""Height of the part with the die and the heap."""
ACROSS: Final = 16
"""Stones in a line of the heap."""
STEP: Final = 56
GRASS: Final = "#3E5C3A"
PALETTE: Final = Palette((GRASS,))
"""Facet's colours, and one of the game's own."""


def painted(scene: Scene[Position]) -> tuple[Canvas, str]:
    """Return the board before it becomes a file, and the mood of its palette."""
    sketch = Sketch(WIDTH, HEIGHT, "board", scene.language)
    _top(sketch, scene)
    seats = len(scene.names)
    high = (HEIGHT - TOP - MARGIN) // seats
    for seat in range(seats):
        _row(sketch, scene, seat, (TOP + MARGIN + seat * high, high - MARGIN))
    return Canvas(sketch.done(PALETTE), PALETTE), "over" if has_ended(scene) else "play"


def has_ended(scene: Scene[Position]) -> bool:
    """Return whether the scene shows the end: by the rules, or since all but one have left."""
    return not scene.view.heap or len(scene.names) - len(scene.resigned) <= 1


def _top(sketch: Sketch, scene: Scene[Position]) -> None:
    """Draw the die, the heap and its number; of a finished game, its day and number."""
    view, middle = scene.view, (MARGIN + TOP) / 2
    sketch.frame((MARGIN, MARGIN, WIDTH - MARGIN, TOP), 20, "line", GRASS)
    if has_ended(scene):
        sketch.put(marks.crown(120), (WIDTH / 2, middle - 16))
        sketch.text(scene.mark, 34, "text", (WIDTH / 2, TOP - 32))
        return
    sketch.frame((48, 60, 184, 196), 28, "ink", "card", 5)
    sketch.text(str(view.die or "?"), 88, "ink", (116, middle))
    for stone in range(view.heap):
        line, place = divmod(stone, ACROSS)
        _stone(sketch, (240 + place * STEP, 44 + line * STEP), STEP - 8)
    sketch.text(str(view.heap), 88, "text", (1222, middle))


def _row(sketch: Sketch, scene: Scene[Position], seat: Seat, place: tuple[int, int]) -> None:
    """Draw a seat's number, name, stones and place, from a height on."""
    top, high = place
    middle, to_move = top + high / 2, seat == scene.view.turn and not has_ended(scene)
    edge, inside = ("turn", "active") if to_move else ("line", "panel")
    sketch.frame((MARGIN, top, WIDTH - MARGIN, top + high), 14, edge, inside, 4)
    ink = "muted" if seat in scene.resigned else "text"
    sketch.text(str(seat + 1), 46, "muted", (60, middle))
    sketch.name(fonts.fitted(scene.names[seat], 46, 720), 46, ink, (110, middle))
    _stone(sketch, (900, round(middle) - 26), 52)
    sketch.text(str(scene.view.scores()[seat]), 56, ink, (980, middle), "left")
    if has_ended(scene) and (ranked := scene.places[seat]):
        marks.lay_medal(sketch, ranked, (72, 46), (1220, middle))


def _stone(sketch: Sketch, corner: tuple[int, int], size: int) -> None:
    left, top = corner
    sketch.frame((left, top, left + size, top + size), size // 2, "ink", "faint", 4)
