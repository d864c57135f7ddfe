"""Portraits of nobles; each has its own face, hair, headdress and dress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.portrait import Portrait
from render.splendor.gems import GEMS
from rules.splendor.cards import Noble


@dataclass(frozen=True, slots=True)
class Appearance:
    """What somebody looks like, in tones and in names that `Sitter` knows."""

    skin: str
    shade: str
    hair: str
    cut: str
    hat: str
    collar: str


APPEARANCES: Final = (
    Appearance("skin", "skin-rose", "hair-light", "long", "tiara", "ruff"),
    Appearance("skin-olive", "skin-dark", "k2", "beard", "crown", "fur"),
    Appearance("skin-dark", "skin-deep", "k1", "curls", "band", "pearls"),
    Appearance("skin", "skin-rose", "hair-red", "short", "beret", "ruff"),
    Appearance("skin-olive", "skin-dark", "k2", "bun", "tiara", "pearls"),
    Appearance("skin", "skin-rose", "hair-grey", "beard", "crown", "fur"),
    Appearance("skin-deep", "k1", "k0", "short", "turban", "pearls"),
    Appearance("skin", "skin-rose", "hair", "long", "veil", "ruff"),
    Appearance("skin-olive", "skin-dark", "hair", "moustache", "beret", "fur"),
    Appearance("skin-rose", "skin-olive", "hair-light", "curls", "crown", "ruff"),
)


def portrait(noble: Noble, width: int, height: int) -> Image.Image:
    """Draw a noble in front of a curtain, as RGB."""
    colours = [GEMS[colour] for colour, count in enumerate(noble.cost) if count]
    looks = APPEARANCES[int(noble.id[1:]) - 1]
    return Sitter(looks, colours[0].tones, colours[-1].tones, (width, height)).done()


class Sitter(Portrait):
    """A portrait in front of a curtain, in a dress with a trim, each of a gem's five tones."""

    def __init__(
        self, looks: Appearance, dress: Sequence[str], trim: Sequence[str], size: tuple[int, int]
    ) -> None:
        super().__init__(size, "velvet")
        self.looks, self.dress, self.trim, self.jewel = looks, dress, trim, trim[3]
        self._curtain()
        self._hair_behind()
        self._body()
        self._head()
        self._hair_before()
        getattr(self, f"_{self.looks.hat}")()

    def _curtain(self) -> None:
        for fold in range(-4, 5):
            x = fold * 0.16
            self.shape([(x, 0), (x + 0.06, 0), (x + 0.075, 1), (x - 0.02, 1)], "velvet-light")
        self.oval((0, 0.55), 0.4, 0.52, "velvet-light")

    def _hair_behind(self) -> None:
        looks = self.looks
        if looks.cut == "long":
            self.oval((0, 0.46), 0.25, 0.27, looks.hair)
            self.both([(0.25, 0.46), (0.27, 0.86), (0.1, 0.86), (0.1, 0.5)], looks.hair)
        elif looks.cut == "curls":
            for x, y in ((0.2, 0.34), (0.25, 0.46), (0.25, 0.58), (0.2, 0.68)):
                self.ovals((x, y), 0.085, 0.085, looks.hair)
        elif looks.cut == "bun":
            self.oval((0, 0.17), 0.11, 0.09, looks.hair)
        if looks.hat == "veil":
            self.shape([(-0.25, 0.34), (0.25, 0.34), (0.34, 0.95), (-0.34, 0.95)], "text")
            self.oval((0, 0.38), 0.25, 0.22, "text")

    def _body(self) -> None:
        looks, dress = self.looks, self.dress
        self.oval((0, 1.1), 0.42, 0.36, dress[1])
        self.oval((-0.03, 1.12), 0.36, 0.34, dress[2])
        self.shape([(-0.06, 0.8), (0.06, 0.8), (0.1, 1), (-0.1, 1)], self.trim[2])
        for y in (0.88, 0.96):
            self.oval((0, y), 0.018, 0.018, "brass-light")
        self.shape([(-0.075, 0.6), (0.075, 0.6), (0.085, 0.82), (-0.085, 0.82)], looks.shade)
        if looks.collar == "ruff":
            self.oval((0, 0.77), 0.21, 0.075, "shade")
            self.oval((0, 0.755), 0.2, 0.06, "text")
            for step in range(-3, 4):
                x = step * 0.055
                self.shape([(x, 0.72), (x + 0.012, 0.82), (x - 0.012, 0.82)], "shade")
        elif looks.collar == "fur":
            self.both([(0.06, 0.76), (0.3, 0.84), (0.24, 1), (0.08, 1)], "text")
            for x, y in ((0.14, 0.86), (0.2, 0.95), (0.13, 0.96)):
                self.ovals((x, y), 0.012, 0.02, "ink")
        else:
            self.oval((0, 0.8), 0.12, 0.06, looks.skin)
            for x, y in ((0.1, 0.81), (0.06, 0.845), (0, 0.86)):
                self.ovals((x, y), 0.022, 0.022, "text")

    def _head(self) -> None:
        looks = self.looks
        self.ovals((0.165, 0.5), 0.03, 0.045, looks.shade)
        self.oval((0, 0.49), 0.168, 0.21, looks.shade)
        self.oval((-0.012, 0.483), 0.152, 0.2, looks.skin)
        dark = "ink" if looks.skin != "skin-deep" else "k0"
        self.ovals((0.066, 0.485), 0.026, 0.017, "text")
        self.ovals((0.064, 0.485), 0.014, 0.018, dark)
        brow = looks.hair if looks.hair != "hair-light" else "hair"
        self.both([(0.034, 0.434), (0.07, 0.428), (0.104, 0.45)], brow)
        self.shape([(0.0, 0.49), (0.026, 0.555), (-0.004, 0.562)], looks.shade)
        self.oval((0, 0.608), 0.042, 0.015, "lip")

    def _hair_before(self) -> None:
        looks = self.looks
        if looks.cut in {"beard", "moustache"}:
            if looks.cut == "beard":
                self.shape(
                    [
                        *((-0.165, 0.5), (-0.12, 0.57), (0.12, 0.57), (0.165, 0.5)),
                        *((0.15, 0.66), (0.06, 0.78), (-0.06, 0.78), (-0.15, 0.66)),
                    ],
                    looks.hair,
                )
                self.oval((0, 0.612), 0.045, 0.016, "lip")
            self.both([(0.0, 0.572), (0.07, 0.575), (0.11, 0.6), (0.0, 0.598)], looks.hair)
        self.shape(
            [
                *((-0.175, 0.48), (-0.18, 0.36), (-0.1, 0.27), (0.1, 0.27), (0.18, 0.36)),
                *((0.175, 0.48), (0.13, 0.39), (0.02, 0.36), (-0.1, 0.38)),
            ],
            looks.hair,
        )

    def _crown(self) -> None:
        self.shape(
            [
                *((-0.16, 0.33), (-0.2, 0.12), (-0.1, 0.21), (0, 0.08)),
                *((0.1, 0.21), (0.2, 0.12), (0.16, 0.33)),
            ],
            "y2",
        )
        self.shape([(0, 0.08), (0.1, 0.21), (0.2, 0.12), (0.16, 0.33), (0.04, 0.33)], "y1")
        self.shape([(-0.16, 0.33), (-0.165, 0.28), (0.165, 0.28), (0.16, 0.33)], "brass-dark")
        for x in (-0.1, 0, 0.1):
            self.oval((x, 0.305), 0.02, 0.02, self.jewel)
        for x, y in ((-0.2, 0.11), (0, 0.07), (0.2, 0.11)):
            self.oval((x, y), 0.024, 0.024, "y4")

    def _tiara(self) -> None:
        self.shape([(-0.14, 0.32), (0, 0.15), (0.14, 0.32), (0.1, 0.34), (-0.1, 0.34)], "y2")
        self.shape([(0, 0.15), (0.14, 0.32), (0.1, 0.34), (0, 0.34)], "y1")
        self.oval((0, 0.27), 0.034, 0.04, self.jewel)

    def _band(self) -> None:
        self.oval((0, 0.26), 0.16, 0.1, self.looks.hair)
        self.shape([(-0.18, 0.36), (-0.17, 0.3), (0.17, 0.3), (0.18, 0.36)], "y2")
        self.oval((0, 0.33), 0.034, 0.034, self.jewel)

    def _beret(self) -> None:
        self.oval((0.02, 0.27), 0.24, 0.095, self.trim[1])
        self.oval((0.0, 0.25), 0.21, 0.075, self.trim[2])
        self.shape([(-0.17, 0.34), (0.17, 0.34), (0.17, 0.305), (-0.17, 0.305)], self.trim[0])
        self.shape([(0.1, 0.3), (0.22, 0.06), (0.28, 0.02), (0.26, 0.14), (0.14, 0.3)], "text")
        self.oval((0.12, 0.3), 0.026, 0.026, "y2")

    def _turban(self) -> None:
        self.oval((0, 0.27), 0.22, 0.15, "text")
        for low in (0.36, 0.28, 0.2):
            self.shape(
                [(-0.2, low), (0.14, low - 0.1), (0.19, low - 0.07), (-0.17, low + 0.02)], "shade"
            )
        self.oval((0, 0.27), 0.04, 0.05, self.jewel)
        self.shape([(0, 0.22), (-0.03, 0.06), (0.03, 0.06)], "y2")

    def _veil(self) -> None:
        self.shape(
            [(-0.2, 0.36), (-0.13, 0.25), (0.13, 0.25), (0.2, 0.36), (0.1, 0.31), (-0.1, 0.31)],
            "text",
        )
        self.shape([(-0.17, 0.34), (-0.14, 0.29), (0.14, 0.29), (0.17, 0.34), (0, 0.31)], "y2")
        self.oval((0, 0.3), 0.03, 0.03, self.jewel)
