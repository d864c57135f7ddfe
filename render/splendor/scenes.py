"""The scene on a card: four places a level, each by day or at dusk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import pi, sin
from typing import Final

from PIL import Image

from render.palette import Point
from render.splendor.bands import Band
from rules.splendor.cards import Card

ARCH: Final = 9
"""Corners of the arch of a bridge."""


# Level 1: where stones are found.


def _mine(on: Band) -> None:
    """Draw a tunnel in a hillside, with timbers and rails."""
    on.hills(0.26, 0.1, on.far)
    on.hills(0.42, 0.12, on.near)
    middle = 0.4 + 0.08 * on.rng.random()
    on.oval((middle, 0.6), 0.27, 0.36, on.dark)
    on.box(middle - 0.15, 0.56, middle + 0.15, 1, on.dark)
    for side in (-0.16, 0.13):
        on.box(middle + side, 0.42, middle + side + 0.03, 1, on.far)
    on.box(middle - 0.2, 0.36, middle + 0.2, 0.46, on.far)
    for side in (-1, 1):
        near, far = middle + side * 0.11, middle + side * 0.03
        on.shape([(far, 0.66), (far + 0.012, 0.66), (near + 0.02, 1), (near - 0.02, 1)], on.sky)
    for step in range(3):
        y, half = 0.74 + step * 0.1, 0.05 + step * 0.028
        on.box(middle - half, y, middle + half, y + 0.035, on.near)


def _river(on: Band) -> None:
    """Draw a waterfall between cliffs, and the pool where one pans for stones."""
    on.sun(0.2, 0.2)
    on.hills(0.4, 0.08, on.far)
    left = 0.36 + 0.08 * on.rng.random()
    on.shape([(0, 0.2), (left - 0.06, 0.28), (left, 1), (0, 1)], on.near)
    on.shape([(1, 0.12), (left + 0.24, 0.26), (left + 0.18, 1), (1, 1)], on.near)
    on.shape([(left - 0.06, 0.28), (left, 0.28), (left + 0.02, 1), (left - 0.02, 1)], on.dark)
    on.box(left, 0.28, left + 0.2, 0.86, on.sky)
    for x in (0.05, 0.11, 0.16):
        on.box(left + x, 0.3, left + x + 0.015, 0.82, on.far)
    on.oval((left + 0.1, 0.94), 0.6, 0.16, on.sky)
    on.oval((left + 0.1, 0.97), 0.44, 0.08, on.far)


def _cave(on: Band) -> None:
    """Draw a cave of crystals with light at its mouth."""
    on.box(0, 0, 1, 1, on.near)
    on.oval((0.46, 0.6), 0.66, 0.56, on.far)
    on.oval((0.46, 0.66), 0.44, 0.42, on.sky)
    for place in range(9):
        x, high = place / 8, 0.2 + 0.26 * on.rng.random()
        on.shape([(x - 0.06, 0), (x + 0.06, 0), (x + 0.01, high)], on.dark)
    for x, high in (
        (0.1, 0.5),
        (0.2, 0.32),
        (0.33, 0.24),
        (0.68, 0.3),
        (0.8, 0.5),
        (0.92, 0.38),
    ):
        on.shape(
            [(x - 0.05, 1), (x - 0.02, 1 - high), (x + 0.02, 1 - high), (x + 0.06, 1)],
            on.dark,
        )
        on.shape([(x, 1), (x, 1 - high), (x + 0.02, 1 - high), (x + 0.06, 1)], on.far)


def _shaft(on: Band) -> None:
    """Draw the winding tower of a pit, with a wheel and a heap of spoil."""
    on.hills(0.56, 0.08, on.far)
    foot = 0.42 + 0.06 * on.rng.random()
    for side in (-1, 1):
        x, top = foot + side * 0.13, foot + side * 0.05
        beam = [(x - 0.02, 0.9), (x + 0.02, 0.9), (top + 0.015, 0.2), (top - 0.015, 0.2)]
        on.shape(beam, on.dark)
    for y, half in ((0.42, 0.08), (0.62, 0.11)):
        on.box(foot - half, y, foot + half, y + 0.05, on.dark)
    for size, tone in ((0.2, on.dark), (0.13, on.sky), (0.05, on.dark)):
        on.oval((foot, 0.22), size, size, tone)
    on.shape([(foot + 0.12, 1), (foot + 0.36, 0.5), (foot + 0.66, 1)], on.near)
    on.hills(0.88, 0.03, on.near)
    rope = [(foot + 0.05, 0.22), (foot + 0.34, 0.56), (foot + 0.34, 0.6), (foot + 0.05, 0.26)]
    on.shape(rope, on.dark)


# Level 2: the way to the city.


def _road(on: Band) -> None:
    """Draw a road that winds to the horizon, with firs beside it."""
    on.sun(0.2 + 0.3 * on.rng.random(), 0.3)
    on.hills(0.4, 0.13, on.far)
    on.hills(0.58, 0.06, on.near)
    left, right = list[Point](), list[Point]()
    for step in range(9):
        down = step / 8
        x = 0.5 - 0.14 * sin(down * 4.2) * (1 - down * 0.3) + 0.14 * down
        half = 0.012 + 0.11 * down * down
        left.append((x - half, 0.57 + 0.45 * down))
        right.append((x + half, 0.57 + 0.45 * down))
    on.shape([*left, *reversed(right)], on.sky)
    for place, high in ((0.08, 0.42), (0.19, 0.3), (0.78, 0.34), (0.9, 0.46)):
        on.fir(place + 0.04 * on.rng.random(), 0.94 - 0.16 * on.rng.random(), high)


def _ship(on: Band) -> None:
    """Draw a ship under full sail, and the coast behind it."""
    on.sun(0.16, 0.24)
    on.hills(0.6, 0.06, on.far)
    on.box(0, 0.72, 1, 1, on.near)
    x = 0.36 + 0.1 * on.rng.random()
    on.shape([(x - 0.2, 0.7), (x + 0.22, 0.66), (x + 0.15, 0.86), (x - 0.14, 0.86)], on.dark)
    for at, top, wide in ((-0.08, 0.22, 0.1), (0.07, 0.12, 0.12)):
        on.box(x + at - 0.008, top - 0.06, x + at + 0.008, 0.7, on.dark)
        for low, high in ((top, 0.4), (0.44, 0.64)):
            left, right = x + at - wide * 0.5, x + at + wide * 0.6
            belly = (x + at + wide * 0.8, (low + high) / 2)
            on.shape([(left, low), (right, low), belly, (right, high), (left, high)], on.glow)
    for y, start in ((0.82, 0.02), (0.92, 0.3), (0.9, 0.7)):
        on.box(start, y, start + 0.2, y + 0.03, on.far)


def _bridge(on: Band) -> None:
    """Draw a stone bridge over a river."""
    on.hills(0.34, 0.12, on.far)
    on.hills(0.56, 0.05, on.near)
    on.box(0, 0.72, 1, 1, on.sky)
    for y, start in ((0.82, 0.1), (0.92, 0.5)):
        on.box(start, y, start + 0.26, y + 0.03, on.far)
    on.shape([(0, 0.5), (0.5, 0.38), (1, 0.5), (1, 0.94), (0, 0.94)], on.dark)
    shares = [step / (ARCH - 1) for step in range(ARCH)]
    arch = [(0.12 * sin(pi * (share - 0.5)), 0.96 - 0.4 * sin(pi * share)) for share in shares]
    for middle in (0.2, 0.5, 0.8):
        on.shape([(middle + x, y) for x, y in arch], on.sky)
    on.fir(0.06 + 0.06 * on.rng.random(), 0.54, 0.36)


def _dunes(on: Band) -> None:
    """Draw palms and a tent among dunes."""
    on.sun(0.24, 0.28, 0.17)
    on.hills(0.62, 0.07, on.far)
    on.hills(0.76, 0.08, on.near)
    tent = 0.4 + 0.1 * on.rng.random()
    on.shape([(tent - 0.16, 0.84), (tent, 0.5), (tent + 0.16, 0.84)], on.glow)
    on.shape([(tent, 0.5), (tent + 0.16, 0.84), (tent + 0.04, 0.84)], on.dark)
    for x, top in ((0.1, 0.36), (0.22, 0.48), (0.84, 0.3)):
        on.shape([(x - 0.01, top), (x + 0.01, top), (x + 0.035, 0.9), (x + 0.005, 0.9)], on.dark)
        for side, drop in ((-0.12, 0.16), (-0.1, -0.06), (0.1, -0.06), (0.12, 0.16)):
            bend, tip = (x + side * 0.6, top - 0.08 + drop * 0.2), (x + side, top + drop)
            on.shape([(x, top - 0.04), bend, tip, (x + side * 0.5, top + 0.04)], on.dark)


# Level 3: where stones are sold.


def _city(on: Band) -> None:
    """Draw roofs, towers and a dome, with lights in the windows."""
    for fill, low in ((on.far, 0.3), (on.near, 0.48), (on.dark, 0.7)):
        x = -0.04
        while x < 1:
            wide, top = 0.1 + 0.08 * on.rng.random(), low + 0.22 * on.rng.random()
            on.box(x, top, x + wide, 1, fill)
            peak = on.rng.choice((0, 0.16, 0.3))
            on.shape([(x - 0.01, top), (x + wide / 2, top - peak), (x + wide + 0.01, top)], fill)
            if fill is on.dark:
                on.box(x + wide * 0.4, top + 0.1, x + wide * 0.4 + 0.025, top + 0.17, on.glow)
            x += wide + 0.006


def _palace(on: Band) -> None:
    """Draw a palace with a dome between two slender towers."""
    on.sun(0.14, 0.2)
    middle = 0.38 + 0.06 * on.rng.random()
    on.box(middle - 0.36, 0.66, middle + 0.62, 1, on.far)
    for side in (-0.26, 0.26):
        x = middle + side
        on.box(x - 0.03, 0.26, x + 0.03, 1, on.near)
        on.oval((x, 0.26), 0.07, 0.1, on.near)
        on.box(x - 0.006, 0.06, x + 0.006, 0.2, on.near)
    on.oval((middle, 0.56), 0.26, 0.32, on.dark)
    on.box(middle - 0.008, 0.14, middle + 0.008, 0.4, on.dark)
    on.box(middle - 0.19, 0.58, middle + 0.19, 1, on.near)
    for x in (-0.11, 0, 0.11):
        on.oval((middle + x, 0.82), 0.07, 0.1, on.dark)
        on.box(middle + x - 0.03, 0.82, middle + x + 0.03, 1, on.dark)


def _castle(on: Band) -> None:
    """Draw a castle on a rock, its banners flying."""
    on.hills(0.5, 0.1, on.far)
    left = 0.16 + 0.08 * on.rng.random()
    on.shape([(left - 0.22, 1), (left, 0.72), (left + 0.4, 0.7), (left + 0.72, 1)], on.dark)
    for x, top, wide in ((0, 0.36, 0.11), (0.13, 0.5, 0.16), (0.31, 0.24, 0.12)):
        on.box(left + x, top, left + x + wide, 0.8, on.near)
        for tooth in range(3):
            at = left + x + wide * tooth / 2.5
            on.box(at, top - 0.08, at + wide / 5, top, on.near)
    for x, top in ((0.055, 0.06), (0.37, -0.04)):
        on.box(left + x - 0.006, top, left + x + 0.006, top + 0.26, on.dark)
        on.shape(
            [(left + x, top + 0.02), (left + x + 0.12, top + 0.09), (left + x, top + 0.16)],
            on.glow,
        )
    on.oval((left + 0.21, 0.7), 0.08, 0.1, on.dark)
    on.box(left + 0.37 - 0.015, 0.4, left + 0.37 + 0.015, 0.5, on.glow)


def _harbour(on: Band) -> None:
    """Draw a lighthouse above a harbour town."""
    on.hills(0.58, 0.05, on.far)
    x = 0.2 + 0.1 * on.rng.random()
    on.shape([(x, 0.2), (1, -0.04), (1, 0.3)], on.glow)
    on.shape([(x - 0.05, 0.28), (x + 0.05, 0.28), (x + 0.09, 0.86), (x - 0.09, 0.86)], on.near)
    for y, half in ((0.4, 0.06), (0.62, 0.074)):
        on.box(x - half, y, x + half, y + 0.1, on.dark)
    on.box(x - 0.04, 0.12, x + 0.04, 0.28, on.dark)
    on.box(x - 0.025, 0.16, x + 0.025, 0.25, on.glow)
    on.shape([(x - 0.06, 0.13), (x, 0.0), (x + 0.06, 0.13)], on.dark)
    for at in (0.44, 0.6, 0.76):
        top = 0.58 + 0.08 * on.rng.random()
        on.box(at, top, at + 0.14, 0.9, on.near)
        on.shape([(at - 0.015, top), (at + 0.07, top - 0.16), (at + 0.155, top)], on.dark)
    on.box(0, 0.84, 1, 1, on.dark)
    on.box(0.3, 0.9, 0.6, 0.93, on.far)


PLACES: Final[Mapping[int, tuple[Callable[[Band], None], ...]]] = {
    1: (_mine, _river, _cave, _shaft),
    2: (_road, _ship, _bridge, _dunes),
    3: (_city, _palace, _castle, _harbour),
}


def place(card: Card) -> tuple[int, bool]:
    """Return which scene of its level a card shows, and whether at dusk.

    No two cards of one level and colour have both in common.
    """
    number = int(card.id[2:]) - 1 + card.bonus
    return number % 4, number // 4 % 2 == 1


def band(card: Card, width: int, height: int) -> Image.Image:
    """Draw the scene of a card, as RGB."""
    scene, dusk = place(card)
    painter = Band(card, width, height, dusk=dusk)
    PLACES[card.level][scene](painter)
    return painter.done()
