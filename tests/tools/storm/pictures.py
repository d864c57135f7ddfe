"""Pictures: one storm in forty draws all of its own, the others show the same one everywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from PIL import Image

from render import cover, crosstable, daily, invitation, profile, winners
from render.canvas import Canvas

DRAWN: Final = 40
"""In one storm of so many, pictures are drawn."""
_PICTURE: Final = Canvas(Image.new("L", (1, 1))).png()


def _shown(*_: object, **__: object) -> bytes:
    return _PICTURE


OF_FEATURES: Final[Mapping[Any, Callable[..., bytes]]] = {
    it.draw: partial(_shown) for it in (cover, crosstable, daily, invitation, profile, winners)
}
"""What replaces the functions that draw, in a storm without pictures."""


def board(draw: Callable[..., bytes], seed: int) -> Callable[..., bytes]:
    """Return what draws the boards of a storm."""
    return draw if draws(seed) else _shown


def draws(seed: int) -> bool:
    """Return whether a storm has pictures of its own."""
    return seed % DRAWN == 0
