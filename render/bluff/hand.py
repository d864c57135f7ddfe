"""The reader's own dice as a small picture, with the bid that stands."""

from __future__ import annotations

from typing import Final

from render.bluff.dice import FELT, FELT_EDGE, PALETTE, die, said, socket
from render.canvas import Canvas
from render.scene import Scene
from render.sprites import Sketch
from rules.bluff.position import Position

HAND_WIDTH: Final = 920
HAND_HEIGHT: Final = 440
DIE: Final = 150
STEP: Final = 168


def picture(scene: Scene[Position]) -> bytes:
    """Return the reader's dice as a PNG of 920 by 440 pixels; ValueError without a reader."""
    view, mine = scene.view, scene.view.dice[scene.seat]
    sketch = Sketch(HAND_WIDTH, HAND_HEIGHT, "board")
    sketch.frame((14, 14, HAND_WIDTH - 14, HAND_HEIGHT - 14), 20, FELT_EDGE, FELT)
    left = (HAND_WIDTH - (view.whole - 1) * STEP) / 2
    for index in range(view.whole):
        centre = (left + index * STEP, 140)
        if index >= len(mine):
            sketch.put(socket(DIE, FELT_EDGE), centre)
            continue
        counted = view.bid is not None and view.bears_out(mine[index], view.bid)
        sketch.put(die(mine[index], DIE, counted=counted), centre)
    if view.bid:
        said(sketch, view.bid, (HAND_WIDTH / 2, 326), 66, 104)
    return Canvas(sketch.done(PALETTE), PALETTE).png("over" if view.over else "play")
