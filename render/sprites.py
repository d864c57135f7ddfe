"""Small pictures that a board is put together from, each drawn once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor
from typing import Literal, Self

from PIL import Image, ImageDraw

from render import fonts
from render.canvas import Stamp
from render.gems import gem, quarters, stepped
from render.palette import SHARED, Palette, Point, rgb
from render.stones import Stone

Align = Literal["left", "middle", "right"]


class Sketch:
    """A small picture in the making; `done` turns it into a sprite.

    Names are written with the Chinese characters of the `language`.
    """

    def __init__(self, width: int, height: int, ground: str, language: str = "") -> None:
        self.language = language
        self.image = Image.new("RGB", (width, height), rgb(ground))
        self.draw = ImageDraw.Draw(self.image)

    def box(self, box: tuple[int, int, int, int], radius: int, tone: str) -> Self:
        """Fill a rectangle (left, top, right, bottom) with round corners."""
        left, top, right, bottom = box
        ink = rgb(tone)
        self.image.paste(ink, (left + radius, top, right - radius, bottom))
        self.image.paste(ink, (left, top + radius, right, bottom - radius))
        for index, quarter in enumerate(quarters(radius)):
            x = right - radius if index % 2 else left
            y = bottom - radius if index > 1 else top
            self.image.paste(ink, (x, y), quarter)
        return self

    def frame(
        self, box: tuple[int, int, int, int], radius: int, tone: str, inside: str, edge: int = 3
    ) -> Self:
        """Draw a rectangle with a border of `edge` pixels."""
        left, top, right, bottom = box
        self.box(box, radius, tone)
        inner = (left + edge, top + edge, right - edge, bottom - edge)
        return self.box(inner, radius - edge, inside)

    def put(self, image: Image.Image, at: Point) -> Self:
        """Paste an RGBA picture centred on a point."""
        x, y = round(at[0] - image.width / 2), round(at[1] - image.height / 2)
        self.image.paste(image, (x, y), image)
        return self

    def gem(self, stone: Stone, size: int, at: Point) -> Self:
        """Draw a gem centred on a point."""
        return self.put(gem(stone, size), at)

    def text(  # noqa: PLR0913 - what writing takes
        self,
        text: str,
        size: int,
        tone: str,
        at: Point,
        align: Align = "middle",
        *,
        edge: tuple[int, str] | None = None,
    ) -> Self:
        """Write digits, an id or a numeral, vertically centred on a point.

        `edge` is the width in pixels of a border in a tone around it.
        """
        anchor = {"left": "ls", "middle": "ms", "right": "rs"}[align]
        x, y = round(at[0]), round(at[1] + fonts.height(size) / 2)
        for width, ink in ((edge,) if edge else ()) + ((0, tone),):
            mask, left, top = letters(text, size, anchor, width, self.language)
            self.image.paste(rgb(ink), (x + left, y + top), mask)
        return self

    def name(  # noqa: PLR0913 - what writing takes
        self, text: str, size: int, tone: str, at: Point, align: Align = "left", *, edge: int = 0
    ) -> Self:
        """Write a text of any script, vertically centred on a point, maybe with a dark edge."""
        left = {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * fonts.width(text, size)
        corner = round(at[0] - left) - size, round(at[1] + fonts.height(size) / 2) - 2 * size
        for broad, ink in ((edge, "ink"),) * bool(edge) + ((0, tone),):
            self.image.paste(rgb(ink), corner, name(text, size, self.language, broad))
        return self

    def fitted(self, text: str, sizes: Sequence[int], room: int, tone: str, at: Point) -> Self:
        """Write a text of any script at the first of some sizes that fits a room, or else cut."""
        return self.broken(text, sizes, room, tone, at, high=1)

    def broken(  # noqa: PLR0913, PLR0917 - what writing takes
        self,
        text: str,
        sizes: Sequence[int],
        room: float,
        tone: str,
        at: Point,
        align: Align = "left",
        *,
        high: float = 0,
        edge: int = 0,
    ) -> Self:
        """Write a text of any script at a size that fits a room, in two lines where it has to be.

        Two lines are no higher than `high`, by default than two of the smallest size.
        """
        high = high or sizes[-1] * (1 + fonts.LEADING)
        size, lines = fonts.laid(text, sizes, int(room), high)
        for number, line in enumerate(lines):
            below = (number - (len(lines) - 1) / 2) * size * fonts.LEADING
            self.name(line, size, tone, (at[0], at[1] + below), align, edge=edge)
        return self

    def polygon(self, points: list[Point], tone: str) -> Self:
        """Fill a polygon, without smoothing."""
        self.draw.polygon(points, fill=rgb(tone))
        return self

    def lay(self, image: Image.Image, at: tuple[int, int]) -> Self:
        """Lay a picture on, its upper left corner at a point."""
        self.image.paste(image, at, image if image.mode == "RGBA" else None)
        return self

    def lay_stamp(self, stamp: Stamp) -> Self:
        """Lay a finished sprite on, in the upper left corner."""
        return self.lay_indices(stamp.sprite, (0, 0), stamp.mask)

    def lay_indices(
        self, sprite: Image.Image, at: tuple[int, int], mask: Image.Image | None = None
    ) -> Self:
        """Lay indices of the shared palette on, their upper left corner at a point."""
        indices = Image.frombytes("P", sprite.size, sprite.tobytes())
        indices.putpalette(SHARED.tables["play"])
        self.image.paste(indices.convert("RGB"), at, mask)
        return self

    def done(self, palette: Palette = SHARED) -> Image.Image:
        """Return the sprite, as indices of a palette."""
        return palette.reduced(self.image)

    def cut(self, radius: int, palette: Palette = SHARED) -> Stamp:
        """Return the sprite with round corners, to lie on a ground of any look."""
        return Stamp(palette.reduced(self.image), rounded(*self.image.size, radius))


@lru_cache(maxsize=32)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return which pixels of a rectangle with round corners count (mode 1)."""
    mask = Image.new("L", (width, height))
    mask.paste(255, (radius, 0, width - radius, height))
    mask.paste(255, (0, radius, width, height - radius))
    for index, quarter in enumerate(quarters(radius)):
        x = width - radius if index % 2 else 0
        y = height - radius if index > 1 else 0
        mask.paste(255, (x, y), quarter)
    return mask.convert("1", dither=Image.Dither.NONE)


@lru_cache(maxsize=64)
def name(text: str, size: int, language: str, edge: int = 0) -> Image.Image:
    """Return a text of any script as a mask; it begins at `size`, its baseline at 2 * `size`.

    An `edge` makes its letters broader by that many pixels on every side.
    """
    mask = Image.new("L", (fonts.width(text, size) + 2 * size, 3 * size))
    draw = ImageDraw.Draw(mask)
    fonts.write(draw, (size, 2 * size), text, size, 255, language=language, edge=edge)
    return stepped(mask)


@lru_cache(maxsize=512)
def letters(
    text: str, size: int, anchor: str, edge: int, language: str = ""
) -> tuple[Image.Image, int, int]:
    """Return digits, an id or a word as a mask, and where it lies from its anchor."""
    spoken = fonts.locale(text, language)
    font = fonts.plain(size, shaped=spoken is not None)
    spoken = fonts.spoken_by(font, spoken)
    box = font.getbbox(text, anchor=anchor, stroke_width=edge, language=spoken)
    left, top = floor(box[0]) - 1, floor(box[1]) - 1
    mask = Image.new("L", (ceil(box[2]) + 1 - left, ceil(box[3]) + 1 - top))
    ImageDraw.Draw(mask).text(
        (-left, -top),
        text,
        fill=255,
        font=font,
        anchor=anchor,
        language=spoken,
        stroke_width=edge,
        stroke_fill=255,
    )
    return stepped(mask), left, top
