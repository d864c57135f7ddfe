"""What can be asked of a table beside its legal moves."""

from collections.abc import Iterator
from random import Random

import pytest

from rules import DEALER
from rules.seekers import SEEKERS
from rules.seekers.areas import Piles, Row, in_row
from rules.seekers.gems import GOLD
from rules.seekers.moves import Seek
from rules.seekers.position import Position
from rules.seekers.rounds import next_starter
from rules.seekers.seekers import REACH, SEEKERS_BY_ID
from rules.seekers.state import ROUNDS
from rules.seekers.steps import STEPS
from tests.rules.asking import after
from tests.rules.seekers.table import COUNT, ROW, table


def played(sheet: int, mode: str, order: int = 1) -> Iterator[tuple[Position, object]]:
    """Yield the positions of a game at random, each with the move made there."""
    rng = Random(sheet)
    options = {"sheet": sheet, "mode": mode, "order": order, "declare": "hand"}
    position = SEEKERS.start(2, options, SEEKERS.deal(2, options, rng))
    while decision := position.decision:
        move = decision.drawn(rng)
        yield position, move
        position = position.after(move)


@pytest.mark.parametrize("sheet", range(1, 21))
def test_a_seeker_takes_and_brings_what_was_foretold(sheet: int) -> None:
    """What a seeker would take, and the points it would bring, is what it takes and brings."""
    for position, _ in played(sheet, "chaos"):
        for move in position.decision.moves if position.decision else ():
            if not isinstance(move, Seek):
                continue
            following = position.after(move)
            mover = position.mover
            gained = following.seats[mover].points - position.seats[mover].points
            assert position.would_win(move) == gained
            if following.taken:  # the turn goes on: where it is over, nothing is kept of it
                assert position.would_take(move) == following.taken


@pytest.mark.parametrize("order", [1, 2, 3, 4])
def test_the_next_starter_is_named_once_it_is_certain(order: int) -> None:
    """The seat announced to start the next round does; in the last round none is announced."""
    foretold: dict[int, int] = {}
    named = 0
    for position, _ in played(1, "chaos", order):
        if position.round in foretold:
            assert position.starter == foretold[position.round]
        starter = next_starter(position)
        named += starter is not None
        if starter is not None:
            foretold[position.round + 1] = starter
        assert position.round < ROUNDS or starter is None
    assert named


def test_by_power_the_next_starter_is_open_until_both_have_sent() -> None:
    """Where the powers decide, nobody is said to start next before both have sent a seeker."""
    position = table(ROW, "r", "b", order=3, taken=("3", "2"), dungeon="rygbprygbp")
    one = after(position, "seek:2:left")
    assert [next_starter(state) for state in (position, one)] == [None, None]
    both = after(one, "place:left", "seek:1:left")
    assert both.decision
    assert both.decision.about == "place"
    assert next_starter(both) == 0
    assert next_starter(both.but(order=4)) == 1
    assert [next_starter(position.but(order=order)) for order in (1, 2)] == [0, 1]


def test_how_many_seekers_of_a_kind_are_left() -> None:
    """In the advanced mode four basic and two advanced seekers are taken; else it is free."""
    position = table(COUNT, mode="advanced", taken=("1 2b 3", "4a 5a"))
    assert position.still_to_take(0) == (2, 1)
    assert position.still_to_take(1) == (4, 0)
    assert table(COUNT, mode="chaos").still_to_take(0) is None


def test_gems_put_back_are_not_there_any_more() -> None:
    """Of the gems taken, those not put back are there, each with its place."""
    position = after(table(COUNT, field="3a", dungeon="rygbprr"), "seek:3a:left")
    assert position.still_there() == [(1, "r"), (2, "y"), (3, "g"), (4, "b"), (5, "p")]
    position = after(position, "putback:2")
    assert position.still_there() == [(1, "r"), (3, "g"), (4, "b"), (5, "p")]


@pytest.mark.parametrize("way", ["left", "left-reversed", "right", "right-reversed"])
def test_a_group_lies_as_foretold(way: str) -> None:
    """A row with a group is what lies left of it, the group, and what lies right of it."""
    row = Row("bb", 1)
    left, group, right = row.around("ry$", way)
    assert group == in_row("ry$", way) == ("yr" if way.endswith("reversed") else "ry")
    assert row.laid("ry$", way, None) == Row(left + group + right, 2)
    assert GOLD not in group


def test_gold_lies_apart_from_a_row() -> None:
    """It stays whatever happens in the row, and goes one by one."""
    row = Row("rgb", 2)
    assert row.without(GOLD) == Row("rgb", 1)
    assert row.without("2") == Row("rb", 2)
    assert row.replaced("2", "y", None) == Row("ryb", 2)
    assert row.exchanged(2) == Row("rbg", 2)


def test_gold_lies_apart_from_piles() -> None:
    """It stays whatever happens in the piles, comes as a gift, and goes one by one."""
    piles = Piles("rr", "gb", 2)
    assert piles.without(GOLD) == Piles("rr", "gb", 1)
    assert piles.without("r+") == Piles("r", "gb", 2)
    assert piles.without("b-") == Piles("rr", "g", 2)
    assert piles.given(GOLD, "left") == Piles("rr", "gb", 3)
    assert piles.given("r", "left") == Piles("rr", "rgb", 2)
    assert piles.replaced("g-", "r", "r") == Piles("rrr", "b", 2)
    assert piles.replaced("r+", "r", "g") == Piles("r", "rgb", 2)


def test_a_moment_lasts_a_turn() -> None:
    """The moment changes with the turn, and with the seat that declares."""
    turns = []
    for position, _ in played(13, "chaos"):
        if position.decision and position.decision.seat != DEALER:
            turns.append(position.moment)
    assert len(set(turns)) in range(12, 15)
    assert turns == sorted(turns, key=turns.index)


def test_reach_is_what_the_strongest_seeker_takes() -> None:
    """No seeker takes more from an end than is said."""
    assert max(len(SEEKERS_BY_ID[name].taken("r" * 39, "left", 1)[0]) for name in ("5", "3a")) == 5
    assert REACH == 5


def test_steps_and_verbs() -> None:
    """Whatever a step is called, its verb is the game's, or the dealer's own."""
    assert {kind.verb for kind in STEPS.values()} <= {*SEEKERS.verbs, "turn"}
    follow = {name for seeker in SEEKERS_BY_ID.values() for name in seeker.then}
    assert follow <= set(STEPS)
