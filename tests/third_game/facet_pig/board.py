"""The board as a picture of 1,320 by 840 pixels; Discord shows it about 400 wide on a phone."""

from __future__ import annotations

from typing import Final

from facet_pig.pieces import PINK, ROSE, WINE, die, pig
from facet_pig.rules import Position
from render import fonts, marks
from render.canvas import Canvas
from render.palette import Palette
from render.scene import Scene
from render.sprites import Sketch
from rules import Seat

WIDTH: Final = 1320
HEIGHT: Final = 840
MARGIN: Final = 16
ROWS: Final = 510
"""Height of the seats together, at most."""
ROW: Final = 140
"""Height of a seat, at most."""
DICE: Final = (460, 1270)
"""From where to where dice lie."""
SIZES: Final = (190, 150, 120, 90, 64)
"""Sizes of dice; the first is taken at which all fit."""
BAR: Final = (640, 1120)
"""From where to where a seat's way to the goal goes."""
MEADOW: Final = "#3F6B45"
HEDGE: Final = "#2A4A31"
PALETTE: Final = Palette((PINK, ROSE, WINE, MEADOW, HEDGE))
"""Facet's colours, and the game's own."""


def painted(scene: Scene[Position]) -> tuple[Canvas, str]:
    """Return the board before it becomes a file, and the mood of its palette."""
    sketch = Sketch(WIDTH, HEIGHT, "board", scene.language)
    seats = len(scene.names)
    high = min(ROW, ROWS // seats)
    top = HEIGHT - MARGIN - seats * high
    sketch.frame((MARGIN, MARGIN, WIDTH - MARGIN, top - MARGIN), 24, HEDGE, MEADOW, 6)
    if has_ended(scene):
        _finish(sketch, scene, top)
    else:
        _turn(sketch, scene.view, top)
    for seat in range(seats):
        _row(sketch, scene, seat, (top + seat * high, high - MARGIN // 2))
    mood = "over" if has_ended(scene) else "play"
    return Canvas(sketch.done(PALETTE), PALETTE), mood


def has_ended(scene: Scene[Position]) -> bool:
    """Return whether the scene shows the end: by the rules, or since all but one have left."""
    return scene.view.over or len(scene.names) - len(scene.resigned) <= 1


def _finish(sketch: Sketch, scene: Scene[Position], top: int) -> None:
    """Draw a pig with a crown, and the day and number of the table."""
    size = top - 150
    middle = WIDTH / 2, (top - 24) / 2 + 10
    sketch.put(pig(size), middle)
    crown = marks.crown(size // 2)
    sketch.put(crown, (middle[0], middle[1] - size * 0.42))
    sketch.text(scene.mark, 34, "text", (WIDTH / 2, top - 52))


def _turn(sketch: Sketch, view: Position, top: int) -> None:
    """Draw what this turn has gathered, the goal, and the dice of the turn."""
    middle = top / 2
    sketch.put(pig(180), (140, middle))
    sketch.text(str(view.gathered), 88, "text", (250, middle - 36), "left", edge=(4, "ink"))
    sketch.put(marks.flag(56, "y2"), (276, middle + 58))
    sketch.text(str(view.goal), 56, "y3", (312, middle + 58), "left", edge=(3, "ink"))
    left, right = DICE
    for size in SIZES:
        gap = size // 8
        wide, high = view.dice * size + (view.dice - 1) * gap // 2 + 2 * gap, size + gap
        columns, lines = (right - left) // wide, (top - 4 * MARGIN) // high
        if columns * lines >= len(view.rolls):
            break
    rolls = view.rolls[-columns * lines :]
    used = -(-len(rolls) // columns)
    for place, fall in enumerate(rolls):
        line, column = divmod(place, columns)
        y = middle + (line - (used - 1) / 2) * high
        for number, face in enumerate(fall.faces):
            x = left + column * wide + number * (size + gap // 2) + size / 2
            sketch.put(die(face, size), (x, y))


def _row(sketch: Sketch, scene: Scene[Position], seat: Seat, place: tuple[int, int]) -> None:
    """Draw a seat's number, name, way to the goal and points, from a height on."""
    view, ended = scene.view, has_ended(scene)
    top, high = place
    middle, to_move = top + high / 2, seat == view.turn and not ended
    edge, inside = ("turn", "active") if to_move else ("line", "panel")
    sketch.frame((MARGIN, top, WIDTH - MARGIN, top + high), 16, edge, inside, 4)
    ink = "muted" if seat in scene.resigned else "text"
    if ended and (ranked := scene.places[seat]):
        marks.lay_medal(sketch, ranked, (60, 40), (66, middle))
    elif not ended:
        sketch.text(str(seat + 1), 46, "muted", (66, middle))
    sketch.name(fonts.fitted(scene.names[seat], 46, 500), 46, ink, (114, middle))
    _bar(sketch, view, seat, round(middle))
    sketch.text(str(view.banked[seat]), 56, ink, (1270, middle), "right")


def _bar(sketch: Sketch, view: Position, seat: Seat, middle: int) -> None:
    """Draw how far a seat has come, and how far this turn would bring it."""
    left, right = BAR
    sketch.frame((left - 4, middle - 22, right + 4, middle + 22), 20, "ink", "seat", 4)
    safe = view.banked[seat]
    risked = safe + view.gathered * (seat == view.turn)
    for points, tone in ((risked, PINK), (safe, MEADOW)):
        if points:
            end = left + max(36, (right - left) * min(points, view.goal) // view.goal)
            sketch.box((left, middle - 18, end, middle + 18), 16, tone)
