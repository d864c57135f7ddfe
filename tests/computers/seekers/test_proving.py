"""Proving an ending of 12 Seekers: quicker than listing everything, and the same."""

from random import Random
from time import thread_time

import pytest

from bot.computers.seekers.hands import Hands
from bot.computers.seekers.limit import Limit, OutOfTime
from bot.computers.seekers.proving import Proof
from bot.computers.seekers.reading import state_of, table_of
from bot.computers.seekers.search import INFINITE_VALUE, Search
from bot.computers.seekers.state import SearchState
from bot.computers.seekers.turns import SearchTable
from bot.computers.seekers.weights import Weights
from rules.seekers.position import Position
from tests.computers.seekers.known import MODES, beginnings, game

PATIENCE = 0.2
"""Seconds of CPU to list all that can follow; where it takes longer, nothing is compared."""


def turns_of(position: Position) -> tuple[SearchTable, Hands, SearchState]:
    """Return what searching begins with, both hands being known."""
    table = table_of(position)
    one, other = position.seats
    hands = Hands((((one.cards, 1.0),), ((other.cards, 1.0),)))
    return table, hands, state_of(position, table)


@pytest.mark.parametrize("sheet", range(1, 21))
def test_the_last_turn_is_worth_what_it_can_lead_to(sheet: int) -> None:
    """Whichever seeker is left, its best lead is the best among all that the turn can lead to."""
    rng = Random(sheet)
    seen = set()
    for number in range(16):
        for position in beginnings(game(sheet, MODES[1 + number % 2], rng, sane=True), 1):
            table, hands, state = turns_of(position)
            every = Search(table, hands, Limit(), 0, Weights({}))
            values = [
                every.value(child, 0, -INFINITE_VALUE, INFINITE_VALUE)
                for child in table.turns(state)
            ]
            best = max(values) if state[4] == 0 else min(values)
            assert (
                Proof(table, hands, Limit()).value(state, 1, -INFINITE_VALUE, INFINITE_VALUE)
                == best
            )
            seen.add(state[1])
    assert len(seen) >= 8


@pytest.mark.parametrize("sheet", range(1, 21))
def test_what_is_proved_is_what_everything_comes_to(sheet: int) -> None:
    """The value of the last turns is the same as by listing all that can follow."""
    rng = Random(sheet)
    compared = 0
    for number in range(4):
        for position in beginnings(game(sheet, MODES[number % 3], rng, sane=True), 3):
            table, hands, state = turns_of(position)
            left = len(state[1])
            try:
                every = Search(table, hands, Limit(thread_time() + PATIENCE), 0, Weights({}))
                value = every.value(state, left, -INFINITE_VALUE, INFINITE_VALUE)
            except OutOfTime:
                continue
            assert (
                Proof(table, hands, Limit()).value(state, left, -INFINITE_VALUE, INFINITE_VALUE)
                == value
            )
            for low, high in ((0, 1), (-1, 0), (value - 1, value), (value, value + 1)):
                bound = Proof(table, hands, Limit()).value(state, left, low, high)
                assert (bound > low) == (value > low)
            compared += 1
    assert compared >= 4
