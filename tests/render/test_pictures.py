"""Pictures are boards of one size, the same every time, and never broken by a name."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import LOOKS, Scene
from render.splendor import geometry
from rules.splendor.cards import CARDS, NOBLES
from rules.splendor.holdings import Holdings, Reserved
from tests.render.checks import LARGEST, STRANGE, hand_of, opened
from tests.render.scenes import NAMES, played, scene

LOOK = LOOKS["splendor"]
HAND = hand_of(LOOK)
SIZE = (geometry.BOARD_WIDTH, geometry.BOARD_HEIGHT)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_is_a_palette_picture_of_one_size(seats: int) -> None:
    """Boards of a whole game are 1320 by 840, of mode P and below 150 kB."""
    positions = played(seats, 7)
    for index in range(0, len(positions), 5):
        picture = LOOK.picture(scene(positions, index))
        image = opened(picture)
        assert (image.mode, image.size) == ("P", SIZE)
        assert len(picture) < LARGEST


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


@pytest.mark.parametrize("name", STRANGE)
def test_no_name_breaks_a_picture(name: str) -> None:
    """Whatever a person is called, the board is drawn."""
    for seats in (2, 3, 4):
        view = played(seats, 7)[40].seen_by(None)
        assert opened(LOOK.picture(Scene(view, (name,) * seats))).size == SIZE


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80))
def test_no_text_breaks_a_picture(name: str) -> None:
    """Any text at all may be a name."""
    view = played(2, 7)[40].seen_by(None)
    assert opened(LOOK.picture(Scene(view, (name, "Ada")))).size == SIZE


def test_a_picture_is_the_same_every_time() -> None:
    """The same scene gives the same pixels."""
    for seats in (2, 3, 4):
        positions = played(seats, 9)
        for index in (0, len(positions) // 2, len(positions) - 1):
            first = opened(LOOK.picture(scene(positions, index)))
            assert opened(LOOK.picture(scene(positions, index))) == first


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_drawn_for_their_reader(seats: int) -> None:
    """A hand of any size is drawn, and only for a reader."""
    positions = played(seats, 9)
    sizes = set()
    for position in positions[::4]:
        for reader in range(seats):
            mine = position.seen_by(reader)
            sizes.add(len(mine.seats[reader].hand))
            picture = HAND.picture(Scene(mine, NAMES[:seats], reader=reader))
            assert opened(picture).mode == "P"
            assert len(picture) < LARGEST
    assert len(sizes) > 1
    with pytest.raises(ValueError, match="reader"):
        HAND.picture(Scene(positions[0].seen_by(None), NAMES[:seats]))
    no_words: Any = None
    with pytest.raises(ValueError, match="reader"):
        HAND.alt(Scene(positions[0].seen_by(None), NAMES[:seats]), no_words)
