"""A frame that sprites are laid on, and the file it becomes."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.palette import SHARED, Palette, Point, rgb
from render.png import png

Image.preinit()  # at import, so that the first picture need not wait for it

LARGEST: Final = 148_000
"""Above so many bytes a picture is packed once more, as tightly as may be."""
Box = tuple[int, int, int, int]


class Stamp(NamedTuple):
    """A sign that may lie anywhere: a sprite and which of its pixels count (mode 1)."""

    sprite: Image.Image
    mask: Image.Image


def stamped(picture: Image.Image) -> Stamp:
    """Return an RGBA picture, whose edge is dark, as a stamp."""
    ground = Image.new("RGB", picture.size, rgb("ink"))
    ground.paste(picture, (0, 0), picture)
    mask = picture.getchannel("A").point([255 * (alpha >= 128) for alpha in range(256)])
    return Stamp(SHARED.reduced(ground), mask.convert("1"))


class Canvas:
    """A picture in the making, as indices (mode L), begun from a ground that is not changed."""

    def __init__(self, ground: Image.Image, palette: Palette = SHARED) -> None:
        self.image = ground.copy()
        self.palette = palette

    def put(self, sprite: Image.Image, at: tuple[int, int]) -> None:
        """Lay a sprite on, its upper left corner at a point."""
        self.image.paste(sprite, at)

    def stamp(self, stamp: Stamp, at: tuple[int, int]) -> None:
        """Lay a sign on whatever is there, its upper left corner at a point."""
        self.image.paste(stamp.sprite, at, stamp.mask)

    def outline(self, box: Box, tone: str, width: int, radius: int) -> None:
        """Draw the border of a rectangle with round corners."""
        ink = self.palette.index[tone]
        ImageDraw.Draw(self.image).rounded_rectangle(box, radius, outline=ink, width=width)

    def polygon(self, points: list[Point], tone: str) -> None:
        """Fill a polygon, without smoothing."""
        ImageDraw.Draw(self.image).polygon(points, fill=self.palette.index[tone])

    def fill(self, box: Box, tone: str) -> None:
        """Fill a rectangle; right and bottom are not part of it."""
        self.image.paste(self.palette.index[tone], box)

    def dim(self, box: Box) -> None:
        """Darken a rectangle."""
        self.image.paste(self.image.crop(box).point(self.palette.dimmed), box[:2])

    def drain(self, box: Box) -> None:
        """Take all colour out of a rectangle."""
        self.image.paste(self.image.crop(box).point(self.palette.grey), box[:2])

    def still(self, mood: str = "play") -> Image.Image:
        """Return the picture with the colours of a mood as its palette (mode P)."""
        still = Image.frombytes("P", self.image.size, self.image.tobytes())
        still.putpalette(self.palette.tables[mood])
        return still

    def png(self, mood: str = "play") -> bytes:
        """Return the picture as a PNG, its ground in the colours of a mood."""
        return encoded(self.image, mood, self.palette)


def encoded(image: Image.Image, mood: str, palette: Palette = SHARED) -> bytes:
    """Return indices as a PNG in the colours of a mood."""
    colours = palette.tables[mood]
    file = png(image, colours)
    return file if len(file) <= LARGEST else png(image, colours, tight=True)
