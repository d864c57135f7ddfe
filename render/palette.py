"""The table of colours: every pixel of every picture is one of these, or of a game's own few.

Pictures are 8-bit palette images. What stands under a named tone is meant; the blends
between tones are there for smooth edges alone. A tone that a game brings itself is written
as "#1F4A3D", and stands in a `Palette` of that game's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final

from PIL import Image

Rgb = tuple[int, int, int]
Point = tuple[float, float]


def tones_of(letter: str) -> tuple[str, ...]:
    """Return the names of a gem's five tones, from the darkest facet to the brightest."""
    return tuple(f"{letter}{step}" for step in range(5))


TONES: Final[Mapping[str, str]] = MappingProxyType(
    {
        # The table: `board` and three facets of it that only a mood may change.
        "board": "2B303B",
        "tray": "20242D",
        "line": "566074",
        "panel": "3A4150",
        "active": "465166",
        "seat": "262B35",
        # Cards.
        "card": "F6F2E8",
        "shade": "DDD6C6",
        "faint": "8F8878",
        "ink": "1F1F21",
        "dim": "5E5A52",
        "text": "FBF8F1",
        "muted": "B9C1D0",
        "steel": "858C98",
        # Marks.
        "turn": "FFAE42",
        "ready": "38D39A",
        "fresh": "6FD0FF",
        "alarm": "FF6B5E",
        # Gems, from the darkest facet to the brightest; the middle one is the colour itself.
        **dict(zip(tones_of("w"), ("A9C3D3", "CFE2EC", "F1FAFF", "FAFDFF", "FFFFFF"), strict=True)),
        **dict(zip(tones_of("b"), ("1C3274", "29448D", "3556A6", "5F80CC", "A3BBF0"), strict=True)),
        **dict(zip(tones_of("g"), ("1F6E55", "2F8D70", "41AB89", "6FCBAD", "B4EAD6"), strict=True)),
        **dict(zip(tones_of("r"), ("7C0503", "A00604", "C40703", "E8483F", "FF9C92"), strict=True)),
        **dict(zip(tones_of("k"), ("0B0B0D", "151517", "1F1F21", "43454C", "74777F"), strict=True)),
        **dict(zip(tones_of("y"), ("B07A08", "DDA91C", "FDD730", "FFE880", "FFF8D2"), strict=True)),
        # Other tones for gems, where two sets would look alike.
        "ruby": "AE0409",
        "lemon": "FFE135",
        "jade": "45B391",
        "sea-dark": "0B2C68",
        "sea": "104396",
        **dict(zip(tones_of("o"), ("6B4409", "94600C", "C28212", "E2AC45", "F7DC9C"), strict=True)),
        **dict(zip(tones_of("p"), ("5A2FA6", "7A46CB", "9B64F0", "BD97F9", "E0CFFF"), strict=True)),
        # The head of a card of each colour, and backs of the three decks.
        "deep-w": "B4C4CF",
        "deep-b": "8FA6DA",
        "deep-g": "8CCDB6",
        "deep-r": "E39A93",
        "deep-k": "8B8C93",
        "deep-y": "E9C75A",
        "back-1": "2F6B5E",
        "back-2": "8A5A24",
        "back-3": "5A4A94",
        # Nobles.
        "velvet": "4A3557",
        "velvet-light": "6B5080",
        "skin": "EBC7A4",
        "skin-dark": "A9744F",
        "hair": "4A3426",
        "hair-light": "C9B79A",
    }
)

MOODS: Final[Mapping[str, tuple[str, str, str, str]]] = MappingProxyType(
    {
        "play": ("2B303B", "282D37", "252A33", "2E343F"),
        "final": ("4C2A31", "46272D", "402429", "522E35"),
        "over": ("1D2027", "1A1D24", "181B21", "20232B"),
    }
)
"""The table's ground and its three facets: in play, in the last round, and at the end."""

_BLENDED: Final = (
    *((ink, card) for card in ("card", "shade") for ink in ("ink", "dim", "faint")),
    *(
        (ink, ground)
        for ground in ("panel", "active", "tray", "board", "seat")
        for ink in ("text", "muted", "ink", "line", "card")
    ),
    *(("ink", f"deep-{letter}") for letter in "wbgrky"),
    *(("text", back) for back in ("back-1", "back-2", "back-3", "velvet")),
    *(
        (mark, ground)
        for mark in ("turn", "ready", "fresh", "y2")
        for ground in ("panel", "active", "ink", "board")
    ),
    *((f"{letter}2", "ink") for letter in "wbgry"),
    *((f"{letter}2", "card") for letter in "bgrky"),
    ("steel", "k2"),
    ("steel", "card"),
    ("steel", "panel"),
    ("velvet", "board"),
    ("velvet-light", "skin"),
)
_APART: Final = 14
"""How far a blend must be from every other colour, in the channel that differs most.

One blend between two tones is enough: pictures are seen at less than half their size, and
every further colour makes the file larger.
"""
_DIMMED: Final = 0.42
_DRAINED: Final = 0.45


def rgb(tone: str) -> Rgb:
    """Return a tone as red, green and blue, 0 to 255."""
    return _hex(TONES[tone] if tone in TONES else tone.removeprefix("#"))


def _hex(value: str) -> Rgb:
    number = int(value, 16)
    return number >> 16, number >> 8 & 255, number & 255


def _colours() -> tuple[Rgb, ...]:
    colours = [rgb(tone) for tone in TONES]
    for one, other in _BLENDED:
        blend = _between(rgb(one), rgb(other), 0.5)
        if all(
            max(abs(a - b) for a, b in zip(blend, known, strict=True)) >= _APART
            for known in colours
        ):
            colours.append(blend)
    return tuple(colours)


def _between(one: Rgb, other: Rgb, share: float) -> Rgb:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


FACET: Final = 253
"""The first of the three indices that only the ground of the table uses."""
GREYS: Final = 16
_SHARED: Final = _colours()


@dataclass(frozen=True)
class Palette:
    """What pictures are painted with: the tones and blends of every game, and a game's own."""

    own: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if 2 * len(self.colours) + GREYS > FACET:
            raise ValueError(f"{len(self.own)} tones of its own are more than a palette holds")

    @cached_property
    def colours(self) -> tuple[Rgb, ...]:
        """All colours but those that stand for dimmed ones, greys and the ground."""
        return (*_SHARED, *map(rgb, self.own))

    @cached_property
    def index(self) -> Mapping[str, int]:
        """The index of each tone among the colours; the same for shared tones everywhere."""
        shared = {tone: number for number, tone in enumerate(TONES)}
        own = {tone: number for number, tone in enumerate(self.own, start=len(_SHARED))}
        return MappingProxyType({**shared, **own})

    @cached_property
    def tables(self) -> Mapping[str, bytes]:
        """By mood the 256 colours of a picture, three bytes each.

        First the colours, then each of them dimmed, greys, and at the end the ground's facets.
        """
        return MappingProxyType({mood: self._table(mood) for mood in MOODS})

    def _table(self, mood: str) -> bytes:
        ground, *facets = (_hex(value) for value in MOODS[mood])
        colours = [*self.colours, *map(_dimmed, self.colours), *map(_grey, range(GREYS))]
        colours += [colours[0]] * (FACET - len(colours)) + facets
        board = self.index["board"]
        colours[board] = colours[len(self.colours) + board] = ground
        return bytes(channel for colour in colours for channel in colour)

    @cached_property
    def dimmed(self) -> list[int]:
        """For every index the one of the same colour dimmed; the ground stays."""
        count = len(self.colours)
        return [index + count if index < count else index for index in range(256)]

    @cached_property
    def grey(self) -> list[int]:
        """For every index the grey of about the same lightness."""
        first = 2 * len(self.colours)
        greys = [
            first + min(GREYS - 1, int(sum(colour) / 3 * (GREYS - 4) / 255))
            for colour in self.colours
        ]
        return [*greys, *range(len(greys), 256)]

    def reduced(self, image: Image.Image) -> Image.Image:
        """Return an RGB image as indices of the table.

        The mode is L, not P: a palette of its own would be most of what a small sprite takes.
        """
        indices = image.quantize(palette=self._target, dither=Image.Dither.NONE)
        return Image.frombytes("L", image.size, indices.tobytes())

    @cached_property
    def _target(self) -> Image.Image:
        # Facets are left out: they are near the ground and would be mistaken for it.
        colours = [*self.colours, *[self.colours[0]] * (256 - len(self.colours))]
        image = Image.new("P", (1, 1))
        image.putpalette(bytes(channel for colour in colours for channel in colour))
        return image


def _dimmed(colour: Rgb) -> Rgb:
    """Return a colour darker and drained of some of its hue."""
    light = sum(colour) / 3
    red, green, blue = (
        round((channel + (light - channel) * _DRAINED) * (1 - _DIMMED)) for channel in colour
    )
    return red, green, blue


def _grey(step: int) -> Rgb:
    light = 30 + step * 150 // (GREYS - 1)
    return light - 6, light - 2, light + 6


SHARED: Final = Palette()
"""The palette of games that bring no tones of their own."""
