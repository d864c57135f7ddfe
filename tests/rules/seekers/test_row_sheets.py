"""The row sheets, by worked examples (docs/rules/seekers.md §8)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import lies, table, worth


@pytest.mark.parametrize(
    ("sheet", "row", "points"),
    [
        (7, "", 0),
        (7, "rgr", 0),
        (7, "rr", 1),
        (7, "rrgrrr", 3),
        (7, "rrrryyyyy", 10),
        (7, "rrrrrr", 9),
        (7, "rrrrrrr", 12),
        (7, "rrr*rrrr", 12),
        (7, "r*r", 2),
        (7, "rr*gg", 3),
        (8, "rrrrgrr", 4),
        (8, "rgr", 0),
        (8, "yy", 0),
        (8, "yyyy", 4),
        (8, "ggg", 0),
        (8, "gggg", 6),
        (8, "brb", -6),
        (8, "bbb", 3),
        (8, "prp", 4),
        (8, "pppp", -4),
        (8, "rryyyggggbbp", 2 + 4 + 6 + 2 + 2),
        (8, "b*b", 3),
        (9, "", 0),
        (9, "rrr", 6),
        (9, "rrrr", -4),
        (9, "rrryggg", 11),
        (9, "rryy", -4),
        (9, "rr*y", 5),
        (10, "rryy", 4),
        (10, "rrryy", 2),
        (10, "rr*yy", 4),
        (10, "r*y", 2),
        (10, "rgrg", 0),
        (18, "rrryy", 3),
    ],
)
def test_worked_examples(sheet: int, row: str, points: int) -> None:
    """A row comes to these points by this sheet, with the best colour for the rainbow."""
    assert worth(sheet, row) == points


@pytest.mark.parametrize(
    ("sheet", "row", "cards", "points"),
    [
        (16, "rrgrrryyyy", "ry", 2 + 4 + 6),
        (16, "rrgggg", "rb", 2),
        (16, "rrrrr", "rb", 8),
        (16, "rrrrrr", "rb", 10),
        (16, "rrrrrrr", "rb", 13),
        (16, "rrrr*rrr", "rb", 13),
        (16, "r", "rb", 0),
        (16, "rrr", "??", 0),
        (17, "rrgrrryyyy", "ry", 9),
        (17, "rgr", "rg", 0),
        (17, "r*g", "rg", 3),
        (17, "rrr", "??", 0),
    ],
)
def test_worked_examples_with_colour_cards(sheet: int, row: str, cards: str, points: int) -> None:
    """With colour cards runs of both plus colours count; unknown cards count nothing."""
    assert worth(sheet, row, cards) == points


@pytest.mark.parametrize(("power", "exchanges"), [(1, 2), (2, 1), (3, 1), (4, 0), (5, 0)])
def test_exchanges_by_power(power: int, exchanges: int) -> None:
    """Neighbours are exchanged up to twice after power 1, once after 2 or 3, never after 4, 5."""
    position = after(table(18, "rgb", dungeon="yygypppppp"), f"seek:{power}:left", "place:right")
    for _ in range(exchanges):
        assert asked(position) == (0, "exchange")
        position = after(position, "exchange:1")
    assert asked(position) == (1, "seek")


def test_exchanging_and_stopping() -> None:
    """Gems i and i+1 of the own row change places; stopping ends it."""
    position = after(table(18, "rgb", dungeon="ypppp"), "seek:1:left", "place:right")
    assert moves(position) == ["exchange:1", "exchange:2", "exchange:3", "stop"]
    assert asked(after(position, "stop")) == (1, "seek")
    position = after(position, "exchange:2")
    assert lies(position, 0) == "rbgy|0"
    assert lies(after(position, "exchange:3"), 0) == "rbyg|0"
    assert (asked(after(position, "stop")), lies(position, 0)) == ((1, "seek"), "rbgy|0")


def test_no_exchange_that_makes_no_difference() -> None:
    """A row of one gem, or of one colour, is not asked about."""
    assert asked(after(table(18, "", dungeon="ypppp"), "seek:1:left")) == (1, "seek")
    assert asked(after(table(18, "yyy", dungeon="ypppp"), "seek:1:left")) == (1, "seek")


def test_advanced_seekers_count_by_their_power() -> None:
    """After an advanced seeker its power counts, whatever it took."""
    position = after(table(18, "rgb", field="2c 4a", dungeon="yypppp"), "seek:2c:1", "place:left")
    assert asked(after(position, "exchange:1")) == (1, "seek")
