"""Set-up (docs/rules/splendor.md §3)."""

import json
from random import Random
from typing import Any

import pytest

from rules import MalformedRecord
from rules.splendor import SPLENDOR
from tests.rules.asking import asked


def fresh(seats: int) -> dict[str, Any]:
    """Return a set-up of this many seats."""
    return SPLENDOR.deal(seats, {}, Random(seats))


@pytest.mark.parametrize(("seats", "gems", "nobles"), [(2, 4, 3), (3, 5, 4), (4, 7, 5)])
def test_supply_and_nobles_grow_with_the_seats(seats: int, gems: int, nobles: int) -> None:
    """Two, three, four seats: 4, 5, 7 gems of each colour; always 5 gold; seats + 1 nobles."""
    position = SPLENDOR.start(seats, {}, fresh(seats)).as_json()
    assert position["supply"] == {**dict.fromkeys("wbgrk", gems), "*": 5}
    assert len(position["nobles"]) == nobles
    assert len(position["seats"]) == seats


def test_four_cards_of_each_level_lie_face_up() -> None:
    """Four cards of each level lie in slots 1 to 4, the others in the decks."""
    setup = fresh(2)
    position = SPLENDOR.start(2, {}, setup).as_json()
    assert position["rows"] == setup["rows"]
    assert position["decks"] == {"1": 36, "2": 26, "3": 16}


def test_seat_0_begins_with_nothing() -> None:
    """Seat 0 plays first; nobody holds anything."""
    position = SPLENDOR.start(3, {}, fresh(3))
    assert asked(position) == (0, "turn")
    nothing = {"tokens": dict.fromkeys("wbgrk*", 0), "cards": [], "hand": [], "nobles": []}
    assert position.as_json()["seats"] == [{**nothing, "prestige": 0}] * 3


def test_every_card_and_noble_can_be_dealt() -> None:
    """Over many deals every card and every noble comes up."""
    rng = Random(1)
    deals = [SPLENDOR.deal(2, {}, rng) for _ in range(300)]
    assert len({card for deal in deals for row in deal["rows"].values() for card in row}) == 90
    assert len({noble for deal in deals for noble in deal["nobles"]}) == 10


@pytest.mark.parametrize("target", [10, 15, 21])
def test_the_target_is_a_table_option(target: int) -> None:
    """The target is 10 to 21, 15 by default."""
    assert SPLENDOR.start(2, {"target": target}, fresh(2)).target == target
    assert SPLENDOR.start(2, {}, fresh(2)).target == 15


@pytest.mark.parametrize("target", [9, 22, "15", 15.0, True, None, 10**400])
def test_another_target_is_refused(target: object) -> None:
    """A target out of bounds, or one that is no whole number, is malformed."""
    with pytest.raises(MalformedRecord, match=r"^options\.target: "):
        SPLENDOR.start(2, {"target": target}, fresh(2))


@pytest.mark.parametrize("seats", [0, 1, 5, -1, True, 2.0, "2", None])
def test_another_number_of_seats_is_refused(seats: Any) -> None:
    """Two to four may play, and the number is a whole one."""
    with pytest.raises(MalformedRecord, match=r"^seats: "):
        SPLENDOR.start(seats, {}, fresh(2))
    with pytest.raises(MalformedRecord, match=r"^seats: "):
        SPLENDOR.deal(seats, {}, Random(1))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("rows", None),
        ("rows", []),
        ("rows.1", None),
        ("rows.2", "2w1"),
        ("rows.1", ["1w1", "1w2", "1w3"]),
        ("rows.1", ["1w1", "1w2", "1w3", "1w1"]),
        ("rows.1", ["1w1", "1w2", "1w3", "2w1"]),
        ("rows.3", ["3w1", "3w2", "3w3", "3w9"]),
        ("rows.3", ["3w1", "3w2", "3w3", 4]),
        ("rows.3", ["3w1", "3w2", "3w3", ["3w4"]]),
        ("nobles", None),
        ("nobles", ["n1", "n2"]),
        ("nobles", ["n1", "n2", "n2"]),
        ("nobles", ["n1", "n2", "n11"]),
        ("nobles", {"n1": 1, "n2": 2, "n3": 3}),
    ],
)
def test_a_malformed_setup_names_its_key(path: str, value: object) -> None:
    """A set-up that cannot be dealt is malformed, and the error names the key."""
    setup = json.loads(json.dumps(fresh(2)))
    *way, last = path.split(".")
    inner = setup
    for key in way:
        inner = inner[key]
    inner[last] = value
    with pytest.raises(MalformedRecord) as caught:
        SPLENDOR.start(2, {}, setup)
    assert caught.value.key == f"setup.{path}"


@pytest.mark.parametrize("setup", [None, [], "rows", 3])
def test_a_setup_is_an_object(setup: object) -> None:
    """A set-up that is no object is malformed."""
    with pytest.raises(MalformedRecord, match=r"^setup: "):
        SPLENDOR.start(2, {}, setup)
