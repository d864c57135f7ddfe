"""Looking ahead at 12 Seekers: the small states against the rules."""

from random import Random
from typing import Any

import pytest

from bot.computers.seekers.reading import (
    begins_a_turn,
    outcomes,
    outcomes_after,
    state_of,
    table_of,
)
from bot.computers.seekers.scores import worth
from bot.computers.seekers.turns import SearchTable, asked
from rules import DEALER
from rules.seekers.declaring import best
from rules.seekers.position import Position
from tests.computers.seekers.known import MODES, game, turn_ends


def as_state(position: Position, table: SearchTable) -> object:
    """Return a position as the small state that stands for it, in the middle of a gift too."""
    if begins_a_turn(position):
        return simple(state_of(position, table), table)
    exchanges = sum(step.name == "exchange" for step in position.todo)
    (gift,) = {position.gift}
    mine = state_of(position, table)
    return (mine[:4], gift, position.mover, exchanges)


def simple(state: tuple[Any, ...], table: SearchTable) -> object:
    """Return a state with what is forgotten of piles forgotten everywhere."""
    if not isinstance(state[2][0], int) or table.sheet < 19:
        return state
    sides = [(worth(table.sheet, side[0], ""), *side[1:]) for side in state[2:4]]
    return (*state[:2], *sides, *state[4:])


def without_mine(states: set[Any], position: Position) -> set[Any]:
    """Return the states without the side of the seat that moves."""
    return {(*state[: 2 + position.mover], *state[3 + position.mover :]) for state in states}


def compared(state: tuple[Any, ...], table: SearchTable) -> object:
    """Return a state in the shape of `as_state`."""
    if len(state) == 8:
        return simple(state, table)
    laying = table.laying
    sides = tuple((laying.same(side[0]), *side[1:]) for side in state[2:4])
    return ((*state[:2], *sides), *state[8:])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("sheet", range(1, 21))
def test_turns_lead_where_the_rules_do(sheet: int, mode: str) -> None:
    """From questions of every kind, both find the same outcomes of a turn."""
    rng = Random(f"{sheet} {mode}")
    asked_about = set()
    for _ in range(1 if (sheet, mode) == (18, "chaos") else 2):
        for position in game(sheet, mode, rng):
            decision = position.decision
            if decision is None or decision.seat == DEALER or position.stage != "play":
                continue
            if decision.about in ("seek", "valid") and rng.random() < 0.85:
                continue  # the whole turn takes the rules long
            asked_about.add(decision.about)
            table = table_of(position)
            naive = {
                as_state(there, table)
                for there in turn_ends(position, decision.seat, position.moment)
            }
            fast = {compared(state, table) for state in outcomes(position, table)}
            if table.sheet >= 19:
                # Only the best colour is named where no later seeker looks into piles.
                assert fast <= naive
                assert without_mine(fast, position) == without_mine(naive, position)
            else:
                assert fast == naive, (decision.about, position.field)
    assert asked_about


@pytest.mark.parametrize("sheet", range(1, 21))
def test_worths_are_those_of_the_rules(sheet: int) -> None:
    """Every area of random games is worth what the rules say, with the best declarations."""
    rng = Random(sheet)
    seen = 0
    for mode in MODES:
        for position in game(sheet, mode, rng):
            table = table_of(position)
            for patron in position.seats:
                area, gold = table.laying.read(patron.area)
                told = best(sheet, patron.area, 0, patron.cards)
                assert worth(sheet, area, patron.cards) + gold == told.total
                seen += 1
    assert seen > 50


def test_a_gift_is_laid_out_by_the_receiver() -> None:
    """An answer that ends with a gift leads to the receiver's question, and to nothing beyond it."""
    rng = Random(5)
    gifts = 0
    for sheet in (7, 10, 18):
        for _ in range(6):
            for position in game(sheet, "chaos", rng):
                decision = position.decision
                for move in decision.moves if decision else ():
                    there = position.after(move).decision
                    if decision and there and there.seat != decision.seat:
                        table = table_of(position)
                        states = outcomes_after(position, move, table)
                        assert [asked(state) for state in states] == [there.seat]
                        gifts += len(states[0]) > 8
    assert gifts > 5
