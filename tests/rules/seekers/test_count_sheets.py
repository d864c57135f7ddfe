"""The count sheets, by worked examples (docs/rules/seekers.md §8)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import lies, table, worth


@pytest.mark.parametrize(
    ("sheet", "gems", "points"),
    [
        (1, "", 0),
        (1, "rrrr", 4),
        (1, "rrryyg", 4),
        (1, "rrryyyggg", 3),
        (1, "rrryyggbbp", 3),
        (1, "rr*", 3),
        (1, "rryyg$", 3),
        (2, "", 0),
        (2, "r", 2),
        (2, "rryyy", 4),
        (2, "rrrryyyyygggggg", 6),
        (2, "rrrrrrrbbbbbbb", 4),
        (2, "rrrrrrr*", 4),
        (2, "r*", 4),
        (3, "rygbp", 2),
        (3, "rryyggbbpp", 4),
        (3, "pp*", -2),
        (4, "rrryygbbbp", 5 + 3 + 1 - 3 - 1),
        (4, "rrrrryyyggbb", 5 + 3 + 2),
        (4, "rrrrrr", 10),
        (4, "bbbbbb", -6),
        (4, "pppp", -4),
        (4, "ppppp", 5),
        (4, "ppppppp", 5),
        (4, "pppp*", 5),
        (4, "yyy*", 6),
        (5, "", 0),
        (5, "rrrryg", -6),
        (5, "rrrrryyyyy", 10),
        (5, "rrrrrrrr", 5),
        (5, "rrrry*", 4),
        (6, "", 0),
        (6, "rryyggb", 12),
        (6, "rrry", 4),
        (6, "rryyg*", 12),
        (6, "rrrrrrr*", 4),
        (11, "", 0),
        (11, "rygbp", 15),
        (11, "rrrryy", 2),
        (11, "rrr*", 4),
        (11, "rrr$", 1),
        (12, "", 0),
        (12, "rygbp", 0),
        (12, "rrrryy", 4),
        (12, "rrr*", 3),
        (12, "rrr$", 2),
        (13, "", 0),
        (13, "rrrr", 0),
        (13, "rrrry", 6),
        (13, "rrrryyb", 6),
        (13, "rrryyy", 0),
        (13, "rrr*", 4),
        (13, "rrryy*", 4),
        (13, "*", 0),
    ],
)
def test_worked_examples(sheet: int, gems: str, points: int) -> None:
    """Gems come to these points by this sheet, with the best declarations."""
    assert worth(sheet, gems) == points


@pytest.mark.parametrize(
    ("sheet", "gems", "cards", "points"),
    [
        (14, "rrry", "ry", 4),
        (14, "rrry", "yr", 4),
        (14, "rrr", "bg", 0),
        (14, "rrr", "rg", 6),
        (14, "rrry*", "ry", 6),
        (14, "rry", "??", 0),
        (15, "rrryyg", "g", 3 + 2 - 2),
        (15, "rrryyg", "r", 2 + 1 - 6),
        (15, "rrr*", "r", 1 - 6),
        (15, "rrryyb", "?", 5),
    ],
)
def test_worked_examples_with_colour_cards(sheet: int, gems: str, cards: str, points: int) -> None:
    """With colour cards: two for plus and minus, or one for minus; unknown cards count nothing."""
    assert worth(sheet, gems, cards) == points


@pytest.mark.parametrize("sheet", [11, 12, 13])
def test_the_least_numerous_colour_is_discarded(sheet: int) -> None:
    """At the end of a turn one gem of the least numerous colour leaves the game."""
    position = after(table(sheet, "rrr*$", "bb", dungeon="yyggg"), "seek:2:left")
    assert (lies(position, 0), lies(position, 1), asked(position)) == ("rrry*$", "bb", (1, "seek"))


def test_a_tie_is_the_players_choice() -> None:
    """Of equally few colours the player chooses; rainbow and gold are not counted."""
    position = after(table(11, "rry*$", dungeon="ggggg"), "seek:1:left")
    assert asked(position) == (0, "discard")
    assert moves(position) == ["discard:y", "discard:g"]
    assert lies(after(position, "discard:y"), 0) == "rrg*$"


def test_nothing_to_discard() -> None:
    """With rainbow and gold alone nothing is discarded."""
    position = after(table(12, "", dungeon="*$ggg"), "seek:2:left")
    assert lies(position, 0) == "*$"


def test_the_discard_follows_the_seeker() -> None:
    """The discard comes after all that the seeker does, in the last turn too."""
    start = table(11, "r", "bbb", field="1a", dungeon="gyyyy", round_=6, mover=1)
    start = start.but(seats=(start.seats[1], start.seats[0]))
    position = after(start, "seek:1a:left")
    assert asked(position) == (1, "discard")
    assert moves(position) == ["discard:r", "discard:g", "discard:b"]
    assert after(position, "discard:b").decision is None
