"""The gems of every game: a shape, an outline and five tones each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from render.palette import Point, tones_of


@dataclass(frozen=True, slots=True)
class GemShape:
    """A gem as it is drawn: corners in a box from -1 to 1, and its tones from dark to light.

    `table` is how large the flat top is, against the whole; 0 lets facets meet in the middle.
    `round` makes the outline a circle through the corners; `facets` are tones for its facets
    that the light would not give it.
    """

    corners: tuple[Point, ...]
    table: float
    outline: str
    tones: tuple[str, ...]
    deep: str = "shade"
    round: bool = False
    facets: tuple[str, ...] = ()


def _ring(count: int, radius: float, turn: float = 0.0) -> tuple[Point, ...]:
    angles = (2 * pi * step / count + turn - pi / 2 for step in range(count))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def _star() -> tuple[Point, ...]:
    outer, inner = _ring(5, 1.0), _ring(5, 0.5, pi / 5)
    return tuple((x, y + 0.06) for pair in zip(outer, inner, strict=True) for x, y in pair)


_SPLENDOR: Final = (
    GemShape(((0, -1), (0.84, 0), (0, 1), (-0.84, 0)), 0.46, "ink", tones_of("w"), "deep-w"),
    GemShape(_ring(8, 0.97, pi / 8), 0.56, "ink", tones_of("b"), "deep-b", round=True),
    GemShape(
        ((-0.83, -0.83), (0.83, -0.83), (0.83, 0.83), (-0.83, 0.83)),
        0.54,
        "ink",
        tones_of("g"),
        "deep-g",
    ),
    GemShape(((-1, -0.8), (1, -0.8), (0, 0.95)), 0.42, "ink", tones_of("r"), "deep-r"),
    GemShape(_ring(6, 0.98), 0.52, "steel", tones_of("k"), "deep-k"),
    GemShape(_star(), 0.0, "ink", tones_of("y"), "deep-y"),
)
"""White, blue, green, red, black and gold: a shape and a lightness of its own for each."""
_BAR: Final = 0.4
_CROSS: Final[tuple[Point, ...]] = (
    *((-_BAR, -0.95), (_BAR, -0.95), (_BAR, -_BAR)),
    *((0.95, -_BAR), (0.95, _BAR), (_BAR, _BAR)),
    *((_BAR, 0.95), (-_BAR, 0.95), (-_BAR, _BAR)),
    *((-0.95, _BAR), (-0.95, -_BAR), (-_BAR, -_BAR)),
)
_SPECTRUM: Final = (
    *("ruby", "r3", "y1", "lemon", "lemon", "jade"),
    *("jade", "b3", "b3", "p2", "p2", "ruby"),
)
_SEEKERS: Final = (
    GemShape(_SPLENDOR[3].corners, 0.42, "ink", ("r0", "r0", "ruby", "r3", "r4")),
    GemShape(_SPLENDOR[0].corners, 0.46, "ink", ("y0", "y1", "lemon", "y3", "y4")),
    GemShape(_SPLENDOR[2].corners, 0.54, "ink", ("g0", "g1", "jade", "g3", "g4")),
    GemShape(
        _SPLENDOR[1].corners, 0.56, "ink", ("sea-dark", "sea-dark", "sea", "b2", "b3"), round=True
    ),
    GemShape(_SPLENDOR[4].corners, 0.52, "ink", tones_of("p")),
    GemShape(_CROSS, 0.42, "ink", ("w0", "w1", "w2", "w3", "w4"), facets=_SPECTRUM),
    GemShape(_SPLENDOR[5].corners, 0.0, "ink", tones_of("o")),
)
"""Red, yellow, green, blue, purple, rainbow and gold."""

GEMS: Final = (*_SPLENDOR, *_SEEKERS)
"""All gems; pictures know them by their number."""
SETS: Final[Mapping[str, Mapping[str, int]]] = MappingProxyType(
    {
        "splendor": MappingProxyType({letter: number for number, letter in enumerate("wbgrk*")}),
        "seekers": MappingProxyType(
            {letter: number for number, letter in enumerate("rygbp*$", start=len(_SPLENDOR))}
        ),
    }
)
"""For each game the numbers of its gems, by the letters of commands."""
