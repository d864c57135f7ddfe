"""The brush that paints portraits: shapes around the middle of a face."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.gems import SCALE
from render.palette import Point, rgb


class Portrait:
    """A portrait, as RGB; coordinates are shares of the height, x from the middle of the face.

    Args:
        size: Width and height in pixels.
        ground: The tone behind everything.
        shift: How far right of the middle the face is, in shares of the height.
    """

    def __init__(self, size: tuple[int, int], ground: str, shift: float = 0.0) -> None:
        self.wide, self.high = size[0] * SCALE, size[1] * SCALE
        self.shift = shift
        self.image = Image.new("RGB", (self.wide, self.high), rgb(ground))
        self.draw = ImageDraw.Draw(self.image)

    def done(self) -> Image.Image:
        """Return the picture in its size."""
        return self.image.reduce(SCALE)

    def at(self, x: float, y: float) -> Point:
        """Return where a point is on the picture."""
        return self.wide / 2 + (x + self.shift) * self.high, y * self.high

    def oval(self, middle: Point, wide: float, high: float, tone: str) -> None:
        """Fill an ellipse; `wide` and `high` are its half axes."""
        x, y = self.at(*middle)
        a, b = wide * self.high, high * self.high
        self.draw.ellipse((x - a, y - b, x + a, y + b), fill=rgb(tone))

    def ovals(self, middle: Point, wide: float, high: float, tone: str) -> None:
        """Fill an ellipse and its mirror image."""
        self.oval(middle, wide, high, tone)
        self.oval((-middle[0], middle[1]), wide, high, tone)

    def shape(self, points: list[Point], tone: str) -> None:
        """Fill a polygon."""
        self.draw.polygon([self.at(*point) for point in points], fill=rgb(tone))

    def both(self, points: list[Point], tone: str) -> None:
        """Fill a polygon and its mirror image."""
        self.shape(points, tone)
        self.shape([(-x, y) for x, y in points], tone)
