"""Evaluations of Splendor: always the same, and with lines that can be played."""

import subprocess
import sys
from random import Random

import pytest

from bot.computers.splendor.strong import BEST, evaluated
from rules.splendor.position import Position
from tests.computers.splendor.facts import after, moves_of
from tests.computers.splendor.tables import questions, secrets

A_LITTLE = 0.1
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def view_of(seats: int, number: int) -> Position:
    """Return what the seat to move sees at a question of a game in which cards are face down."""
    position = list(questions(seats, Random(seats + 10), 0.6))[number]
    return position.seen_by(position.turn)


@every_table
def test_an_evaluation_is_always_the_same(seats: int) -> None:
    """The same arguments give the same evaluation, whatever was evaluated before."""
    view = view_of(seats, 20)
    first = evaluated(view, (), A_LITTLE)
    evaluated(view_of(seats, 10), (), A_LITTLE)
    assert evaluated(view, (), A_LITTLE) == first


def test_another_process_evaluates_alike() -> None:
    """Another process, where hashes differ, gives the same evaluation."""
    made = (
        f"from {view_of.__module__} import *; print(evaluated(view_of(3, 20), (), A_LITTLE).moves)"
    )
    told = subprocess.run([sys.executable, "-c", made], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == str(evaluated(view_of(3, 20), (), A_LITTLE).moves)


@every_table
def test_moves_asked_for_change_no_other(seats: int) -> None:
    """Moves asked for follow the best ones, each with the figures that it has alone."""
    view = view_of(seats, 20)
    assert view.decision
    usual = evaluated(view, (), A_LITTLE)
    best = [move.notation for move in usual.moves]
    others = [str(move) for move in view.decision.moves if str(move) not in best][:3]
    together = evaluated(view, (best[0], *others), A_LITTLE)
    assert together.moves[: len(best)] == usual.moves
    assert (together.stake, together.error) == (usual.stake, usual.error)
    alone = [evaluated(view, (other,), A_LITTLE).moves[-1] for other in reversed(others)]
    assert together.moves[len(best) :] == tuple(reversed(alone))


@every_table
def test_an_evaluation_has_the_best_moves(seats: int) -> None:
    """It has a few moves, the best first, and at least nothing is at stake."""
    found = evaluated(view_of(seats, 20), (), A_LITTLE)
    chances = [move.chance for move in found.moves]
    assert len(found.moves) == BEST
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert 0 <= found.stake <= 1
    assert found.error > 0


@every_table
def test_lines_can_be_played(seats: int) -> None:
    """A line begins with its move, and the rules allow it where no card is dealt."""
    longest = 0
    for position in list(questions(seats, Random(seats), 0.3))[5:60:6]:
        view = position.seen_by(position.turn)
        found = evaluated(view, (), A_LITTLE)
        for move in found.moves:
            assert move.line[0] == move.notation
            line = tuple(one for one in move.line if isinstance(one, str))
            replayed(view, line)
            longest = max(longest, len(line))
    assert 4 <= longest <= 8


def replayed(view: Position, line: tuple[str, ...]) -> None:
    """Play a line by the rules; raise KeyError where it isn't legal."""
    for notation in line:
        view = after(view, moves_of(view)[notation]).but(decks=view.decks)


def test_hidden_cards_change_nothing() -> None:
    """Tables that look the same to a seat have the same evaluation, whatever is face down."""
    one, other = (evaluated(it.seen_by(it.turn), (), A_LITTLE) for it in secrets(Random(3), 0.9))
    assert one == other
