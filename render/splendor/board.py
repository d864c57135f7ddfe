"""The board as a picture."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from render.scene import Scene
from rules.splendor.position import Position


def picture(scene: Scene[Position]) -> bytes:
    """Return the board as a PNG of 1320 by 840 pixels."""
    image = Image.new("P", (1320, 840))
    image.putpalette([0x2B, 0x30, 0x3B, 0xF6, 0xF2, 0xE8])
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(scene.view.sketch().split("\n")):
        draw.text((30, 30 + 60 * number), line, fill=1, font_size=24)
    out = BytesIO()
    image.save(out, "PNG", compress_level=3)
    return out.getvalue()
