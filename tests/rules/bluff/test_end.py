"""The end and the places of Bluff (docs/rules/bluff.md §6)."""

from random import Random

import pytest

from rules import IllegalMove
from rules.bluff import BLUFF
from tests.rules.bluff.table import played, table


def test_who_is_out_is_passed_over() -> None:
    """A seat without dice is asked no more; the next one begins, and later losers place better."""
    match = played(table("12", "34", "56"), "bid:2x1", "challenge")
    match = played(match, "roll:1", "roll:34", "roll:56", "bid:2x1", "challenge")
    assert match.position.left == (0, 2, 2)
    assert match.position.turn == 1
    match = played(match, "roll:34", "roll:56", "bid:1x1", "bid:2x2", "challenge")
    assert match.position.places() == (3, 1, 2)


def test_the_last_with_dice_wins() -> None:
    """With one player's dice left the game is over; nothing can be answered any more."""
    match = played(table("11", "66"), "bid:4x2", "challenge", "roll:1", "roll:66", "bid:3x2")
    match = played(match, "challenge")
    assert (match.position.over, match.position.decision) == (True, None)
    assert match.position.places() == (2, 1)
    with pytest.raises(IllegalMove):
        match.play("bid:1x1")


@pytest.mark.parametrize("seats", BLUFF.seats)
@pytest.mark.parametrize("seed", range(4))
def test_nobody_ties(seats: int, seed: int) -> None:
    """In a game played by chance everybody has a place alone, in the order in which they went out."""
    rng = Random(f"{seats} {seed}")
    position = BLUFF.start(seats, {"dice": 2}, {})
    while position.decision:
        lost = position.out
        position = position.after(rng.choice(position.decision.moves))
        assert position.out[: len(lost)] == lost
    assert sorted(position.places()) == list(range(1, seats + 1))
    assert [position.places()[seat] for seat in position.out] == list(range(seats, 1, -1))


def test_no_turn_can_be_planned() -> None:
    """What one can say depends on the bid before."""
    match = played(table("12", "34"), "bid:1x1")
    assert match.position.seen_by(0).next_turn_of(0) is None
