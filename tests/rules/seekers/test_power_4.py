"""Advanced seekers of power 4, under each kind of laying out (docs/rules/seekers.md §6)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import COUNT, PILES, ROW, lies, pending, table


@pytest.mark.parametrize(
    ("dungeon", "points"),
    [("rryyb", 2), ("rrryb", 2), ("rrrrb", 0), ("rygrb", 0), ("$$**b", 2), ("$$$*b", 2)],
)
@pytest.mark.parametrize("sheet", [COUNT, ROW, PILES])
def test_4a(sheet: int, dungeon: str, points: int) -> None:
    """4a brings two points if the four are of exactly two kinds."""
    position = after(table(sheet, field="4a", dungeon=dungeon), "seek:4a:left")
    assert position.seats[0].points == points


def test_4b_puts_one_back() -> None:
    """4b takes five and puts one of them back at the same end."""
    start = table(ROW, "p", field="4b", dungeon="bbbbrygb*")
    position = after(start, "seek:4b:right")
    assert moves(position) == [f"putback:{place}" for place in range(1, 6)]
    position = after(position, "putback:2")
    assert (position.dungeon, pending(position)) == ("bbbby", "rgb*")
    assert lies(after(position, "place:left-reversed"), 0) == "*bgrp|0"
    position = after(table(COUNT, field="4b", dungeon="rygb*bbbb"), "seek:4b:left", "putback:5")
    assert (position.dungeon, lies(position, 0)) == ("*bbbb", "rygb")


def test_4b_in_piles() -> None:
    """In piles the four land by the valid colour."""
    start = table(PILES, field="4b", dungeon="rygb*bbbb", valid="b")
    assert lies(after(start, "seek:4b:left", "putback:5"), 0) == "b|ryg|0"


def test_4b_without_a_choice() -> None:
    """Five of one kind leave no choice."""
    position = after(table(COUNT, field="4b", dungeon="rrrrrbbbb"), "seek:4b:left")
    assert (position.dungeon, asked(position)) == ("rbbbb", (1, "seek"))


def test_4c_takes_two_from_each_end() -> None:
    """4c takes two gems from each end as one group: the left two, the right two."""
    start = table(ROW, "p", field="4c", dungeon="rybbbbg*")
    assert moves(start) == ["seek:4c"]
    position = after(start, "seek:4c")
    assert (position.dungeon, pending(position)) == ("bbbb", "ryg*")
    assert lies(after(position, "place:right-reversed"), 0) == "p*gyr|0"
    assert lies(after(table(COUNT, field="4c", dungeon="rybbbbg*"), "seek:4c"), 0) == "ryg*"
    piles = table(PILES, field="4c", dungeon="rybbbbg*", valid="g")
    assert lies(after(piles, "seek:4c"), 0) == "g*|ry|0"
