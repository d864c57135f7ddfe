"""Computer players."""

from random import Random
from typing import Any

import pytest

from bot.testing.known import KNOWN, Known
from rules import DEALER, Computer, Position, answering, dealt

LEVELS = [
    pytest.param(known, player, id=f"{key}-{level}")
    for key, known in KNOWN.items()
    for level, player in known.game.computers.items()
]
QUICK = [
    pytest.param(known, known.game.quick, id=f"{key}-quick")
    for key, known in KNOWN.items()
    if known.game.quick not in known.game.computers.values()
]
every_computer = pytest.mark.parametrize(("known", "player"), LEVELS + QUICK)


def played(
    known: Known, seats: int, players: dict[int, Computer], rng: Random
) -> list[Position[Any]]:
    """Return the positions of a game; seats without a computer play at random."""
    at_random = dict.fromkeys(range(seats), lambda view: view.decision.drawn(rng))
    begun = dealt(known.game, seats, {}, rng).begin()
    *_, match = answering(begun, rng, at_random | players)
    return list(match.positions)


@every_computer
def test_computers_finish_their_games(known: Known, player: Computer) -> None:
    """Computers among themselves finish in a sane number of answers, at every number of seats."""
    for seats in known.game.seats:
        positions = played(known, seats, dict.fromkeys(range(seats), player), Random(seats))
        asked = [position.decision for position in positions]
        answers = [decision for decision in asked if decision and decision.seat != DEALER]
        assert len(answers) < 300 * seats


@every_computer
def test_computers_choose_from_what_they_see(known: Known, player: Computer) -> None:
    """The same view gives the same answer, which is one of those offered."""
    for position in played(known, known.game.seats[0], {0: player}, Random(7)):
        decision = position.decision
        if decision and decision.seat != DEALER:
            view = position.seen_by(decision.seat)
            assert player(view) in decision.moves
            assert player(view) == player(view.seen_by(decision.seat))
