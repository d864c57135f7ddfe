"""The chart of a review: every seat is told apart without its colour, at any length of a game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from render import LOOKS, Feat
from render.palette import SHARED
from render.plot import SEATS, SHAPES, apart, sign
from render.review import (
    PLOT_LEFT,
    PLOT_RIGHT,
    REVIEW_HEIGHT,
    REVIEW_WIDTH,
    TOP,
    Course,
    draw,
    smoothed,
)
from render.sheet import MARGIN
from tests.render.checks import STRANGE, opened, where
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
    """Where all have the same chance all along, each has its line, in a lane below the one before."""
    same = replace(course(seats, 60), chances=((1 / seats,) * seats,) * 61, points=())
    plot = opened(draw(same)).crop((MARGIN + PLOT_LEFT, TOP, MARGIN + PLOT_RIGHT, REVIEW_HEIGHT))
    for tone in SEATS[:seats]:
        assert plot.tobytes().count(SHARED.index[tone]) > 800, tone
    tops = [where(plot, tone)[1] for tone in SEATS[:seats]]
    assert tops == sorted({*tops})


def test_a_picture_is_the_same_every_time() -> None:
    """The same review gives the same pixels, and each part of it another picture."""
    known = course(3, 40)
    assert opened(draw(known)) == opened(draw(known))
    others = [
        replace(known, points=known.points[:2]),
        replace(known, accuracy=(1.0, 2.0, None)),
        replace(known, names=("Zoe", *known.names[1:])),
        replace(known, chances=(*known.chances[:-1], (1.0, 0.0, 0.0))),
        replace(known, title="Review"),
        replace(known, avatars={1: Image.new("RGBA", (64, 64), "red")}),
    ]
    assert len({draw(each) for each in (known, *others)}) == 7


@pytest.mark.parametrize("name", STRANGE)
def test_no_name_breaks_a_chart(name: str) -> None:
    """Whatever a person is called, the chart is drawn, and accuracy stays where it is."""
    for seats in (2, 4):
        usual = course(seats, 12)
        strange = opened(draw(replace(usual, names=(name,) * seats))).convert("RGB")
        plain = opened(draw(replace(usual, names=("",) * seats))).convert("RGB")
        # Everything but where the names stand is alike: the title and the lanes.
        for box in (
            (0, 0, REVIEW_WIDTH, TOP),
            (MARGIN + PLOT_LEFT, TOP, REVIEW_WIDTH, REVIEW_HEIGHT),
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
    above = (
        opened(draw(course))
        .convert("L")
        .crop((MARGIN + PLOT_LEFT - 20, TOP + 6, MARGIN + PLOT_RIGHT + 22, TOP + 38))
    )
    bright = above.point([255 * (light > 230) for light in range(256)])
    columns = (bright.crop((x, 0, x + 1, above.height)).getbbox() for x in range(above.width))
    return len("".join("x" if column else " " for column in columns).split())


@pytest.mark.parametrize("seats", [2, 4])
def test_a_purchase_stands_in_its_lane_at_its_turn(seats: int) -> None:
    """Its gem is where the axis has that turn, with what it gained."""
    turns, decor = 40, LOOKS["splendor"].decor
    plain = opened(draw(course(seats, turns), decor)).convert("RGB")
    tops = dict[int, int]()
    for seat in range(seats):
        for turn in (10, 30):
            for gained in (0, 3):
                known = replace(course(seats, turns), feats=(Feat(turn, seat, "r", gained),))
                shown = opened(draw(known, decor)).convert("RGB")
                box = ImageChops.difference(plain, shown).getbbox()
                assert box is not None
                middle = MARGIN + PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * turn / turns
                assert abs((box[0] + box[2]) / 2 - middle) < 4
                tops[seat] = box[1]
    assert [*tops.values()] == sorted({*tops.values()})


def test_signs_on_a_rail_keep_apart() -> None:
    """Each has the room of its own breadth, in the order of the turns, and between the ends."""
    breadths = {0: 10.0, 1: 40.0, 2: 10.0, 3: 30.0}
    for ends in ({0: 0.0, 1: 1.0, 2: 1.0, 3: 2.0}, {0: 98.0, 1: 99.0, 2: 100.0, 3: 100.0}):
        places = apart(ends, (0, 100), breadths.__getitem__)
        assert list(places) == sorted(places, key=places.__getitem__)
        assert 0 <= places[0] < places[3] <= 100
        for one, other in pairwise(breadths):
            assert places[other] - places[one] >= (breadths[one] + breadths[other]) / 2
    assert apart({}, (0, 100), breadths.__getitem__) == {}


def test_low_chances_use_the_whole_lane() -> None:
    """The scale of three players or more ends above the highest chance, and says where."""
    usual = course(4, 60)

    def top(share: float) -> int:
        chances = ((share, *((1 - share) / 3,) * 3),) * 61
        image = opened(draw(replace(usual, chances=chances, points=())))
        plot = image.crop((MARGIN + PLOT_LEFT, TOP, MARGIN + PLOT_RIGHT, REVIEW_HEIGHT))
        return where(plot, SEATS[0])[1]

    assert top(0.4) == top(0.6) == top(0.8) < top(0.42)


def test_a_line_is_calm_between_its_true_ends() -> None:
    """Chances that jump with every turn become their mean; the first and the last stay."""
    jumping = [0.3, *[0.7, 0.3] * 20, 1.0]
    calm = smoothed(jumping, 2)
    assert (calm[0], calm[-1]) == (0.3, 1.0)
    assert all(abs(value - 0.5) < 0.1 for value in calm[3:-3])
    assert smoothed([0.25] * 9, 4) == [0.25] * 9
    assert smoothed([0.5], 4) == [0.5]
