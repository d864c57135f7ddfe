"""Gems as small pictures, to stand beside their words in messages and on buttons."""

from __future__ import annotations

import io
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from render.gems import gem
from render.stones import SETS

SIZE: Final = 128
"""Pixels; Discord shows an emoji at 48 at most, and takes 128."""
_NAMES: Final = {
    "splendor": ("white", "blue", "green", "red", "black", "gold"),
    "seekers": ("red", "yellow", "green", "blue", "purple", "rainbow", "gold"),
}
ICONS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        game: MappingProxyType(dict(zip(SETS[game], names, strict=True)))
        for game, names in _NAMES.items()
    }
)
"""For each game the letters of its gems, each with the name of its icon."""


def icon(game: str, letter: str) -> bytes:
    """Return the icon of a gem as a PNG with a transparent ground; KeyError for no such gem."""
    png = io.BytesIO()
    gem(SETS[game][letter], SIZE).save(png, "PNG", optimize=True)
    return png.getvalue()
