"""Components and set-up of Bluff (docs/rules/bluff.md §2, §3)."""

from random import Random

import pytest

from rules import MalformedRecord
from rules.bluff import BLUFF
from rules.contract import read_options


@pytest.mark.parametrize("seats", BLUFF.seats)
def test_everybody_has_five_dice(seats: int) -> None:
    """Two to six players have five dice each, and the first of them bids first."""
    first = BLUFF.start(seats, {}, BLUFF.deal(seats, {}, Random(1)))
    assert first.left == (5,) * seats
    assert (first.turn, first.bids, first.last, first.wild) == (0, (), None, False)


@pytest.mark.parametrize("dice", [2, 3, 4])
def test_a_table_may_choose_fewer(dice: int) -> None:
    """The option `dice` says how many everybody begins with."""
    assert BLUFF.start(3, {"dice": dice}, {}).left == (dice,) * 3


@pytest.mark.parametrize(("option", "value"), [("dice", 1), ("dice", 6), ("ones", "sixes")])
def test_other_values_are_refused(option: str, value: object) -> None:
    """Dice are two to five, and ones plain or wild."""
    with pytest.raises(MalformedRecord, match=f"options.{option}"):
        read_options(BLUFF.options, {option: value})


@pytest.mark.parametrize("seats", [1, 7])
def test_nobody_plays_alone_or_with_seven(seats: int) -> None:
    """A table has two to six seats."""
    with pytest.raises(MalformedRecord, match="seats"):
        BLUFF.start(seats, {}, {})


def test_a_set_up_is_empty() -> None:
    """Nothing is dealt before the game begins, and nothing else is read as a set-up."""
    assert BLUFF.deal(2, {}, Random(1)) == {}
    with pytest.raises(MalformedRecord, match="setup"):
        BLUFF.start(2, {}, {"dice": []})
