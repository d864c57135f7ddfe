"""Declaring, reckoning and winning (docs/rules/seekers.md §7)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules import Position as AnyPosition
from rules import dealt
from rules.seekers import SEEKERS
from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import PILES, ROW, table

LAST = {"round_": 6, "mover": 1, "dungeon": "gbbbb", "field": "1"}
POWERS = ("5 5 4 1 1 1", "4 3 3 3 2")


def test_points_in_play_gold_and_the_sheet_are_added() -> None:
    """Points won in play, one point a gold, and the sheet's score make the total."""
    start = table(1, "rrry$$", "bb", points=(4, 0), taken=POWERS, **LAST)  # type: ignore[arg-type]
    over = after(start, "seek:1:left")
    one, other = over.as_json()["seats"]
    assert one["reckoning"] == {"sheet": 4, "gold": 2, "play": 4, "total": 10, "declared": {}}
    assert other["reckoning"]["total"] == 3
    assert over.places() == (1, 2)


def test_no_reckoning_before_the_end() -> None:
    """A position of a game in progress has no reckoning."""
    assert "reckoning" not in table(1).as_json()["seats"][0]


@pytest.mark.parametrize(
    ("taken", "places"),
    [(("5 5 5", "4 4 4"), (2, 1)), (("4 4 4", "5 5 5"), (1, 2)), (("4 4", "5 3"), (1, 1))],
)
def test_a_tie_goes_to_the_lower_power(taken: tuple[str, str], places: tuple[int, ...]) -> None:
    """Tied, the lower sum of seeker powers wins."""
    assert table(1, "rr", "bb", taken=taken).places() == places


def test_declared_automatically_for_the_best_total() -> None:
    """By default the best declarations are made and shown, the first among equals."""
    start = table(6, "rryy*", "ggg", taken=POWERS, **LAST)  # type: ignore[arg-type]
    over = after(start, "seek:1:left")
    assert over.decision is None
    one, other = over.as_json()["seats"]
    assert one["reckoning"]["declared"] == {"rainbow": "g", "number": 2}
    assert one["reckoning"]["sheet"] == 8
    assert other["reckoning"]["declared"] == {"number": 4}


def test_declared_by_hand() -> None:
    """By hand, the first player declares first: rainbow, number; then the other."""
    start = table(6, "rryy*", "ggg", declare="hand", taken=POWERS, **LAST)  # type: ignore[arg-type]
    position = after(start, "seek:1:left")
    assert asked(position) == (0, "rainbow")
    assert moves(position) == [f"rainbow:{colour}" for colour in "rygbp"]
    position = after(position, "rainbow:r")
    assert (asked(position), moves(position)) == (
        (0, "number"),
        [f"number:{number}" for number in range(1, 9)],
    )
    position = after(position, "number:3")
    assert asked(position) == (1, "number")
    over = after(position, "number:8")
    one, other = over.as_json()["seats"]
    assert (one["reckoning"]["sheet"], one["reckoning"]["declared"]) == (
        4,
        {"rainbow": "r", "number": 3},
    )
    assert (other["reckoning"]["sheet"], other["reckoning"]["declared"]) == (0, {"number": 8})


def test_plus_and_minus_by_hand() -> None:
    """Plus and minus are colours held, the rainbow's included, and different ones."""
    start = table(13, "rr*", "ggg", declare="hand", taken=POWERS, **LAST)  # type: ignore[arg-type]
    position = after(start, "seek:1:left", "rainbow:b")
    assert moves(position) == ["plus:r", "plus:b"]
    over = after(position, "plus:b")
    one, other = over.as_json()["seats"]
    assert one["reckoning"]["declared"] == {"rainbow": "b", "plus": "b", "minus": "r"}
    assert one["reckoning"]["sheet"] == 2 - 4
    assert other["reckoning"]["declared"] == {"plus": "g", "minus": "g"}
    assert other["reckoning"]["sheet"] == 0


def test_nothing_held_nothing_declared() -> None:
    """Who holds no colour declares none."""
    start = table(13, "", "", declare="hand", taken=POWERS, **LAST)  # type: ignore[arg-type]
    over = after(start, "seek:1:left")
    assert over.as_json()["seats"][0]["reckoning"]["declared"] == {}


def test_colour_cards_by_hand() -> None:
    """With two colour cards one is declared plus, the other is minus without a question."""
    cards = ("ry", "gb")
    start = table(14, "rr", "g", cards=cards, declare="hand", taken=POWERS, **LAST)  # type: ignore[arg-type]
    position = after(start, "seek:1:left")
    assert (asked(position), moves(position)) == ((0, "plus"), ["plus:r", "plus:y"])
    position = after(position, "plus:r")
    assert (asked(position), moves(position)) == ((1, "plus"), ["plus:g", "plus:b"])
    over = after(position, "plus:b")
    one, other = over.as_json()["seats"]
    assert (one["reckoning"]["sheet"], other["reckoning"]["sheet"]) == (4, -4)


def test_two_plus_colours_by_hand() -> None:
    """With one colour card, which is minus, two different other colours are declared plus."""
    cards = ("y", "b")
    start = table(15, "rrg", "p", cards=cards, declare="hand", taken=POWERS, **LAST)  # type: ignore[arg-type]
    position = after(start, "seek:1:left")
    assert moves(position) == ["plus:r", "plus:g", "plus:b", "plus:p"]
    position = after(position, "plus:g")
    assert (asked(position), moves(position)) == ((0, "plus"), ["plus:r", "plus:b", "plus:p"])
    over = after(position, "plus:r", "plus:p", "plus:y")
    one, other = over.as_json()["seats"]
    assert (one["reckoning"]["declared"], one["reckoning"]["sheet"]) == ({"plus": "rg"}, 3)
    assert (other["reckoning"]["declared"], other["reckoning"]["sheet"]) == ({"plus": "yp"}, 1)


@pytest.mark.parametrize(("sheet", "own"), [(ROW, "rrb"), (PILES, "r|*|0")])
def test_nothing_left_to_declare(sheet: int, own: str) -> None:
    """Without a rainbow, or in piles where its colour is nothing, nobody is asked."""
    start = table(sheet, own, "", declare="hand", taken=POWERS, **LAST)  # type: ignore[arg-type]
    position = after(start, "seek:1:left")
    assert position.decision is None


def test_a_colour_may_reach_eight() -> None:
    """The rainbow is a gem of its colour: a colour may reach eight."""
    assert table(6, "rrrrrrr*").reckoning(0).declared.as_json() == {"rainbow": "r", "number": 8}
    start = table(6, "rrrrrrr*", declare="hand", taken=POWERS, **LAST)  # type: ignore[arg-type]
    over = after(start, "seek:1:left", "rainbow:r", "number:8", "number:1")
    assert over.as_json()["seats"][0]["reckoning"]["sheet"] == 4


@pytest.mark.parametrize("sheet", range(1, 21))
def test_no_declaration_is_better_than_the_automatic_one(sheet: int) -> None:
    """The automatic total is the best of all that can be declared by hand, for both seats."""
    rng = Random(sheet)
    for _ in range(4):
        record = dealt(SEEKERS, 2, {"sheet": sheet, "mode": "chaos", "declare": "hand"}, rng)
        position = record.begin().position
        while position.decision and position.stage == "play":  # type: ignore[attr-defined]
            position = position.after(rng.choice(position.decision.moves))
        declared = list(by_hand(position))
        automatic = position.but(stage="over", declare="auto", todo=())  # type: ignore[attr-defined]
        for seat in (0, 1):
            best = max(over["seats"][seat]["reckoning"]["total"] for over in declared)
            assert automatic.as_json()["seats"][seat]["reckoning"]["total"] == best


def by_hand(position: AnyPosition[Any]) -> Iterator[dict[str, Any]]:
    """Yield the end of every way to declare."""
    ahead = [position]
    while ahead:
        here = ahead.pop()
        if here.decision is None:
            yield here.as_json()
        else:
            ahead += map(here.after, here.decision.moves)
