"""Passing (docs/rules/splendor.md §4, §6)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.splendor.table import bonuses, seat, table

EMPTY = ("- - - -",) * 3


def test_passing_where_nothing_else_is_legal() -> None:
    """Ruling: passing is legal where no other action is, and then the only one."""
    assert moves(table(seat(hand="3w1 3w2 3w3"), seat(), supply="*****")) == ["pass"]


def test_no_passing_with_another_action() -> None:
    """Ruling: passing is not legal where there is a gem, a card to reserve, or one to buy."""
    hand = "3w1 3w2 3w3"
    assert "pass" not in moves(table(seat(hand=hand), seat(), supply="w"))
    assert "pass" not in moves(table(seat(hand="3w1"), seat(), supply=""))
    assert moves(table(seat("kkk", hand="3w1 3w2 1b1"), seat(), supply="", rows=EMPTY)) == [
        "buy:1b1"
    ]


def test_the_gold_of_the_supply_gives_nothing_to_do() -> None:
    """With the hand full and only gold in the supply there is nothing to do but to pass."""
    position = table(seat(hand="3w1 3w2 3w3"), seat(), supply="*", rows=EMPTY)
    assert moves(position) == ["pass"]


def test_as_many_passes_as_seats_end_the_game() -> None:
    """Ruling: as many passes in a row as there are seats end the game at once, scored as ever."""
    stuck = seat(hand="3w1 3w2 3w3")
    also = seat(hand="3b1 3b2 3b3", cards="1r8")
    position = after(table(stuck, also, supply="", rows=EMPTY), "pass")
    assert asked(position) == (1, "turn")
    over = after(position, "pass")
    assert over.decision is None
    assert over.places() == (2, 1)


def test_the_passes_may_begin_anywhere() -> None:
    """Ruling: it does not matter which seat passed first."""
    stuck = seat(hand="3w1 3w2 3w3")
    also = seat(hand="3b1 3b2 3b3")
    position = table(stuck, also, supply="", rows=EMPTY, turn=1)
    assert after(position, "pass", "pass").decision is None


def test_another_action_breaks_the_row_of_passes() -> None:
    """An action in between starts the count of passes anew."""
    stuck = seat(hand="3w1 3w2 3w3")
    rich = seat("wwww", hand="1r8 3b2 3b3")
    position = table(stuck, rich, supply="", rows=EMPTY, decks="")
    moved = after(position, "pass", "buy:1r8")
    assert asked(moved) == (0, "turn")
    assert moved.passes == 0


def test_three_seats_need_three_passes() -> None:
    """With three seats two passes in a row do not end the game."""
    hands = ("3w1 3w2 3w3", "3b1 3b2 3b3", "3g1 3g2 3g3")
    position = table(*(seat(hand=hand) for hand in hands), supply="", rows=EMPTY)
    assert asked(after(position, "pass", "pass")) == (2, "turn")
    assert after(position, "pass", "pass", "pass").decision is None


def test_a_noble_left_over_comes_after_a_pass() -> None:
    """Ruling: what follows a turn follows a pass too."""
    rich = seat(cards=bonuses("wwwwbbbb"), hand="3w1 3w2 3w3")
    position = table(rich, seat(), supply="", rows=EMPTY, decks="", nobles="n1")
    assert after(position, "pass").seats[0].prestige == 3


@pytest.mark.parametrize("move", ["take:bgr", "reserve:1w1", "reserve:deck1", "buy:1r8"])
def test_passes_in_a_row_are_counted_anew_after_another_move(move: str) -> None:
    """Only passes without anything between them end the game."""
    rows = ("1r8 1w1 - -", "- - - -", "- - - -")
    position = table(seat("wwww"), seat(), rows=rows, passes=1)
    assert after(position, move).passes == 0
