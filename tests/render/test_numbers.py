"""Pictures that draw lengths from numbers can be drawn from any: none, one, all alike, tiny, huge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PIL import Image

from bot.i18n.lexicon import words_in
from bot.testing.checks import opened
from render import crosstable, daily, plot, profile, review, tokens, winners
from render.chart import chart
from render.crosstable import Crosstable, Row
from render.palette import rgb
from render.plot import SEATS, tick_step
from render.review import Course
from render.sheet import MARGIN, Heading
from render.splendor.gems import GEMS
from render.sprites import Sketch
from render.strip import BAR_HEIGHT, Caption, strip
from render.winners import Winner
from tests.render.test_daily import DECOR, WON
from tests.render.test_profile import KNOWN, NEW

WIDTH = 1320
HUGE = 10**9
CHANCES = [
    (1.0, 0.0),
    (0.0, 1.0),
    (0.0, 0.0, 1.0, 0.0),
    (1.0, 1e-9),
    (1e-9, 1.0),
    (0.0003, 0.9997),
    (0.3333, 0.3333, 0.3333),
    (0.5, 0.5000001),
    (0.25,) * 4,
    (1 / 6,) * 6,
    (1.0,),
]


@pytest.mark.parametrize("chances", CHANCES)
def test_a_bar_has_any_chances(chances: tuple[float, ...]) -> None:
    """Each seat's part is as wide as its chance, to the pixel; without any, it has none."""
    bar = strip(WIDTH, Caption(), chances).crop((0, 0, WIDTH, 2))
    for seat, share in enumerate(chances):
        alone = bar.tobytes().count(bytes(rgb(SEATS[seat]))) / 2
        assert abs(alone - share * WIDTH) <= 1, seat


def test_a_decided_game_ends_in_one_colour() -> None:
    """The last frame of a game that somebody has won is theirs alone, and says 100%."""
    assert strip(WIDTH, Caption(), (0.0, 1.0)).getpixel((0, BAR_HEIGHT - 1)) == rgb(SEATS[1])


@pytest.mark.parametrize("goal", [0, 1, 15, HUGE])
@pytest.mark.parametrize("rounds", [None, 0, 1, 100, 3000])
@pytest.mark.parametrize(
    "history",
    [
        ((0, 0),),
        ((0,),),
        ((5, 5),) * 3,
        ((-100, 1000),) * 3,
        ((HUGE, 0), (0, -HUGE)),
        ((0,) * 6,) * 4,
        tuple((turn, -turn) for turn in range(2000)),
    ],
)
def test_a_chart_has_any_scores(
    history: tuple[tuple[int, ...], ...], rounds: int | None, goal: int
) -> None:
    """A game of no turn, one whose scores never change, and the longest one have a chart."""
    for decisive in (None, 0, len(history) - 1):
        drawn = chart((430, 240), history, goal=goal, rounds=rounds, decisive=decisive)
        assert drawn.sprite.size == (430, 240)


@pytest.mark.parametrize("turns", [0, 1, 499, 501, 5000])
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_a_review_has_any_chances(seats: int, turns: int) -> None:
    """A line at the edge of the chart is drawn, and as many turning points as there are turns."""
    names = tuple("ABCDEF"[:seats])
    for chances in ((1.0,) + (0.0,) * (seats - 1), (1 / seats,) * seats):
        for points in ((), ((turns, seats - 1),) * 3, tuple((it, 0) for it in range(turns))[:20]):
            course = Course(names, (chances,) * (turns + 1), (None,) * seats, points)
            assert opened(review.draw(course)).size == (880, 680)


@pytest.mark.parametrize(("last", "width"), [(0, 0), (0, 300), (1, 300), (7, 300), (5000, 300)])
def test_numbers_on_an_axis_have_room(last: int, width: int) -> None:
    """There is always a step, and numbers that are so far apart don't touch."""
    step = tick_step(last, width, 56)
    assert step >= 1
    assert step >= last or width * step / last >= 56


@pytest.mark.parametrize("known", [KNOWN, NEW])
@pytest.mark.parametrize(
    "changes",
    [
        {"points": 0, "change": 0},
        {"points": HUGE, "change": -HUGE, "rank": "9" * 50, "titles": HUGE},
        {"curve": (5,)},
        {"curve": (5, 5)},
        {"curve": (-HUGE, HUGE)},
        {"curve": tuple(range(20_000))},
        {"places": ((1, 0), (2, 0))},
        {"places": ((1, HUGE), (2, 1))},
        {"places": tuple((place, place) for place in range(1, 9))},
        {"form": (1,) * 10},
        {"records": ()},
        {"records": tuple(replace(it, number="9" * 20) for it in KNOWN.records)},
        {"colours": ()},
        {"avatar": Image.new("RGBA", (1, 2000))},
    ],
)
def test_a_profile_has_any_numbers(known: profile.Profile, changes: dict[str, object]) -> None:
    """Whatever somebody has played, their profile can be drawn."""
    drawn = profile.draw(replace(known, **changes), DECOR)  # type: ignore[arg-type]
    assert opened(drawn).width == profile.PROFILE_WIDTH


@pytest.mark.parametrize(
    "changes",
    [
        {"scores": (0, 0), "streak": 0},
        {"scores": (-HUGE, HUGE), "streak": HUGE},
        {"deeds": ()},
        {"deeds": (daily.Deed("buy", HUGE), daily.Deed("buy", -HUGE))},
    ],
)
def test_a_daily_result_has_any_numbers(changes: dict[str, object]) -> None:
    """Whatever the result of a deal of the day, it can be shared."""
    drawn = daily.draw(replace(WON, **changes), DECOR)  # type: ignore[arg-type]
    assert opened(drawn).size == (daily.DAILY_WIDTH, daily.DAILY_HEIGHT)


HEADING = Heading("Season 3", "Splendor", DECOR)
ROW = Row(1, "Ada", ("self", "won"), "1")
NOBODY = Crosstable("1", (), opponents=True)


@pytest.mark.parametrize(
    "tables",
    [
        [],
        [NOBODY],
        [NOBODY] * 20,
        [replace(NOBODY, rows=(replace(ROW, cells=()),))],
        [replace(NOBODY, rows=(replace(ROW, cells=("won",) * 40),) * 60), NOBODY],
        [replace(NOBODY, rows=(replace(ROW, place=HUGE, points="9" * 20),), opponents=False)],
    ],
)
def test_a_crosstable_has_any_size(tables: list[Crosstable]) -> None:
    """A season that everybody has left and the largest one have their picture."""
    assert opened(crosstable.draw(HEADING, tables)).mode == "P"


@pytest.mark.parametrize("others", [0, 1, 50])
@pytest.mark.parametrize("people", [0, 1, 2, 5])
def test_a_podium_has_any_size(people: int, others: int) -> None:
    """However many winners and divisions there are, they have their picture."""
    podium = [Winner(place + 1, "n" * 50, "9" * 9) for place in range(people)]
    others_won = [("d" * 50, "n" * 50)] * others
    assert opened(winners.draw(HEADING, podium, others_won)).mode == "P"


@pytest.mark.parametrize(
    "draw",
    [
        lambda: tokens.stack(GEMS[0], 40, 0),
        lambda: tokens.stack(GEMS[0], 40, 50),
        lambda: plot.line(Sketch(9, 9, "panel"), [(5, 5)], 5, "turn"),
        lambda: plot.line(Sketch(9, 9, "panel"), [(5, 5)] * 9, 5, "turn"),
        lambda: plot.dashes(Sketch(9, 9, "panel"), 5, 5, 5),
    ],
)
def test_parts_have_any_length(draw: Callable[[], object]) -> None:
    """No coin, one point, the same point again: nothing to draw is no error."""
    draw()


def test_a_long_name_ends_before_the_edge_of_a_podium() -> None:
    """The right margin is the same whoever has won."""
    edges = []
    for name in ("Ada", "W" * 32):
        image = opened(winners.draw(HEADING, [], [(str(number), name) for number in range(4)]))
        edges.append(image.crop((image.width - 24, 0, *image.size)).tobytes())
    assert edges[0] == edges[1]


def test_many_points_leave_the_games_of_a_crosstable_free() -> None:
    """A number with more digits is written smaller."""
    right = crosstable.WIDTH - 40 - crosstable.POINTS_WIDTH - crosstable.MOVE_WIDTH
    tables = [
        Crosstable("1", (replace(ROW, points=points),), opponents=True)
        for points in ("1", "123½", "1234½")
    ]
    games = [
        opened(crosstable.draw(HEADING, [table]))
        .crop((right - 2 * crosstable.CELL, 160, right, 300))
        .tobytes()
        for table in tables
    ]
    assert len(set(games)) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_arrow_of_a_review_is_free_of_signs(seats: int) -> None:
    """Whoever ends at 0%, the axis of turns shows where it leads."""
    arrows = []
    for last in ((1 / seats,) * seats, (0.0,) * (seats - 1) + (1.0,)):
        course = Course(tuple("ABCD"[:seats]), (last,) * 9, (None,) * seats, ())
        image, right = opened(review.draw(course)), MARGIN + review.PLOT_RIGHT + 54
        bottom = review.REVIEW_HEIGHT - MARGIN - 12
        arrows.append(image.crop((right - 22, bottom - 20, right, bottom)).tobytes())
    assert arrows[0] == arrows[1]


def test_divisions_of_a_podium_are_told_apart() -> None:
    """Their number stands there in each language."""
    for language in ("en", "ja", "zh-TW"):
        words, heading = words_in(language), replace(HEADING, language=language)
        labels = (words("season-division", number=it, kind="season") for it in (2, 3, 12, 13))
        assert len({winners.draw(heading, [], [(label, "Ada")]) for label in labels}) == 4


def test_records_of_a_profile_keep_apart() -> None:
    """A number with more digits is written smaller, and leaves the sign beside it whole."""
    signs = []
    for number in ("18", "118", "1118", "−118"):
        records = (replace(KNOWN.records[0], number=number), *KNOWN.records[1:])
        drawn = opened(profile.draw(replace(KNOWN, records=records), DECOR))
        signs.append(drawn.crop((540, 370, 590, 540)).tobytes())
    assert len(set(signs)) == 1
