"""Cut stones: shapes that a game's gems may have, and what makes a gem of a shape."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from render.palette import Point

Corners = tuple[Point, ...]
"""The corners of a shape in a box from -1 to 1."""


@dataclass(frozen=True, slots=True, eq=False)  # each is one of a kind, and a quick key
class Stone:
    """A gem as it is drawn: its corners, and its tones from dark to light.

    `table` is how large the flat top is, against the whole; 0 lets facets meet in the middle.
    `round` makes the outline a circle through the corners; `skeleton` are the corners of facets
    where those of the outline would not do; `sectors` are the tones of a gem of several colours,
    clockwise from above. `field` is the tone of a coin it is set in, `flash` how bright its
    reflection is, 0 to 255.
    """

    corners: Corners
    table: float
    outline: str
    tones: tuple[str, ...]
    field: str = "tray"
    round: bool = False
    skeleton: Corners = ()
    sectors: tuple[tuple[str, ...], ...] = ()
    flash: int = 200


def _ring(count: int, radius: float, turn: float = 0.0) -> Corners:
    angles = (2 * pi * step / count + turn - pi / 2 for step in range(count))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def _star() -> Corners:
    outer, inner = _ring(5, 1.0), _ring(5, 0.5, pi / 5)
    return tuple((x, y + 0.06) for pair in zip(outer, inner, strict=True) for x, y in pair)


def _flower(petals: int) -> Corners:
    """Return an outline of round petals."""
    lobe = sin(pi / petals) / (1 + sin(pi / petals)) * 1.12
    points = []
    for petal in range(petals):
        turn = 2 * pi * petal / petals - pi / 2
        x, y = (1 - lobe) * cos(turn), (1 - lobe) * sin(turn)
        for step in range(-6, 7):
            angle = turn + step * pi * 0.6 / 6
            points.append((x + lobe * cos(angle), y + lobe * sin(angle)))
    return tuple(points)


RHOMBUS: Final[Corners] = ((0, -1), (0.84, 0), (0, 1), (-0.84, 0))
OCTAGON: Final = _ring(8, 0.97, pi / 8)
"""For round stones."""
SQUARE: Final[Corners] = ((-0.83, -0.83), (0.83, -0.83), (0.83, 0.83), (-0.83, 0.83))
TRIANGLE: Final[Corners] = ((-1, -0.8), (1, -0.8), (0, 0.95))
HEXAGON: Final = _ring(6, 0.98)
STAR: Final = _star()
FLOWER: Final = _flower(5)
DECAGON: Final = _ring(10, 1.0, pi / 10)
"""For the facets of a flower: an edge faces the middle of each petal."""
