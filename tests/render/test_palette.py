"""Colours can be told apart by everyone, and texts can be read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

import pytest

from render.palette import FIRST_GROUND, SHARED, TONES, Palette, rgb
from render.plot import SEATS
from render.review import FILLS, WON
from tests.render import colours
from tests.render.colours import SETS, SIGHT, ciede2000, lab, linear, times


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
    seen = [lab(times(SIGHT[sight], linear(rgb(gem.tones[2])))) for gem in SETS[game].values()]
    for one, other in combinations(seen, 2):
        assert ciede2000(one, other) >= 23


@pytest.mark.parametrize(("tones", "least"), [(SEATS, 24), (FILLS, 9), (WON, 9)])
def test_seats_differ(tones: Sequence[str], least: int) -> None:
    """Lines and bands of every two seats are apart; for those who see fewer colours, order and signs tell them."""
    for one, other in combinations([lab(linear(rgb(tone))) for tone in tones], 2):
        assert ciede2000(one, other) >= least


def test_the_table_of_distances_is_current() -> None:
    """The page about pictures has the distances that the code gives; the command writes them."""
    assert colours.tables() in colours.PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", SETS)
def test_gems_differ_in_shape(game: str) -> None:
    """No two gems of a game have the same corners."""
    assert len({gem.corners for gem in SETS[game].values()}) == len(SETS[game])


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
    assert len(SHARED.colours) <= FIRST_GROUND


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
    with pytest.raises(ValueError, match="no room for"):
        Palette(tuple(f"#0000{number:02X}" for number in range(120)))
