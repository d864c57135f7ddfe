"""Cut stones: the shapes of gems, and how a gem of a shape looks."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from render.palette import Point

Corners = tuple[Point, ...]
"""The corners of a shape in a box from -1 to 1."""


@dataclass(frozen=True, slots=True, eq=False)  # unique objects: identity makes a fast cache key
class Stone:
    """How a gem is drawn.

    Attributes:
        corners: Corners of the outline.
        table: Size of the flat top as a share of the gem; 0 lets facets meet in the middle.
        outline: Tone of the edge.
        tones: Tones of the facets, darkest first.
        field: Tone of a coin that the gem is set in.
        round: Whether the outline is a circle through the corners.
        skeleton: Corners of the facets, where they differ from those of the outline.
        sectors: Tones of a gem of several colours, clockwise from the top.
        flash: Brightness of the highlight, 0 to 255.
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
    """Return the outline of a flower with round petals."""
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
