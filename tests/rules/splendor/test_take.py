"""Taking gems (docs/rules/splendor.md §4)."""

from itertools import combinations

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.splendor.table import gems, seat, table


def takes(supply: str, tokens: str = "") -> list[str]:
    """Return the gems that can be taken from this supply."""
    position = table(seat(tokens), seat(), supply=supply)
    return [move.removeprefix("take:") for move in moves(position) if move.startswith("take:")]


def test_three_different_of_five_colours() -> None:
    """With three or more colours left, exactly three different ones are taken: ten ways of five."""
    assert takes("wbgrk") == ["".join(chosen) for chosen in combinations("wbgrk", 3)]


def test_three_colours_left_are_taken_together() -> None:
    """With exactly three colours left there is one way, and never fewer than three gems."""
    assert takes("wgk") == ["wgk"]


def test_two_colours_left() -> None:
    """Ruling: with two colours left, one gem of either or of both."""
    assert takes("bbrr") == ["b", "r", "br"]


def test_one_colour_left() -> None:
    """Ruling: with one colour left, one gem of it."""
    assert takes("ggg") == ["g"]


def test_nothing_left() -> None:
    """Gold is never taken: a supply of gold offers nothing."""
    assert takes("*****") == []


@pytest.mark.parametrize(("supply", "two"), [("kkk", False), ("kkkk", True), ("kkkkk", True)])
def test_two_of_one_colour_need_four(supply: str, *, two: bool) -> None:
    """Two of one colour are taken only where at least four lie in the supply before."""
    assert ("kk" in takes(supply)) is two


def test_two_of_each_colour_with_four() -> None:
    """Each colour with four gems offers its two."""
    assert takes("wwwwbbbbggr") == [
        *("wbg", "wbr", "wgr", "bgr"),
        *("ww", "bb"),
    ]


def test_what_is_taken_moves_from_supply_to_seat() -> None:
    """Taken gems leave the supply, and the next seat plays."""
    position = after(table(seat("w"), seat()), "take:wbk")
    assert position.supply == gems("wwbbbggggrrrrkkk*****")
    assert position.seats[0].tokens == gems("wwbk")
    assert asked(position) == (1, "turn")


def test_a_full_seat_may_still_take() -> None:
    """A player with ten tokens may take, and returns the surplus after."""
    position = table(seat("wwbbggrrkk"), seat(), supply="wwbbgg")
    assert asked(after(position, "take:wbg")) == (0, "return")
