"""The winners of a season as a picture: a podium, and the first of each other division."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, cos, pi, sin
from typing import Final

from PIL import Image

from render import marks
from render.palette import rgb
from render.sheet import GAP, MARGIN, TOP, Decor, Heading, lay_face
from render.sprites import Sketch

WIDTH: Final = 880
STAGE: Final = 408
"""Height of the stage with the podium."""
STEPS: Final = {1: (420, 222, 112), 2: (148, 204, 88), 3: (692, 188, 88)}
"""Each place's step: its middle, its height, and the diameter of the picture above it."""
STEP_WIDTH: Final = 262
LINE: Final = 84
"""Height of a line for other divisions."""
COLUMNS: Final = ((420,), (148, 692), (148, 420, 692))
"""The middles of the columns of one other division, of two, and of more: those of the steps."""
STONE: Final = 40
"""Size of a stone at the foot of a step."""
STONES: Final = 5
"""How many lie below the winner; each place lower has one less."""
RAYS: Final = 22


@dataclass(frozen=True, slots=True)
class Winner:
    """A place, a name, points as text, and the person's picture."""

    place: int
    name: str
    points: str
    avatar: Image.Image | None = None


def draw(heading: Heading, podium: Sequence[Winner], others: Sequence[tuple[str, str]]) -> bytes:
    """Draw a podium of up to three as a PNG; `others` are pairs of a division and its winner."""
    columns = COLUMNS[min(len(others), len(COLUMNS)) - 1]
    rows = ceil(len(others) / len(columns))
    below = GAP + LINE * rows + 20 if rows else 0
    sheet = heading.sheet((WIDTH, TOP + STAGE + below + MARGIN))
    right, floor = WIDTH - MARGIN, TOP + STAGE
    stage = sheet.panel((MARGIN, TOP, right, floor), "velvet", "y2")
    _curtain(stage)
    for number, winner in enumerate(podium[: len(STEPS)]):
        x, (_, high, face) = STEPS[number + 1][0], STEPS[winner.place]
        _step(stage, winner, x, high, face)
        _stones(stage, heading.decor, x, STONES + 1 - winner.place)
    if rows:
        panel = sheet.panel((MARGIN, floor + GAP, right, floor + below))
        for number, (division, name) in enumerate(others):
            left = columns[number % len(columns)] - STEP_WIDTH // 2
            y = 10 + LINE * (number // len(columns) + 0.5)
            marks.lay_medal(panel, 1, (52, 34), (left + 28, y))
            panel.fitted(division, (28, 22), STEP_WIDTH - 70, "muted", (left + 66, y - 19))
            panel.broken(name, (34, 28, 22), STEP_WIDTH - 70, "text", (left + 66, y + 18))
    return sheet.png()


def _curtain(sketch: Sketch) -> None:
    """Draw light that falls from behind the winner on a curtain."""
    width, height = sketch.image.size
    x, y = STEPS[1][0], height * 0.8
    mask = Image.new("L", sketch.image.size)
    rays = Sketch(width, height, "velvet")
    for ray in range(RAYS):
        angles = (2 * pi * (ray + part) / RAYS for part in (-0.25, 0.25))
        ends = [(x + 900 * sin(angle), y - 900 * cos(angle)) for angle in angles]
        rays.polygon([(x, y), *ends], "velvet-light")
    mask.paste(255, (5, 5, width - 5, height - 5))
    sketch.image.paste(rays.image, (0, 0), mask)


def _stones(sketch: Sketch, decor: Decor, x: int, count: int) -> None:
    """Lay some of the game's stones at the foot of a step."""
    for number, draw_stone in enumerate(decor.stones[:count]):
        across = (number - (min(count, len(decor.stones)) - 1) / 2) * (STONE + 6)
        sketch.put(draw_stone(STONE), (x + across, sketch.image.height - STONE / 2 - 8))


def _step(sketch: Sketch, winner: Winner, x: int, high: int, face: int) -> None:
    """Draw somebody's step with their place, name and points, and their picture above it."""
    floor, half = sketch.image.height - 5, STEP_WIDTH // 2
    top, tone = floor - high, marks.medal(winner.place)
    if winner.place == 1:
        sketch.put(marks.laurel(face + 66), (x, top - 12 - face / 2))
    sketch.image.paste(rgb("ink"), (x - half - 3, top - 3, x + half + 3, floor))
    sketch.image.paste(rgb("panel"), (x - half, top, x + half, floor))
    sketch.image.paste(rgb(tone), (x - half, top, x + half, top + 12))
    sketch.image.paste(rgb("ink"), (x - half, top + 12, x + half, top + 14))
    middle = top - 6 - face / 2
    lay_face(
        sketch, (winner.name, winner.avatar), face, (x, middle), ring=tone, seat=winner.place - 1
    )
    if winner.place == 1:
        sketch.put(marks.crown(62), (x, middle - face / 2 - 12))
    marks.lay_medal(sketch, winner.place, (50, 34), (x + face / 2 - 6, middle + face / 2 - 16))
    sketch.broken(
        winner.name, (46, 34, 28), STEP_WIDTH - 24, "text", (x, top + 52), "middle", high=76, edge=3
    )
    sketch.broken(winner.points, (34, 28), STEP_WIDTH - 24, "y4", (x, top + 112), "middle", high=1)
