"""Advanced seekers of power 5, under each kind of laying out (docs/rules/seekers.md §6)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import COUNT, PILES, ROW, lies, pending, table


def test_5a_by_count() -> None:
    """5a takes five and gives one of them to the opponent."""
    position = after(table(COUNT, "", "b", field="5a", dungeon="ryg*$pppp"), "seek:5a:left")
    assert moves(position) == [f"give:{place}" for place in range(1, 6)]
    position = after(position, "give:4")
    assert (lies(position, 0), lies(position, 1)) == ("ryg$", "b*")
    assert asked(position) == (1, "seek")


def test_5a_in_a_row() -> None:
    """The giver places the four first; then the receiver adds the gift to an end."""
    start = table(ROW, "b", "pp", field="5a", dungeon="ryg*$pppp")
    position = after(start, "seek:5a:left", "give:2")
    assert asked(position) == (0, "place")
    assert pending(position) == "ryg*$"  # the gift, too, is taken and not yet laid out
    position = after(position, "place:right")
    assert (asked(position), pending(position)) == ((1, "receive"), "y")
    assert lies(position, 0) == "brg*|1"
    position = after(position, "receive:left")
    assert (asked(position), lies(position, 1)) == ((1, "seek"), "ypp|0")


def test_5a_gives_gold_in_a_row() -> None:
    """A given gold joins the receiver's gold: there is nothing to ask."""
    start = table(ROW, "b", "pp", field="5a", dungeon="ryg*$pppp")
    position = after(start, "seek:5a:left", "give:5", "place:left")
    assert (asked(position), lies(position, 1)) == ((1, "seek"), "pp|1")


@pytest.mark.parametrize(("place", "other"), [(1, "r|br|0"), (4, "r|b*|0"), (5, "r|b|1")])
def test_5a_in_piles(place: int, other: str) -> None:
    """In piles a gift lands in the invalid pile, save gold."""
    start = table(PILES, "", "r|b|0", field="5a", dungeon="ryg*$pppp", valid="r")
    position = after(start, "seek:5a:left", f"give:{place}")
    assert sorted(lies(position, 1)) == sorted(other)
    assert lies(position, 1).count("|") == 2


def test_5a_without_a_choice() -> None:
    """Five of one kind leave no choice, the same gem goes whichever is named."""
    position = after(table(COUNT, field="5a", dungeon="rrrrrbbbb"), "seek:5a:left")
    assert (lies(position, 0), lies(position, 1)) == ("rrrr", "r")
    row = after(table(ROW, "b", "pp", field="5a", dungeon="rrrrrbbbb"), "seek:5a:left")
    assert asked(row) == (0, "place")


def test_5b_by_count() -> None:
    """5b gives one gem of the own most numerous colour; gold and rainbow are not ranked."""
    start = table(COUNT, "b$$$", "", field="5b", dungeon="rryyg*ppp")
    position = after(start, "seek:5b:left")
    assert moves(position) == ["give:r", "give:y"]
    position = after(position, "give:y")
    assert (lies(position, 0), lies(position, 1)) == ("rrygb$$$", "y")


def test_5b_with_one_colour_ahead() -> None:
    """A single most numerous colour goes without a question."""
    position = after(table(COUNT, "r", "", field="5b", dungeon="rryygppp"), "seek:5b:left")
    assert (asked(position), lies(position, 1)) == ((1, "seek"), "r")


def test_5b_in_a_row() -> None:
    """In a row any gem of that colour can be given; the receiver adds it to an end."""
    start = table(ROW, "r", "b", field="5b", dungeon="rygypppp")
    position = after(start, "seek:5b:left", "place:right")
    assert lies(position, 0) == "rrygyp|0"
    assert moves(position) == ["give:1", "give:2", "give:3", "give:5"]
    position = after(position, "give:3")
    assert (lies(position, 0), asked(position)) == ("rrgyp|0", (1, "receive"))
    assert lies(after(position, "receive:left"), 1) == "yb|0"


def test_5b_in_piles() -> None:
    """In piles both piles count together, and either may give."""
    start = table(PILES, "r|r|0", "r||0", field="5b", dungeon="rygb*pppp", valid="r")
    position = after(start, "seek:5b:left")
    assert moves(position) == ["give:r+", "give:r-"]
    assert lies(after(position, "give:r+"), 1) == "r|r|0"


@pytest.mark.parametrize(
    ("dungeon", "points"), [("rygbbp", 2), ("rygrrp", 0), ("ry*$$p", 2), ("rygbpp", 2)]
)
@pytest.mark.parametrize("sheet", [COUNT, ROW, PILES])
def test_5c(sheet: int, dungeon: str, points: int) -> None:
    """5c brings two points for four or more kinds."""
    position = after(table(sheet, field="5c", dungeon=dungeon), "seek:5c:left")
    assert position.seats[0].points == points
