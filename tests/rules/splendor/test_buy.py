"""Buying and paying (docs/rules/splendor.md §4)."""

import pytest

from tests.rules.asking import after, asked, moves
from tests.rules.splendor.table import bonuses, gems, seat, table

# 1r8 costs 4 white and is worth 1; 1b5 costs 1 white, 1 green, 1 red, 1 black.


def payments(tokens: str, card: str, own: str = "") -> list[str]:
    """Return how a reserved card can be bought with these tokens and these bonuses."""
    position = table(seat(tokens, hand=card, cards=bonuses(own)), seat(), rows=("- - - -",) * 3)
    return [move for move in moves(position) if move.startswith("buy:")]


def test_exact_price() -> None:
    """A card is bought for its cost."""
    assert payments("wwww", "1r8") == ["buy:1r8"]


def test_too_poor() -> None:
    """With less than the price, gold included, a card cannot be bought."""
    assert payments("www", "1r8") == []
    assert payments("ww*", "1r8") == []
    assert payments("bbbbwww", "1r8") == []


def test_bonuses_lower_the_price() -> None:
    """The price is the cost less own bonuses, colour by colour."""
    assert payments("ww", "1r8", own="ww") == ["buy:1r8"]
    assert payments("w", "1r8", own="ww") == []


def test_bonuses_never_pay_another_colour() -> None:
    """A price is never below zero in a colour: more bonuses of one pay for no other."""
    assert payments("grk", "1b5", own="www") == ["buy:1b5"]
    assert payments("gr", "1b5", own="wwww") == []


def test_a_free_card() -> None:
    """A card that bonuses cover costs nothing and has one spelling, whatever gold there is."""
    assert payments("www***", "1r8", own="wwww") == ["buy:1r8"]


def test_gold_stands_for_what_is_missing() -> None:
    """The default payment spends gems first and gold only for what is missing."""
    assert payments("www*", "1r8") == ["buy:1r8"]
    position = after(table(seat("www*", hand="1r8"), seat()), "buy:1r8")
    assert position.seats[0].tokens == gems("")


def test_gold_in_place_of_gems() -> None:
    """Ruling: gold may be spent in place of gems the player owns, never more than the price."""
    assert payments("wwww**", "1r8") == ["buy:1r8", "buy:1r8=www*", "buy:1r8=ww**"]


def test_every_payment_is_listed_once() -> None:
    """Each way to pay is listed once, gems in colour order and gold last."""
    assert sorted(payments("wgrk*", "1b5")) == sorted(
        ["buy:1b5", "buy:1b5=grk*", "buy:1b5=wrk*", "buy:1b5=wgk*", "buy:1b5=wgr*"]
    )


def test_the_default_has_only_the_short_spelling() -> None:
    """A chosen payment that equals the default is not offered in the long spelling."""
    assert "buy:1r8=wwww" not in payments("wwww*", "1r8")
    assert "buy:1r8=www*" not in payments("www*", "1r8")


def test_gold_alone_can_pay() -> None:
    """Gold may stand for every gem of a price."""
    assert payments("****", "1r8") == ["buy:1r8"]
    assert payments("*****", "1r8") == ["buy:1r8"]


@pytest.mark.parametrize(
    ("notation", "left", "supply"),
    [
        ("buy:1r8", "b**", "wwwwbbbggggrrrrkkkk***"),
        ("buy:1r8=www*", "wb*", "wwwbbbggggrrrrkkkk****"),
        ("buy:1r8=ww**", "wwb", "wwbbbggggrrrrkkkk*****"),
    ],
)
def test_what_is_paid_returns_to_the_supply(notation: str, left: str, supply: str) -> None:
    """Everything paid goes back to the supply, gold too."""
    position = after(table(seat("wwwwb**", hand="1r8"), seat()), notation)
    assert position.seats[0].tokens == gems(left)
    assert position.supply == gems(supply)


def test_a_face_up_card_is_replaced() -> None:
    """A face-up card can be bought; its slot is filled before the next seat plays."""
    position = table(seat("wwww"), seat(), rows=("1r8 - - -", "- - - -", "- - - -"))
    due = after(position, "buy:1r8")
    assert asked(due) == (-1, "deal")
    assert due.rows[0] == (None, None, None, None)
    assert after(due, "deal:1w1").as_json()["rows"]["1"] == ["1w1", None, None, None]


def test_a_card_from_the_hand_is_not_replaced() -> None:
    """A card bought from the hand leaves the hand and nothing is dealt."""
    position = after(table(seat("wwww", hand="2b2 1r8 2b3"), seat()), "buy:1r8")
    assert asked(position) == (1, "turn")
    assert position.as_json()["seats"][0]["hand"] == ["2b2", "2b3"]


def test_a_bought_card_gives_its_bonus_and_prestige() -> None:
    """A bought card lowers prices from then on and is worth its prestige."""
    position = after(table(seat("wwww", hand="1r8"), seat()), "buy:1r8")
    mover = position.seats[0]
    assert (mover.bonuses, mover.prestige) == ((0, 0, 0, 1, 0), 1)
    assert position.as_json()["seats"][0]["cards"] == ["1r8"]


def test_cards_stand_in_the_order_bought() -> None:
    """Cards stand in the order bought."""
    start = table(seat("wwwwkkkk", hand="1r8 1g8"), seat(), supply="bbb")
    position = after(start, "buy:1g8", "take:b", "buy:1r8")
    assert position.as_json()["seats"][0]["cards"] == ["1g8", "1r8"]


def test_anothers_hand_is_not_for_sale() -> None:
    """Only face-up cards and those of the own hand can be bought."""
    position = table(seat("wwww"), seat(hand="1r8"), rows=("- - - -",) * 3)
    assert not [move for move in moves(position) if move.startswith("buy:")]
