"""The chart of a review: every seat is told apart without its colour, at any length of a game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render import fonts
from render.palette import SHARED
from render.plot import SEATS, SHAPES, sign
from render.review import REVIEW_HEIGHT, REVIEW_WIDTH, Course, draw
from tests.render.checks import STRANGE, opened
from tests.render.golden import course

LARGEST = 100_000
SIZE = 24
"""How large, in pixels, the signs on a line are."""


@pytest.mark.parametrize("turns", [1, 5, 12, 57, 120, 400])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_has_its_chart(seats: int, turns: int) -> None:
    """Whatever its length it is one size, a picture of few colours, and below 100 kB."""
    picture = draw(course(seats, turns))
    image = opened(picture)
    assert (image.mode, image.size) == ("P", (REVIEW_WIDTH, REVIEW_HEIGHT))
    assert len(picture) < LARGEST


def shape(seat: int) -> Image.Image:
    """Return a seat's sign without its colour."""
    return sign(seat, SIZE).getchannel("A").point([255 * (alpha > 127) for alpha in range(256)])


def test_seats_are_told_apart_by_shape_alone() -> None:
    """No two signs cover the same pixels, at the smallest size, for as many seats as have a tone."""
    assert len(SHAPES) == len(SEATS)
    for one, other in combinations(range(len(SEATS)), 2):
        apart = ImageChops.difference(shape(one), shape(other)).histogram()[255]
        assert apart > 0.1 * SIZE * SIZE, (one, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_chances_hide_no_seat(seats: int) -> None:
    """Where all have the same chance all along, each line is still seen beside the others."""
    same = replace(course(seats, 60), chances=((1 / seats,) * seats,) * 61, points=())
    plot = opened(draw(same)).crop((142, 150, 720, 560)).tobytes()
    for tone in SEATS[:seats]:
        assert plot.count(SHARED.index[tone]) > 800, tone


def test_a_picture_is_the_same_every_time() -> None:
    """The same review gives the same pixels, and each part of it another picture."""
    known = course(3, 40)
    assert opened(draw(known)) == opened(draw(known))
    others = [
        replace(known, points=known.points[:2]),
        replace(known, accuracy=(1.0, 2.0, None)),
        replace(known, names=("Zoe", *known.names[1:])),
        replace(known, chances=(*known.chances[:-1], (1.0, 0.0, 0.0))),
    ]
    assert len({draw(each) for each in (known, *others)}) == 5


@pytest.mark.parametrize("name", STRANGE)
def test_no_name_breaks_a_chart(name: str) -> None:
    """Whatever a person is called, the chart is drawn, and accuracy stays where it is."""
    for seats in (2, 4):
        usual = course(seats, 12)
        strange = opened(draw(replace(usual, names=(name,) * seats))).convert("RGB")
        plain = opened(draw(replace(usual, names=("",) * seats))).convert("RGB")
        # Everything but where the names stand is alike: signs, numbers, and the lines below.
        left = 30 + (REVIEW_WIDTH - 60) // 2
        number = fonts.length("100", 34)
        for box in (
            (left - 30 - round(number), 24, left, 76),
            (0, 150, REVIEW_WIDTH, REVIEW_HEIGHT),
        ):
            assert strange.crop(box).tobytes() == plain.crop(box).tobytes()


def test_turning_points_close_together_keep_apart() -> None:
    """Three in a row have three numbers above the chart, none of which hides another."""
    usual = replace(course(2, 60), points=())
    close = replace(usual, points=((59, 0), (60, 1)))
    closest = replace(usual, points=((58, 1), (59, 0), (60, 1)))
    assert [badges(each) for each in (usual, close, closest)] == [0, 2, 3]


def badges(course: Course) -> int:
    """Return how many bright things stand side by side above the chart, each apart from the next."""
    above = opened(draw(course)).convert("L").crop((0, 94, REVIEW_WIDTH, 134))
    bright = above.point([255 * (light > 230) for light in range(256)])
    columns = (bright.crop((x, 0, x + 1, above.height)).getbbox() for x in range(REVIEW_WIDTH))
    return len("".join("x" if column else " " for column in columns).split())
