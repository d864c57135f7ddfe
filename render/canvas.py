"""A frame that sprites are laid on, and the file it becomes."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from render.palette import INDEX, dimmed, grey, reduced, table

COMPRESSION: Final = 3
"""zlib's level: higher ones take much longer for files hardly smaller."""
Box = tuple[int, int, int, int]


class Canvas:
    """A picture in the making (mode P), begun from a ground that is not changed."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()

    def put(self, sprite: Image.Image, at: tuple[int, int]) -> None:
        """Lay a sprite on, its upper left corner at a point."""
        self.image.paste(sprite, at)

    def stamp(self, picture: Image.Image, at: tuple[int, int]) -> None:
        """Lay an RGBA picture on whatever is there, its upper left corner at a point."""
        x, y = at
        box = (x, y, x + picture.width, y + picture.height)
        under = self.image.crop(box)
        under.putpalette(table("play"))
        blend = under.convert("RGB")
        blend.paste(picture, (0, 0), picture)
        self.image.paste(reduced(blend), box)

    def outline(self, box: Box, tone: str, width: int, radius: int) -> None:
        """Draw the border of a rectangle with round corners."""
        ImageDraw.Draw(self.image).rounded_rectangle(box, radius, outline=INDEX[tone], width=width)

    def fill(self, box: Box, tone: str) -> None:
        """Fill a rectangle; right and bottom are not part of it."""
        self.image.paste(INDEX[tone], box)

    def dim(self, box: Box) -> None:
        """Darken a rectangle."""
        self.image.paste(self.image.crop(box).point(dimmed()), box[:2])

    def drain(self, box: Box) -> None:
        """Take all colour out of a rectangle."""
        self.image.paste(self.image.crop(box).point(grey()), box[:2])

    def png(self, mood: str = "play") -> bytes:
        """Return the picture as a PNG, its ground in the colours of a mood."""
        return encoded(self.image, mood)


def encoded(image: Image.Image, mood: str) -> bytes:
    """Return an image of mode P as a PNG in the colours of a mood."""
    image.putpalette(table(mood))
    file = BytesIO()
    image.save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()
