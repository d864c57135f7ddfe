"""A frame that sprites are laid on, and the file it becomes."""

from __future__ import annotations

from collections import deque
from copy import copy
from functools import lru_cache
from typing import Final, NamedTuple, Self

from PIL import Image, ImageDraw

from render.palette import SHARED, Palette, Point, rgb
from render.png import Frame

LARGEST: Final = 149_500
"""A larger picture, in bytes, is packed once more, as tightly as possible."""
MOST_PIXELS: Final = 1 << 24
"""The most pixels in a picture."""
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
        width, height = ground.size
        if width * height > MOST_PIXELS:
            raise ValueError(f"a picture of {width} x {height} pixels is too large")
        self.frame = _begun(ground)
        self.image = self.frame.image
        self.palette = palette
        self._origin = (0, 0)

    def part(self, at: tuple[int, int]) -> Self:
        """Return the same picture with its points counted from this one."""
        part = copy(self)
        part._origin = self._on(at)  # noqa: SLF001 - of its own kind
        return part

    def put(self, sprite: Image.Image, at: tuple[int, int]) -> None:
        """Lay a sprite on, its upper left corner at a point."""
        self.image.paste(sprite, self._on(at))

    def stamp(self, stamp: Stamp, at: tuple[int, int]) -> None:
        """Lay a sign on whatever is there, its upper left corner at a point."""
        self.image.paste(stamp.sprite, self._on(at), stamp.mask)

    def outline(self, box: Box, tone: str, width: int, radius: int) -> None:
        """Draw the border of a rectangle with round corners."""
        ink, box = self.palette.index[tone], self._over(box)
        ImageDraw.Draw(self.image).rounded_rectangle(box, radius, outline=ink, width=width)

    def polygon(self, points: list[Point], tone: str) -> None:
        """Fill a polygon, without smoothing."""
        left, top = self._origin
        points = [(x + left, y + top) for x, y in points]
        ImageDraw.Draw(self.image).polygon(points, fill=self.palette.index[tone])

    def fill(self, box: Box, tone: str) -> None:
        """Fill a rectangle; right and bottom are not part of it."""
        self.image.paste(self.palette.index[tone], self._over(box))

    def dim(self, box: Box) -> None:
        """Darken a rectangle."""
        self._turn(self._over(box), self.palette.dimmed)

    def drain(self, box: Box) -> None:
        """Take all colour out of a rectangle."""
        self._turn(self._over(box), self.palette.grey)

    def still(self, mood: str = "play") -> Image.Image:
        """Return the picture with the colours of a mood as its palette (mode P)."""
        still = Image.frombytes("P", self.image.size, self.image.tobytes())
        still.putpalette(self.palette.tables[mood])
        return still

    def png(self, mood: str = "play", *, largest: int = LARGEST) -> bytes:
        """Return the picture as a PNG, its ground in the colours of a mood; it is done with then.

        Above `largest` bytes it is packed as tightly as possible.
        """
        file = encoded(self.frame, mood, self.palette, largest)
        _spare(self.image.size).append(self.frame)
        return file

    def _turn(self, box: Box, indices: list[int]) -> None:
        self.image.paste(self.image.crop(box).point(indices), box[:2])

    def _on(self, at: tuple[int, int]) -> tuple[int, int]:
        return self._origin[0] + at[0], self._origin[1] + at[1]

    def _over(self, box: Box) -> Box:
        return *self._on(box[:2]), *self._on(box[2:])


def _begun(ground: Image.Image) -> Frame:
    """Return a copy of a ground, in the memory of a picture of its size that was done with."""
    try:
        frame = _spare(ground.size).pop()
    except IndexError:
        return Frame(ground)
    frame.image.paste(ground)
    return frame


@lru_cache(maxsize=1)
def _spare(size: tuple[int, int]) -> deque[Frame]:  # noqa: ARG001 - the key of the cache
    """Return the pictures of a size that were done with, at most one: for the board drawn next.

    A megabyte asked of the system anew costs more than all that is painted in it.
    """
    return deque(maxlen=1)


def encoded(frame: Frame, mood: str, palette: Palette = SHARED, largest: int = LARGEST) -> bytes:
    """Return a picture as a PNG in the colours of a mood, packed tightly if it is large."""
    colours = palette.tables[mood]
    file = frame.png(colours)
    return file if len(file) <= largest else frame.png(colours, tight=True)
