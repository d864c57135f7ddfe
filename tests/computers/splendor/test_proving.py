"""Proofs of Splendor's endings, against what the rules allow."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.computers.splendor.search import Search
from bot.computers.splendor.strong import evaluated
from rules import DEALER
from rules.splendor.moves import Buy, Move
from rules.splendor.position import Position
from tests.computers.splendor.tables import questions


def proven_moves(position: Position) -> dict[Move, float]:
    """Return the moves of the seat to move that are proven to win (1) or to lose (0)."""
    search = Search(position.seen_by(position.turn), Random(1))
    return {search.moves[place]: worth for place, worth in search.proven.items()}


def with_proofs(seats: int, rng: Random) -> Iterator[tuple[Position, dict[Move, float]]]:
    """Yield positions with moves that are proven to win or to lose."""
    while True:
        for position in list(questions(seats, rng, 0.1))[-4 * seats :]:
            if found := proven_moves(position):
                yield position, found


def by_chance(position: Position, seat: int, rng: Random) -> Position:
    """Return a position at which a seat is asked, or the end, after the others' answers by chance."""
    while (decision := position.decision) and decision.seat != seat:
        if decision.seat == DEALER:
            position = position.after(decision.drawn(rng))
            continue
        buys = [move for move in decision.moves if isinstance(move, Buy)]
        best = max(buys, key=lambda move: move.card.prestige, default=None)
        position = position.after(
            best if best and rng.random() < 0.7 else rng.choice(decision.moves)
        )
    return position


@pytest.mark.parametrize("seats", [2, 3])
def test_a_proven_win_is_won_whatever_follows(seats: int) -> None:
    """After a move that is proven to win, there is always another, until the seat has won alone."""
    rng = Random(seats)
    found = with_proofs(seats, rng)
    won = 0
    while won < 3:
        position, worths = next(found)
        seat = position.turn
        if 1 not in worths.values():
            continue
        for _ in range(3):
            here = position
            while here.decision:
                wins = [move for move, worth in proven_moves(here).items() if worth == 1]
                here = by_chance(here.after(rng.choice(wins)), seat, rng)
            assert [place == 1 for place in here.places()].count(True) == 1
            assert here.places()[seat] == 1
        won += 1


def test_after_a_proven_loss_the_other_seat_has_a_proven_win() -> None:
    """Whatever the dealer turns up after a losing move, the other seat is proven to win, or has won."""
    rng = Random(7)
    found = with_proofs(2, rng)
    lost = 0
    while lost < 4:
        position, worths = next(found)
        loses = [move for move, worth in worths.items() if worth == 0]
        if not loses:
            continue
        other = 1 - position.turn
        here = position.after(rng.choice(loses))
        while here.decision and here.decision.seat != other:
            moves = proven_moves(here) if here.decision.seat >= 0 else {}
            assert here.decision.seat < 0 or set(moves.values()) == {0}
            here = here.after(here.decision.drawn(rng))
        if here.decision:
            assert 1 in proven_moves(here).values()
        else:
            assert here.places()[other] == 1
        lost += 1


def test_an_evaluation_is_sure_of_what_is_proven() -> None:
    """A move that is proven to win is the best, with a chance of 1; one that loses has none."""
    rng = Random(5)
    kinds = set()
    for position, worths in with_proofs(2, rng):
        view = position.seen_by(position.turn)
        also = [str(move) for move in worths][:3]
        chances = {move.notation: move.chance for move in evaluated(view, also, 0.1).moves}
        proven = {str(move): worth for move, worth in worths.items()}
        assert all(chances[notation] == proven[notation] for notation in also)
        if 1 in worths.values():
            assert proven[next(iter(chances))] == 1
        kinds |= set(worths.values())
        if kinds == {0, 1}:
            return
