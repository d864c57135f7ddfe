"""Pictures are boards of one size, the same every time, and never broken by a name."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from bot.testing.checks import LARGEST, hand_of, opened, where
from render import LOOKS, Scene, Words, fonts
from render.palette import SHARED, rgb
from render.splendor import finish, geometry, hand, scenes
from rules.splendor.cards import CARDS, NOBLES
from rules.splendor.holdings import Holdings, Reserved
from tests.render.colours import SIGHT, ciede2000, lab, linear, times
from tests.render.scenes import NAMES, played, scene

LOOK = LOOKS["splendor"]
SIZE = (geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT)


def mean(image: Image.Image) -> tuple[int, int, int]:
    """Return the mean colour of a picture."""
    red, green, blue = map(round, ImageStat.Stat(image).mean)
    return red, green, blue


def test_the_most_crowded_board_stays_small() -> None:
    """With everything full and everything new, four seats stay below 150 kB."""
    hand = tuple(Reserved(CARDS[name], secret=False) for name in ("3k1", "3g1", "3w1"))
    full = Holdings((3, 3, 3, 3, 3, 5), (9, 8, 6, 5, 7), 14, (), hand, (NOBLES["n1"],))
    start = played(4, 7)[0]
    view = start.but(seats=(full,) * 4).seen_by(None)
    before = played(4, 8)[0].but(supply=(0,) * 6).seen_by(None)
    crowded = Scene(view, ("最高の名前です小林",) * 4, before)
    assert len(LOOK.picture(crowded)) < LARGEST


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_corners_have_no_digits(seats: int) -> None:
    """Other counts everywhere leave both corners at the left as they were.

    In the lower right one is a coin of gold alone.
    """
    wide, high = geometry.CORNER_SIZE
    right, floor = SIZE[0] - wide, SIZE[1] - high
    corners = ((0, 0, wide, high), (0, floor, wide, SIZE[1]))
    shown = []
    for many, reserved in ((1, ("1w3", "2b4", "3k2")), (2, ("1g8", "2k1", "3r3"))):
        tokens = (many, 1, 3 - many, 1, 3 - many, many)
        held = tuple(Reserved(CARDS[name], secret=False) for name in reserved)
        nobles = tuple(NOBLES.values())[:many]
        mine = Holdings(tokens, (many,) * 5, 10 + many, (), held, nobles)
        view = played(seats, 7)[0].but(seats=(mine,) * seats, supply=(4, *(many,) * 5))
        image = opened(LOOK.picture(Scene(view.seen_by(None), NAMES[:seats])))
        lowest = image.crop((right, floor, *SIZE)).tobytes()
        assert all(lowest.count(SHARED.index[tone]) < 60 for tone in ("text", "muted"))
        shown.append([image.crop(corner).tobytes() for corner in corners])
    assert shown[0] == shown[1]


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80))
def test_no_text_breaks_a_picture(name: str) -> None:
    """Any text at all may be a name."""
    view = played(2, 7)[40].seen_by(None)
    assert opened(LOOK.picture(Scene(view, (name, "Ada")))).size == SIZE


def test_threads_draw_the_same() -> None:
    """Boards drawn in several threads at once are those drawn in one."""
    positions = played(3, 9)
    scenes = [scene(positions, index) for index in range(0, len(positions), 9)]
    alone = [opened(LOOK.picture(each)) for each in scenes]
    with ThreadPoolExecutor(4) as pool:
        assert list(map(opened, pool.map(LOOK.picture, scenes))) == alone


def test_what_matters_shows() -> None:
    """The mover, a resignation, the final round and what changed make other pictures."""
    positions = played(4, 9)
    plain = Scene(positions[60].seen_by(None), NAMES)
    pictures = {
        LOOK.picture(plain),
        LOOK.picture(Scene(plain.view.but(turn=(plain.view.turn + 1) % 4), NAMES)),
        LOOK.picture(Scene(plain.view, NAMES, resigned=frozenset({1}))),
        LOOK.picture(Scene(plain.view.but(about="over"), NAMES)),
        LOOK.picture(Scene(plain.view, NAMES, before=positions[0].seen_by(None))),
        LOOK.picture(Scene(plain.view, ("Zoe", *NAMES[1:]))),
    }
    assert len(pictures) == 6


def test_the_winner_alone_is_crowned() -> None:
    """At the end what the winner gathered has a golden edge, and nobody's line has one."""
    last = played(3, 9)[-1].seen_by(None)
    scene = Scene(last, NAMES[:3])
    image, high = opened(LOOK.picture(scene)).convert("RGB"), finish.end_of(scene).winners
    edge, below = (
        image.getpixel((SIZE[0] // 2, y))
        for y in (finish.TOP + 2, finish.TOP + high + finish.GAP + 2)
    )
    assert edge == rgb("y2") != below


def test_cards_of_a_level_and_colour_have_scenes_of_their_own() -> None:
    """No two of them share both place and light, so that neighbours on the table look different."""
    kinds = [(card.level, card.bonus, *scenes.place(card)) for card in CARDS.values()]
    assert len(set(kinds)) == len(CARDS)
    for level in scenes.PLACES:
        drawn = {
            scenes.band(card, 60, 40).tobytes() for card in CARDS.values() if card.level == level
        }
        assert len(drawn) == sum(card.level == level for card in CARDS.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_colour_of_a_seat_is_one_group(seats: int) -> None:
    """Bonuses and tokens change their colour's group alone."""
    start = played(seats, 7)[0]
    place, plan = geometry.panels(start.seats, 1)[0]

    def panel(mine: Holdings) -> Image.Image:
        view = start.but(seats=(mine, *start.seats[1:])).seen_by(None)
        image = opened(LOOK.picture(Scene(view, NAMES[:seats])))
        return image.crop(place)

    none = panel(Holdings())
    for colour in range(5):
        one = tuple(int(each == colour) for each in range(6))
        left, top = geometry.group(plan, colour)
        box = (left, top, left + geometry.GROUP_WIDTH, top + plan.group)
        drawn = {none.crop(box).tobytes()}
        for tokens, bonuses in ((one, (0,) * 5), ((0,) * 6, one[:5]), (one, one[:5])):
            changed = panel(Holdings(tokens, bonuses))  # type: ignore[arg-type]
            drawn.add(changed.crop(box).tobytes())
            changed.paste(none.crop(box), box)
            assert changed.tobytes() == none.tobytes()
        assert len(drawn) == 4


def test_gems_of_a_resigned_seat_can_be_told_apart() -> None:
    """A computer plays on there: what it has keeps its colours, only darker."""
    start = played(4, 7)[0]
    (left, top, *_), plan = geometry.panels(start.seats, 3)[0]
    for tokens, bonuses in ((1, 0), (0, 1)):
        mine = Holdings((tokens,) * 6, (bonuses,) * 5)
        view = start.but(seats=(mine,) * 4, turn=3).seen_by(None)
        scene = Scene(view, NAMES, resigned=frozenset({0}))
        image = opened(LOOK.picture(scene)).convert("RGB")
        gems = []
        for colour in range(5):
            x, y = geometry.group(plan, colour)
            x, y = left + x + geometry.GROUP_WIDTH // 4, top + y + (30 if bonuses else 93)
            box = (x - 10, y - 10, x + 10, y + 10)
            gems.append(lab(times(SIGHT["usual"], linear(mean(image.crop(box))))))
        for one, other in combinations(gems, 2):
            assert ciede2000(one, other) > 7


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_is_the_largest_thing_in_a_panel(seats: int) -> None:
    """No name and no other number is as high."""
    start = played(seats, 7)[0]
    hand = (Reserved(CARDS["3k1"], secret=False),) * 3
    mine = Holdings((3,) * 6, (3,) * 5, 14, hand=hand, nobles=(NOBLES["n1"],))
    view = start.but(seats=(mine,) * seats).seen_by(None)
    image = opened(LOOK.picture(Scene(view, ("Ada",) * seats)))
    (left, top, right, _), plan = geometry.panels(view.seats, view.turn)[-1]
    head = image.crop((left, top, right, top + plan.head - 2))
    (_, high, _, low), (_, above, _, below) = where(head, "y3"), where(head, "text")
    assert low - high > 1.15 * max(below - above, fonts.height(46))


def test_the_score_of_a_resigned_seat_is_dark_as_a_whole() -> None:
    """No part of it is as bright as the scores of others."""
    start = played(3, 7)[0]
    view = start.but(seats=(Holdings(prestige=14),) * 3).seen_by(None)
    image = opened(LOOK.picture(Scene(view, NAMES[:3], resigned=frozenset({2}))))
    (_, top, right, bottom), _ = geometry.panels(view.seats, view.turn)[2]
    score = image.crop((right - 120, top, right, bottom))
    assert SHARED.index["y3"] not in score.tobytes()


@pytest.mark.parametrize("verb", ["Take", "Reserve", "ReserveUnseen"])
def test_the_best_answer_is_marked(verb: str) -> None:
    """A gold frame is around what it takes, and nowhere without one."""
    drawn = scene(played(2, 7), 0)
    decision = drawn.view.decision
    assert decision is not None
    best = next(move for move in decision.moves if type(move).__name__ == verb)
    gold = rgb("y2")
    before, after = (
        sum(count for count, colour in image.getcolors(1 << 20) or () if colour == gold)
        for image in (
            opened(LOOK.picture(each)).convert("RGB") for each in (drawn, replace(drawn, best=best))
        )
    )
    assert after > before + 1000


@pytest.mark.parametrize("language", ["en", "ja", "zh-TW"])
def test_each_part_of_a_hand_is_headed(language: str) -> None:
    """A heading stands there whole, in every language; without any, the rest is the same picture."""
    words, look = Words(language), hand_of(LOOK)
    headings = tuple(map(words, look.headings))
    rooms = [box[2] - box[0] - 24 for box in (hand.OWN, *hand.BOXES)]
    assert all(fonts.width(it, 22) <= room for it, room in zip(headings, rooms, strict=True))
    plain = replace(scene(played(2, 7), 30), reader=0, language=language)
    images = [
        opened(look.picture(it)).convert("RGB") for it in (plain, replace(plain, headings=headings))
    ]
    changed = ImageChops.difference(*images).getbbox()
    assert changed is not None
    for box in hand.BOXES:
        below = (box[0], box[1] + hand.HEADING, box[2], box[3])
        assert images[0].crop(below).tobytes() == images[1].crop(below).tobytes()
