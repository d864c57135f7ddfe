"""The rules against a second, naive telling of them."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import dealt
from rules.seekers import SEEKERS
from tests.rules.asking import asked, moves
from tests.rules.seekers.oracle import Oracle


@pytest.mark.parametrize("sheet", range(1, 21))
@settings(max_examples=6, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    mode=st.sampled_from(["advanced", "chaos"]),
    declare=st.sampled_from(["auto", "hand"]),
    order=st.integers(1, 4),
)
def test_the_rules_agree_with_a_naive_telling(
    sheet: int, seed: int, mode: str, declare: str, order: int
) -> None:
    """At every position of random games both ask the same and end up at the same table."""
    rng = Random(seed)
    options = {"sheet": sheet, "order": order, "mode": mode, "declare": declare}
    record = dealt(SEEKERS, 2, options, rng)
    match, oracle = record.begin(), Oracle(options, record.setup)
    while match.position.decision:
        assert match.position.as_json() == oracle.json()
        assert oracle.question
        assert asked(match.position) == (oracle.question.seat, oracle.question.verb)
        offered = moves(match.position)
        assert sorted(offered) == oracle.moves()
        move = rng.choice(offered)
        match = match.play(move)
        oracle.play(move)
    assert oracle.question is None
    over = match.position.as_json()
    for seat, told in zip(over["seats"], oracle.shown["seats"], strict=True):
        declared = seat.pop("reckoning")["declared"]
        if declare == "hand":
            assert declared == {
                k: int(v) if k == "number" else v for k, v in told["declared"].items()
            }
    assert over == oracle.json()
