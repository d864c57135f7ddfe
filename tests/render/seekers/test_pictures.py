"""Pictures are boards of one size, the same every time, and never broken by a name."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import ImageChops

from bot.testing.checks import LARGEST, hand_of, opened
from render import LOOKS, Words, fonts
from render.palette import SHARED, rgb
from render.seekers import areas, geometry, hand, panels, tally
from render.seekers.board import _pending
from render.seekers.dungeon import _hall, _near, _number
from rules.seekers.areas import Count, Piles, Row
from rules.seekers.gems import GOLD
from rules.seekers.position import Position
from rules.seekers.seekers import SEEKERS_BY_ID
from tests.render.seekers.tables import AREAS, SHEET_MODES, positions, scene, table

LOOK = LOOKS["seekers"]
HAND = hand_of(LOOK)
SIZE = (geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT)
LEFT = geometry.BOARD_MARGIN + 30
"""Left of the totals at a finish."""


@pytest.mark.parametrize(("sheet", "mode"), SHEET_MODES)
def test_every_board_is_a_palette_picture_of_one_size(sheet: int, mode: str) -> None:
    """Boards and hands of a whole game are of mode P and below 150 kB."""
    played = positions(sheet, mode)
    for index in (0, 1, *range(3, len(played), 9), len(played) - 1):
        before = played[max(0, index - 3)].seen_by(None)
        picture = LOOK.picture(scene(played[index], before=before))
        image = opened(picture)
        assert (image.mode, image.size) == ("P", SIZE)
        assert len(picture) < LARGEST
        hand = HAND.picture(scene(played[index], reader=index % 2))
        assert opened(hand).mode == "P"
        assert len(hand) < LARGEST


def test_the_longest_rows_fit() -> None:
    """A row of thirty gems and a full dungeon are drawn, and stay below 150 kB."""
    view = table(8, 6)
    row = Row("rygbp*" * 5, 3)
    seats = tuple(patron.but(area=row, points=12) for patron in view.seats)
    crowded = view.but(seats=seats, group="rygb", dungeon="rygbp*$" * 5 + "rygb")
    assert len(LOOK.picture(scene(crowded, before=table(8, 1)))) < LARGEST
    assert opened(HAND.picture(scene(crowded, 0))).size == (940, 590)


@pytest.mark.parametrize("sheet", [1, 8, 20])
def test_the_lower_left_corner_has_no_digits(sheet: int) -> None:
    """Where Discord puts a badge, other counts of the last seat's gems leave all as it was."""
    view, corners = table(sheet, 4), []
    for many in (2, 3):
        lying = {1: Count("r" * many), 8: Row("ry", many), 20: Piles("r", "y", many)}[sheet]
        seats = (view.seats[0], view.seats[1].but(area=lying))
        image = opened(LOOK.picture(scene(view.but(seats=seats)))).convert("RGB")
        corners.append(image.crop((0, SIZE[1] - 66, 110, SIZE[1])).tobytes())
    assert corners[0] == corners[1]


SECOND = geometry.BOARD_MARGIN + tally.HEADS[0] + tally.FOOT + tally.GAP
"""The upper edge of the band of whoever did not win."""


def over(sheet: int, **changes: object) -> Position:
    """Return a finished game."""
    return table(sheet, 6, stage="over", todo=(), dungeon="ry*b", field=(), **changes)


def paper(row: str, sheet: int = 7) -> int:
    """Return how much of a row lies on the light plates of what scores, in pixels, at the end."""
    view = over(sheet)
    seats = (view.seats[0].but(area=Row(row, 0)), view.seats[1])
    image = opened(LOOK.picture(scene(view.but(seats=seats)))).convert("RGB")
    top = SECOND + tally.HEADS[1] + tally.CHIP + 8
    colours = image.crop((tally.LEFT, top, SIZE[0] - 20, top + 64)).getcolors(256 * 256)
    return sum(count for count, colour in colours or [] if colour == rgb("card"))


def test_a_declared_rainbow_lies_in_its_run() -> None:
    """The plate of a run reaches under a rainbow that was declared to be of its colour."""
    assert paper("rr*") > 1.2 * paper("rrb")


def test_only_what_scores_lies_on_a_plate() -> None:
    """A run that is worth nothing, or costs points, has no light plate, and a single gem that scores has one."""
    assert all(paper(row, 8) < 50 for row in ("yy", "pp", "b"))
    assert paper("p", 8) > 500


def test_a_picture_is_the_same_every_time() -> None:
    """The same scene gives the same pixels, in threads too."""
    scenes = [scene(position) for position in positions(8, "chaos")[::4]]
    alone = [opened(LOOK.picture(each)) for each in scenes]
    with ThreadPoolExecutor(4) as pool:
        assert list(map(opened, pool.map(LOOK.picture, scenes))) == alone


def test_what_matters_shows() -> None:
    """Whatever is different on the table makes another picture."""
    view = table(20, 3)
    one, other = view.seats
    tables = [
        view,
        view.but(mover=1, todo=tuple(step._replace(seat=1) for step in view.todo)),
        view.but(round=4),
        view.but(order=3),
        view.but(valid="r"),
        view.but(valid="b"),
        view.but(dungeon=view.dungeon[::-1]),
        view.but(field=view.field[1:]),
        view.but(group="rg"),
        view.but(seats=(one.but(points=4), other)),
        view.but(seats=(one.but(seekers=("1",)), other)),
    ]
    pictures = {LOOK.picture(scene(each)) for each in tables}
    pictures.add(LOOK.picture(scene(view, before=table(20, 2))))
    pictures.add(LOOK.picture(scene(view, resigned=frozenset({1}))))
    assert len(pictures) == len(tables) + 2


def test_every_seeker_and_sheet_has_a_card() -> None:
    """No two sheets, and no two seekers, look the same."""
    sheets = {LOOK.picture(scene(table(sheet, 1))) for sheet in range(1, 21)}
    assert len(sheets) == 20
    view = table(1, 1)
    fields = {LOOK.picture(scene(view.but(field=(name,), mode="chaos"))) for name in SEEKERS_BY_ID}
    assert len(fields) == len(SEEKERS_BY_ID)


def test_words_on_the_board_are_the_readers() -> None:
    """The ranks on a card, and who is next, are written in the language of the table."""
    shown = [scene(table(1, 2), language=language) for language in ("en", "ja", "zh-TW")]
    assert len(set(map(LOOK.picture, shown))) == len(shown)


def test_words_in_the_guide_are_the_reader_s() -> None:
    """The picture that explains the round is written in the language of whoever reads it."""
    guide = LOOK.guide
    assert guide is not None
    assert len({guide.picture(1, language) for language in ("en", "ja", "zh-TW")}) == 3


def test_a_pile_shows_only_what_lies_in_it() -> None:
    """Gems of one more kind change their own pile alone."""
    view = table(20, 3)
    one, other = view.seats
    seats = (
        (one.but(area=Piles("rg*", "yb", 1)), other),
        (one.but(area=Piles("rg*", "ybp", 1)), other),
    )
    images = [opened(LOOK.picture(scene(view.but(seats=it)))).convert("RGB") for it in seats]
    box = ImageChops.difference(*images).getbbox()
    assert box is not None
    left, top, right, bottom = geometry.panel(0)
    assert (left + right) // 2 < box[0] < box[2] <= right
    assert top + geometry.PANEL_HEAD <= box[1] < box[3] <= bottom


def test_the_line_wraps_within_its_tray() -> None:
    """Whatever is left of the dungeon, every gem and both doors lie in the tray."""
    left, top, right, bottom = geometry.DUNGEON
    for length in range(4, 40):
        plan = geometry.dungeon(length)
        places = [geometry.gem(index, plan) for index in range(length)]
        assert len(set(places)) == length
        for x, y in places:
            assert geometry.DOOR <= x <= right - left - geometry.DOOR - plan.cell
            assert y + plan.band + plan.digit <= bottom - top
        assert plan.gem >= 46


def test_nothing_covers_the_numbers_of_the_places() -> None:
    """Neither a gate nor a torch: people name places by these numbers."""
    for length in range(4, 40):
        plan, hall = geometry.dungeon(length), _hall(length)
        for index in range(length):
            number = _number(index + 1, plan.digit, near=_near(index, length))
            x, y = geometry.gem(index, plan)
            left, top = x + (plan.cell - number.width) // 2, y + plan.band + 5
            seen = hall.crop((left, top, left + number.width, top + number.height))
            assert seen.tobytes() == number.tobytes(), (length, index)


def test_a_given_gem_is_seen_until_it_is_laid_out() -> None:
    """While the mover still places their own, it lies at the one it was given to."""
    for position in positions(8, "chaos", "hand"):
        if position.gift:
            shown = [_pending(position, seat) for seat in (0, 1)]
            assert ((0, position.gift),) in shown


def test_a_finish_has_the_points_of_each_player_in_a_band() -> None:
    """What one gained by play changes the bands alone, where no course is known."""
    plain = over(14)
    seats = (plain.seats[0].but(points=plain.seats[0].points + 1), plain.seats[1])
    pictures = [
        opened(LOOK.picture(scene(view))).convert("RGB") for view in (plain, plain.but(seats=seats))
    ]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    assert box[3] <= SECOND + tally.HEADS[1] + tally.FOOT


@pytest.mark.parametrize("sheet", [1, 8, 14, 20])
def test_the_winner_of_12_seekers_comes_first(sheet: int) -> None:
    """The total stands in a wreath, in the upper band, whoever wins; no other has gold there."""
    view = over(sheet)
    for seats in (view.seats, view.seats[::-1]):
        image = opened(LOOK.picture(scene(view.but(seats=seats))))
        gold = []
        for top in (geometry.BOARD_MARGIN, SECOND):
            band = image.crop((LEFT, top + 8, LEFT + 200, top + tally.HEADS[1] + tally.FOOT - 8))
            gold.append(band.tobytes().count(SHARED.index["y2"]))
        assert gold[0] > 2000
        assert gold[1] < 100


@pytest.mark.parametrize("language", ["en", "ja", "zh-TW"])
def test_the_winner_s_band_says_why(language: str) -> None:
    """It names the lead, the lower sum of powers on a tie, or that the other player has resigned."""
    words, view = Words(language), over(1)
    first = view.places().index(1)
    lead = view.score(first) - view.score(1 - first)
    shown = scene(view, language=language)
    assert tally.reason(shown, first) == words("seekers-finish-lead", lead=lead)
    assert tally.reason(shown, 1 - first) == ""
    one = view.seats[0]
    tied = view.but(seats=(one.but(seekers=("1",)), one.but(seekers=("2",))))
    told = words("seekers-finish-powers", points=tied.score(0), power=1, more=2)
    assert tally.reason(scene(tied, language=language), 0) == told
    left = scene(table(1, 3), language=language, resigned=frozenset({0}))
    assert tally.reason(left, 1) == words("finish-alone")
    assert tally.reason(left, 0) == words("finish-resigned", round=3)


@pytest.mark.parametrize("sheet", [1, 8, 14, 20])
def test_a_game_ends_by_resignation_as_by_the_rules(sheet: int) -> None:
    """The finish is drawn from the first round on, with and without a winner, and a course where anybody scored."""
    for left in ({0}, {1}, {0, 1}):
        for number in (1, 4):
            shown = scene(table(sheet, number), resigned=frozenset(left))
            pictures = [
                opened(LOOK.picture(replace(shown, history=((0, 0), points))))
                for points in ((0, 0), (1, 2))
            ]
            assert pictures[0] != pictures[1]


def test_columns_of_both_panels_stay() -> None:
    """Points won by a seeker change their tray alone, and a further gem none but the last one's place."""
    view = table(8, 4)
    one, other = view.seats

    def moved(**changes: object) -> tuple[int, int, int, int]:
        pictures = [
            opened(LOOK.picture(scene(it))).convert("RGB")
            for it in (view, view.but(seats=(one.but(**changes), other)))
        ]
        box = ImageChops.difference(*pictures).getbbox()
        assert box is not None
        return box

    left, top, right, _ = geometry.panel(0)
    points = moved(points=0)
    assert points[0] >= right - 12 - panels.SCORE
    assert points[3] <= top + geometry.PANEL_HEAD
    row = AREAS["row"][0].everything.replace(GOLD, "")
    longer = moved(area=Row(row + "y", 2))
    first = left + geometry.AREA_LEFT + areas.GOLD_WIDTH + 12
    assert longer[0] >= first + 8 + (len(row) - 1) * 66


@pytest.mark.parametrize("language", ["en", "ja", "zh-TW"])
def test_the_parts_of_a_hand_are_headed(language: str) -> None:
    """Headings of the score and of secret cards stand there whole; the rest is the same picture."""
    headings = tuple(map(Words(language), HAND.headings))
    assert all(fonts.width(it, 22) <= hand.TOTAL_SIZE[0] - 24 for it in headings)
    plain = scene(table(14, 4), 0, language=language)
    pictures = [
        opened(HAND.picture(it)).convert("RGB") for it in (plain, replace(plain, headings=headings))
    ]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    assert box[3] <= hand.HAND_MARGIN + 40
