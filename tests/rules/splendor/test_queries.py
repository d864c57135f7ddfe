"""What can be asked of a table beside its legal moves."""

from random import Random

import pytest

from rules.splendor import SPLENDOR
from rules.splendor.cards import CARDS, LETTERS, UNSEEN, counted, letters
from rules.splendor.legal import surplus
from rules.splendor.moves import Buy
from rules.splendor.price import can_buy, missing
from tests.rules.asking import after
from tests.rules.splendor.table import bonuses, gems, seat, table

# 1r8 costs 4 white and is worth 1; 1b5 costs 1 white, 1 green, 1 red, 1 black.


@pytest.mark.parametrize("seed", range(8))
def test_what_lacks_nothing_is_offered(seed: int) -> None:
    """A card in sight lacks nothing exactly where it is offered for sale."""
    rng = Random(seed)
    position = SPLENDOR.start(3, {}, SPLENDOR.deal(3, {}, rng))
    while decision := position.decision:
        if decision.about == "turn":
            mover = position.seats[position.turn]
            offered = {move.card for move in decision.moves if isinstance(move, Buy)}
            in_sight = position.in_sight(position.turn)
            assert {card for card in in_sight if can_buy(card, mover)} == offered
        position = position.after(decision.drawn(rng))


def test_what_is_missing() -> None:
    """Bonuses lower the price, tokens pay of it, and gold stands in for the smallest gaps first."""
    lacking = missing(CARDS["1b5"], seat("r*", cards=bonuses("w")))
    assert lacking.due == gems("grk")[:5]
    assert lacking.gems == gems("gk")[:5]
    assert lacking.short == 1
    assert sum(lacking.after_gold()) == 1


def test_gold_fills_the_smallest_gap_first() -> None:
    """Where two colours are missing, gold goes to the one that it can fill."""
    lacking = missing(CARDS["2w1"], seat("ggrr*"))  # 3 green, 2 red, 2 black
    assert lacking.gems == gems("gkk")[:5]
    assert lacking.after_gold() == gems("kk")[:5]
    assert lacking.short == 2
    assert missing(CARDS["2w1"], seat("grkk*")).after_gold() == gems("gg")[:5]


def test_a_back_can_not_be_bought() -> None:
    """A card that is not seen lacks nothing that is known, and can not be bought."""
    back = UNSEEN[2]
    assert missing(back, seat()).short == 0
    assert not can_buy(back, seat("wwww"))


@pytest.mark.parametrize(("tokens", "most"), [("", 0), ("wwwwwwwwww", 0), ("wwwwwwwwww**", 2)])
def test_surplus_is_what_is_above_ten(tokens: str, most: int) -> None:
    """Ten tokens may be kept; what is above them is surplus."""
    assert surplus(seat(tokens)) == most


def test_the_last_round() -> None:
    """When a seat has reached the target, the others have their last turn, those before it none."""
    rich = seat(cards="3w4")  # worth 5
    position = table(seat(), rich, seat(), target=5, turn=1)
    assert not position.final
    assert position.reached() == [1]
    position = after(position, "take:wbg")
    assert position.final
    assert [position.has_finished(one) for one in range(3)] == [True, True, False]
    over = after(position, "take:wbg")
    assert over.over
    assert not over.final
    assert not any(over.has_finished(one) for one in range(3))


def test_the_next_turn_waits_for_no_card() -> None:
    """Whoever looks ahead while the dealer owes a card sees a turn in which it owes none."""
    owing = after(table(seat(), seat()), "reserve:1w1")
    assert owing.due
    ahead = owing.next_turn_of(1)
    assert ahead == owing.but(turn=1, about="turn", due=None)


def test_in_sight_is_what_one_could_aim_for() -> None:
    """In sight are the cards face up and those in one's own hand, backs excepted."""
    rows = ("1r8 - - -", "2b3 - - -", "- - - -")
    position = table(seat(hand="1g8"), seat(hand="?2g2"), rows=rows)
    assert [card.id for card in position.in_sight(0)] == ["1r8", "2b3", "1g8"]
    assert [card.id for card in position.seen_by(0).in_sight(1)] == ["1r8", "2b3"]


def test_letters_are_counted() -> None:
    """Counting letters is spelling counts the other way round."""
    assert counted("wwr*") == (2, 0, 0, 1, 0, 1)
    assert letters(counted(LETTERS)) == LETTERS


def test_all_passing_blocks_the_table() -> None:
    """A table is blocked when every seat has passed in a row."""
    position = table(seat(), seat(), supply="", rows=("- - - -",) * 3, decks="")
    assert not position.blocked
    assert not after(position, "pass").blocked
    assert after(position, "pass", "pass").blocked
