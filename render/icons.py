"""Gems as small pictures, to stand beside their words in messages and on buttons."""

from __future__ import annotations

import io
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from render.gems import gem
from rules.splendor.cards import LETTERS

SIZE: Final = 128
"""Pixels; Discord shows an emoji at 48 at most, and takes 128."""
ICONS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "splendor": MappingProxyType(
            dict(zip(LETTERS, ("white", "blue", "green", "red", "black", "gold"), strict=True))
        )
    }
)
"""For each game the letters of its gems, each with the name of its icon."""


def icon(game: str, letter: str) -> bytes:
    """Return the icon of a gem as a PNG with a transparent ground; KeyError for no such gem."""
    colour = list(ICONS[game]).index(letter)
    png = io.BytesIO()
    gem(colour, SIZE).save(png, "PNG", optimize=True)
    return png.getvalue()
