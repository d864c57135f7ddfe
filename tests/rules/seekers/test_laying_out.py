"""Laying gems out, and answers that make no difference (docs/rules/seekers.md §5, §10)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import COUNT, PILES, ROW, lies, pending, table

FOUR_WAYS = ["place:left", "place:left-reversed", "place:right", "place:right-reversed"]


def test_by_count_gems_lie_by_kind() -> None:
    """In count sheets gems lie by kind, in their order."""
    position = after(table(COUNT, "rp$", dungeon="*gr$bbbbb"), "seek:4:left")
    assert lies(position, 0) == "rrgp*$$"


@pytest.mark.parametrize(
    ("way", "row"),
    [
        ("left", "ygrpb"),
        ("left-reversed", "rgypb"),
        ("right", "pbygr"),
        ("right-reversed", "pbrgy"),
    ],
)
def test_a_group_goes_to_an_end_of_the_row(way: str, row: str) -> None:
    """In row sheets a turn's gems go to either end as one group, kept or reversed."""
    position = after(table(ROW, "pb", dungeon="ygrbbbbb"), "seek:3:left")
    assert asked(position) == (0, "place")
    assert moves(position) == FOUR_WAYS
    assert pending(position) == "ygr"
    assert lies(after(position, f"place:{way}"), 0) == f"{row}|0"


def test_gems_lie_as_they_lay_in_the_dungeon() -> None:
    """Taken from the right, too, the gems keep the order of the dungeon, left to right."""
    position = after(table(ROW, "pb", dungeon="bbbbygr"), "seek:3:right", "place:right")
    assert lies(position, 0) == "pbygr|0"


def test_into_an_empty_row_gems_go_kept() -> None:
    """Into an empty row the group goes kept, and nobody is asked."""
    position = after(table(ROW, "|2", dungeon="ygrbbbbb"), "seek:3:left")
    assert lies(position, 0) == "ygr|2"
    assert asked(position) == (1, "seek")


def test_gold_drops_out_of_the_group() -> None:
    """Gold never lies in a row: it drops out of the group."""
    position = after(table(ROW, "pb", dungeon="y$rbbbbb"), "seek:3:left")
    assert pending(position) == "y$r"
    assert lies(after(position, "place:left-reversed"), 0) == "rypb|1"


def test_a_group_of_gold_is_not_placed() -> None:
    """Nothing but gold makes no difference to the row: nobody is asked."""
    position = after(table(ROW, "pb", dungeon="$$rbbbbb"), "seek:2:left")
    assert (asked(position), lies(position, 0)) == ((1, "seek"), "pb|2")


def test_the_rainbow_is_an_ordinary_member_of_the_row() -> None:
    """The rainbow lies in the row like any other gem."""
    position = after(table(ROW, "pb", dungeon="*rbbbbb"), "seek:2:left", "place:right")
    assert lies(position, 0) == "pb*r|0"


def test_the_same_row_whatever_is_answered() -> None:
    """Where every way leads to the same row nobody is asked and nothing is recorded."""
    position = after(table(ROW, "rrr", dungeon="rr$gbbbb"), "seek:3:left")
    assert asked(position) == (1, "seek")
    assert lies(position, 0) == "rrrrr|1"


def test_two_outcomes_are_asked_in_four_ways() -> None:
    """Where the ways lead to two different rows, all four are offered."""
    position = after(table(ROW, "r", dungeon="gbbbbb"), "seek:1:left")
    assert moves(position) == FOUR_WAYS


def test_by_piles_the_valid_colour_counts() -> None:
    """In pile sheets gems of the valid colour and the rainbow go to the valid pile."""
    position = after(table(PILES, "g|y|1", dungeon="rg*$bbbbb", valid="r"), "seek:5:left")
    assert lies(position, 0) == "rg*|ygb|2"


def test_the_rainbow_is_valid_whatever_the_colour() -> None:
    """The rainbow goes to the valid pile even where no gem of the valid colour is taken."""
    position = after(table(PILES, dungeon="*ybbbb", valid="r"), "seek:2:left")
    assert lies(position, 0) == "*|y|0"
