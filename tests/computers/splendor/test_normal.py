"""The normal and the easy computer: in plain Python, at once."""

from random import Random

import pytest

from bot.computers.splendor.beginner import beginner, reaching_buys
from bot.computers.splendor.normal import easy, normal
from rules import DEALER, dealt
from rules.splendor import SPLENDOR
from rules.splendor.computer import sensible
from rules.splendor.moves import Buy, Reserve, ReserveUnseen, Take
from rules.splendor.position import Position
from tests.computers.splendor.tables import game, questions

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def beats_sensible(deal: int, seat: int) -> bool:
    """Play a game of normal against sensible; tell whether normal won alone."""
    rng = Random(deal)
    position = dealt(SPLENDOR, 2, {}, rng).begin().position
    assert isinstance(position, Position)
    while decision := position.decision:
        view = position.seen_by(decision.seat)
        if decision.seat == DEALER:
            move = rng.choice(decision.moves)
        else:
            move = normal(view, 0, rng) if decision.seat == seat else sensible(view)
        position = position.after(move)
    return position.places()[seat] == 1 and position.places().count(1) == 1


def test_normal_beats_sensible() -> None:
    """Of twelve games (it wins some nineteen of twenty), normal wins eight at least."""
    assert sum(beats_sensible(deal, seat) for deal in range(6) for seat in (0, 1)) >= 8


@pytest.mark.parametrize("level", [easy, normal])
@every_table
def test_every_question_is_answered(seats: int, level: object) -> None:
    """Whatever is asked and whoever looks, the answer is one of those offered."""
    assert callable(level)
    rng = Random(seats)
    for position in questions(seats, rng, 0.7, target=rng.randint(10, 21)):
        for viewer in (position.turn, None):
            view = position.seen_by(viewer)
            assert view.decision
            assert level(view, 0, rng) in view.decision.moves


@pytest.mark.parametrize("level", [easy, normal])
def test_a_finished_game_has_no_answer(level: object) -> None:
    """Asking when nothing is asked is refused."""
    assert callable(level)
    *_, last = game(2, Random(2))
    with pytest.raises(ValueError, match="the game is over"):
        level(last, 0, Random(1))


@every_table
def test_easy_plays_no_fool(seats: int) -> None:
    """It never passes up a card that reaches the target, and reserves only where it can't take."""
    rng = Random(seats)
    reaching = 0
    for position in questions(seats, rng, 0.2, target=10):
        view = position.seen_by(position.turn)
        assert view.decision
        moves, answer = view.decision.moves, easy(view, 0, rng)
        prestige = view.seats[view.turn].prestige
        if any(isinstance(move, Buy) and prestige + move.card.prestige >= 10 for move in moves):
            reaching += 1
            assert isinstance(answer, Buy)
            bare = view.but(decks=(0, 0, 0))
            assert bare.after(answer).seats[view.turn].prestige >= 10
        if any(isinstance(move, Take) for move in moves):
            assert not isinstance(answer, Reserve | ReserveUnseen)
    assert reaching


def test_a_beginner_buys_what_it_can() -> None:
    """The card with the most prestige first."""
    rng = Random(1)
    for position in questions(2, rng, 0.2):
        view = position.seen_by(position.turn)
        assert view.decision
        buys = [move.card.prestige for move in view.decision.moves if isinstance(move, Buy)]
        if buys and not reaching_buys(view, view.turn):
            answer = beginner(view, rng)
            assert isinstance(answer, Buy)
            assert answer.card.prestige == max(buys)
