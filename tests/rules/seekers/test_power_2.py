"""Advanced seekers of power 2, under each kind of laying out (docs/rules/seekers.md §6)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import COUNT, PILES, ROW, lies, pending, table


@pytest.mark.parametrize(
    ("dungeon", "points"),
    [("rrbbbb", 2), ("rybbbb", 0), ("$$bbbb", 2), ("*$bbbb", 0), ("*rrrrr", 0)],
)
@pytest.mark.parametrize("sheet", [COUNT, ROW, PILES])
def test_2a(sheet: int, dungeon: str, points: int) -> None:
    """2a brings two points for two of one kind; two golds count."""
    position = after(table(sheet, field="2a", dungeon=dungeon), "seek:2a:left")
    assert position.seats[0].points == points


def test_2b_by_count() -> None:
    """2b takes two and steals one gem of a colour just taken."""
    start = table(COUNT, "", "rrgb*$", field="2b", dungeon="rgyyyy")
    position = after(start, "seek:2b:left")
    assert moves(position) == ["steal:r", "steal:g"]
    position = after(position, "steal:g")
    assert (lies(position, 0), lies(position, 1)) == ("rgg", "rrb*$")


def test_2b_of_one_colour() -> None:
    """With one colour to steal there is no question; with none the theft is skipped."""
    position = after(table(COUNT, "", "rrb", field="2b", dungeon="rgyyyy"), "seek:2b:left")
    assert (lies(position, 0), lies(position, 1)) == ("rrg", "rb")
    position = after(table(COUNT, "", "b*$", field="2b", dungeon="*$yyyy"), "seek:2b:left")
    assert (lies(position, 0), lies(position, 1)) == ("*$", "b*$")


def test_2b_in_a_row() -> None:
    """In a row the gems are placed first; any place with a colour just taken may be robbed."""
    start = table(ROW, "b", "grb*g", field="2b", dungeon="$gyyyy")
    position = after(start, "seek:2b:left", "place:left")
    assert moves(position) == ["steal:1", "steal:5"]
    position = after(position, "steal:5")
    assert (asked(position), pending(position)) == ((0, "place"), "g")
    position = after(position, "place:right")
    assert (lies(position, 0), lies(position, 1)) == ("gbg|1", "grb*|0")


def test_2b_in_piles() -> None:
    """In piles the colour counts, in whichever pile the gem lies."""
    start = table(PILES, "||0", "rb|gr|0", field="2b", dungeon="rgyyyy", valid="g")
    position = after(start, "seek:2b:left")
    assert moves(position) == ["steal:r+", "steal:r-", "steal:g-"]
    position = after(position, "steal:g-")
    assert (lies(position, 0), lies(position, 1)) == ("gg|r|0", "rb|r|0")


def test_2c_takes_neighbours_from_anywhere() -> None:
    """2c takes two neighbours from anywhere and the line closes up."""
    start = table(ROW, "p", field="2c", dungeon="rygb*$p")
    assert moves(start) == [f"seek:2c:{place}" for place in range(1, 7)]
    position = after(start, "seek:2c:3")
    assert (position.dungeon, pending(position)) == ("ry*$p", "gb")
    assert lies(after(position, "place:right-reversed"), 0) == "pbg|0"
    assert after(table(COUNT, field="2c", dungeon="rygb*$p"), "seek:2c:6").dungeon == "rygb*"


def test_2c_in_piles() -> None:
    """In piles the pair lands by the valid colour."""
    position = after(table(PILES, field="2c", dungeon="rygbb", valid="y"), "seek:2c:2")
    assert lies(position, 0) == "y|g|0"


def test_2d_takes_one_from_each_end() -> None:
    """2d takes the gem at each end, as one group: the left one, the right one."""
    start = table(ROW, "b", field="2d", dungeon="ryyyyg")
    assert moves(start) == ["seek:2d"]
    position = after(start, "seek:2d")
    assert (position.dungeon, pending(position)) == ("yyyy", "rg")
    assert lies(after(position, "place:left"), 0) == "rgb|0"
    assert lies(after(table(COUNT, field="2d", dungeon="gyyyyr"), "seek:2d"), 0) == "rg"
    assert (
        lies(after(table(PILES, field="2d", dungeon="gyyyyr", valid="r"), "seek:2d"), 0) == "r|g|0"
    )
