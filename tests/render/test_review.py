"""The chart of a review: every seat has its band, at any length of a game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from bot.testing.checks import STRANGE, opened, where
from render import LOOKS, Feat
from render.palette import rgb
from render.plot import SEATS, SHAPES, apart, sign
from render.review import (
    FILLS,
    FOOT,
    PLOT_LEFT,
    PLOT_RIGHT,
    REVIEW_HEIGHT,
    REVIEW_WIDTH,
    WON,
    Course,
    draw,
    smoothed,
)
from render.sheet import MARGIN, PLAIN, TOP, Decor
from rules import MOST_SEATS
from tests.render.golden import course

LARGEST = 100_000
SIZE = 24
"""How large, in pixels, the signs on a line are."""


@pytest.mark.parametrize("turns", [1, 5, 12, 57, 120, 400])
@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
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
    assert len(SHAPES) == len(SEATS) == len(FILLS) == len(WON) == MOST_SEATS
    for one, other in combinations(range(len(SEATS)), 2):
        apart = ImageChops.difference(shape(one), shape(other)).histogram()[255]
        assert apart > 0.1 * SIZE * SIZE, (one, other)


def plot_of(course: Course, decor: Decor = PLAIN) -> Image.Image:
    """Return the part of a review's picture that has the bands."""
    box = (MARGIN + PLOT_LEFT, TOP + 10, MARGIN + PLOT_RIGHT, REVIEW_HEIGHT - MARGIN - FOOT)
    return opened(draw(course, decor)).crop(box)


@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
def test_equal_chances_hide_no_seat(seats: int) -> None:
    """Where all have the same chance all along, each has as high a band, below the one before."""
    same = replace(course(seats, 60), chances=((1 / seats,) * seats,) * 61, points=())
    plot = plot_of(same)
    bands = [where(plot, tone) for tone in WON[:seats]]
    assert [band[1] for band in bands] == sorted({band[1] for band in bands})
    heights = [bottom - top for _, top, _, bottom in bands]
    assert max(heights) - min(heights) <= 4


def test_a_band_is_as_high_as_the_chance() -> None:
    """A seat with three quarters has three times the height of the other, and the winner is brightest."""
    known = replace(course(2, 60), points=(), chances=(*((0.75, 0.25),) * 60, (1.0, 0.0)))
    plot = plot_of(known).crop((20, 0, PLOT_RIGHT - PLOT_LEFT - 40, REVIEW_HEIGHT - TOP))
    (_, top, _, middle), (_, _, _, foot) = where(plot, WON[0]), where(plot, FILLS[1])
    assert abs((middle - top) / (foot - top) - 0.75) < 0.02


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
    for seats in (2, MOST_SEATS):
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
    """Three in a row have three numbers below the chart, none of which hides another."""
    usual = replace(course(2, 60), points=())
    close = replace(usual, points=((59, 0), (60, 1)))
    closest = replace(usual, points=((58, 1), (59, 0), (60, 1)))
    assert [badges(each) for each in (usual, close, closest)] == [0, 2, 3]


def badges(course: Course) -> int:
    """Return how many bright things stand side by side below the chart, each apart from the next."""
    low = REVIEW_HEIGHT - MARGIN - 2 * FOOT - 6 + 40  # below the digits, in the disc
    light = opened(draw(course)).convert("L")
    below = light.crop((MARGIN + PLOT_LEFT - 20, low, MARGIN + PLOT_RIGHT + 22, low + 2))
    bright = below.point([255 * (light > 230) for light in range(256)])
    columns = (bright.crop((x, 0, x + 1, 2)).getbbox() for x in range(below.width))
    runs = "".join("x" if column else " " for column in columns).split()
    return sum(len(run) > 9 for run in runs)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_gained_stands_in_its_band_at_its_turn(seats: int) -> None:
    """The gem of the turn that gained most is where the axis has that turn; there is one a seat at most."""
    turns, decor = 40, LOOKS["splendor"].decor
    even = replace(course(seats, turns), chances=((1 / seats,) * seats,) * (turns + 1), points=())
    tops = dict[int, int]()
    for seat in range(seats):
        elsewhere = (Feat(20, (seat + 1) % seats, "g", 1),)
        plain = plot_of(replace(even, feats=elsewhere), decor)
        for turn in (10, 30):
            feats = (*elsewhere, Feat(turn, seat, "r", 3), Feat(20, seat, "g", 1))
            box = ImageChops.difference(plain, plot_of(replace(even, feats=feats), decor)).getbbox()
            assert box is not None
            middle = (PLOT_RIGHT - PLOT_LEFT) * turn / turns
            assert abs((box[0] + box[2]) / 2 - middle) < 4
            tops[seat] = box[1]
    assert [*tops.values()] == sorted({*tops.values()})


def test_of_many_gains_the_greatest_of_each_seat_is_shown() -> None:
    """However many there are; in a game of few turns, none is."""
    decor = LOOKS["splendor"].decor
    for turns in (200, 20):
        even = replace(course(2, turns), chances=((0.5, 0.5),) * (turns + 1), points=())
        feats = tuple(Feat(turn, turn % 2, "r", 1 + (turn in {9, 14})) for turn in range(1, turns))
        best = tuple(feat for feat in feats if feat.gained == 2) if turns == 200 else ()
        assert draw(replace(even, feats=feats), decor) == draw(replace(even, feats=best), decor)


def test_the_best_accuracy_is_gold() -> None:
    """It is that of whoever won or not; where all are equal, none is."""
    gold = []
    for accuracy in ((36.0, 36.0), (36.0, 40.0), (None, 40.0), (50.0, 40.0)):
        picture = opened(draw(replace(course(2, 60), accuracy=accuracy))).convert("RGB")
        numbers = picture.crop(
            (MARGIN + PLOT_LEFT - 90, TOP, MARGIN + PLOT_LEFT - 16, REVIEW_HEIGHT)
        )
        gold.append(numbers.tobytes().count(bytes(rgb("y2"))) > 100)
    assert gold == [False, True, False, True]


def test_numbers_in_a_row_keep_apart() -> None:
    """Each has the room of its own breadth, in the order of the turns, and between the ends."""
    breadths = {0: 10.0, 1: 40.0, 2: 10.0, 3: 30.0}
    for ends in ({0: 0.0, 1: 1.0, 2: 1.0, 3: 2.0}, {0: 98.0, 1: 99.0, 2: 100.0, 3: 100.0}):
        places = apart(ends, (0, 100), breadths.__getitem__)
        assert list(places) == sorted(places, key=places.__getitem__)
        assert 0 <= places[0] < places[3] <= 100
        for one, other in pairwise(breadths):
            assert places[other] - places[one] >= (breadths[one] + breadths[other]) / 2
    assert apart({}, (0, 100), breadths.__getitem__) == {}


def test_a_line_is_calm_between_its_true_ends() -> None:
    """Chances that jump with every turn become their mean; the first and the last stay."""
    jumping = [0.3, *[0.7, 0.3] * 20, 1.0]
    calm = smoothed(jumping, 2)
    assert (calm[0], calm[-1]) == (0.3, 1.0)
    assert all(abs(value - 0.5) < 0.1 for value in calm[3:-3])
    assert smoothed([0.25] * 9, 4) == [0.25] * 9
    assert smoothed([0.5], 4) == [0.5]
