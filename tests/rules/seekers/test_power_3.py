"""Advanced seekers of power 3, under each kind of laying out (docs/rules/seekers.md §6)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import COUNT, PILES, ROW, lies, pending, table


def test_3a_from_the_left() -> None:
    """3a takes five and puts two back at the same end, named as they lay; the second outermost."""
    position = after(table(ROW, "p", field="3a", dungeon="rygb*pppp"), "seek:3a:left")
    assert moves(position) == [f"putback:{place}" for place in range(1, 6)]
    position = after(position, "putback:4")
    assert (position.dungeon, pending(position)) == ("bpppp", "ryg*")
    assert moves(position) == ["putback:1", "putback:2", "putback:3", "putback:5"]
    position = after(position, "putback:5")
    assert (position.dungeon, pending(position)) == ("*bpppp", "ryg")
    assert lies(after(position, "place:left"), 0) == "rygp|0"


def test_3a_from_the_right() -> None:
    """Taken from the right, the two go back to the right."""
    position = after(table(COUNT, field="3a", dungeon="pppprygb*"), "seek:3a:right")
    position = after(position, "putback:5", "putback:1")
    assert (position.dungeon, lies(position, 0)) == ("pppp*r", "ygb")


def test_3a_in_piles() -> None:
    """In piles the three land by the valid colour."""
    position = after(table(PILES, field="3a", dungeon="rygb*pppp", valid="y"), "seek:3a:left")
    assert lies(after(position, "putback:1", "putback:3"), 0) == "y*|b|0"


def test_3a_without_a_choice() -> None:
    """Five of one kind leave no choice; four equal ones after the first leave none either."""
    position = after(table(COUNT, field="3a", dungeon="rrrrrpppp"), "seek:3a:left")
    assert (position.dungeon, lies(position, 0), asked(position)) == ("rrpppp", "rrr", (1, "seek"))
    start = after(table(COUNT, field="3a", dungeon="rrrrypppp"), "seek:3a:left")
    position = after(start, "putback:5")
    assert (position.dungeon, asked(position)) == ("rypppp", (1, "seek"))
    assert asked(after(start, "putback:1")) == (0, "putback")


@pytest.mark.parametrize(
    ("dungeon", "points"), [("rygbbb", 2), ("rrgbbb", 0), ("*$rbbb", 2), ("$$rbbb", 0)]
)
@pytest.mark.parametrize("sheet", [COUNT, ROW, PILES])
def test_3b(sheet: int, dungeon: str, points: int) -> None:
    """3b brings two points if all three kinds differ; gold and rainbow are kinds."""
    position = after(table(sheet, field="3b", dungeon=dungeon), "seek:3b:left")
    assert position.seats[0].points == points


def test_3c_by_count() -> None:
    """3c swaps an own gem, gold and rainbow included, for one of the dungeon, but not for those."""
    start = table(COUNT, "*$", field="3c", dungeon="rrrg*b$p")
    position = after(start, "seek:3c:left")
    assert moves(position) == ["swap:r", "swap:*", "swap:$"]
    position = after(position, "swap:*")
    assert (asked(position), lies(position, 0)) == ((0, "for"), "rrr*$")
    assert moves(position) == ["for:1", "for:3", "for:5"]
    position = after(position, "for:3")
    assert (position.dungeon, lies(position, 0)) == ("g**$p", "rrrb$")


def test_3c_gold_by_count() -> None:
    """Gold can be given for a gem of the dungeon."""
    position = after(table(COUNT, field="3c", dungeon="rr$gb"), "seek:3c:left", "swap:$", "for:2")
    assert (position.dungeon, lies(position, 0)) == ("g$", "rrb")


def test_3c_in_a_row() -> None:
    """In a row the new gem takes the exact place of the one given for it."""
    start = table(ROW, "pp", field="3c", dungeon="rygbb*")
    position = after(start, "seek:3c:left", "place:right")
    assert moves(position) == [f"swap:{place}" for place in range(1, 6)]
    position = after(position, "swap:4", "for:2")
    assert (position.dungeon, lies(position, 0)) == ("by*", "pprbg|0")


def test_3c_gold_in_a_row() -> None:
    """If a gold is given, the new gem is laid out like a newly taken one."""
    start = table(ROW, "pp|1", field="3c", dungeon="rygbb*")
    position = after(start, "seek:3c:left", "place:right", "swap:$", "for:1")
    assert (position.dungeon, lies(position, 0), pending(position)) == ("$b*", "ppryg|0", "b")
    assert asked(position) == (0, "place")
    assert lies(after(position, "place:left"), 0) == "bppryg|0"


@pytest.mark.parametrize(
    ("swap", "for_", "own"),
    [
        ("r+", 1, "r*|ggp|1"),
        ("r+", 2, "rr*|gp|1"),
        ("p-", 2, "rrr*|g|1"),
        ("*+", 1, "rr|ggp|1"),
        ("$", 2, "rrr*|gp|0"),
        ("$", 1, "rr*|ggp|0"),
    ],
)
def test_3c_in_piles(swap: str, for_: int, own: str) -> None:
    """In piles the dungeon's gem lands by this turn's valid colour."""
    start = table(PILES, "*|p|1", field="3c", dungeon="rrggrb", valid="r")
    position = after(start, "seek:3c:left", f"swap:{swap}", f"for:{for_}")
    assert lies(position, 0) == own


def test_3c_with_nothing_to_swap_for() -> None:
    """With only gold and rainbow in the dungeon the swap is skipped."""
    position = after(table(COUNT, field="3c", dungeon="rrr*$$$"), "seek:3c:left")
    assert (asked(position), position.dungeon) == ((1, "seek"), "*$$$")
    several = after(table(COUNT, "yg", field="3c", dungeon="rrr*$$$"), "seek:3c:left")
    assert asked(several) == (1, "seek")


def test_3c_without_a_choice() -> None:
    """A swap that comes to the same whatever is answered is done without a question."""
    position = after(table(COUNT, field="3c", dungeon="rrrb$$*"), "seek:3c:left")
    assert (asked(position), position.dungeon, lies(position, 0)) == ((1, "seek"), "r$$*", "rrb")


def test_3d_by_count() -> None:
    """3d gives the opponent one own gem, gold and rainbow included."""
    start = table(COUNT, "*$", "b", field="3d", dungeon="rrrg")
    position = after(start, "seek:3d:left")
    assert moves(position) == ["give:r", "give:*", "give:$"]
    position = after(position, "give:$")
    assert (lies(position, 0), lies(position, 1)) == ("rrr*", "b$")


def test_3d_in_a_row() -> None:
    """The receiver chooses the end of their row at which a given gem is added."""
    start = table(ROW, "p", "bb", field="3d", dungeon="rygbb")
    position = after(start, "seek:3d:left", "place:left", "give:2")
    assert (asked(position), pending(position)) == ((1, "receive"), "y")
    assert moves(position) == ["receive:left", "receive:right"]
    position = after(position, "receive:right")
    assert (lies(position, 0), lies(position, 1)) == ("rgp|0", "bby|0")
    assert asked(position) == (1, "seek")


def test_3d_into_an_empty_row() -> None:
    """Into an empty row a given gem goes without a question; gold goes apart anywhere."""
    start = table(ROW, "p|1", "", field="3d", dungeon="rygbb")
    position = after(start, "seek:3d:left", "place:left", "give:2")
    assert (asked(position), lies(position, 1)) == ((1, "seek"), "y|0")
    full = table(ROW, "p|1", "bg", field="3d", dungeon="rygbb")
    position = after(full, "seek:3d:left", "place:left", "give:$")
    assert (asked(position), lies(position, 1)) == ((1, "seek"), "bg|1")


@pytest.mark.parametrize(
    ("gem", "other"), [("r+", "|gr|0"), ("*+", "|g*|0"), ("y-", "|yg|0"), ("$", "|g|1")]
)
def test_3d_in_piles(gem: str, other: str) -> None:
    """In piles a gift lands in the invalid pile, whatever it is, save gold."""
    start = table(PILES, "*||1", "|g|0", field="3d", dungeon="ryybb", valid="r")
    position = after(start, "seek:3d:left", f"give:{gem}")
    assert sorted(lies(position, 1)) == sorted(other)
