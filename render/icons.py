"""Pieces of a game as small pictures, to stand beside their words in messages and on buttons."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PIL import Image

SIZE: Final = 128
"""Pixels; Discord shows an emoji at 48 at most, and takes 128."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A piece as a small picture: a short name (a to z), and a plain character that may stand in.

    `draw` returns it as RGBA, so many pixels square.
    """

    name: str
    plain: str
    draw: Callable[[int], Image.Image]

    def png(self) -> bytes:
        """Return the icon as a PNG with a transparent ground."""
        file = io.BytesIO()
        self.draw(SIZE).save(file, "PNG", optimize=True)
        return file.getvalue()
