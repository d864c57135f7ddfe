"""Computer players."""

from random import Random
from typing import Any

import pytest

from rules import DEALER, Computer, Position, dealt
from tests.rules.games import KNOWN, Known

LEVELS = [
    pytest.param(known, level, id=f"{key}-{level}")
    for key, known in KNOWN.items()
    for level in known.game.computers
]
every_level = pytest.mark.parametrize(("known", "level"), LEVELS)


def played(
    known: Known, seats: int, players: dict[int, Computer], rng: Random
) -> list[Position[Any]]:
    """Return the positions of a game; seats without a computer play at random."""
    match = dealt(known.game, seats, {}, rng).begin()
    while decision := match.position.decision:
        if player := players.get(decision.seat):
            move = player(match.position.seen_by(decision.seat))
        else:
            move = rng.choice(decision.moves)
        match = match.play(str(move))
    return list(match.positions)


@every_level
def test_computers_finish_their_games(known: Known, level: str) -> None:
    """Computers among themselves finish in a sane number of answers, at every number of seats."""
    player = known.game.computers[level]
    for seats in known.game.seats:
        positions = played(known, seats, dict.fromkeys(range(seats), player), Random(seats))
        asked = [position.decision for position in positions]
        answers = [decision for decision in asked if decision and decision.seat != DEALER]
        assert len(answers) < 60 * seats


@every_level
def test_computers_beat_random_play(known: Known, level: str) -> None:
    """A computer wins at least nine games in ten against random play, from either seat."""
    player = known.game.computers[level]
    won = 0
    for number in range(20):
        seat = number % 2
        final = played(known, 2, {seat: player}, Random(number))[-1]
        won += final.places()[seat] < final.places()[1 - seat]
    assert won >= 18


@every_level
def test_computers_choose_from_what_they_see(known: Known, level: str) -> None:
    """The same view gives the same answer, which is one of those offered."""
    player = known.game.computers[level]
    for position in played(known, 2, {0: player}, Random(7)):
        decision = position.decision
        if decision and decision.seat != DEALER:
            view = position.seen_by(decision.seat)
            assert player(view) in decision.moves
            assert player(view) == player(view.seen_by(decision.seat))


@every_level
def test_nobody_plays_a_finished_game(known: Known, level: str) -> None:
    """A computer asked in a finished game raises ValueError."""
    over = played(known, 2, {}, Random(3))[-1]
    with pytest.raises(ValueError, match="over"):
        known.game.computers[level](over)
