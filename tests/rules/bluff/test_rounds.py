"""A round of Bluff: rolls, bids, a challenge, and who begins the next (docs/rules/bluff.md §4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from rules import DEALER, IllegalMove
from rules.bluff.moves import CHALLENGE, Bid
from tests.rules.bluff.table import played, table

BIDS = some.builds(Bid, count=some.integers(1, 6), face=some.integers(1, 6))
DICE = some.text("123456", min_size=3, max_size=3).map(lambda it: "".join(sorted(it)))


def test_everybody_with_dice_rolls_before_the_first_bid() -> None:
    """The dealer is asked for each seat in turn, then the first player for a bid."""
    match = table("12", "34", "56")
    assert [it.decision.seat for it in match.positions] == [DEALER, DEALER, DEALER, 0]
    assert match.position.dice == ("12", "34", "56")


def test_a_bid_must_be_higher() -> None:
    """More dice are higher, whatever the face; of as many, the higher face is."""
    match = played(table("1122", "3344"), "bid:2x4")
    decision = match.position.decision
    assert decision.moves[:4] == (CHALLENGE, Bid(2, 5), Bid(2, 6), Bid(3, 1))
    for lower in ("bid:2x4", "bid:2x3", "bid:1x6", "bid:9x1"):
        with pytest.raises(IllegalMove):
            match.play(lower)


@given(first=BIDS, second=BIDS)
def test_of_two_bids_one_is_higher(first: Bid, second: Bid) -> None:
    """After a bid, exactly those are offered that have more dice, or as many of a higher face."""
    match = played(table("123", "456"), str(first))
    higher = second.count > first.count or (
        second.count == first.count and second.face > first.face
    )
    assert (second in match.position.decision.moves) == higher


def test_nobody_bids_more_dice_than_there_are() -> None:
    """The highest bid has all dice and a six, and can only be challenged."""
    match = played(table("12", "34"), "bid:4x6")
    assert match.position.decision.moves == (CHALLENGE,)


def test_nobody_challenges_where_nothing_was_said() -> None:
    """A round begins with a bid."""
    with pytest.raises(IllegalMove):
        table("12", "34").play("challenge")


def test_bids_go_round() -> None:
    """After each bid the next player with dice is asked."""
    match = played(table("12", "34", "56"), "bid:1x1", "bid:1x2", "bid:1x3")
    assert [seat for seat, _ in match.position.bids] == [0, 1, 2]
    assert match.position.decision.seat == 0


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


@given(dice=some.tuples(DICE, DICE, DICE), bid=BIDS, wild=some.booleans())
def test_every_showdown_costs_one_die(dice: tuple[str, ...], bid: Bid, *, wild: bool) -> None:
    """Whoever loses it begins the next round; the dice are counted over all cups."""
    options = {"ones": "wild" if wild else "plain"}
    position = played(table(*dice, options=options), str(bid), "challenge").position
    faces = {str(bid.face)} | ({"1"} if wild else set())
    found = sum(die in faces for die in "".join(dice))
    assert position.last.count == found
    assert position.last.loser == (1 if found >= bid.count else 0)
    assert sum(position.left) == 8
    assert position.turn == position.last.loser
