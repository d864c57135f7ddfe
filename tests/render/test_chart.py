"""Numbers and lines of a chart don't hide each other."""

from __future__ import annotations

import pytest
from PIL import Image

from render import chart, plot
from render.palette import SHARED, rgb
from render.plot import SEATS
from render.sprites import Sketch
from rules import MOST_SEATS

SIZE = (430, 240)


def line(seats: int, seat: int) -> int:
    """Return how many pixels of a seat's line are seen where all seats scored the same."""
    same = tuple((score,) * seats for score in range(12))
    drawn = chart.chart(SIZE, same).sprite
    plot = drawn.crop((chart.PAD_LEFT, 0, SIZE[0] - chart.PAD_RIGHT, SIZE[1]))
    return plot.tobytes().count(SHARED.index[SEATS[seat]])


@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
def test_equal_scores_hide_no_seat(seats: int) -> None:
    """Where all seats scored the same all along, each line is still seen beside the others."""
    assert all(line(seats, seat) > 300 for seat in range(seats))


def test_nothing_is_filled_above_lines_that_cross() -> None:
    """Where the lead changes between two turns, the ground below the lines ends at their crossing."""
    drawn = chart.chart(SIZE, ((0, 9), (9, 0))).sprite
    middle = (chart.PAD_LEFT + SIZE[0] - chart.PAD_RIGHT) // 2
    column = drawn.crop((middle, 0, middle + 1, SIZE[1])).tobytes()
    filled = column.index(SHARED.index["active"])
    assert filled > min(column.index(SHARED.index[SEATS[seat]]) for seat in (0, 1))


@pytest.mark.parametrize("scores", [(15, 16), (15, 21), (0, 1), (10, 11), (-20, 1), (-3, -1)])
def test_numbers_on_the_axis_keep_apart(scores: tuple[int, int]) -> None:
    """Whatever was scored, no number on the axis touches another one."""
    drawn = chart.chart(SIZE, ((0, 0), scores), goal=max(0, scores[0])).sprite
    axis = drawn.crop((14, 4, chart.PAD_LEFT - 8, SIZE[1] - chart.PAD_BOTTOM + 12))
    ground = bytes([SHARED.index["panel"]])
    rows = [axis.crop((0, y, axis.width, y + 1)).tobytes() for y in range(axis.height)]
    numbers = "".join(" " if row.strip(ground) == b"" else "x" for row in rows).split()
    assert numbers
    assert all(18 <= len(number) <= 24 for number in numbers)


@pytest.mark.parametrize(
    "ends",
    [(9, 4), (9, 9), (9, 8, 9), (3, 3, 3, 3), (9, 8, 7, 6), (0, 9, 0, 9), (0, 2, 0, 1, 0, 0)],
)
def test_a_badge_stands_at_the_height_of_its_line(ends: tuple[int, ...]) -> None:
    """However close to each other lines end, no badge covers another or the day in the corner."""
    history = ((0,) * len(ends), ends)
    tones = ("skin", "callout", "velvet", "back-1", "sea", "lemon")[: len(ends)]
    size = (700, 260)
    badges = [Image.new("RGBA", (chart.BADGE, chart.BADGE), rgb(tone)) for tone in tones]
    bare = chart.chart(size, history, rounds=1, badges=badges).sprite
    dated = chart.chart(size, history, rounds=1, badges=badges, mark="2026-03-14").sprite
    middles = []
    for tone in tones:
        ink = bytes([SHARED.index[tone]])
        lines = [dated.crop((0, y, size[0], y + 1)).tobytes().count(ink) for y in range(size[1])]
        rows = [y for y, count in enumerate(lines) if count >= chart.BADGE]
        assert len(rows) == chart.BADGE
        middles.append(sum(rows) / len(rows))
    for one in range(len(ends)):
        for other in range(one):
            apart = middles[other] - middles[one] - (other - one) * plot.APART
            assert (abs(apart) < 2) == (ends[one] == ends[other])
    day = (size[0] - 220, 8, size[0] - 16, 40)
    assert bare.crop(day).tobytes().count(SHARED.index["panel"]) == 204 * 32


def test_a_straight_stretch_has_no_bumps() -> None:
    """However many turns pass at the same score, their line is as smooth as one between two points."""
    drawn = []
    for xs in ((20, 200), range(20, 201, 3)):
        sketch = Sketch(220, 40, "panel")
        plot.line(sketch, [(x, 20) for x in xs], 5, "turn")
        drawn.append(sketch.image.tobytes())
    assert drawn[0] == drawn[1]
