"""Answers, records and positions of Bluff (docs/rules/bluff.md §7, §8)."""

import json
import re
from random import Random

import pytest

from rules import DEALER, IllegalMove, dealt, read_record, record_json
from rules.bluff import BLUFF
from rules.bluff.chance import at_least, rolls, ways
from tests.rules.bluff.table import played, table

SPELLING = re.compile(r"bid:[1-9]\d?x[1-6]|challenge|roll:1*2*3*4*5*6*")


def test_rolls_have_their_odds() -> None:
    """Every roll is there once, and all ways in which dice can fall are counted."""
    for dice in range(1, 6):
        assert sum(ways(dice)) == 6**dice
        assert len(set(rolls(dice))) == len(rolls(dice)) == len(ways(dice))
    odds = dict(zip(map(str, rolls(5)), ways(5), strict=True))
    assert odds["roll:11111"] == 1
    assert odds["roll:12345"] == 120
    decision = table("12", "34").positions[0].decision
    assert (decision.seat, decision.weights) == (DEALER, ways(2))


def test_likelihoods_are_those_of_dice() -> None:
    """At least none is certain; one of one die is a sixth; two of two wild ones a ninth."""
    assert at_least(0, 3, 1) == pytest.approx(1)
    assert at_least(1, 1, 1) == pytest.approx(1 / 6)
    assert at_least(2, 2, 2) == pytest.approx(1 / 9)
    assert at_least(3, 2, 1) == 0


@pytest.mark.parametrize("seats", BLUFF.seats)
def test_every_answer_has_the_spelling_of_the_page(seats: int) -> None:
    """Whatever is offered in a game is spelled so, and each spelling once."""
    rng, position = Random(seats), BLUFF.start(seats, {"dice": 3}, {})
    while position.decision:
        offered = list(map(str, position.decision.moves))
        assert all(map(SPELLING.fullmatch, offered))
        assert len(set(offered)) == len(offered)
        position = position.after(rng.choice(position.decision.moves))


@pytest.mark.parametrize("move", ["roll:21", "roll:1", "roll:??", "bid:1x1"])
def test_the_dealer_rolls_what_a_seat_has(move: str) -> None:
    """A roll has the seat's number of dice, in order, and comes before any bid."""
    match = dealt(BLUFF, 2, {"dice": 2}, Random(1)).begin()
    with pytest.raises(IllegalMove):
        match.play(move)


def test_a_game_is_read_back_from_its_record() -> None:
    """What is written of a game leads to the same position; a view of it is not played again."""
    match = played(table("12", "34"), "bid:1x1", "bid:2x2", "challenge", "roll:12")
    record = dealt(BLUFF, 2, {"dice": 2}, Random(1))
    text = json.dumps(record_json(record, match, DEALER))
    *_, again = read_record(text).replay()
    assert again.position.as_json() == match.position.as_json()
    assert "roll:??" in json.dumps(record_json(record, match, None))


def test_a_position_is_written_as_the_page_says() -> None:
    """Seats with what they have left and show, the bids, who is out, and the last showdown."""
    position = played(table("12", "34"), "bid:1x1", "bid:2x2").position
    assert position.as_json() == {
        "seats": [{"left": 2, "dice": "12"}, {"left": 2, "dice": "34"}],
        "bids": [{"seat": 0, "bid": "bid:1x1"}, {"seat": 1, "bid": "bid:2x2"}],
        "out": [],
        "last": None,
    }
    after = played(table("12", "34"), "bid:1x1", "bid:2x2", "challenge").position.as_json()
    assert after["last"] == {
        "bid": "bid:2x2",
        "bidder": 1,
        "challenger": 0,
        "dice": ["12", "34"],
        "count": 1,
        "loser": 1,
    }
    assert after["bids"] == []
