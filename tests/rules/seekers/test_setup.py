"""Set-up (docs/rules/seekers.md §2, §3, §10)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules import DEALER, MalformedRecord
from rules.seekers import SEEKERS
from rules.seekers.seekers import ADVANCED, BASIC, SEEKERS_BY_ID
from tests.rules.asking import asked

POWERS = Counter({1: 2, 2: 3, 3: 3, 4: 2, 5: 2})


def fresh(seed: int = 1, **options: object) -> dict[str, Any]:
    """Return a set-up."""
    return SEEKERS.deal(2, options, Random(seed))


def test_twelve_basic_seekers_of_thirty_five() -> None:
    """Twelve basic seekers have the powers 1 twice, 2 and 3 three times, 4 and 5 twice: 35."""
    assert Counter(map(int, BASIC)) == POWERS
    assert sum(map(int, BASIC)) == 35


def test_seventeen_advanced_seekers() -> None:
    """There are 17 advanced seekers."""
    assert Counter(SEEKERS_BY_ID[name].power for name in ADVANCED) == {1: 3, 2: 4, 3: 4, 4: 3, 5: 3}


def test_all_gems_lie_in_the_dungeon() -> None:
    """All 39 gems lie in the dungeon: seven of each colour, one rainbow, three gold."""
    assert Counter(fresh()["dungeon"]) == {**dict.fromkeys("rygbp", 7), "*": 1, "$": 3}


def test_the_basic_field() -> None:
    """In basic mode the twelve basic seekers lie on the field."""
    assert fresh()["seekers"] == list(BASIC)


def test_the_advanced_field() -> None:
    """In advanced mode four advanced seekers each replace a basic one of their own power."""
    seen = set()
    for seed in range(200):
        field = fresh(seed, mode="advanced")["seekers"]
        assert Counter(int(name[0]) for name in field) == POWERS
        advanced = [name for name in field if len(name) > 1]
        assert len(set(advanced)) == len(advanced) == 4
        seen |= set(advanced)
    assert seen == set(ADVANCED)


def test_the_chaos_field() -> None:
    """In chaos mode all are advanced, as many of each power."""
    seen = set()
    for seed in range(50):
        field = fresh(seed, mode="chaos")["seekers"]
        assert Counter(int(name[0]) for name in field) == POWERS
        assert len(set(field)) == 12
        seen |= set(field)
    assert seen == set(ADVANCED)


@pytest.mark.parametrize("sheet", range(1, 21))
def test_colour_cards(sheet: int) -> None:
    """Sheets 14, 16 and 17 deal two colour cards to each seat, sheet 15 one, the others none."""
    each = {14: 2, 15: 1, 16: 2, 17: 2}.get(sheet, 0)
    one, other = fresh(sheet=sheet)["colour_cards"]
    assert len(one) == len(other) == each
    assert len(set(one + other)) == 2 * each


def test_seat_0_starts_with_nothing() -> None:
    """Seat 0 starts round 1 and nobody has anything."""
    setup = fresh()
    position = SEEKERS.start(2, {}, setup)
    nothing = {"seekers": [], "points": 0, "colour_cards": ""}
    assert position.as_json() == {
        "round": 1,
        "dungeon": setup["dungeon"],
        "field": list(BASIC),
        "valid": None,
        "pending": "",
        "seats": [{"area": {"count": ""}, **nothing}] * 2,
    }
    assert asked(position) == (0, "seek")


@pytest.mark.parametrize(
    ("sheet", "about"), [(18, (0, "seek")), (19, (DEALER, "turn")), (20, (0, "valid"))]
)
def test_the_first_question(sheet: int, about: tuple[int, str]) -> None:
    """The first question is the valid colour in pile sheets, else the seeker."""
    assert asked(SEEKERS.start(2, {"sheet": sheet}, fresh(sheet=sheet))) == about


def test_a_beginners_table_is_the_default() -> None:
    """A beginner's table is sheet 1, order 1, basic, declared by the bot."""
    position = SEEKERS.start(2, {}, fresh())
    assert (position.sheet, position.order, position.mode, position.declare) == (
        1,
        1,
        "basic",
        "auto",
    )


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"sheet": 0}, "sheet"),
        ({"sheet": 21}, "sheet"),
        ({"sheet": "7"}, "sheet"),
        ({"order": 5}, "order"),
        ({"order": True}, "order"),
        ({"mode": "Basic"}, "mode"),
        ({"mode": None}, "mode"),
        ({"declare": "no"}, "declare"),
        ({"target": 15}, "target"),
    ],
)
def test_other_options_are_refused(options: dict[str, object], key: str) -> None:
    """An option out of bounds is malformed."""
    with pytest.raises(MalformedRecord) as caught:
        SEEKERS.start(2, options, fresh())
    assert caught.value.key == f"options.{key}"


@pytest.mark.parametrize("seats", [1, 3, 2.0])
def test_two_play(seats: Any) -> None:
    """Two play."""
    with pytest.raises(MalformedRecord, match=r"^seats: "):
        SEEKERS.start(seats, {}, fresh())


@pytest.mark.parametrize(
    ("options", "changes", "key"),
    [
        ({}, {"dungeon": None}, "dungeon"),
        ({}, {"dungeon": "r" * 39}, "dungeon"),
        ({}, {"dungeon": fresh()["dungeon"][1:]}, "dungeon"),
        ({}, {"dungeon": list(fresh()["dungeon"])}, "dungeon"),
        ({}, {"seekers": None}, "seekers"),
        ({}, {"seekers": [*BASIC[:-1]]}, "seekers"),
        ({}, {"seekers": [*BASIC[:-1], "4"]}, "seekers"),
        ({}, {"seekers": [*BASIC[:-1], "5a"]}, "seekers"),
        ({}, {"seekers": [*BASIC[:-1], "6"]}, "seekers"),
        ({}, {"seekers": [*BASIC[:-1], 5]}, "seekers"),
        ({"mode": "advanced"}, {}, "seekers"),
        ({"mode": "advanced"}, {"seekers": ["1a", "1a", *BASIC[2:-2], "5a", "5b"]}, "seekers"),
        ({"mode": "chaos"}, {}, "seekers"),
        ({}, {"colour_cards": None}, "colour_cards"),
        ({}, {"colour_cards": [""]}, "colour_cards"),
        ({}, {"colour_cards": ["r", "g"]}, "colour_cards"),
        ({"sheet": 14}, {"colour_cards": ["ry", "yg"]}, "colour_cards"),
        ({"sheet": 14}, {"colour_cards": ["yr", "gb"]}, "colour_cards"),
        ({"sheet": 14}, {"colour_cards": ["rr", "gb"]}, "colour_cards"),
        ({"sheet": 15}, {"colour_cards": ["r", "?"]}, "colour_cards"),
        ({"sheet": 15}, {"colour_cards": ["r", 3]}, "colour_cards"),
    ],
)
def test_a_malformed_setup_names_its_key(
    options: dict[str, object], changes: dict[str, object], key: str
) -> None:
    """A set-up that cannot be is malformed, and the error names the key."""
    with pytest.raises(MalformedRecord) as caught:
        SEEKERS.start(2, options, fresh() | changes)
    assert caught.value.key == f"setup.{key}"
