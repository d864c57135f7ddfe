"""What goes on by itself between the answers of people."""

from random import Random

import pytest

from rules import DEALER, IllegalMove, answering, dealt, dealt_on
from rules.splendor import SPLENDOR


def test_the_dealer_answers_until_a_seat_is_asked() -> None:
    """After a reservation the dealer draws a card, and the next seat is asked."""
    match = dealt(SPLENDOR, 2, {}, Random(1)).begin().play("reserve:deck1")
    decision = match.position.decision
    assert decision
    assert decision.seat == DEALER
    after = dealt_on(match, Random(1))
    assert len(after.moves) == 2
    assert after.position.decision
    assert after.position.decision.seat == 1


def test_nothing_goes_on_while_a_person_is_asked() -> None:
    """Where a seat without a computer is asked, the match is the one given."""
    match = dealt(SPLENDOR, 2, {}, Random(1)).begin()
    assert list(answering(match, Random(1), {1: SPLENDOR.quick})) == []
    assert dealt_on(match, Random(1)) is match


def test_each_answer_is_a_match_of_its_own() -> None:
    """Every answer is given for itself, in order, until a person is asked."""
    match = dealt(SPLENDOR, 3, {}, Random(1)).begin().play("reserve:deck1")
    computers = {1: SPLENDOR.quick, 2: SPLENDOR.quick}
    matches = list(answering(match, Random(1), computers))
    assert [len(one.moves) for one in matches] == list(range(2, len(matches) + 2))
    last = matches[-1].position.decision
    assert last
    assert last.seat == 0


def test_computers_play_to_the_end() -> None:
    """Where computers have every seat, the last match is over."""
    match = dealt(SPLENDOR, 2, {}, Random(1)).begin()
    *_, over = answering(match, Random(1), {0: SPLENDOR.quick, 1: SPLENDOR.quick})
    assert over.position.decision is None


def test_a_computer_can_only_answer_what_is_offered() -> None:
    """A computer's answer goes through the same gate as everybody's."""
    match = dealt(SPLENDOR, 2, {}, Random(1)).begin()
    with pytest.raises(IllegalMove):
        list(answering(match, Random(1), {0: lambda _: "buy:everything"}))
