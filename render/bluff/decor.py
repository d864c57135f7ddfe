"""What Bluff brings to its sheets: felt behind the title, a cup with dice on it, and the signs of turns."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from render.bluff.dice import ICONS, cup, die
from render.gems import disc
from render.icons import Icon
from render.sheet import Decor
from render.sprites import Sketch, letters

SCENE: Final = 340
"""Width of the cup and its dice, at the right end of the banner."""
RIM: Final = 5
LYING: Final = (("5", 64, 318), ("2", 50, 254), ("1", 58, 92))
"""The dice beside the cup: face, size, and distance from the right end."""


def _banner(sketch: Sketch) -> None:
    """Draw felt behind the title, and a cup with dice on it."""
    width, height = sketch.image.size
    sketch.box((RIM, RIM, width - RIM, height - RIM), 13, "back-1")
    sketch.put(cup(height - 10), (width - 160, height / 2 + 2))
    for face, size, x in LYING:
        sketch.put(die(face, size), (width - x + size / 2, height - size / 2 - 16))


def _doubt(size: int) -> Image.Image:
    """Draw the sign of a challenge, a question mark on a red disc, as RGBA."""
    image = disc(size, "alarm", "ink", size / 24).copy()
    mark, left, top = letters("?", round(size * 0.72), "mm", 0)
    image.paste((34, 26, 20), (size // 2 + left, size // 2 + top), mark)
    return image


CHALLENGE: Final = Icon("doubt", "❓", _doubt)
DECOR: Final = Decor(
    banner=_banner,
    scene=SCENE,
    stones=tuple(icon.draw for icon in ICONS.values()),
    deeds={"bid": Icon("bid", "🎲", partial(die, "5")), "challenge": CHALLENGE},
    signs={"challenge": CHALLENGE},
)
