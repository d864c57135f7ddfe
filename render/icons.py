"""Icons of game pieces, for Discord emojis in messages and on buttons."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PIL import Image

ICON_SIZE: Final = 128
"""Pixels; Discord accepts 128 and shows an emoji at 48 at most."""


@dataclass(frozen=True, slots=True)
class Icon:
    """The icon of a piece.

    Attributes:
        name: Short name, letters a to z.
        plain: Unicode character shown where the icon isn't available.
        draw: Draws the icon as RGBA, given its size in pixels.
    """

    name: str
    plain: str
    draw: Callable[[int], Image.Image]

    def png(self) -> bytes:
        """Return the icon as a PNG with a transparent background."""
        file = io.BytesIO()
        self.draw(ICON_SIZE).save(file, "PNG")
        return file.getvalue()


def emoji_name(game: str, icon: Icon) -> str:
    """Return an emoji's name; it's short, as screen readers say it before every word."""
    return f"{icon.name}_{game[:2]}"
