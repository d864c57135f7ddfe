"""The palette of all pictures, which are 8-bit palette images.

It has named tones, and blends between them that only smooth edges use. A game may add tones of
its own, written as "#1F4A3D", in its own `Palette`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PIL import Image

Rgb = tuple[int, int, int]
Point = tuple[float, float]


def tones_of(letter: str) -> tuple[str, ...]:
    """Return the names of a gem's five tones, darkest first."""
    return tuple(f"{letter}{step}" for step in range(5))


def _scene(letter: str) -> tuple[str, ...]:
    return tuple(f"{part}-{letter}" for part in ("sky", "deep", "near", "dusk"))


TONES: Final[Mapping[str, str]] = {
    # The walnut table; `tray` is set into it, `panel` is a seat's leather.
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
    # Gems, darkest facet first; the middle tone is the colour itself.
    **dict(zip(tones_of("w"), ("A9C3D3", "CFE2EC", "EFF7FF", "F8FCFF", "FFFFFF"), strict=True)),
    **dict(zip(tones_of("b"), ("1C2F6E", "283F86", "364D9C", "607DCB", "A3BBF0"), strict=True)),
    **dict(zip(tones_of("g"), ("1B6A54", "338B73", "55AA95", "7CCDB4", "BDEEDD"), strict=True)),
    **dict(zip(tones_of("r"), ("5C0302", "7A0403", "990604", "DB3A30", "FF9C92"), strict=True)),
    **dict(zip(tones_of("k"), ("09090B", "101012", "161619", "3E4047", "74777F"), strict=True)),
    **dict(zip(tones_of("y"), ("B07A08", "DDA91C", "FDD730", "FFE880", "FFF8D2"), strict=True)),
    # Variants for gems whose tones would look alike.
    "lemon": "FFF10D",
    # Edges of gems: their own colour, almost black; a light edge for black.
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
    # The scene on a card of each colour: sky, far (`deep`), near, dark.
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

GROUND_TONES: Final = 5
"""Number of tones of the wood, darkest first."""
FIRST_GROUND: Final = 256 - GROUND_TONES
"""First palette index reserved for the wood."""
MOODS: Final[Mapping[str, tuple[str, str]]] = {
    "play": ("2A1B11", "7A5637"),
    "final": ("35120F", "8A3B2C"),
    "over": ("241810", "6B4C31"),
    "cave": ("1B1815", "70675A"),
    "cave-final": ("2C1311", "7D4438"),
    "cave-over": ("1A1612", "66594A"),
}
"""Darkest and brightest tone of the ground, wood or stone: in play, in the last round, at the end."""

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
_MIN_DISTANCE: Final = 10
"""Least distance of a blend from every other colour, in the channel that differs most.

Few blends are enough: Discord shows pictures at less than half their size, and every further
colour makes the file larger.
"""


def rgb(tone: str) -> Rgb:
    """Return a tone's red, green and blue, 0 to 255."""
    return _hex(TONES[tone] if tone in TONES else tone.removeprefix("#"))


def _hex(value: str) -> Rgb:
    number = int(value, 16)
    return number >> 16, number >> 8 & 255, number & 255


def _colours() -> tuple[Rgb, ...]:
    colours = [rgb(tone) for tone in TONES]
    for one, other in (*_RAMPS, *_BLENDED):
        blend = blended(rgb(one), rgb(other), 0.5)
        if all(
            max(abs(a - b) for a, b in zip(blend, known, strict=True)) >= _MIN_DISTANCE
            for known in colours
        ):
            colours.append(blend)
    return tuple(colours)


def blended(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Interpolate between two colours; `share` is that of the other, 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


_SHARED: Final = _colours()


@dataclass(frozen=True)
class Palette:
    """The shared tones and blends, plus a game's own tones (`own`)."""

    own: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.colours) > FIRST_GROUND:
            raise ValueError(f"a palette has no room for {len(self.own)} tones of a game's own")

    @cached_property
    def colours(self) -> tuple[Rgb, ...]:
        """All colours except the wood's."""
        return (*_SHARED, *map(rgb, self.own))

    @cached_property
    def index(self) -> Mapping[str, int]:
        """Palette index by tone; shared tones have the same index in every palette."""
        shared = {tone: number for number, tone in enumerate(TONES)}
        own = {tone: number for number, tone in enumerate(self.own, start=len(_SHARED))}
        return {**shared, **own}

    @cached_property
    def tables(self) -> Mapping[str, bytes]:
        """The 256 colours by mood, three bytes each; the wood's come last."""
        return {mood: self._table(mood) for mood in MOODS}

    def _table(self, mood: str) -> bytes:
        dark, bright = (_hex(value) for value in MOODS[mood])
        ground = [blended(dark, bright, step / (GROUND_TONES - 1)) for step in range(GROUND_TONES)]
        colours = [*self.colours, *[self.colours[0]] * (FIRST_GROUND - len(self.colours)), *ground]
        colours[self.index["board"]] = ground[GROUND_TONES // 2]
        return bytes(channel for colour in colours for channel in colour)

    @cached_property
    def dimmed(self) -> list[int]:
        """Lookup table from each index to its dimmed colour; the wood stays."""
        return self._turned(_dimmed)

    @cached_property
    def grey(self) -> list[int]:
        """Lookup table from each index to a grey of the same lightness; the wood stays."""
        return self._turned(_grey)

    def _turned(self, change: Callable[[Rgb], Rgb]) -> list[int]:
        strip = Image.new("RGB", (len(self.colours), 1))
        strip.putdata([change(colour) for colour in self.colours])
        turned = list(self.reduced(strip).tobytes())
        turned[self.index["board"]] = self.index["board"]
        return [*turned, *range(len(turned), 256)]

    def reduced(self, image: Image.Image) -> Image.Image:
        """Quantise an RGB image to indices of this palette.

        The mode is L, not P, since a palette would be most of a small sprite's memory.
        """
        indices = image.quantize(palette=self._target, dither=Image.Dither.NONE)
        return Image.frombytes("L", image.size, indices.tobytes())

    @cached_property
    def _target(self) -> Image.Image:
        # Without the wood's tones, which quantising would confuse with similar ones.
        colours = [*self.colours, *[self.colours[0]] * (256 - len(self.colours))]
        image = Image.new("P", (1, 1))
        image.putpalette(bytes(channel for colour in colours for channel in colour))
        return image


def _dimmed(colour: Rgb) -> Rgb:
    """Darken a colour and take out some of its hue."""
    return blended(blended(colour, _grey(colour), 0.4), rgb("seat"), 0.34)


def _grey(colour: Rgb) -> Rgb:
    """Return a brown of the same lightness."""
    light = (3 * colour[0] + 6 * colour[1] + colour[2]) / 2550
    return blended(rgb("seat"), rgb("muted"), light)


SHARED: Final = Palette()
"""The palette of games that bring no tones of their own."""
