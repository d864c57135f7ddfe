"""The reader's own colour cards and gems as a picture."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas
from render.palette import INDEX
from render.scene import Scene
from render.sprites import Sketch
from render.stones import SETS
from rules.seekers.position import Position


def picture(scene: Scene[Position]) -> bytes:
    """Return the reader's own as a PNG; ValueError without a reader."""
    if scene.reader is None:
        raise ValueError("a hand has a reader: the scene is the channel's")
    mine = scene.view.seats[scene.reader]
    sketch = Sketch(1320, 440, "board")
    for index, letter in enumerate(mine.area.everything):
        sketch.gem(SETS["seekers"][letter], 60, (50 + index % 18 * 70, 60 + index // 18 * 90))
    for index, letter in enumerate(mine.cards):
        if letter in SETS["seekers"]:
            sketch.gem(SETS["seekers"][letter], 120, (90 + index * 140, 340))
    canvas = Canvas(Image.new("L", (1320, 440), INDEX["board"]))
    canvas.put(sketch.done(), (0, 0))
    return canvas.png()
