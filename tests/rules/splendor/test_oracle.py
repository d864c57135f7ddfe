"""The rules against a second, naive telling of them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import dealt
from rules.splendor import SPLENDOR
from tests.rules.asking import asked, moves
from tests.rules.splendor.oracle import Oracle


@pytest.mark.parametrize("seats", SPLENDOR.seats)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), target=st.integers(10, 21))
def test_the_rules_agree_with_a_naive_telling(seats: int, seed: int, target: int) -> None:
    """At every position of random games both list the same moves and end up at the same table."""
    rng = Random(seed)
    match = dealt(SPLENDOR, seats, {"target": target}, rng).begin()
    oracle = Oracle(match.position.as_json(), target)
    while match.position.decision:
        offered = moves(match.position)
        assert sorted(offered) == oracle.moves()
        move = rng.choice(offered)
        match, oracle = match.play(move), oracle.after(move)
        assert match.position.as_json() == oracle.json
        if decision := asked(match.position):
            assert decision == (-1 if oracle.about == "deal" else oracle.turn, oracle.about)
    assert oracle.about == "over"
