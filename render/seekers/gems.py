"""The gems of 12 Seekers by their letters in commands, and their icons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from render.gems import gem
from render.icons import Icon
from render.palette import tones_of
from render.stones import DECAGON, FLOWER, HEXAGON, OCTAGON, RHOMBUS, SQUARE, STAR, TRIANGLE, Stone

_SEA: Final = ("sea-dark", "sea-dark", "sea", "b2", "b3")
_SPECTRUM: Final = tuple(
    (f"{letter}0", f"{letter}1", middle, f"{letter}3", f"{letter}4")
    for letter, middle in (("r", "r2"), ("y", "lemon"), ("g", "g2"), ("b", "b2"), ("p", "p2"))
)
GEMS: Final[Mapping[str, Stone]] = {
    "r": Stone(TRIANGLE, 0.42, "r-edge", tones_of("r")),
    "y": Stone(RHOMBUS, 0.46, "y-edge", ("y0", "y1", "lemon", "y3", "y4")),
    "g": Stone(SQUARE, 0.54, "g-edge", tones_of("g")),
    "b": Stone(OCTAGON, 0.56, "b-edge", _SEA, round=True),
    "p": Stone(HEXAGON, 0.52, "p-edge", tones_of("p")),
    "*": Stone(*(FLOWER, 0.4, "ink", tones_of("w")), skeleton=DECAGON, sectors=_SPECTRUM),
    "$": Stone(STAR, 0.0, "y-edge", tones_of("o")),
}
"""Red, yellow, green, blue, purple, rainbow and gold."""
_NAMES: Final = ("r", "y", "g", "b", "p", "rainbow", "gold")
ICONS: Final[Mapping[str, Icon]] = {
    letter: Icon(name, plain, partial(gem, stone))
    for (letter, stone), name, plain in zip(GEMS.items(), _NAMES, "🔻🔶🟩🔵🟣🌈⭐", strict=True)
}
"""Icons by the gem's letter."""
