"""The table of colours: every pixel of every picture is one of these, or of a game's own few.

Pictures are 8-bit palette images. What stands under a named tone is meant; the blends
between tones are there for smooth edges alone. A tone that a game brings itself is written
as "#1F4A3D", and stands in a `Palette` of that game's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


def _scene(letter: str) -> tuple[str, ...]:
    return tuple(f"{part}-{letter}" for part in ("sky", "deep", "near", "dusk"))


TONES: Final[Mapping[str, str]] = MappingProxyType(
    {
        # The table, of walnut; `tray` is what is let into it, `panel` a seat's leather.
        "board": "5B3F2A",
        "tray": "281B13",
        "hollow": "442F20",
        "line": "7D634A",
        "panel": "36261C",
        "active": "4A3425",
        "seat": "1F150E",
        "pressed": "50392A",
        # Cards, of paper.
        "card": "F7F0E1",
        "shade": "E2D5BC",
        "faint": "9C8A70",
        "ink": "221A14",
        "dim": "665745",
        "text": "FDF6E7",
        "muted": "CFBEA5",
        "steel": "8C8A8C",
        # Metal of coins, edges and numbers.
        "brass": "C79A45",
        "brass-dark": "7C5A22",
        "brass-light": "EFD28B",
        # Marks.
        "turn": "FFB347",
        "ready": "3FCF8E",
        "fresh": "8FE0FF",
        "alarm": "FF6B5E",
        "callout": "A8185F",
        # Gems, from the darkest facet to the brightest; the middle one is the colour itself.
        **dict(zip(tones_of("w"), ("A9C3D3", "CFE2EC", "EFF7FF", "F8FCFF", "FFFFFF"), strict=True)),
        **dict(zip(tones_of("b"), ("1C2F6E", "283F86", "364D9C", "607DCB", "A3BBF0"), strict=True)),
        **dict(zip(tones_of("g"), ("1B6A54", "338B73", "55AA95", "7CCDB4", "BDEEDD"), strict=True)),
        **dict(zip(tones_of("r"), ("5C0302", "7A0403", "990604", "DB3A30", "FF9C92"), strict=True)),
        **dict(zip(tones_of("k"), ("09090B", "101012", "161619", "3E4047", "74777F"), strict=True)),
        **dict(zip(tones_of("y"), ("B07A08", "DDA91C", "FDD730", "FFE880", "FFF8D2"), strict=True)),
        # Other tones for gems, where two sets would look alike.
        "lemon": "FFF10D",
        # The edges of gems: their own colour, almost black; black's is light.
        "w-edge": "5F7686",
        "b-edge": "14244F",
        "g-edge": "124534",
        "r-edge": "520302",
        "y-edge": "6E4A04",
        "p-edge": "371A6B",
        "sea-dark": "0B2C68",
        "sea": "143A86",
        **dict(zip(tones_of("o"), ("5E3E02", "8E5E02", "BA7D01", "EBB83A", "FFEBA6"), strict=True)),
        **dict(zip(tones_of("p"), ("5A2FA6", "7A46CB", "9968FB", "BD97F9", "E0CFFF"), strict=True)),
        # The scene on a card of each colour: its sky, what is far (`deep`), near, and dark.
        **dict(zip(_scene("w"), ("D9E4E9", "B4C4CF", "8A9FAD", "5F7686"), strict=True)),
        **dict(zip(_scene("b"), ("C3D0F0", "8FA6DA", "5B78BD", "2F4A8C"), strict=True)),
        **dict(zip(_scene("g"), ("C4E6D8", "8CCDB6", "559F86", "2A6A55"), strict=True)),
        **dict(zip(_scene("r"), ("F3CFC7", "E39A93", "BE5F57", "7E2A25"), strict=True)),
        **dict(zip(_scene("k"), ("C9C6C4", "9B9894", "65625F", "383634"), strict=True)),
        **dict(zip(_scene("y"), ("F6E5A8", "E9C75A", "BE9532", "7C5A22"), strict=True)),
        # Backs of the three decks.
        "back-1": "2F6B5E",
        "back-2": "8A5A24",
        "back-3": "5A4A94",
        "back-light-1": "47897A",
        "back-light-2": "A8763C",
        "back-light-3": "7767AF",
        # Nobles.
        "velvet": "4A2F4E",
        "velvet-light": "71507A",
        "skin": "EFC9A6",
        "skin-rose": "DFA184",
        "skin-olive": "C98F63",
        "skin-dark": "8A5637",
        "skin-deep": "5E3826",
        "hair": "5A3B22",
        "hair-light": "D8B676",
        "hair-red": "A8532A",
        "hair-grey": "B7B0A8",
        "lip": "A8443E",
    }
)

GRAIN: Final = 5
"""How many tones the ground of the table has, from the darkest to the brightest."""
FACET: Final = 256 - GRAIN
"""The first of the indices that only the ground of the table uses."""
MOODS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "play": ("2A1B11", "7A5637"),
        "final": ("35120F", "8A3B2C"),
        "over": ("241810", "6B4C31"),
    }
)
"""The darkest and the brightest tone of the ground: in play, in the last round, at the end."""

_RAMPS: Final = tuple(
    (f"{letter}{step}", f"{letter}{step + 1}") for letter in "wbgrkyop" for step in range(4)
)
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
_APART: Final = 10
"""How far a blend must be from every other colour, in the channel that differs most.

A blend or two between tones is enough: pictures are seen at less than half their size, and
every further colour makes the file larger.
"""


def rgb(tone: str) -> Rgb:
    """Return a tone as red, green and blue, 0 to 255."""
    return _hex(TONES[tone] if tone in TONES else tone.removeprefix("#"))


def _hex(value: str) -> Rgb:
    number = int(value, 16)
    return number >> 16, number >> 8 & 255, number & 255


def _colours() -> tuple[Rgb, ...]:
    colours = [rgb(tone) for tone in TONES]
    for one, other in (*_RAMPS, *_BLENDED):
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


_SHARED: Final = _colours()


@dataclass(frozen=True)
class Palette:
    """What pictures are painted with: the tones and blends of every game, and a game's own."""

    own: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.colours) > FACET:
            raise ValueError(f"{len(self.own)} tones of its own are more than a palette holds")

    @cached_property
    def colours(self) -> tuple[Rgb, ...]:
        """All colours but those of the ground."""
        return (*_SHARED, *map(rgb, self.own))

    @cached_property
    def index(self) -> Mapping[str, int]:
        """The index of each tone among the colours; the same for shared tones everywhere."""
        shared = {tone: number for number, tone in enumerate(TONES)}
        own = {tone: number for number, tone in enumerate(self.own, start=len(_SHARED))}
        return MappingProxyType({**shared, **own})

    @cached_property
    def tables(self) -> Mapping[str, bytes]:
        """By mood the 256 colours of a picture, three bytes each; the ground's come last."""
        return MappingProxyType({mood: self._table(mood) for mood in MOODS})

    def _table(self, mood: str) -> bytes:
        dark, bright = (_hex(value) for value in MOODS[mood])
        ground = [_between(dark, bright, step / (GRAIN - 1)) for step in range(GRAIN)]
        colours = [*self.colours, *[self.colours[0]] * (FACET - len(self.colours)), *ground]
        colours[self.index["board"]] = ground[GRAIN // 2]
        return bytes(channel for colour in colours for channel in colour)

    @cached_property
    def dimmed(self) -> list[int]:
        """For every index that of about the same colour dimmed; the ground stays."""
        return self._turned(_dimmed)

    @cached_property
    def grey(self) -> list[int]:
        """For every index that of a dull tone of about the same lightness; the ground stays."""
        return self._turned(_grey)

    def _turned(self, change: Callable[[Rgb], Rgb]) -> list[int]:
        strip = Image.new("RGB", (len(self.colours), 1))
        strip.putdata([change(colour) for colour in self.colours])
        turned = list(self.reduced(strip).tobytes())
        turned[self.index["board"]] = self.index["board"]
        return [*turned, *range(len(turned), 256)]

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
    """Return a colour darker and drained of some of its hue, as in the shade of the table."""
    return _between(_between(colour, _grey(colour), 0.4), rgb("seat"), 0.42)


def _grey(colour: Rgb) -> Rgb:
    """Return a brown as light as a colour."""
    light = (3 * colour[0] + 6 * colour[1] + colour[2]) / 2550
    return _between(rgb("seat"), rgb("muted"), light)


SHARED: Final = Palette()
"""The palette of games that bring no tones of their own."""
