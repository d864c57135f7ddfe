"""Pictures are boards of one size, the same every time, and never broken by a name."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import LOOKS, Scene
from render.splendor import geometry
from rules.splendor.cards import CARDS, NOBLES
from rules.splendor.holdings import Holdings, Reserved
from tests.render.checks import LARGEST, opened
from tests.render.scenes import NAMES, played, scene

LOOK = LOOKS["splendor"]
SIZE = (geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT)


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
    """Other counts everywhere leave the upper left and the lower right corner as they were."""
    wide, high = geometry.CORNER_SIZE
    corners = ((0, 0, wide, high), (SIZE[0] - wide, SIZE[1] - high, *SIZE))
    shown = []
    for many, hand in ((1, ("1w3", "2b4", "3k2")), (2, ("1g8", "2k1", "3r3"))):
        tokens = (many, 1, 3 - many, 1, 3 - many, many)
        held = tuple(Reserved(CARDS[name], secret=False) for name in hand)
        nobles = tuple(NOBLES.values())[:many]
        mine = Holdings(tokens, (many,) * 5, 10 + many, (), held, nobles)
        view = played(seats, 7)[0].but(seats=(mine,) * seats, supply=(4, *(many,) * 5))
        image = opened(LOOK.picture(Scene(view.seen_by(None), NAMES[:seats]))).convert("RGB")
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
    """At the end the winner's panel differs from the one it had in play; the mood differs."""
    positions = played(3, 9)
    last = positions[-1].seen_by(None)
    image = opened(LOOK.picture(Scene(last, NAMES[:3]))).convert("RGB")
    gold = opened(LOOK.picture(Scene(last, NAMES[:3]))).convert("RGB").getpixel((2, 2))
    for seat, place in enumerate(last.places()):
        left, top, right, _ = geometry.panel(3, seat)
        edge = image.getpixel(((left + right) // 2, top + 2))
        assert (edge == gold) == (place == 1)
