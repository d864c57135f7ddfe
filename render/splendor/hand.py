"""The reader's reserved cards as a picture."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from render.scene import Scene
from rules.splendor.position import Position


def picture(scene: Scene[Position]) -> bytes:
    """Return the reader's reserved cards as a PNG; ValueError without a reader."""
    if scene.reader is None:
        raise ValueError("a hand has a reader: the scene is the channel's")
    image = Image.new("P", (1000, 460))
    image.putpalette([0x2B, 0x30, 0x3B, 0xF6, 0xF2, 0xE8])
    draw = ImageDraw.Draw(image)
    for number, held in enumerate(scene.view.seats[scene.reader].hand):
        draw.text((30, 30 + 60 * number), held.card.id, fill=1, font_size=24)
    out = BytesIO()
    image.save(out, "PNG", compress_level=3)
    return out.getvalue()
