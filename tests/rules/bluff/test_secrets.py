"""What is secret in Bluff (docs/rules/bluff.md §5)."""

from hypothesis import given
from hypothesis import strategies as some

from tests.rules.bluff.table import played, table

DICE = some.text("123456", min_size=3, max_size=3).map(lambda it: "".join(sorted(it)))


def test_dice_are_seen_by_their_seat_alone() -> None:
    """Others see that dice lie there, and not which; a challenge shows them to all."""
    match = table("12", "34")
    assert match.position.seen_by(1).dice == ("??", "34")
    assert match.position.seen_by(None).dice == ("??", "??")
    assert [str(move) for move in match.seen_by(0).moves] == ["roll:12", "roll:??"]
    shown = played(match, "bid:1x1", "challenge")
    assert shown.position.seen_by(None).last.dice == ("12", "34")


@given(mine=DICE, one=DICE, other=DICE)
def test_whatever_the_others_have_a_seat_sees_the_same(mine: str, one: str, other: str) -> None:
    """Two tables that differ in another seat's dice alone look alike, after bids, too."""
    tables = [played(table(mine, theirs, "456"), "bid:2x3", "bid:3x1") for theirs in (one, other)]
    for seat in (0, 2, None):
        first, second = (it.position.seen_by(seat) for it in tables)
        assert first == second
        assert first.decision == second.decision


@given(one=DICE, other=DICE)
def test_after_a_challenge_all_see_the_same(one: str, other: str) -> None:
    """The dice of that round are public, whoever looks; those of the next are not rolled yet."""
    position = played(table(one, other), "bid:3x4", "challenge").position
    assert {str(position.seen_by(seat).last) for seat in (0, 1, None)} == {str(position.last)}
    assert position.dice == ("", "")
