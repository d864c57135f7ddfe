"""The picture of a profile: what is known of a person, and what is still to come."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from render import LOOKS, marks
from render.palette import SHARED
from render.profile import PROFILE_HEIGHT, PROFILE_WIDTH, Profile, draw
from tests.render.checks import STRANGE, opened

ICONS = tuple(LOOKS["splendor"].icons.values())[:3]
NEW = Profile("Ada", None, provisional=False, curve=(), form=(), places=(), colours=ICONS, highest=0, streak=0, fewest=None)  # fmt: skip
KNOWN = replace(
    NEW,
    points=1043,
    curve=(980, 1031, 1043),
    form=((2, 3), (1, 2), (1, 4)),
    places=((1, 2), (2, 1)),
    highest=18,
    streak=2,
    fewest=25,
)


def test_everything_known_shows() -> None:
    """Rank, last change, picture and every figure make another picture of one size."""
    others = (
        replace(KNOWN, rank=3),
        replace(KNOWN, change=12),
        replace(KNOWN, change=-12),
        replace(KNOWN, avatar=Image.new("RGBA", (40, 56), "#3F00FF")),
        replace(KNOWN, provisional=True),
        replace(KNOWN, fewest=None),
        replace(KNOWN, streak=0),
        NEW,
    )
    drawn = [draw(profile) for profile in (KNOWN, *others)]
    assert len(set(drawn)) == len(drawn)
    assert {opened(file).size for file in drawn} == {(PROFILE_WIDTH, PROFILE_HEIGHT)}
    assert draw(KNOWN) == draw(KNOWN)


def test_somebody_new_sees_what_is_to_come() -> None:
    """Wreath, curve, places, records and gems stand there in outline, none in its own colour."""
    image = opened(draw(NEW))
    for tone in ("y1", "y2", "turn", "fresh", "w2"):
        assert image.tobytes().count(SHARED.index[tone]) == 0
    for box in (
        (580, 100, 800, 330),
        (60, 130, 560, 330),
        (30, 470, 400, 560),
        (470, 470, 800, 600),
    ):
        faint = image.crop(box).tobytes()
        assert faint.count(SHARED.index["pressed"]) + faint.count(SHARED.index["line"]) > 300


def test_no_game_is_made_up() -> None:
    """Before the first one the chart has level lines alone, and no bar is longer than another."""
    image = opened(draw(NEW))
    chart = image.crop((300, 140, 540, 320))
    ground = SHARED.index["seat"]
    rows = [set(chart.crop((0, y, 240, y + 1)).tobytes()) for y in range(chart.height)]
    assert sum(row != {ground} for row in rows) == 6
    bars = [image.crop((76, top, 400, top + 38)) for top in (470, 508)]
    assert bars[0].tobytes() == bars[1].tobytes()


@pytest.mark.parametrize("size", [34, 42, 126, 228])
def test_a_wreath_is_whole(size: int) -> None:
    """No leaf reaches the edge of the sign, where it would be cut."""
    left, top, right, bottom = marks.laurel(size).getchannel("A").getbbox() or (0, 0, 0, 0)
    assert min(left, top, size - right, size - bottom) > 0


@pytest.mark.parametrize("name", STRANGE)
def test_no_name_breaks_a_profile(name: str) -> None:
    """Whatever a person is called, rank and rating stay where they are."""
    usual = opened(draw(replace(KNOWN, name="", rank=3)))
    drawn = opened(draw(replace(KNOWN, name=name, rank=3)))
    for box in ((700, 30, 800, 100), (0, 130, PROFILE_WIDTH, PROFILE_HEIGHT)):
        assert drawn.crop(box).tobytes() == usual.crop(box).tobytes()
