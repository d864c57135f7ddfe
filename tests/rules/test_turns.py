"""Turns, rounds and scores over time, in every game and whatever the order of play."""

from itertools import groupby, pairwise
from random import Random
from typing import Any

import pytest

from rules import DEALER, Position, answering, dealt, verb_of
from rules.seekers.holdings import Step
from rules.turns import (
    asks_for_turn,
    movers,
    round_of,
    scores,
    turn_at,
    turn_bounds,
    turns_begun,
    turns_of,
)
from tests.rules.games import KNOWN, options
from tests.rules.known import Known
from tests.rules.seekers import table as seekers
from tests.rules.splendor import table as splendor
from tests.rules.test_every_game import played

LAID_OUT = ("1r8 1b5", "", "")
every_game = pytest.mark.parametrize("known", KNOWN.values(), ids=list(KNOWN))


@pytest.mark.parametrize("seed", range(8))
@every_game
def test_every_turn_has_its_part_of_the_match(known: Known, seed: int) -> None:
    """A turn has one turn verb, of the seat that moves, after leading ones, and lasts until the next."""
    game, (_, (*_, match)) = known.game, played(known, seed)
    bounds, seats = turn_bounds(game, match), movers(match)
    assert all(asks_for_turn(game, match.positions[first]) for first in bounds[:-1])
    for turn, (first, end) in enumerate(pairwise(bounds), start=1):
        assert {turn_at(bounds, number) for number in range(first, end)} == {turn}
        verbs = [verb_of(move) for move in match.moves[first:end]]
        assert sum(verb in game.turn_verbs for verb in verbs) == 1
        assert next(verb for verb in verbs if verb not in game.leading_verbs) in game.turn_verbs
    begun = turns_begun(game, zip(seats, match.moves, strict=True))
    assert sum(begun.values()) == len(bounds) - 1
    told = scores(game, match, DEALER)
    assert len(told) == len(bounds)
    assert told[0] == match.positions[0].scores()
    assert told[-1] == match.position.scores()


@pytest.mark.parametrize("seed", range(8))
@every_game
def test_a_seat_has_its_turns(known: Known, seed: int) -> None:
    """Each turn belongs to one seat, and is told by its verb and by how much it changed its score."""
    game, (_, (*_, match)) = known.game, played(known, seed)
    begun = turns_begun(game, zip(movers(match), match.moves, strict=True))
    course = scores(game, match, DEALER)
    seats = [movers(match)[first] for first in turn_bounds(game, match)[:-1]]
    for seat in range(len(course[0])):
        turns = turns_of(game, match, seat)
        assert len(turns) == begun[seat]
        assert {verb for verb, _ in turns} <= game.turn_verbs
        own = [
            after[seat] - before[seat]
            for mover, (before, after) in zip(seats, pairwise(course), strict=True)
            if mover == seat
        ]
        assert [points for _, points in turns] == own


@pytest.mark.parametrize("seed", range(8))
@every_game
def test_a_card_dealt_belongs_to_who_caused_it(known: Known, seed: int) -> None:
    """A move belongs to the seat that made it, the dealer's to the seat before, at first to the first."""
    _, (*_, match) = played(known, seed)
    before = 0
    for position, seat in zip(match.positions, movers(match), strict=False):
        assert position.decision
        assert seat == (before if position.decision.seat == DEALER else position.decision.seat)
        before = seat


@pytest.mark.parametrize("sheet", [14, 15, 16])
def test_scores_are_those_that_the_reader_may_see(sheet: int) -> None:
    """Points by secret cards are among the scores for their owner alone."""
    game, rng = KNOWN["seekers"].game, Random(sheet)
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
    game, rng = KNOWN["seekers"].game, Random(sheet)
    begun = dealt(game, 2, {**options(game, rng), "sheet": sheet}, rng).begin()
    *_, match = answering(
        begun, rng, dict.fromkeys(range(2), lambda view: view.decision.drawn(rng))
    )
    firsts = [verb_of(match.moves[first]) for first in turn_bounds(game, match)[:-1]]
    assert firsts == (["valid"] * 12 if sheet == 20 else ["seek"] * 10 + ["valid"] * 2)


def test_a_seat_may_have_two_turns_in_a_row() -> None:
    """In 12 Seekers, where the order of play has it so, both turns count, and so do all twelve."""
    game = KNOWN["seekers"].game
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
@every_game
def test_the_next_turn_is_foreseen_by_its_seat(known: Known, seed: int) -> None:
    """Whoever has a turn left can look ahead to it from what they see, unless the game forbids it.

    They are asked for a turn there, and nothing else; where that turn begins now, it is as it is.
    """
    game, (record, (*_, match)) = known.game, played(known, seed)
    bounds, seats = turn_bounds(game, match)[:-1], movers(match)
    foresees = game.key != "bluff"
    for number, position in enumerate(match.positions):
        for seat in range(record.seats):
            ahead = position.seen_by(seat).next_turn_of(seat)
            left = any(seats[first] == seat for first in bounds if first >= number)
            if ahead is None:
                assert not (foresees and left)
                continue
            assert left or position.decision is not None
            decision = ahead.decision
            assert decision is not None
            assert decision.seat == seat
            verbs = set(map(verb_of, decision.moves)) - {"pass"}
            assert verbs <= game.turn_verbs | game.leading_verbs
            assert all(isinstance(ahead.relied_on(move), str) for move in decision.moves)
            if number in bounds and seats[number] == seat:
                assert ahead == position.seen_by(seat)


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
