"""The gems of 12 Seekers by the letters of commands, and their icons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from render.gems import gem
from render.icons import Icon
from render.palette import tones_of
from render.stones import CROSS, HEXAGON, OCTAGON, RHOMBUS, SQUARE, STAR, TRIANGLE, Stone

_SPECTRUM: Final = (
    *("ruby", "r3", "y1", "lemon", "lemon", "jade"),
    *("jade", "b3", "b3", "p2", "p2", "ruby"),
)
_SEA: Final = ("sea-dark", "sea-dark", "sea", "b2", "b3")
GEMS: Final[Mapping[str, Stone]] = MappingProxyType(
    {
        "r": Stone(TRIANGLE, 0.42, "ink", ("r0", "r0", "ruby", "r3", "r4")),
        "y": Stone(RHOMBUS, 0.46, "ink", ("y0", "y1", "lemon", "y3", "y4")),
        "g": Stone(SQUARE, 0.54, "ink", ("g0", "g1", "jade", "g3", "g4")),
        "b": Stone(OCTAGON, 0.56, "ink", _SEA, round=True),
        "p": Stone(HEXAGON, 0.52, "ink", tones_of("p")),
        "*": Stone(CROSS, 0.42, "ink", tones_of("w"), facets=_SPECTRUM),
        "$": Stone(STAR, 0.0, "ink", tones_of("o")),
    }
)
"""Red, yellow, green, blue, purple, rainbow and gold."""
_NAMES: Final = ("r", "y", "g", "b", "p", "rainbow", "gold")
ICONS: Final[Mapping[str, Icon]] = MappingProxyType(
    {
        letter: Icon(name, plain, partial(gem, stone))
        for (letter, stone), name, plain in zip(GEMS.items(), _NAMES, "🔻🔶🟩🔵🟣🌈⭐", strict=True)
    }
)
"""An icon for each gem."""
