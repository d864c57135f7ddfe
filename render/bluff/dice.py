"""Dice as they are drawn, their icons, and the tones that this game brings itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageDraw

from render import fonts
from render.gems import SCALE, stepped
from render.icons import Icon
from render.palette import Palette, Point, rgb
from render.sprites import Sketch
from rules.bluff.moves import FACES, HIDDEN, Bid

FELT: Final = "#1F4A40"
FELT_EDGE: Final = "#4F8577"
LEATHER: Final = "#8A5A3C"
LEATHER_DARK: Final = "#573622"
PALETTE: Final = Palette((FELT, FELT_EDGE, LEATHER, LEATHER_DARK))

_NEAR, _FAR, _MIDDLE = 0.26, 0.74, 0.5
_DIAGONAL: Final = ((_NEAR, _NEAR), (_FAR, _FAR))
_OTHER: Final = ((_FAR, _NEAR), (_NEAR, _FAR))
_SIDES: Final = ((_NEAR, _MIDDLE), (_FAR, _MIDDLE))
_CENTRE: Final = ((_MIDDLE, _MIDDLE),)
PIPS: Final[Mapping[str, tuple[Point, ...]]] = {
    "1": _CENTRE,
    "2": _DIAGONAL,
    "3": (*_DIAGONAL, *_CENTRE),
    "4": (*_DIAGONAL, *_OTHER),
    "5": (*_DIAGONAL, *_OTHER, *_CENTRE),
    "6": (*_DIAGONAL, *_OTHER, *_SIDES),
}
"""Where the pips of a face lie, in a box from 0 to 1."""


@lru_cache(maxsize=64)
def die(face: str, size: int, *, counted: bool = False) -> Image.Image:
    """Return a die as RGBA, `size` pixels square; one whose face is hidden is of leather."""
    big = size * SCALE
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    edge = max(2, size // 22) * SCALE * (2 if counted else 1)
    outline, body = ("ready", "card") if counted else ("ink", "card")
    if face == HIDDEN:
        outline, body = LEATHER_DARK, LEATHER
    draw.rounded_rectangle((0, 0, big - 1, big - 1), big // 5, fill=_ink(outline))
    inside = (edge, edge, big - 1 - edge, big - 1 - edge)
    draw.rounded_rectangle(inside, big // 6, fill=_ink(body))
    for x, y in PIPS.get(face, ()):
        reach = big * (0.12 if face == "1" else 0.095)
        centre = (x * big, y * big)
        draw.ellipse(
            (centre[0] - reach, centre[1] - reach, centre[0] + reach, centre[1] + reach),
            fill=_ink("alarm" if face == "1" else "ink"),
        )
    small = image.reduce(SCALE)
    small.putalpha(stepped(small.getchannel("A")))
    return small


@lru_cache(maxsize=16)
def socket(size: int, tone: str) -> Image.Image:
    """Return the place of a die that was lost as RGBA."""
    big = size * SCALE
    image = Image.new("RGBA", (big, big))
    inset = 2 * SCALE
    ImageDraw.Draw(image).rounded_rectangle(
        (inset, inset, big - 1 - inset, big - 1 - inset),
        big // 5,
        outline=_ink(tone),
        width=2 * SCALE,
    )
    small = image.reduce(SCALE)
    small.putalpha(stepped(small.getchannel("A")))
    return small


def said(sketch: Sketch, bid: Bid, at: Point, digit: int, size: int) -> None:
    """Draw a bid, its middle at a point: a number, a cross and a die."""
    number = f"{bid.count} ×"
    left = at[0] - (fonts.length(number, digit) + digit * 0.22 + size) / 2
    sketch.text(number, digit, "text", (left, at[1]), "left")
    centre = left + fonts.length(number, digit) + digit * 0.22 + size / 2
    sketch.put(die(str(bid.face), size), (centre, at[1]))


def _ink(tone: str) -> tuple[int, int, int, int]:
    return (*rgb(tone), 255)


_NAMES: Final = ("one", "two", "three", "four", "five", "six")
ICONS: Final[Mapping[str, Icon]] = {
    face: Icon(name, f"{face}\ufe0f\u20e3", partial(die, face))
    for face, name in zip(FACES, _NAMES, strict=True)
}
"""An icon for each face; a keycap with its number may stand in."""
