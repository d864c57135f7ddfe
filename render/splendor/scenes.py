"""The scene on a card by level, in the tones of its colour: a mine, a road or a city."""

from __future__ import annotations

from collections.abc import Callable
from math import sin
from random import Random

from PIL import Image, ImageDraw

from render.palette import Point, rgb
from rules.splendor.cards import LETTERS, Card

SCALE = 2
"""Supersampling factor for smooth edges."""


class _Band:
    """Draws a band; points are shares of its width and height."""

    def __init__(self, card: Card, width: int, height: int) -> None:
        self.size = (width * SCALE, height * SCALE)
        letter = LETTERS[card.bonus]
        self.sky, self.far, self.near, self.dark = (
            rgb(f"{part}-{letter}") for part in ("sky", "deep", "near", "dusk")
        )
        self.image = Image.new("RGB", self.size, self.sky)
        self.draw = ImageDraw.Draw(self.image)
        self.rng = Random(card.id)
        self.mirrored = self.rng.random() < 0.5

    def shape(self, points: list[Point], fill: tuple[int, int, int]) -> None:
        self.draw.polygon([self._at(point) for point in points], fill=fill)

    def box(self, box: tuple[float, float, float, float], fill: tuple[int, int, int]) -> None:
        left, top, right, bottom = box
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], fill)

    def oval(self, at: Point, wide: float, high: float, fill: tuple[int, int, int]) -> None:
        """Fill an oval; both radii are shares of the height."""
        x, y = self._at(at)
        a, b = wide * self.size[1], high * self.size[1]
        self.draw.ellipse((x - a, y - b, x + a, y + b), fill=fill)

    def hills(self, top: float, swing: float, fill: tuple[int, int, int]) -> None:
        start = self.rng.random() * 6
        line = [
            (x / 16, top + swing * sin(start + x * 0.55) + swing / 2 * sin(start * 2 + x * 1.3))
            for x in range(17)
        ]
        self.shape([*line, (1, 1), (0, 1)], fill)

    def _at(self, point: Point) -> Point:
        return point[0] * self.size[0], point[1] * self.size[1]

    def done(self) -> Image.Image:
        return self.image.reduce(SCALE)


def band(card: Card, width: int, height: int) -> Image.Image:
    """Draw the scene of a card's level, varied by card, as RGB."""
    scene = _Band(card, width, height)
    _PLACES[card.level](scene)
    return scene.done()


def _mine(scene: _Band) -> None:
    """Draw a tunnel in a hillside, with timbers and rails."""
    rng = scene.rng
    scene.hills(0.26, 0.1, scene.far)
    scene.hills(0.42, 0.12, scene.near)
    middle = 0.36 + 0.12 * rng.random()
    wide = 0.13 + 0.03 * rng.random()
    scene.oval((middle, 0.56), wide * 1.9, 0.36, scene.dark)
    scene.box((middle - wide, 0.56, middle + wide, 1), scene.dark)
    for side in (-1, 1):
        x = middle + side * wide
        scene.box((x - 0.018, 0.42, x + 0.018, 1), scene.far)
    scene.box((middle - wide - 0.04, 0.38, middle + wide + 0.04, 0.47), scene.far)
    for side in (-1, 1):
        near, far = middle + side * wide * 0.75, middle + side * wide * 0.2
        scene.shape(
            [(far, 0.66), (far + 0.012, 0.66), (near + 0.02, 1), (near - 0.02, 1)], scene.sky
        )
    for step in range(3):
        y, half = 0.74 + step * 0.1, wide * (0.32 + step * 0.18)
        scene.box((middle - half, y, middle + half, y + 0.035), scene.near)
    for _ in range(3):
        x = 0.05 + 0.9 * rng.random()
        scene.oval((x, 0.97), 0.1, 0.09, scene.dark)


def _road(scene: _Band) -> None:
    """Draw a road that winds to the horizon, with trees beside it."""
    rng = scene.rng
    scene.oval((0.2 + 0.5 * rng.random(), 0.3), 0.15, 0.15, scene.far)
    scene.hills(0.4, 0.13, scene.far)
    scene.hills(0.58, 0.06, scene.near)
    bend = 0.14 if scene.mirrored else -0.14
    end = 0.45 + 0.1 * rng.random()
    left: list[Point] = []
    right: list[Point] = []
    for step in range(9):
        down = step / 8
        x = end + bend * sin(down * 4.2) * (1 - down * 0.3) - bend * down
        half = 0.012 + 0.11 * down * down
        left.append((x - half, 0.57 + 0.45 * down))
        right.append((x + half, 0.57 + 0.45 * down))
    scene.shape([*left, *reversed(right)], scene.sky)
    for place, high in ((0.08, 0.42), (0.19, 0.3), (0.72, 0.34), (0.86, 0.46), (0.97, 0.36)):
        x = place + 0.04 * (rng.random() - 0.5)
        foot = 0.94 - 0.2 * rng.random()
        scene.box((x - 0.008, foot - 0.08, x + 0.008, foot), scene.dark)
        for part in range(2):
            top = foot - 0.06 - high + part * high * 0.32
            half = high * (0.16 + 0.05 * part)
            scene.shape(
                [(x, top), (x + half, top + high * 0.6), (x - half, top + high * 0.6)], scene.dark
            )


def _city(scene: _Band) -> None:
    """Draw roofs, towers and a dome, with lights in the windows."""
    rng = scene.rng
    for layer, (fill, low) in enumerate(((scene.far, 0.3), (scene.near, 0.48), (scene.dark, 0.7))):
        x = -0.04
        while x < 1:
            wide = 0.08 + 0.1 * rng.random()
            top = low + 0.22 * rng.random()
            _house(scene, (x, top, x + wide, 1), fill)
            if layer == 2:
                for _ in range(2):
                    at = x + wide * (0.25 + 0.5 * rng.random())
                    y = top + 0.08 + 0.1 * rng.random()
                    scene.box((at, y, at + 0.022, y + 0.06), scene.sky)
            x += wide + 0.006
    dome = 0.3 + 0.22 * rng.random()
    scene.box((dome - 0.13, 0.5, dome + 0.13, 0.74), scene.near)
    scene.oval((dome, 0.5), 0.24, 0.26, scene.near)
    scene.box((dome - 0.008, 0.1, dome + 0.008, 0.3), scene.near)
    scene.box((dome - 0.13, 0.5, dome + 0.13, 0.54), scene.sky)


def _house(
    scene: _Band, box: tuple[float, float, float, float], fill: tuple[int, int, int]
) -> None:
    left, top, right, _ = box
    scene.box(box, fill)
    middle, kind = (left + right) / 2, scene.rng.randrange(4)
    if kind == 0:
        scene.shape([(left - 0.01, top), (middle, top - 0.16), (right + 0.01, top)], fill)
    elif kind == 1:
        scene.shape([(left, top), (middle, top - 0.34), (right, top)], fill)
    elif kind == 2:
        for step in range(3):
            x = left + (right - left) * step / 2.6
            scene.box((x, top - 0.06, x + (right - left) * 0.22, top), fill)


_PLACES: dict[int, Callable[[_Band], None]] = {1: _mine, 2: _road, 3: _city}
