"""The rules of Bluff against a naive telling of them (docs/rules/bluff.md §4, §6)."""

from random import Random

import pytest

from rules.bluff import BLUFF
from tests.rules.bluff.oracle import Oracle


@pytest.mark.parametrize("ones", ["plain", "wild"])
@pytest.mark.parametrize("seats", BLUFF.seats)
def test_both_offer_the_same_and_lead_to_the_same(seats: int, ones: str) -> None:
    """In games played by chance, mostly by low bids, from the first roll to the last showdown."""
    rng = Random(f"{seats} {ones}")
    for dice in (2, 3, 5):
        position = BLUFF.start(seats, {"dice": dice, "ones": ones}, {})
        table = Oracle((dice,) * seats, ones == "wild")
        while position.decision:
            offered = position.decision.moves
            assert sorted(map(str, offered)) == sorted(table.moves())
            few = position.decision.about == "bid" and rng.random() < 0.8
            move = rng.choice(offered[:8] if few else offered)
            position, table = position.after(move), table.after(str(move))
            assert (position.left, position.turn, position.out) == (
                table.left,
                table.turn,
                table.out,
            )
        assert table.moves() == []
