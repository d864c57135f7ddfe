"""Colours can be told apart by everyone, and texts can be read."""

from __future__ import annotations

from itertools import combinations, product
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

from render.palette import FACET, SHARED, TONES, Palette, rgb
from render.seekers.gems import GEMS as SEEKERS
from render.splendor.gems import GEMS as SPLENDOR
from render.stones import Stone

# Machado, Oliveira and Fernandes (2009), full severity, for linear light.
SIGHT = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)
SETS: dict[str, tuple[Stone, ...]] = {"splendor": SPLENDOR, "seekers": tuple(SEEKERS.values())}


def linear(colour: tuple[int, int, int]) -> list[float]:
    """Return a colour in linear light, 0 to 1."""
    shares = (channel / 255 for channel in colour)
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares]


def times(matrix: tuple, vector: list[float]) -> list[float]:
    """Return a matrix times a vector, kept from 0 to above."""
    return [max(0.0, sum(a * b for a, b in zip(row, vector, strict=True))) for row in matrix]


def lab(light: list[float]) -> tuple[float, float, float]:
    """Return linear light as CIELAB."""
    x, y, z = (
        share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
        for share in (a / b for a, b in zip(times(TO_XYZ, light), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """Return the distance of two colours in CIELAB (Sharma, Wu and Dalal 2005)."""
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1 + (1 - sqrt(mean**7 / (mean**7 + 25**7))) / 2
    a1, a2 = one[1] * stretch, other[1] * stretch
    c1, c2 = hypot(a1, one[2]), hypot(a2, other[2])
    h1, h2 = degrees(atan2(one[2], a1)) % 360, degrees(atan2(other[2], a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    light, chroma = other[0] - one[0], c2 - c1
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    l, c = (one[0] + other[0]) / 2, (c1 + c2) / 2  # noqa: E741 - as the formula has it
    h = h1 + turn / 2 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(h - 30))
        + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6))
        - 0.2 * cos(radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (l - 50) ** 2 / sqrt(20 + (l - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    spin = 30 * exp(-((((h % 360) - 275) / 25) ** 2))
    rotation = -2 * sqrt(c**7 / (c**7 + 25**7)) * sin(radians(2 * spin))
    x, y, z = light / sl, chroma / sc, hue / sh
    return sqrt(x * x + y * y + z * z + rotation * y * z)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two tones as WCAG reckons it, 1 to 21."""
    dark, bright = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (linear(rgb(one)), linear(rgb(other)))
    )
    return (bright + 0.05) / (dark + 0.05)


def test_the_distance_is_the_known_one() -> None:
    """The formula gives the value published for a pair of colours."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)


@pytest.mark.parametrize("game", SETS)
@pytest.mark.parametrize("sight", SIGHT)
def test_gems_differ_for_every_sight(sight: str, game: str) -> None:
    """Every two gems of a game are at least 23 apart (CIEDE2000), however one sees colours."""
    seen = [lab(times(SIGHT[sight], linear(rgb(gem.tones[2])))) for gem in SETS[game]]
    for one, other in combinations(seen, 2):
        assert ciede2000(one, other) >= 23


@pytest.mark.parametrize("game", SETS)
def test_gems_differ_in_shape(game: str) -> None:
    """No two gems of a game have the same corners."""
    assert len({gem.corners for gem in SETS[game]}) == len(SETS[game])


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *product(("text", "muted"), ("panel", "tray", "board", "seat")),
        *product(("text",), ("active", "back-1", "back-2", "back-3", "velvet")),
        *product(("ink", "dim"), ("card",)),
        *product(("y3", "text"), ("ink",)),
        *product(("ink",), ("turn", "ready", "y2")),
        *product(("alarm",), ("tray",)),
    ],
)
def test_texts_can_be_read(ink: str, ground: str) -> None:
    """Every text has a contrast of 4.5 or more with what it stands on."""
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("mood", ["play", "final", "over"])
def test_texts_can_be_read_in_every_mood(mood: str) -> None:
    """The palette is full in every mood, and has the ground of that mood."""
    colours = SHARED.tables[mood]
    assert len(colours) == 3 * 256
    assert len(SHARED.colours) <= FACET


def test_every_tone_is_itself_in_the_palette() -> None:
    """Each named tone is a colour of the palette at its index."""
    for tone, index in SHARED.index.items():
        assert SHARED.colours[index] == rgb(tone)
    assert len(SHARED.index) == len(TONES)


def test_a_game_may_bring_tones_of_its_own() -> None:
    """Own tones come behind the shared ones, which stay where they are; too many are refused."""
    palette = Palette(("#1F4A3D", "#8A1C1C"))
    assert palette.colours[palette.index["#8A1C1C"]] == (0x8A, 0x1C, 0x1C)
    assert {tone: palette.index[tone] for tone in TONES} == SHARED.index
    with pytest.raises(ValueError, match="more than a palette holds"):
        Palette(tuple(f"#0000{number:02X}" for number in range(120)))
