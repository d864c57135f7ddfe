"""The picture of a profile: what is known of a person, and what is still to come."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from bot.testing.checks import LARGEST, STRANGE, opened
from render import LOOKS, marks
from render.palette import SHARED
from render.profile import NEW_HEIGHT, PROFILE_HEIGHT, PROFILE_WIDTH, Profile, Record, draw
from render.sheet import PLAIN
from rules import MOST_SEATS

ICONS = tuple(LOOKS["splendor"].icons.values())[:3]
DECOR = LOOKS["splendor"].decor
RECORDS = (
    Record("highest", "highest score", "18"),
    Record("streak", "best streak", "2"),
    Record("fewest", "fewest turns", "25"),
)
NEW = Profile(
    "Ada",
    "Newcomer",
    points=None,
    label="",
    curve=(),
    empty="No rated games yet.",
    recent="Last games",
    form=(),
    places=(),
    favourites="favourites",
    colours=(),
    records=(),
)
KNOWN = replace(
    NEW,
    colours=ICONS,
    points=1043,
    label="points",
    curve=(980, 1001, 996, 1012, 1031, 1043),
    form=(2, 1, 2, 1, 1),
    places=((1, 4), (2, 2)),
    records=RECORDS,
)
BELOW = (0, 160, PROFILE_WIDTH, PROFILE_HEIGHT)


def test_everything_known_shows() -> None:
    """Rank, last change, picture and every figure make another picture of one size."""
    others = (
        replace(KNOWN, line="Expert"),
        replace(KNOWN, label="points so far"),
        replace(KNOWN, rank="place 3 here"),
        replace(KNOWN, change=12),
        replace(KNOWN, change=-12),
        replace(KNOWN, titles=1),
        replace(KNOWN, avatar=Image.new("RGBA", (40, 56), "#3F00FF")),
        replace(KNOWN, curve=(980, *KNOWN.curve)),
        replace(KNOWN, form=(1, 1, 2, 1, 1)),
        replace(KNOWN, places=((1, 5), (2, 2))),
        replace(KNOWN, records=RECORDS[:2]),
        replace(KNOWN, records=(*RECORDS[:2], replace(RECORDS[2], number="24"))),
        replace(KNOWN, points=None),
    )
    drawn = [draw(profile, DECOR) for profile in (KNOWN, *others)]
    assert len(set(drawn)) == len(drawn)
    assert {opened(file).size for file in drawn} == {(PROFILE_WIDTH, PROFILE_HEIGHT)}
    assert max(map(len, drawn)) < LARGEST
    assert draw(KNOWN, DECOR) == draw(KNOWN, DECOR)


def test_somebody_new_sees_what_there_is_to_win() -> None:
    """An empty wreath and the game's stones, and how to begin, in a picture of their own without a record."""
    image = opened(draw(NEW, DECOR))
    assert image.size == (PROFILE_WIDTH, NEW_HEIGHT)
    below = image.crop((20, 170, 860, NEW_HEIGHT - 20)).tobytes()
    assert all(below.count(SHARED.index[tone]) > 100 for tone in ("b1", "g1", "r1", "text"))
    assert SHARED.index["fresh"] not in below
    assert draw(replace(NEW, invite="Play!"), DECOR) != draw(NEW, DECOR)


def test_few_games_are_listed() -> None:
    """Each with its place, what it led to and what it changed; a curve begins with the fifth."""
    few = replace(KNOWN, curve=(500, 505, 499), form=(1, 2), places=((1, 1), (2, 1)))
    others = (
        replace(few, curve=(500, 505, 498)),
        replace(few, curve=(500, 506, 499)),
        replace(few, curve=(500, 505)),
        replace(few, form=(2, 2)),
        replace(few, records=()),
    )
    drawn = [draw(profile, DECOR) for profile in (few, *others)]
    assert len(set(drawn)) == len(drawn)
    tone = SHARED.index["turn"]
    for shown, curved in ((few, False), (KNOWN, True)):
        left = opened(draw(shown, PLAIN)).crop((20, 170, 520, 380))
        assert (left.tobytes().count(tone) > 100) is curved


def rise(first: int, last: int) -> int:
    """Return how many pixels a curve rises between two columns, clear of the discs at its ends."""
    image = opened(draw(replace(KNOWN, curve=(first,) * 4 + (last,) * 4), PLAIN))
    columns = (image.crop((x, 170, x + 1, 380)).tobytes() for x in (170, 440))
    begin, end = (column.index(SHARED.index["turn"]) for column in columns)
    return begin - end


def test_every_place_shows_how_often_it_was_taken() -> None:
    """However many places there are, the number of games of each makes another picture."""
    places = tuple((place, 10 + place) for place in range(1, MOST_SEATS + 1))
    for count in range(1, MOST_SEATS + 1):
        some = replace(KNOWN, places=places[:count])
        others = [
            replace(some, places=(*some.places[:at], (at + 1, 9), *some.places[at + 1 :]))
            for at in range(count)
        ]
        assert len({draw(it, DECOR) for it in (some, *others)}) == 1 + count


def test_a_curve_goes_where_the_points_go() -> None:
    """It rises with them and falls with them."""
    assert rise(500, 505) > 0
    assert rise(505, 500) < 0


@pytest.mark.parametrize("size", [34, 42, 126, 228])
def test_a_wreath_is_whole(size: int) -> None:
    """No leaf reaches the edge of the sign, where it would be cut."""
    left, top, right, bottom = marks.laurel(size).getchannel("A").getbbox() or (0, 0, 0, 0)
    assert min(left, top, size - right, size - bottom) > 0


@pytest.mark.parametrize("name", STRANGE)
def test_no_name_breaks_a_profile(name: str) -> None:
    """Whatever a person is called, everything below the title stays where it is."""
    usual, drawn = (
        opened(draw(replace(KNOWN, name=it, rank="place 3 here"), DECOR)) for it in ("", name)
    )
    assert drawn.crop(BELOW).tobytes() == usual.crop(BELOW).tobytes()


def test_a_few_points_are_no_triumph() -> None:
    """A curve of five points rises by less than a tenth of one of a hundred."""
    assert 0 < rise(500, 505) < rise(500, 600) / 10
