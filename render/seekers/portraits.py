"""Portraits of the seekers: a trade by power, and a face of its own for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.gems import SCALE
from render.palette import Point, rgb, tones_of
from render.portrait import Portrait
from rules.seekers.seekers import Seeker


@dataclass(frozen=True, slots=True)
class Appearance:
    """What a seeker looks like, in tones; `trait` is a beard, a mask and the like."""

    skin: str
    hair: str
    cloak: str
    trait: str = ""


_FAIR, _ROSE, _OLIVE, _DARK, _DEEP = (
    *("skin", "skin-rose", "skin-olive"),
    *("skin-dark", "skin-deep"),
)
APPEARANCES: Final[Mapping[str, Appearance]] = {
    "1": Appearance(_FAIR, "hair-red", "g"),
    "2": Appearance(_OLIVE, "hair", "g", "moustache"),
    "3": Appearance(_ROSE, "hair", "o", "beard"),
    "4": Appearance(_FAIR, "hair-light", "b"),
    "5": Appearance(_ROSE, "hair-grey", "b", "beard"),
    "1a": Appearance(_FAIR, "k2", "k", "mask"),
    "1b": Appearance(_DEEP, "k1", "y", "lens"),
    "1c": Appearance(_OLIVE, "hair", "r", "braids"),
    "2a": Appearance(_DARK, "k1", "r", "braids"),
    "2b": Appearance(_FAIR, "hair-light", "k", "mask"),
    "2c": Appearance(_ROSE, "hair-red", "b", "beard"),
    "2d": Appearance(_DEEP, "k1", "w", "lens"),
    "3a": Appearance(_DARK, "k1", "b", "lens"),
    "3b": Appearance(_FAIR, "hair-red", "r", "moustache"),
    "3c": Appearance(_OLIVE, "k2", "g", "braids"),
    "3d": Appearance(_DEEP, "hair-grey", "p", "beard"),
    "4a": Appearance(_OLIVE, "k2", "r", "moustache"),
    "4b": Appearance(_DARK, "k1", "g", "beard"),
    "4c": Appearance(_ROSE, "hair-red", "w", "braids"),
    "5a": Appearance(_DARK, "text", "g", "beard"),
    "5b": Appearance(_FAIR, "k2", "r", "lens"),
    "5c": Appearance(_OLIVE, "hair-light", "p", "braids"),
}


OTHERS: Final[Mapping[tuple[str, int], Appearance]] = {
    ("1", 1): Appearance(_DARK, "k1", "r"),
    ("2", 1): Appearance(_FAIR, "hair-light", "b", "braids"),
    ("2", 2): Appearance(_DEEP, "k1", "o"),
    ("3", 1): Appearance(_DARK, "k1", "r", "moustache"),
    ("3", 2): Appearance(_FAIR, "hair-light", "g", "braids"),
    ("4", 1): Appearance(_DEEP, "k1", "r", "moustache"),
    ("5", 1): Appearance(_OLIVE, "k2", "r", "moustache"),
}
"""The second and third seeker of one name."""


def portrait(
    seeker: Seeker, size: tuple[int, int], alike: int = 0, shift: float = 0.0
) -> Image.Image:
    """Draw a seeker before a lit wall, as RGB.

    Args:
        size: Width and height in pixels.
        alike: The number of seekers of its name before it.
        shift: How far right of the middle the figure stands, in shares of the height.
    """
    looks = OTHERS.get((seeker.id, alike), APPEARANCES[seeker.id])
    return _Seeker(seeker, looks, size, shift).done()


class _Seeker(Portrait):
    def __init__(
        self, seeker: Seeker, looks: Appearance, size: tuple[int, int], shift: float
    ) -> None:
        wall, joint = ("back-2", "back-light-2") if seeker.basic else ("velvet", "velvet-light")
        super().__init__(size, wall, shift)
        self.looks, self.cloak = looks, tones_of(looks.cloak)
        self._wall(joint)
        self._glow("y2" if seeker.basic else "p3")
        self._body()
        self._head()
        (self._hood, self._cap, self._helmet, self._helm, self._hat)[seeker.power - 1]()

    def _wall(self, joint: str) -> None:
        course = self.high // 6
        for row, y in enumerate(range(course // 2, self.high, course)):
            self.draw.line((0, y, self.wide, y), fill=rgb(joint), width=SCALE)
            for x in range((row % 2) * course, self.wide, 2 * course):
                self.draw.line((x, y, x, y + course), fill=rgb(joint), width=SCALE)

    def _glow(self, tone: str) -> None:
        x, y = self.at(0, 0.42)
        glow = Image.new("L", self.image.size)
        reach = self.high * 0.44
        ImageDraw.Draw(glow).ellipse((x - reach, y - reach, x + reach, y + reach), fill=120)
        glow = glow.filter(ImageFilter.BoxBlur(self.high / 9))
        self.image.paste(rgb(tone), (0, 0), glow)

    def _body(self) -> None:
        dark, shade, plain, light = self.cloak[:4]
        self.oval((0, 1.12), 0.46, 0.42, "ink")
        self.oval((0, 1.13), 0.43, 0.4, shade)
        self.oval((-0.05, 1.15), 0.33, 0.38, plain)
        self.both([(0.0, 0.78), (0.1, 0.74), (0.16, 1.0), (0.06, 1.0)], light)
        self.shape([(-0.07, 0.6), (0.07, 0.6), (0.08, 0.8), (0, 0.86), (-0.08, 0.8)], dark)
        self.oval((0, 0.86), 0.04, 0.04, "brass-light")

    def _head(self) -> None:
        looks = self.looks
        if looks.trait == "braids":
            for y in (0.56, 0.66, 0.76, 0.86):
                self.ovals((0.2, y), 0.06, 0.065, looks.hair)
        self.oval((0, 0.5), 0.2, 0.24, "ink")
        self.oval((0, 0.49), 0.18, 0.225, looks.skin)
        if looks.trait == "beard":
            self.shape(
                [
                    *((-0.185, 0.46), (-0.11, 0.56), (0.11, 0.56), (0.185, 0.46)),
                    *((0.17, 0.7), (0.0, 0.9), (-0.17, 0.7)),
                ],
                looks.hair,
            )
        if looks.trait in {"beard", "moustache"}:
            self.both([(0.0, 0.555), (0.1, 0.57), (0.15, 0.63), (0.0, 0.61)], looks.hair)
        self.oval((0, 0.635), 0.045, 0.016, "lip")
        if looks.trait == "mask":
            self.shape([(-0.18, 0.41), (0.18, 0.41), (0.17, 0.54), (0, 0.5), (-0.17, 0.54)], "ink")
        self.ovals((0.075, 0.47), 0.034, 0.03, "text")
        self.ovals((0.072, 0.472), 0.02, 0.026, "k0")
        if looks.trait == "lens":
            self.oval((0.078, 0.472), 0.075, 0.075, "brass-light")
            self.oval((0.078, 0.472), 0.052, 0.052, "w2")
            self.oval((0.078, 0.472), 0.022, 0.026, "k0")

    def _hood(self) -> None:
        """Draw the hood of somebody small who slips through."""
        shade, plain, light = self.cloak[0], self.cloak[1], self.cloak[3]
        rim: list[Point] = [(0, 0.27), (0.17, 0.34), (0.2, 0.52), (0.13, 0.74)]
        rim += [(0.26, 0.8), (0.3, 0.5), (0.24, 0.26), (0.0, 0.1)]
        self.both(rim, shade)
        inner = [(x * 0.93 if x > 0.2 else x, y) for x, y in rim]
        self.both(inner, plain)
        self.shape([(-0.24, 0.26), (-0.3, 0.5), (-0.25, 0.5), (-0.19, 0.29), (0, 0.15)], light)

    def _cap(self) -> None:
        """Draw the feathered cap of a scout."""
        shade, plain, light = self.cloak[0], self.cloak[2], self.cloak[3]
        self.both([(0.12, 0.34), (0.2, 0.36), (0.2, 0.56), (0.15, 0.5)], self.looks.hair)
        self.shape([(-0.3, 0.38), (-0.2, 0.16), (0.06, 0.1), (0.22, 0.22), (0.3, 0.38)], shade)
        self.shape([(-0.22, 0.32), (-0.17, 0.18), (0.05, 0.13), (0.18, 0.24), (0.22, 0.32)], plain)
        self.shape([(-0.34, 0.33), (0.34, 0.33), (0.24, 0.42), (-0.24, 0.42)], light)
        self.shape([(0.14, 0.33), (0.3, 0.02), (0.4, 0.0), (0.36, 0.14), (0.2, 0.34)], "text")
        self.shape([(0.16, 0.33), (0.36, 0.04), (0.19, 0.34)], "alarm")

    def _helmet(self) -> None:
        """Draw a miner's helmet with its lamp."""
        self.both([(0.12, 0.36), (0.2, 0.36), (0.2, 0.54), (0.15, 0.5)], self.looks.hair)
        self.oval((0, 0.32), 0.235, 0.2, "ink")
        self.oval((0, 0.32), 0.215, 0.18, "brass-dark")
        self.oval((-0.04, 0.29), 0.15, 0.13, "brass")
        self.shape([(-0.27, 0.34), (0.27, 0.34), (0.25, 0.42), (-0.25, 0.42)], "brass-dark")
        self.shape([(-0.27, 0.34), (0.27, 0.34), (0.265, 0.36), (-0.265, 0.36)], "brass-light")
        self.oval((0, 0.25), 0.085, 0.085, "ink")
        self.oval((0, 0.25), 0.066, 0.066, "y4")

    def _helm(self) -> None:
        """Draw a knight's helm with a plume in the cloak's colour."""
        plume, light = self.cloak[2], self.cloak[3]
        self.shape([(-0.03, 0.2), (0.02, 0.0), (0.3, 0.02), (0.4, 0.3), (0.28, 0.18)], plume)
        self.shape([(-0.01, 0.14), (0.06, 0.02), (0.26, 0.05), (0.3, 0.14), (0.14, 0.1)], light)
        rim: list[Point] = [(0, 0.13), (0.18, 0.2), (0.24, 0.4), (0.22, 0.72), (0.13, 0.76)]
        self.both([*rim, (0.14, 0.44), (0.0, 0.38)], "ink")
        inner = [(x * 0.92, y + 0.015) for x, y in rim]
        self.both([*inner, (0.15, 0.42), (0.0, 0.36)], "steel")
        self.shape([(-0.16, 0.22), (-0.22, 0.4), (-0.17, 0.38), (-0.1, 0.24)], "w2")
        self.shape([(-0.025, 0.14), (0.025, 0.14), (0.022, 0.56), (-0.022, 0.56)], "hair-grey")
        self.both([(0.0, 0.36), (0.15, 0.4), (0.155, 0.44), (0.0, 0.4)], "ink")

    def _hat(self) -> None:
        """Draw the pointed hat of an old hand."""
        shade, plain, light = self.cloak[0], self.cloak[1], self.cloak[3]
        self.both([(0.12, 0.36), (0.2, 0.36), (0.22, 0.62), (0.15, 0.52)], self.looks.hair)
        self.shape([(-0.24, 0.36), (0.06, -0.06), (0.16, 0.02), (0.24, 0.36)], shade)
        self.shape([(-0.2, 0.34), (0.05, -0.01), (0.08, 0.02), (0.06, 0.34)], plain)
        self.shape([(-0.2, 0.3), (0.21, 0.3), (0.23, 0.36), (-0.23, 0.36)], "brass-light")
        self.oval((0, 0.38), 0.36, 0.065, "ink")
        self.oval((0, 0.372), 0.34, 0.05, light)
