"""The gems of Splendor, distinct in shape and lightness, and their icons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from render.gems import gem
from render.icons import Icon
from render.palette import tones_of
from render.stones import HEXAGON, OCTAGON, RHOMBUS, SQUARE, STAR, TRIANGLE, Stone
from rules.splendor.cards import LETTERS

GEMS: Final = (
    Stone(RHOMBUS, 0.46, "w-edge", tones_of("w"), "near-w"),
    Stone(OCTAGON, 0.56, "b-edge", tones_of("b"), "b-edge", round=True),
    Stone(SQUARE, 0.54, "g-edge", tones_of("g"), "g-edge"),
    Stone(TRIANGLE, 0.42, "r-edge", tones_of("r"), "r-edge"),
    Stone(HEXAGON, 0.52, "steel", tones_of("k"), "near-k"),
    Stone(STAR, 0.0, "y-edge", tones_of("o"), "y-edge"),
)
"""White, blue, green, red, black and gold."""
_NAMES: Final = ("w", "b", "g", "r", "k", "gold")
ICONS: Final[Mapping[str, Icon]] = {
    letter: Icon(name, plain, partial(gem, stone))
    for letter, name, plain, stone in zip(LETTERS, _NAMES, "⚪🔵🟩🔻⚫⭐", GEMS, strict=True)
}
"""Icons by the gem's letter in commands."""
