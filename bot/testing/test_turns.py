"""Turns and scores over time."""

from itertools import pairwise

import pytest

from bot.testing.known import KNOWN, Known
from bot.testing.test_rules import played
from rules import DEALER, verb_of
from rules.contract import question_of
from rules.turns import asks_for_turn, movers, scores, turn_at, turn_bounds, turns_begun, turns_of

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


@every_game
def test_the_dealer_has_verbs_of_its_own(known: Known) -> None:
    """No answer of the dealer has a verb of the players, by which turns are counted."""
    _, (*_, match) = played(known, 0)
    for position, move in zip(match.positions, match.moves, strict=False):
        assert question_of(position).seat != DEALER or verb_of(move) not in known.game.verbs, move


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


@pytest.mark.parametrize("seed", range(6))
@every_game
def test_the_next_turn_is_foreseen_by_its_seat(known: Known, seed: int) -> None:
    """Whoever looks ahead to their next turn is asked for a turn there, and nothing else.

    Where that turn begins now, it is as it is.
    """
    game, (record, (*_, match)) = known.game, played(known, seed)
    bounds, seats = turn_bounds(game, match)[:-1], movers(match)
    for number, position in enumerate(match.positions):
        for seat in range(record.seats):
            ahead = position.seen_by(seat).next_turn_of(seat)
            if ahead is None:
                continue
            left = any(seats[first] == seat for first in bounds if first >= number)
            assert left or position.decision is not None
            decision = ahead.decision
            assert decision is not None
            assert decision.seat == seat
            verbs = set(map(verb_of, decision.moves)) - {"pass"}
            assert verbs <= game.turn_verbs | game.leading_verbs
            assert all(isinstance(ahead.relied_on(move), str) for move in decision.moves)
            if number in bounds and seats[number] == seat:
                assert ahead == position.seen_by(seat)
