"""Turns, rounds and scores over time in Splendor and 12 Seekers, and rounds whatever the order of play."""

from itertools import groupby
from random import Random
from typing import Any

import pytest

from bot.testing.known import KNOWN, options
from bot.testing.test_rules import played
from rules import DEALER, GAMES, Position, answering, dealt, verb_of
from rules.seekers.holdings import Step
from rules.turns import movers, round_of, scores, turn_bounds
from tests.rules.seekers import table as seekers
from tests.rules.splendor import table as splendor

LAID_OUT = ("1r8 1b5", "", "")


@pytest.mark.parametrize("sheet", [14, 15, 16])
def test_scores_are_those_that_the_reader_may_see(sheet: int) -> None:
    """Points by secret cards are among the scores for their owner alone."""
    game, rng = GAMES["seekers"], Random(sheet)
    begun = dealt(game, 2, {**options(game, rng), "sheet": sheet}, rng).begin()
    at_random = dict.fromkeys(range(2), lambda view: view.decision.drawn(rng))
    *_, match = answering(begun, rng, at_random)
    read = {reader: scores(game, match, reader)[:-1] for reader in (DEALER, 0, 1, None)}
    for seat in (0, 1):
        own = [each[seat] for each in read[DEALER]]
        assert [each[seat] for each in read[seat]] == own
        assert [each[seat] for each in read[1 - seat]] == [each[seat] for each in read[None]] != own


@pytest.mark.parametrize("sheet", [19, 20])
def test_declaring_the_valid_colour_belongs_to_the_turn(sheet: int) -> None:
    """In 12 Seekers a turn begins with the colour one declares, and asks for a turn from there on."""
    game, rng = GAMES["seekers"], Random(sheet)
    begun = dealt(game, 2, {**options(game, rng), "sheet": sheet}, rng).begin()
    *_, match = answering(
        begun, rng, dict.fromkeys(range(2), lambda view: view.decision.drawn(rng))
    )
    firsts = [verb_of(match.moves[first]) for first in turn_bounds(game, match)[:-1]]
    assert firsts == (["valid"] * 12 if sheet == 20 else ["seek"] * 10 + ["valid"] * 2)


def test_a_seat_may_have_two_turns_in_a_row() -> None:
    """In 12 Seekers, where the order of play has it so, both turns count, and so do all twelve."""
    game = GAMES["seekers"]
    for order in (1, 2, 3, 4):
        rng = Random(order)
        chosen = {**options(game, rng), "order": order, "sheet": 3}
        begun = dealt(game, 2, chosen, rng).begin()
        at_random = dict.fromkeys(range(2), lambda view: view.decision.drawn(rng))  # noqa: B023
        *_, match = answering(begun, rng, at_random)
        seats = movers(match)
        turns = [seats[first] for first in turn_bounds(game, match)[:-1]]
        assert len(turns) == len(scores(game, match, None)) - 1 == 12
        if order > 1:
            assert any(len(list(streak)) > 1 for _, streak in groupby(turns))


@pytest.mark.parametrize(
    ("turns", "begins", "number"),
    [
        ((0, 0), True, 1),
        ((1, 0), True, 1),
        ((1, 1), False, 1),
        ((1, 1), True, 2),
        ((2, 1), True, 2),
    ],
)
def test_a_round_lasts_until_all_have_had_a_turn(
    *, turns: tuple[int, ...], begins: bool, number: int
) -> None:
    """The next one begins with the question that asks for its first turn."""
    assert round_of(turns, begins=begins) == number


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", ["splendor", "seekers"])
def test_whoever_has_a_turn_left_can_plan_it(game: str, seed: int) -> None:
    """As long as a seat has another turn, it can be foreseen from what the seat sees."""
    rules, (_, (*_, match)) = GAMES[game], played(KNOWN[game], seed)
    bounds, seats = turn_bounds(rules, match)[:-1], movers(match)
    for number, position in enumerate(match.positions):
        for seat in {seats[first] for first in bounds if first >= number}:
            assert position.seen_by(seat).next_turn_of(seat) is not None


def test_a_plan_relies_on_what_a_move_costs_or_brings() -> None:
    """The price of a card, the gold that comes with a reserved one, the gems that a seeker takes."""
    costly = splendor.table(splendor.seat("wwww"), splendor.seat(), rows=LAID_OUT)
    assert relied_on(costly).items() >= {"buy:1r8": "wwww", "reserve:1b5": "*"}.items()
    poor = splendor.table(splendor.seat(), splendor.seat(), rows=LAID_OUT, supply="wbg")
    assert relied_on(poor)["reserve:1b5"] == relied_on(poor)["take:wbg"] == ""
    gems = relied_on(seekers.table(seekers.COUNT, dungeon="rygbp"))
    assert (gems["seek:3:left"], gems["seek:2:right"]) == ("ryg", "bp")
    piles = seekers.table(seekers.PILES)
    assert relied_on(piles.but(todo=(Step("valid", 0), *piles.todo)))["valid:r"] == ""


def relied_on(position: Position[Any]) -> dict[str, str]:
    """Return what each answer relies on."""
    assert position.decision is not None
    return {str(move): position.relied_on(move) for move in position.decision.moves}
