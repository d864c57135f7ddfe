"""The faces of computers that play in a style."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.palette import tones_of
from render.splendor.portraits import Appearance, Sitter

SIZE: Final = 128
"""The width and height of a face, in pixels."""
WHOLE: Final = 156
"""The width and height of the portrait that it is the middle of."""
_LOOKS: Final = {
    "collector": (Appearance("skin", "skin-rose", "hair-grey", "bun", "glasses", "pearls"), "br"),
    "sniper": (Appearance("skin-olive", "skin-dark", "k2", "moustache", "hood", "fur"), "gr"),
    "courtier": (Appearance("skin", "skin-rose", "hair-light", "curls", "tiara", "ruff"), "rb"),
    "climber": (Appearance("skin-dark", "skin-deep", "k1", "short", "wool", "fur"), "yr"),
}
"""What each style looks like, and the gems whose colours its dress and trim have."""


@lru_cache(maxsize=len(_LOOKS))
def face(style: str) -> Image.Image:
    """Draw the face of a style, as RGBA."""
    looks, gems = _LOOKS[style]
    dress, trim = map(tones_of, gems)
    drawn = _Face(looks, dress, trim, (WHOLE, WHOLE)).done().convert("RGBA")
    left = (WHOLE - SIZE) // 2
    return drawn.crop((left, 0, left + SIZE, SIZE))


class _Face(Sitter):
    """A portrait with what the styles wear."""

    def _glasses(self) -> None:
        for side in (-1, 1):
            self.oval((side * 0.072, 0.485), 0.058, 0.056, "brass")
            self.oval((side * 0.072, 0.485), 0.046, 0.044, "w3")
            self.oval((side * 0.068, 0.49), 0.02, 0.024, "ink")
        self.shape([(-0.02, 0.47), (0.02, 0.47), (0.02, 0.488), (-0.02, 0.488)], "brass")

    def _hood(self) -> None:
        dark, tone = self.dress[0], self.dress[1]
        self.both(
            [(0.0, 0.1), (0.2, 0.24), (0.25, 0.5), (0.2, 0.76), (0.15, 0.5), (0.0, 0.36)], tone
        )
        self.both(
            [(0.0, 0.3), (0.13, 0.36), (0.165, 0.5), (0.15, 0.5), (0.11, 0.4), (0.0, 0.36)], dark
        )
        self.shape(
            [(0.14, 0.28), (0.2, 0.02), (0.27, 0.0), (0.26, 0.12), (0.19, 0.3)], self.trim[3]
        )

    def _wool(self) -> None:
        self.oval((0, 0.28), 0.19, 0.17, self.trim[2])
        self.shape([(-0.19, 0.3), (0.19, 0.3), (0.19, 0.25), (-0.19, 0.25)], "text")
        self.shape([(-0.2, 0.38), (0.2, 0.38), (0.19, 0.3), (-0.19, 0.3)], self.trim[1])
        self.oval((0, 0.09), 0.07, 0.07, "text")
