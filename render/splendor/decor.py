"""What Splendor brings to its sheets: a card's back, a ship with stones before it, and signs of turns."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.gems import SCALE
from render.icons import Icon
from render.palette import rgb
from render.sheet import Decor
from render.splendor import emblems, scenes
from render.splendor.gems import GEMS, ICONS
from render.sprites import Sketch, rounded
from render.tokens import coin
from rules.splendor.cards import CARDS

SCENE: Final = 352
"""Width of the scene, at the right end of the banner."""
SLANT: Final = 46
"""By how many pixels the edge of the scene leans."""
SEA: Final = 140
"""Pixels at the right end of the scene where there is only sea."""
RIM: Final = 5
STONES: Final = ((2, 46, 184), (3, 54, 136), (1, 58, 86), (0, 48, 40))
"""The stones before the scene: colour, size, and distance from the right end."""


def _banner(sketch: Sketch) -> None:
    """Draw a card's back behind the title, and the ship that brings the stones."""
    width, height = sketch.image.size
    sketch.box((RIM, RIM, width - RIM, height - RIM), 13, "back-3")
    emblems.pattern(sketch, (RIM + 4, RIM + 4, width, height - RIM - 4), 3)
    left = width - SCENE
    size = (width - RIM - left, height - 2 * RIM)
    sketch.image.paste(_scene(*size), (left, RIM), _slanted(*size))
    sketch.draw.line((left + SLANT, RIM, left, height - RIM - 1), fill=rgb("brass"), width=5)
    for colour, across, x in STONES:
        sketch.gem(GEMS[colour], across, (width - x, height - 36))


@lru_cache(maxsize=2)
def _scene(width: int, height: int) -> Image.Image:
    """Draw a ship at sea, as RGB."""
    ship = scenes.band(CARDS["2b5"], width - SEA, height)
    sea = ship.crop((ship.width - 1, 0, ship.width, height)).resize((SEA, height))
    image = Image.new("RGB", (width, height))
    image.paste(ship, (0, 0))
    image.paste(sea, (ship.width, 0))
    return image


@lru_cache(maxsize=2)
def _slanted(width: int, height: int) -> Image.Image:
    """Return a mask whose left edge leans, and whose right corners are round."""
    mask = Image.new("L", (width * SCALE, height * SCALE))
    draw, wide, high = ImageDraw.Draw(mask), width * SCALE, height * SCALE
    draw.rounded_rectangle((-wide, 0, wide - 1, high - 1), 13 * SCALE, fill=255)
    draw.polygon(((0, 0), (SLANT * SCALE, 0), (0, high)), fill=0)
    return mask.reduce(SCALE)


def _coins(size: int) -> Image.Image:
    """Draw the sign of a turn that takes tokens, as RGBA."""
    image, one = Image.new("RGBA", (size, size)), coin(GEMS[0], round(size * 0.68))
    image.alpha_composite(coin(GEMS[3], one.width), (size - one.width, 0))
    image.alpha_composite(one, (0, size - one.height))
    return image


def _card(size: int) -> Image.Image:
    """Draw the sign of a turn that buys a card, as RGBA: a card with a stone."""
    wide, image = round(size * 0.74), Image.new("RGBA", (size, size))
    sketch = Sketch(wide, size, "faint").box((0, 0, wide, size), 5, "faint")
    sketch.box((2, 2, wide - 2, size - 2), 4, "card")
    sketch.box((2, 2, wide - 2, round(size * 0.3)), 3, "deep-b")
    sketch.gem(GEMS[1], round(size * 0.5), (wide / 2, size * 0.64))
    image.paste(sketch.image, ((size - wide) // 2, 0), rounded(wide, size, 5))
    return image


DECOR: Final = Decor(
    banner=_banner,
    scene=SCENE,
    stones=tuple(icon.draw for icon in ICONS.values()),
    signs=ICONS,
    deeds={
        "take": Icon("take", "🪙", _coins),
        "reserve": Icon("reserve", "🎴", emblems.hand),
        "buy": Icon("buy", "💎", _card),
    },
)
