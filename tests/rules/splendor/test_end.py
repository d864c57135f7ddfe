"""The end of the game and the places (docs/rules/splendor.md §6)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.splendor.table import bonuses, seat, table

FIVES = "3w4 3b4 3g4 3r4"  # five prestige each


def test_the_round_is_finished() -> None:
    """When a player reaches the target, the round goes on until all had the same turns."""
    start = table(seat(cards="3w4 3b4 3g4"), seat(), seat())
    position = after(start, "take:wbg")
    assert asked(position) == (1, "turn")
    position = after(position, "take:wbg")
    assert asked(position) == (2, "turn")
    assert after(position, "take:wrk").decision is None


def test_the_last_seat_ends_at_once() -> None:
    """When the last seat of the round reaches the target, the game is over."""
    start = table(seat(), seat("wwww", cards="3w4 3b4 3k1 1k8", hand="1r8"), turn=1)
    assert after(start, "buy:1r8").decision is None


def test_below_the_target_play_goes_on() -> None:
    """One prestige short of the target the game goes on."""
    start = table(seat(), seat(cards="3w4 3b4 3w2"), turn=1)
    assert asked(after(start, "take:wbg")) == (0, "turn")


@pytest.mark.parametrize(("target", "over"), [(10, True), (11, False)])
def test_the_target_is_the_tables(target: int, *, over: bool) -> None:
    """The target is the table's choice."""
    start = table(seat(), seat(cards="3w4 3b4"), turn=1, target=target)
    assert (after(start, "take:wbg").decision is None) is over


def test_a_noble_can_reach_the_target() -> None:
    """A noble's prestige counts at the end of the turn it came."""
    start = table(
        seat(), seat(cards=f"{bonuses('wwwwbbbb')} 3g4 3r4 3k1"), turn=1, nobles="n1", target=16
    )
    assert after(start, "take:wbg").decision is None


def test_a_choice_of_nobles_at_the_end() -> None:
    """The choice among nobles is asked before the game ends."""
    start = table(seat(), seat(cards=f"{bonuses('wwwwbbbbgggg')} {FIVES}"), turn=1, nobles="n1 n3")
    position = after(start, "take:wbg")
    assert asked(position) == (1, "noble")
    assert after(position, "noble:n1").decision is None


@pytest.mark.parametrize(
    ("cards", "places"),
    [
        (("3w4", ""), (1, 2)),
        (("3w1", "3w4"), (2, 1)),
        (("3w4", "3b4 1w1"), (1, 2)),
        (("3w4 1w1", "3b4"), (2, 1)),
        (("3w4", "3b4"), (1, 1)),
        (("", "3b4", "3w4", ""), (3, 1, 1, 3)),
        (("3w4", "3b4", "3g4 1w1", "3r4"), (1, 1, 4, 1)),
        (("3w3", "3b4", "3g4 1w1", "3w4 1b1"), (4, 1, 2, 2)),
    ],
)
def test_places(cards: tuple[str, ...], places: tuple[int, ...]) -> None:
    """Most prestige, then fewest bought cards, then they share: places count 1, 2, 2, 4."""
    assert table(*(seat(cards=bought) for bought in cards)).places() == places


def test_reserved_cards_break_no_tie() -> None:
    """Cards of the hand and tokens count neither for prestige nor in a tie."""
    assert table(seat("www", cards="3w4", hand="3b4 3g4"), seat(cards="3r4")).places() == (1, 1)


def test_nobody_is_asked_any_more() -> None:
    """A game that is over asks nothing."""
    over = after(table(seat(), seat(cards="3w4 3b4 3g4"), turn=1), "take:wbg")
    assert (asked(over), moves(over)) == (None, [])
