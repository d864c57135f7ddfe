"""The painter of a card's scene, in the tones of the card's colour."""

from __future__ import annotations

from math import sin
from random import Random
from typing import Final

from PIL import Image, ImageDraw

from render.palette import Point, Rgb, rgb
from rules.splendor.cards import COLOURS, Card

SCALE: Final = 2
"""Supersampling factor for smooth edges."""


LOW: Final = 0.56
"""Height of the band that scenes are laid out for, as a share of its width."""


class Band:
    """Draws a band; points are shares of its width and height."""

    def __init__(self, card: Card, width: int, height: int, *, dusk: bool) -> None:
        self.size = (width * SCALE, height * SCALE)
        tones = [f"{part}-{COLOURS[card.bonus]}" for part in ("sky", "deep", "near", "dusk")]
        tones = [*tones[1:], "ink"] if dusk else tones
        self.sky, self.far, self.near, self.dark = map(rgb, tones)
        self.glow = rgb("y4" if dusk else "text")
        self.image = Image.new("RGB", self.size, self.sky)
        self.draw = ImageDraw.Draw(self.image)
        self.rng = Random(card.id)

    def done(self) -> Image.Image:
        """Return the picture as RGB."""
        return self.image.reduce(SCALE)

    def shape(self, points: list[Point], fill: Rgb) -> None:
        """Fill a polygon."""
        self.draw.polygon([self._at(point) for point in points], fill=fill)

    def box(self, left: float, top: float, right: float, bottom: float, fill: Rgb) -> None:
        """Fill a rectangle."""
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], fill)

    def oval(self, at: Point, wide: float, high: float, fill: Rgb) -> None:
        """Fill an oval; both radii are shares of the height, or of a lower band's in a tall one."""
        x, y = self._at(at)
        unit = min(self.size[1], self.size[0] * LOW)
        a, b = wide * unit, high * unit
        self.draw.ellipse((x - a, y - b, x + a, y + b), fill=fill)

    def hills(self, top: float, swing: float, fill: Rgb) -> None:
        """Fill all below a line of hills."""
        start = self.rng.random() * 6
        line = [
            (x / 16, top + swing * sin(start + x * 0.55) + swing / 2 * sin(start * 2 + x * 1.3))
            for x in range(17)
        ]
        self.shape([*line, (1, 1), (0, 1)], fill)

    def _at(self, point: Point) -> Point:
        return point[0] * self.size[0], point[1] * self.size[1]

    def sun(self, x: float, y: float, size: float = 0.13) -> None:
        """Draw the sun, or the moon at dusk."""
        self.oval((x, y), size, size, self.glow)

    def fir(self, x: float, foot: float, high: float) -> None:
        """Draw a fir."""
        self.box(x - 0.008, foot - 0.08, x + 0.008, foot, self.dark)
        for part in range(2):
            top, half = foot - 0.06 - high + part * high * 0.32, high * (0.16 + 0.05 * part)
            self.shape(
                [(x, top), (x + half, top + high * 0.6), (x - half, top + high * 0.6)], self.dark
            )
