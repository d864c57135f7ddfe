"""A round of Bluff: rolls, bids, a challenge, and who begins the next."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules import DEALER, IllegalMove, MalformedRecord, Match
from rules.bluff import BLUFF
from rules.bluff.chance import at_least, rolls, ways
from rules.bluff.moves import CHALLENGE, Bid


def table(*dice: str, options: Mapping[str, object] | None = None) -> Any:
    """Return a table at which these dice have just been rolled."""
    chosen = {"dice": len(dice[0])} | dict(options or {})
    return played(Match((BLUFF.start(len(dice), chosen, {}),)), *(f"roll:{each}" for each in dice))


def played(match: Any, *moves: str) -> Any:
    """Return a match after more moves."""
    for move in moves:
        match = match.play(move)
    return match


def test_rolls_have_their_odds() -> None:
    """Every roll is there once, and all ways in which dice can fall are counted."""
    for dice in range(1, 6):
        assert sum(ways(dice)) == 6**dice
        assert len(set(rolls(dice))) == len(rolls(dice)) == len(ways(dice))
    odds = dict(zip(map(str, rolls(5)), ways(5), strict=True))
    assert odds["roll:11111"] == 1
    assert odds["roll:12345"] == 120
    decision = table("12", "34").positions[0].decision
    assert decision is not None
    assert (decision.seat, decision.weights) == (DEALER, ways(2))


def test_a_bid_must_be_higher() -> None:
    """More dice are higher, whatever the face; of as many, the higher face is."""
    match = played(table("1122", "3344"), "bid:2x4")
    decision = match.position.decision
    assert decision is not None
    assert decision.moves[:4] == (CHALLENGE, Bid(2, 5), Bid(2, 6), Bid(3, 1))
    for lower in ("bid:2x4", "bid:2x3", "bid:1x6", "bid:9x1"):
        with pytest.raises(IllegalMove):
            match.play(lower)


def test_nobody_challenges_where_nothing_was_said() -> None:
    """A round begins with a bid."""
    with pytest.raises(IllegalMove):
        table("12", "34").play("challenge")


@pytest.mark.parametrize(
    ("bid", "ones", "count", "loser"),
    [
        ("bid:2x4", "plain", 2, 1),
        ("bid:3x4", "plain", 2, 0),
        ("bid:3x4", "wild", 3, 1),
        ("bid:1x1", "wild", 1, 1),
        ("bid:2x1", "wild", 1, 0),
    ],
)
def test_who_was_wrong_loses_a_die(bid: str, ones: str, count: int, loser: int) -> None:
    """The bidder loses a die where too few bear the bid out, else whoever challenged."""
    match = played(table("146", "334", options={"ones": ones}), bid, "challenge")
    last = match.position.last
    assert (last.count, last.loser, last.dice) == (count, loser, ("146", "334"))
    assert match.position.scores() == tuple(3 - (seat == loser) for seat in (0, 1))
    assert match.position.turn == loser


def test_who_is_out_is_passed_over() -> None:
    """A seat without dice is asked no more; the next one begins, and later losers place better."""
    match = played(table("12", "34", "56"), "bid:2x1", "challenge")
    match = played(match, "roll:1", "roll:34", "roll:56", "bid:2x1", "challenge")
    assert match.position.left == (0, 2, 2)
    assert match.position.turn == 1
    match = played(match, "roll:34", "roll:56", "bid:1x1", "bid:2x2", "challenge")
    assert match.position.places() == (3, 1, 2)


def test_dice_are_seen_by_their_seat_alone() -> None:
    """Others see that dice lie there, and not which; a challenge shows them to all."""
    match = table("12", "34")
    assert match.position.seen_by(1).dice == ("??", "34")
    assert match.position.seen_by(None).dice == ("??", "??")
    assert [str(move) for move in match.seen_by(0).moves] == ["roll:12", "roll:??"]
    shown = played(match, "bid:1x1", "challenge")
    assert shown.position.seen_by(None).last.dice == ("12", "34")


def test_a_set_up_is_empty() -> None:
    """Nothing is dealt before the game begins, and nothing else is read as a set-up."""
    with pytest.raises(MalformedRecord, match="setup"):
        BLUFF.start(2, {}, {"dice": []})


def test_likelihoods_are_those_of_dice() -> None:
    """At least none is certain; one of one die is a sixth; two of two wild ones a ninth."""
    assert at_least(0, 3, 1) == pytest.approx(1)
    assert at_least(1, 1, 1) == pytest.approx(1 / 6)
    assert at_least(2, 2, 2) == pytest.approx(1 / 9)
    assert at_least(3, 2, 1) == 0
