"""Computer players."""

from random import Random
from typing import Any

import pytest

from bot.computers.levels import computer, every_level
from bot.testing.known import KNOWN, Known
from rules import DEALER, Computer, Position, answering, dealt
from rules.contract import question_of

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


@pytest.mark.parametrize(
    ("game", "level"), [(game, level) for game in KNOWN for level in every_level(game)]
)
def test_every_level_answers(game: str, level: str) -> None:
    """Each level that people can seat makes a legal move from what its seat sees."""
    known = KNOWN[game]
    positions = played(known, known.game.seats[0], {}, Random(11))
    asked = [it for it in positions if it.decision and it.decision.seat != DEALER]
    for position in (asked[0], asked[len(asked) // 2], asked[-1]):
        decision = question_of(position)
        move = computer(game, level)(position.seen_by(decision.seat), 0.05, Random(1))
        assert str(move) in map(str, decision.moves)
