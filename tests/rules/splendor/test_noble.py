"""Nobles (docs/rules/splendor.md §4)."""

import pytest

from rules.splendor.cards import LETTERS, NOBLES, Noble
from rules.splendor.legal import nobles_met
from tests.rules.asking import after, asked, moves
from tests.rules.splendor.table import bonuses, seat, table

# n1 asks for 4 white and 4 blue, n3 for 3 white, 3 blue and 3 green, n6 for 4 blue and 4 green.


def test_a_noble_that_comes_alone_is_no_move() -> None:
    """A noble whose requirement is met comes by itself, with three prestige."""
    start = table(seat(cards=bonuses("wwwwbbbb")), seat(), nobles="n4 n1")
    position = after(start, "take:wbg")
    assert asked(position) == (1, "turn")
    assert position.as_json()["seats"][0]["nobles"] == ["n1"]
    assert position.as_json()["seats"][0]["prestige"] == 3
    assert position.as_json()["nobles"] == ["n4"]


def test_the_card_just_bought_counts() -> None:
    """The bonus of the card bought this turn counts."""
    start = table(seat("grk", cards=bonuses("wwwwbbbb")[:-4], hand="1b5"), seat(), nobles="n1")
    assert after(start, "take:wbg").seats[0].nobles == ()
    assert after(start, "buy:1b5").seats[0].prestige == 3


def test_tokens_and_reserved_cards_never_count() -> None:
    """Only the bonuses of bought cards count."""
    start = table(seat("wwwwbbbb", cards=bonuses("www"), hand="1w6"), seat(), nobles="n1")
    assert after(start, "take:grk", "return:g").seats[0].nobles == ()


def test_one_bonus_short() -> None:
    """A noble asks for every bonus of its requirement."""
    start = table(seat(cards=bonuses("wwwwbbbgggg")), seat(), nobles="n1 n6")
    assert asked(after(start, "take:wbg")) == (1, "turn")


@pytest.mark.parametrize("noble", NOBLES.values(), ids=list(NOBLES))
def test_each_noble_asks_for_its_own_bonuses(noble: Noble) -> None:
    """What the card shows is enough, and one less of any colour isn't."""
    enough = "".join(letter * count for letter, count in zip(LETTERS, noble.cost, strict=False))
    assert nobles_met(seat(cards=bonuses(enough)), (noble,)) == [noble]
    for letter in sorted(set(enough)):
        short = enough.replace(letter, "", 1)
        assert nobles_met(seat(cards=bonuses(short)), (noble,)) == []


def test_a_choice_among_several() -> None:
    """Of several nobles met the player chooses exactly one; the others stay."""
    start = table(seat(cards=bonuses("wwwwbbbbgggg")), seat(), nobles="n6 n4 n3 n1")
    position = after(start, "take:wbg")
    assert asked(position) == (0, "noble")
    assert moves(position) == ["noble:n6", "noble:n3", "noble:n1"]
    chosen = after(position, "noble:n3")
    assert asked(chosen) == (1, "turn")
    assert chosen.as_json()["nobles"] == ["n6", "n4", "n1"]
    assert chosen.seats[0].prestige == 3


def test_at_most_one_noble_a_turn() -> None:
    """The nobles that stayed may be won on a later turn."""
    start = table(seat(cards=bonuses("wwwwbbbbgggg")), seat(), nobles="n3 n1")
    position = after(start, "take:wbg", "noble:n1", "take:wbg")
    assert position.seats[0].prestige == 3
    position = after(position, "take:wrk")
    assert position.as_json()["seats"][0]["nobles"] == ["n1", "n3"]
    assert position.seats[0].prestige == 6


def test_only_the_mover_is_visited() -> None:
    """A noble comes at the end of the own turn, to whoever then qualifies."""
    start = table(seat(), seat(cards=bonuses("wwwwbbbb")), nobles="n1")
    position = after(start, "take:wbg")
    assert position.seats[1].nobles == ()
    assert after(position, "take:wbg").as_json()["seats"][1]["nobles"] == ["n1"]


def test_a_noble_cannot_be_refused() -> None:
    """The choice among several offers nobles alone."""
    start = table(seat(cards=bonuses("wwwwbbbbgggg")), seat(), nobles="n3 n1")
    assert all(move.startswith("noble:") for move in moves(after(start, "take:wbg")))
