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
    `round` makes the outline a circle through the corners; `facets` are tones for its facets
    that the light would not give it. `deep` is the tone of a ground beside it.
    """

    corners: Corners
    table: float
    outline: str
    tones: tuple[str, ...]
    deep: str = "shade"
    round: bool = False
    facets: tuple[str, ...] = ()


def _ring(count: int, radius: float, turn: float = 0.0) -> Corners:
    angles = (2 * pi * step / count + turn - pi / 2 for step in range(count))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def _star() -> Corners:
    outer, inner = _ring(5, 1.0), _ring(5, 0.5, pi / 5)
    return tuple((x, y + 0.06) for pair in zip(outer, inner, strict=True) for x, y in pair)


RHOMBUS: Final[Corners] = ((0, -1), (0.84, 0), (0, 1), (-0.84, 0))
OCTAGON: Final = _ring(8, 0.97, pi / 8)
"""For round stones."""
SQUARE: Final[Corners] = ((-0.83, -0.83), (0.83, -0.83), (0.83, 0.83), (-0.83, 0.83))
TRIANGLE: Final[Corners] = ((-1, -0.8), (1, -0.8), (0, 0.95))
HEXAGON: Final = _ring(6, 0.98)
STAR: Final = _star()
_BAR: Final = 0.4
CROSS: Final[Corners] = (
    *((-_BAR, -0.95), (_BAR, -0.95), (_BAR, -_BAR)),
    *((0.95, -_BAR), (0.95, _BAR), (_BAR, _BAR)),
    *((_BAR, 0.95), (-_BAR, 0.95), (-_BAR, _BAR)),
    *((-0.95, _BAR), (-0.95, -_BAR), (-_BAR, -_BAR)),
)
