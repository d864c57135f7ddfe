"""The gems of Splendor: a shape and a lightness of its own for each, and its icon."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from render.gems import gem
from render.icons import Icon
from render.palette import tones_of
from render.stones import HEXAGON, OCTAGON, RHOMBUS, SQUARE, STAR, TRIANGLE, Stone
from rules.splendor.cards import LETTERS

GEMS: Final = (
    Stone(RHOMBUS, 0.46, "ink", tones_of("w"), "deep-w"),
    Stone(OCTAGON, 0.56, "ink", tones_of("b"), "deep-b", round=True),
    Stone(SQUARE, 0.54, "ink", tones_of("g"), "deep-g"),
    Stone(TRIANGLE, 0.42, "ink", tones_of("r"), "deep-r"),
    Stone(HEXAGON, 0.52, "steel", tones_of("k"), "deep-k"),
    Stone(STAR, 0.0, "ink", tones_of("y"), "deep-y"),
)
"""White, blue, green, red, black and gold."""
_NAMES: Final = ("w", "b", "g", "r", "k", "gold")
ICONS: Final[Mapping[str, Icon]] = MappingProxyType(
    {
        letter: Icon(name, plain, partial(gem, stone))
        for letter, name, plain, stone in zip(LETTERS, _NAMES, "⚪🔵🟩🔻⚫⭐", GEMS, strict=True)
    }
)
"""An icon for each gem, by the letter that commands take."""
