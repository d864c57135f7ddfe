"""What 12 Seekers brings to its sheets: the dungeon's wall, a party with stones, and the sign of a turn."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from PIL import Image

from render import marks
from render.icons import Icon
from render.palette import rgb
from render.seekers import masonry
from render.seekers.gems import GEMS, ICONS
from render.seekers.portraits import portrait
from render.sheet import Decor
from render.sprites import Sketch
from rules.seekers.seekers import SEEKERS_BY_ID

SCENE: Final = 318
"""Width of the party, at the right end of the banner."""
RIM: Final = 5
PARTY: Final = ("1a", "3d", "4", "5c")
FACE: Final = 64
"""Width of a face."""
STEP: Final = FACE + 10
"""Pixels from one of the party to the next."""
STONES: Final = "rpy"
LIT: Final = ("line", "#644C38", "pressed", "hollow")
"""Tones of the wall's stones, from beside the party's lamps to the dark."""
BRICK: Final = (76, 31)
"""Size of a stone of the wall, in pixels."""


def _banner(sketch: Sketch) -> None:
    """Draw a wall behind the title, and a party on it with the stones it has found."""
    width, height = sketch.image.size
    sketch.box((RIM, RIM, width - RIM, height - RIM), 13, "ink")
    for row, y in enumerate(range(RIM, height - RIM, BRICK[1])):
        foot = min(y + BRICK[1], height - RIM) - 1
        for x in range(RIM - 30 + row % 2 * BRICK[0] // 2, width - RIM, BRICK[0]):
            far = min(len(LIT) - 1, max(0, width - x - 260 + row * 37 % 3 * 60) // 190)
            box = (max(RIM, x + 3), y + 3, min(x + BRICK[0] - 1, width - RIM - 1), foot)
            sketch.draw.rectangle(box, fill=rgb(LIT[far]))
    left = width - len(PARTY) * STEP - 12
    for place, name in enumerate(PARTY):
        x = left + place * STEP
        sketch.box((x - 3, 12, x + FACE + 3, height - 12), 9, "brass")
        sketch.lay(_face(name, height - 30), (x, 15))
    for place, letter in enumerate(STONES):
        sketch.gem(
            GEMS[letter], round(height * 0.343), (left + (place + 1) * STEP - 5, height * 0.776)
        )


@lru_cache(maxsize=2 * len(PARTY))
def _face(name: str, height: int) -> Image.Image:
    return portrait(SEEKERS_BY_ID[name], (FACE, height))


def _seek(name: str, size: int) -> Image.Image:
    """Draw the sign of a turn, the seeker sent, as RGBA."""
    face = portrait(SEEKERS_BY_ID[name], (size, size)).convert("RGBA")
    return marks.portrait(face, size, "brass-light")


DECOR: Final = Decor(
    ground=masonry.ground,
    mood="cave",
    banner=_banner,
    scene=SCENE,
    stones=tuple(icon.draw for icon in ICONS.values()),
    deeds={"seek": Icon("seek", "⛏️", partial(_seek, "3d"))},
    signs={name: Icon("seek", "⛏️", partial(_seek, name)) for name in SEEKERS_BY_ID},
)
