"""Rounds, turns and who may take what (docs/rules/seekers.md §3, §4)."""

import pytest

from rules import DEALER
from tests.rules.asking import after, asked, moves
from tests.rules.seekers.table import COUNT, PILES, table


@pytest.mark.parametrize(
    ("order", "taken", "starts"),
    [
        (1, ("1", "5"), 0),
        (1, ("5", "1"), 0),
        (2, ("1", "5"), 1),
        (2, ("5", "1"), 1),
        (3, ("5", "1"), 0),
        (3, ("1", "5"), 1),
        (3, ("2", "2"), 1),
        (4, ("5", "1"), 1),
        (4, ("1", "5"), 0),
        (4, ("2", "2"), 1),
    ],
)
def test_who_starts_the_next_round(order: int, taken: tuple[str, str], starts: int) -> None:
    """By the turn-order rule: always the first; in turn; higher power; lower power."""
    position = table(COUNT, order=order, round_=1)
    position = after(position, f"seek:{taken[0]}:left")
    assert asked(position) == (1, "seek")
    position = after(position, f"seek:{taken[1]}:left")
    assert position.round == 2
    assert asked(position) == (starts, "seek")
    assert asked(after(position, "seek:3:left")) == (1 - starts, "seek")


def test_on_equal_powers_the_starter_changes() -> None:
    """On equal powers whoever did not start the last round starts: it changes back, too."""
    position = table(COUNT, order=3, field="1 2 2 3 3 4", round_=1)
    position = after(position, "seek:2:left", "seek:2:left")
    assert asked(position) == (1, "seek")
    position = after(position, "seek:3:left", "seek:3:left")
    assert asked(position) == (0, "seek")


def test_a_basic_seeker_takes_its_power_from_an_end() -> None:
    """A basic seeker of power P takes the P gems at the end the player chooses."""
    position = table(COUNT, dungeon="rrybbpp")
    assert after(position, "seek:3:left").as_json()["dungeon"] == "bbpp"
    right = after(position, "seek:3:right").as_json()
    assert (right["dungeon"], right["seats"][0]["area"]) == ("rryb", {"count": "bpp"})
    assert right["seats"][0]["seekers"] == ["3"]


def test_equal_seekers_are_listed_once() -> None:
    """Every kind of seeker of the field can be taken from either end; one of equals goes."""
    position = table(COUNT, field="1 1 2d 4")
    assert moves(position) == [
        "seek:1:left",
        "seek:1:right",
        "seek:2d",
        "seek:4:left",
        "seek:4:right",
    ]
    assert after(position, "seek:1:left").field == ("1", "2d", "4")


def test_six_rounds_leave_four_gems() -> None:
    """After twelve turns the game is over; four gems remain, worth nothing."""
    position = table(COUNT, dungeon="rygbprygb", field="5", round_=6, mover=1)
    over = after(position, "seek:5:left")
    assert over.decision is None
    assert over.dungeon == "rygb"


@pytest.mark.parametrize(
    ("taken", "may"),
    [
        ("1 2 3", ["4", "5a"]),
        ("1 2 3 3", ["5a"]),
        ("1 1a 2a", ["4"]),
        ("1 2 3 1a", ["4", "5a"]),
    ],
)
def test_four_basic_and_two_advanced_each(taken: str, may: list[str]) -> None:
    """In advanced mode nobody takes more than four basic and two advanced seekers."""
    position = table(COUNT, field="4 5a", taken=(taken, ""), mode="advanced")
    assert list(dict.fromkeys(move.split(":")[1] for move in moves(position))) == may


def test_no_such_limit_in_other_modes() -> None:
    """In the other modes there is no such limit."""
    position = table(COUNT, field="4a 5a", taken=("1a 1b 2a", ""))
    assert len(moves(position)) == 4


def test_sheet_20_asks_for_the_valid_colour_every_turn() -> None:
    """With sheet 20 each player names the valid colour at the start of each turn; repeats go."""
    position = after(table(PILES, valid="r"), "seek:1:left")
    assert asked(position) == (1, "valid")
    assert position.as_json()["valid"] is None
    assert moves(position) == ["valid:r", "valid:y", "valid:g", "valid:b", "valid:p"]
    named = after(position, "valid:r")
    assert (asked(named), named.as_json()["valid"]) == ((1, "seek"), "r")


def test_sheet_19_turns_up_a_card_for_both() -> None:
    """With sheet 19 the dealer turns up the next colour card before the round's first turn."""
    position = after(table(19, valid="r", round_=1, order=2), "seek:1:left")
    assert (asked(position), position.valid) == ((1, "seek"), "r")
    position = after(position, "seek:1:left").but(turned="r")
    assert (asked(position), position.round, position.valid) == ((DEALER, "turn"), 2, None)
    assert moves(position) == ["turn:y", "turn:g", "turn:b", "turn:p"]
    turned = after(position, "turn:b")
    assert (asked(turned), turned.valid) == ((1, "seek"), "b")


def test_the_last_colour_card_is_turned_up_too() -> None:
    """The fifth card is the only one left, and the dealer is asked all the same."""
    start = table(19, valid="r", round_=4, mover=1).but(turned="rygp")
    position = after(start, "seek:1:left")
    assert moves(position) == ["turn:b"]


def test_sheet_19_lets_players_name_the_colour_in_round_six() -> None:
    """In round six of sheet 19 each player names one of the five colours."""
    start = table(19, valid="b", round_=5, mover=1).but(turned="rygbp")
    position = after(start, "seek:1:left")
    assert (asked(position), position.valid) == ((0, "valid"), None)
    position = after(position, "valid:b", "seek:1:left")
    assert (asked(position), position.valid) == ((1, "valid"), None)
    assert len(moves(position)) == 5
