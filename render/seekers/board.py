"""The board as a picture."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas
from render.palette import INDEX
from render.scene import Scene
from render.sprites import Sketch
from render.stones import SETS
from rules.seekers.position import Position

WIDTH, HEIGHT = 1320, 840


def picture(scene: Scene[Position]) -> bytes:
    """Return the board as a PNG of 1320 by 840 pixels."""
    sketch = Sketch(WIDTH, HEIGHT, "board")
    gems = SETS["seekers"]
    for index, letter in enumerate(scene.view.dungeon):
        at = (50 + index % 13 * 64, 50 + index // 13 * 90)
        sketch.gem(gems[letter], 46, at).text(str(index + 1), 28, "text", (at[0], at[1] + 42))
    sketch.name(" ".join(scene.view.field), 34, "text", (20, 340))
    for seat, mine in enumerate(scene.view.seats):
        top = 440 + seat * 200
        sketch.name(scene.names[seat], 34, "text", (20, top))
        for index, letter in enumerate(mine.area.everything):
            sketch.gem(gems[letter], 44, (40 + index * 48, top + 70))
    canvas = Canvas(Image.new("L", (WIDTH, HEIGHT), INDEX["board"]))
    canvas.put(sketch.done(), (0, 0))
    return canvas.png()
