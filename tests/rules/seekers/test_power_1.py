"""Advanced seekers of power 1, under each kind of laying out (docs/rules/seekers.md §6)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import COUNT, PILES, ROW, lies, pending, table


def test_1a_by_count() -> None:
    """1a takes one and steals one gem of the opponent, any but gold and rainbow."""
    position = after(table(COUNT, "p", "rrb*$", field="1a", dungeon="yggggg"), "seek:1a:left")
    assert asked(position) == (0, "steal")
    assert moves(position) == ["steal:r", "steal:b"]
    assert lies(position, 0) == "yp"
    stolen = after(position, "steal:r")
    assert (lies(stolen, 0), lies(stolen, 1)) == ("ryp", "rb*$")
    assert asked(stolen) == (1, "seek")


def test_1a_in_a_row() -> None:
    """Any place of the opponent's row may be robbed; the thief adds the gem to an end."""
    start = table(ROW, "pb", "rg*r|1", field="1a", dungeon="yggggg")
    position = after(start, "seek:1a:right", "place:left")
    assert moves(position) == ["steal:1", "steal:2", "steal:4"]
    position = after(position, "steal:2")
    assert lies(position, 1) == "r*r|1"
    assert pending(position) == "g"
    assert moves(position) == ["place:left", "place:right"]
    assert lies(after(position, "place:right"), 0) == "gpbg|0"


def test_1a_in_a_row_without_own_gems() -> None:
    """A stolen gem goes into an empty row without a question."""
    position = after(table(ROW, "", "rg", field="1a", dungeon="$ggggg"), "seek:1a:left", "steal:1")
    assert (lies(position, 0), asked(position)) == ("r|1", (1, "seek"))


def test_1a_in_piles() -> None:
    """A gem is stolen from either pile and lands by this turn's valid colour."""
    start = table(PILES, "||0", "rg*|rb*|2", field="1a", dungeon="yggggg", valid="r")
    position = after(start, "seek:1a:left")
    assert moves(position) == ["steal:r+", "steal:g+", "steal:r-", "steal:b-"]
    stolen = after(position, "steal:r-")
    assert (lies(stolen, 0), lies(stolen, 1)) == ("r|y|0", "rg*|b*|2")
    stolen = after(position, "steal:g+")
    assert (lies(stolen, 0), lies(stolen, 1)) == ("|yg|0", "r*|rb*|2")


@pytest.mark.parametrize("sheet", [COUNT, ROW, PILES])
def test_1a_with_nothing_to_steal(sheet: int) -> None:
    """Stealing is skipped where it cannot be done."""
    position = after(table(sheet, field="1a", dungeon="yggggg"), "seek:1a:left")
    assert asked(position) in ((1, "seek"), (1, "valid"))


def test_1a_with_one_thing_to_steal() -> None:
    """A single gem is stolen without a question."""
    position = after(table(COUNT, "", "rr*$", field="1a", dungeon="yggggg"), "seek:1a:left")
    assert (lies(position, 0), asked(position)) == ("ry", (1, "seek"))


@pytest.mark.parametrize(
    ("own", "first", "points"),
    [
        ("", "y", 2),
        ("rgb", "y", 2),
        ("rgy", "y", 0),
        ("rg", "$", 2),
        ("rg$", "$", 0),
        ("rg$", "*", 2),
        ("yyyy*", "y", 0),
    ],
)
def test_1b(own: str, first: str, points: int) -> None:
    """1b brings two points for a gem of a kind the player had none of."""
    position = after(table(COUNT, own, field="1b", dungeon=first + "ppppp"), "seek:1b:left")
    assert position.seats[0].points == points
    assert position.seats[1].points == 0


def test_1b_looks_at_the_whole_area() -> None:
    """In piles both piles count, in rows gold lying apart counts, too."""
    piles = table(PILES, "y|r|1", field="1b", dungeon="rg$ppppp", valid="r")
    assert after(piles, "seek:1b:left").seats[0].points == 0
    row = table(ROW, "y|1", field="1b", dungeon="$g", valid="r")
    assert after(row, "seek:1b:left").seats[0].points == 0
    assert after(row, "seek:1b:right").seats[0].points == 2


def test_1c_by_count() -> None:
    """1c takes three and returns any two own gems to the same end; the second lies outermost."""
    start = table(COUNT, "*$", field="1c", dungeon="rygbbbb")
    position = after(start, "seek:1c:left")
    assert moves(position) == [f"return:{gem}" for gem in "ryg*$"]
    position = after(position, "return:$", "return:*")
    assert (position.dungeon, lies(position, 0)) == ("*$bbbb", "ryg")
    position = after(start, "seek:1c:right", "return:$", "return:*")
    assert (position.dungeon, lies(position, 0)) == ("rygb$*", "bbb")


def test_1c_in_a_row() -> None:
    """Gems are returned by position, from the row as it then is; it keeps no gap."""
    start = table(ROW, "p|1", field="1c", dungeon="rygbbbb")
    position = after(start, "seek:1c:left", "place:right")
    assert lies(position, 0) == "pryg|1"
    assert moves(position) == ["return:1", "return:2", "return:3", "return:4", "return:$"]
    position = after(position, "return:2")
    assert lies(position, 0) == "pyg|1"
    assert moves(position) == ["return:1", "return:2", "return:3", "return:$"]
    position = after(position, "return:2")
    assert (position.dungeon, lies(position, 0)) == ("yrbbbb", "pg|1")


def test_1c_in_piles() -> None:
    """Gems are returned from either pile."""
    start = table(PILES, "*|*r|1", field="1c", dungeon="rygbbbb", valid="y")
    position = after(start, "seek:1c:left")
    assert moves(position) == [f"return:{gem}" for gem in ("y+", "*+", "r-", "g-", "*-", "$")]
    position = after(position, "return:*-", "return:y+")
    assert (position.dungeon, lies(position, 0)) == ("y*bbbb", "*|rrg|1")


def test_1c_without_a_choice() -> None:
    """Three gems of one kind alone leave no choice: two go back without a question."""
    position = after(table(COUNT, field="1c", dungeon="rrrbbbb"), "seek:1c:left")
    assert (position.dungeon, lies(position, 0), asked(position)) == ("rrbbbb", "r", (1, "seek"))
