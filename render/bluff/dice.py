"""Dice, cups and bids as they are drawn, icons, and the tones that this game brings itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from render import fonts
from render.gems import SCALE, figure, stepped
from render.icons import Icon
from render.palette import Palette, Point, rgb
from render.sprites import Sketch
from rules.bluff.moves import FACES, HIDDEN, Bid

FELT: Final = "#1F4A40"
FELT_DARK: Final = "#173A32"
FELT_EDGE: Final = "#4F8577"
LEATHER: Final = "#8A5A3C"
LEATHER_LIGHT: Final = "#B07E56"
LEATHER_DARK: Final = "#573622"
PALETTE: Final = Palette((FELT, FELT_DARK, FELT_EDGE, LEATHER, LEATHER_LIGHT, LEATHER_DARK))

_NEAR, _FAR, _MIDDLE = 0.25, 0.75, 0.5
_DIAGONAL: Final = ((_NEAR, _FAR), (_FAR, _NEAR))
_OTHER: Final = ((_NEAR, _NEAR), (_FAR, _FAR))
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
THICK: Final = 0.08
"""How much of a die's height is its front."""


@lru_cache(maxsize=128)
def die(face: str, size: int, *, counted: bool = False) -> Image.Image:
    """Return a die as RGBA, `size` pixels square; one whose face is hidden is of leather."""
    big, covered = size * SCALE, face == HIDDEN
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    edge = max(3, size // 18 if counted else size // 24) * SCALE
    rim = "ready" if counted else LEATHER_DARK if covered else "ink"
    front, top = (LEATHER_DARK, LEATHER) if covered else ("faint", "card")
    draw.rounded_rectangle((0, 0, big - 1, big - 1), big // 5, fill=_ink(rim))
    inside = (edge, edge, big - 1 - edge, big - 1 - edge)
    draw.rounded_rectangle(inside, big // 6, fill=_ink(front))
    high = (big - 2 * edge) * (1 - THICK)
    upper = (edge, edge, big - 1 - edge, edge + high)
    draw.rounded_rectangle(upper, big // 6, fill=_ink(top))
    if covered:
        _emboss(draw, (big / 2, edge + high / 2), big * 0.24)
    for x, y in PIPS.get(face, ()):
        reach = big * (0.15 if face == "1" else 0.095)
        at = edge + x * (big - 2 * edge), edge + y * high
        draw.circle(at, reach, fill=_ink("r2" if face == "1" else "ink"))
    return _small(image)


def _emboss(draw: ImageDraw.ImageDraw, at: Point, reach: float) -> None:
    """Press a lozenge into leather."""
    for part, tone in ((1.0, LEATHER_DARK), (0.72, LEATHER_LIGHT), (0.46, LEATHER)):
        x, y, far = *at, reach * part
        draw.polygon([(x, y - far), (x + far, y), (x, y + far), (x - far, y)], fill=_ink(tone))


@lru_cache(maxsize=32)
def socket(size: int, tone: str) -> Image.Image:
    """Return the place of a die that was lost as RGBA."""
    big = size * SCALE
    image = Image.new("RGBA", (big, big))
    inset = 4 * SCALE
    box = (inset, inset, big - 1 - inset, big - 1 - inset)
    ImageDraw.Draw(image).rounded_rectangle(box, big // 6, outline=_ink(tone), width=3 * SCALE)
    return _small(image)


@lru_cache(maxsize=16)
def cup(size: int) -> Image.Image:
    """Return a leather cup that stands on its mouth as RGBA, `size` pixels square."""
    big = size * SCALE
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)

    def outline(inset: float) -> list[Point]:
        corners = ((0.24 + inset, 0.06 + inset), (0.76 - inset, 0.06 + inset))
        feet = ((0.9 - inset, 0.92 - inset), (0.1 + inset, 0.92 - inset))
        return [(x * big, y * big) for x, y in (*corners, *feet)]

    draw.polygon(outline(0), fill=_ink("ink"))
    draw.polygon(outline(0.025), fill=_ink(LEATHER))
    shine = ((0.33, 0.085), (0.43, 0.085), (0.36, 0.895), (0.2, 0.895))
    draw.polygon([(x * big, y * big) for x, y in shine], fill=_ink(LEATHER_LIGHT))
    shade = ((0.64, 0.085), (0.74, 0.085), (0.87, 0.895), (0.7, 0.895))
    draw.polygon([(x * big, y * big) for x, y in shade], fill=_ink(LEATHER_DARK))
    for top, wide in ((0.22, 0.3), (0.74, 0.405)):
        band = ((0.5 - wide) * big, top * big, (0.5 + wide) * big, (top + 0.09) * big)
        draw.rectangle(band, fill=_ink("brass"), outline=_ink("ink"), width=SCALE)
    rim = (0.06 * big, 0.87 * big, 0.94 * big, 0.97 * big)
    draw.rounded_rectangle(rim, big // 25, fill=_ink(LEATHER), outline=_ink("ink"), width=2 * SCALE)
    return _small(image)


@lru_cache(maxsize=4)
def joker(size: int) -> Image.Image:
    """Return a star, which stands for any face, as RGBA."""
    points = [
        (0.5 + reach * sin(pi * step / 5), 0.53 - reach * cos(pi * step / 5))
        for step, reach in enumerate((0.5, 0.22) * 5)
    ]
    inner = tuple((0.5 + (x - 0.5) * 0.78, 0.53 + (y - 0.53) * 0.78) for x, y in points)
    return figure((("ink", tuple(points)), ("y2", inner)), size)


def said(sketch: Sketch, bid: Bid, at: Point, digit: int, size: int, tone: str = "text") -> None:  # noqa: PLR0913, PLR0917 - what drawing takes
    """Draw a bid, its middle at a point: a number, a cross and a die."""
    number = f"{bid.count}×"
    gap = digit * 0.14
    left = at[0] - (fonts.length(number, digit) + gap + size) / 2
    sketch.text(number, digit, tone, (left, at[1]), "left")
    centre = left + fonts.length(number, digit) + gap + size / 2
    sketch.put(die(str(bid.face), size), (centre, at[1]))


def _small(image: Image.Image) -> Image.Image:
    small = image.reduce(SCALE)
    small.putalpha(stepped(small.getchannel("A")))
    return small


def _ink(tone: str) -> tuple[int, int, int, int]:
    return (*rgb(tone), 255)


_NAMES: Final = ("one", "two", "three", "four", "five", "six")
ICONS: Final[Mapping[str, Icon]] = {
    face: Icon(name, f"{face}\ufe0f\u20e3", partial(die, face))
    for face, name in zip(FACES, _NAMES, strict=True)
}
"""An icon for each face; a keycap with its number may stand in."""
