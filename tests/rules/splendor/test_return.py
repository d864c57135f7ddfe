"""Returning surplus tokens (docs/rules/splendor.md §4)."""

from tests.rules.asking import after, asked, moves
from tests.rules.splendor.table import bonuses, gems, seat, table


def test_ten_tokens_are_kept() -> None:
    """Ten tokens may be held: nothing is returned."""
    position = after(table(seat("wwbbggr"), seat()), "take:wbk")
    assert asked(position) == (1, "turn")


def test_exactly_the_surplus_goes_back() -> None:
    """One token at a time goes back until ten are left."""
    position = after(table(seat("wwbbggrrkk"), seat()), "take:wbg")
    for letter in "wwb":
        assert asked(position) == (0, "return")
        position = after(position, f"return:{letter}")
    assert asked(position) == (1, "turn")
    assert position.seats[0].tokens == gems("wbbgggrrkk")
    assert position.supply == gems("wwwbbgrrkk*****")


def test_any_token_held_may_go_back() -> None:
    """Any token held may be returned, the ones just taken and gold included, no other."""
    position = after(table(seat("wwwbbb**"), seat("w")), "take:grk")
    assert moves(position) == [f"return:{letter}" for letter in "wbgrk*"]
    position = after(table(seat("wwwbbbbbk*"), seat(), supply="rrrr"), "take:r")
    assert moves(position) == [f"return:{letter}" for letter in "wbrk*"]


def test_gold_counts() -> None:
    """Gold counts among the ten."""
    position = after(table(seat("wwwbbbk***"), seat()), "reserve:1w1", "deal:1w2")
    assert asked(position) == (0, "return")


def test_the_dealer_comes_before_the_return() -> None:
    """The dealer's card follows the move that calls for it, before any return."""
    due = after(table(seat("wwbbggrrkk"), seat()), "reserve:1w1")
    assert asked(due) == (-1, "deal")
    assert asked(after(due, "deal:1w2")) == (0, "return")


def test_the_return_comes_before_the_noble() -> None:
    """Surplus tokens go back before a noble comes."""
    start = table(seat("wwbbggrrkk", cards=bonuses("wwwwbbbb")), seat(), nobles="n1")
    position = after(start, "take:wb" if "take:wb" in moves(start) else "take:wbg")
    assert asked(position) == (0, "return")
    assert position.seats[0].nobles == ()
    assert after(position, "return:w", "return:w", "return:w").seats[0].prestige == 3
