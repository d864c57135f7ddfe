"""The computers that play 12 Seekers."""

from random import Random

import pytest

from bot.computers.answers import answer
from bot.computers.levels import computer
from bot.computers.questions import AdviceQuestion
from bot.computers.seekers.strong import strong
from rules.seekers.moves import Move
from rules.seekers.position import Position
from tests.computers.seekers.endings import endings, mover_wins, turn_taken
from tests.computers.seekers.known import MODES, game
from tests.rules.asking import after
from tests.rules.seekers.table import ROW, table

PLAYERS = [computer("seekers", level) for level in ("1", "3", "6", "strong")]
by_each = pytest.mark.parametrize("choose", PLAYERS, ids=("1", "5", "8", "10"))
SOME = 0.01
"""Seconds of CPU for an answer: few, for the tests' sake."""


def chosen(position: Position, seconds: float = 0.2) -> str:
    """Return what the strong player answers."""
    assert position.decision
    return str(strong(position.seen_by(position.decision.seat), seconds, Random(1)))


@by_each
@pytest.mark.parametrize("sheet", range(1, 21))
def test_every_answer_is_offered(choose: object, sheet: int) -> None:
    """On every sheet, asked for any seat or with everything masked, it answers what is offered."""
    rng = Random(sheet)
    mode = MODES[sheet % 3]
    for position in game(sheet, mode, rng, declare="hand", sane=True):
        decision = position.decision
        if decision is None or decision.seat < 0 or rng.random() < 0.6:
            continue
        for seat in (decision.seat, None):
            view = position.seen_by(seat)
            move = choose(view, SOME, rng)  # type: ignore[operator]
            assert view.decision
            assert move in view.decision.moves


@by_each
def test_nobody_plays_a_finished_game(choose: object) -> None:
    """Asked in a finished game it raises ValueError."""
    over = game(1, "basic", Random(1))[-1]
    with pytest.raises(ValueError, match="over"):
        choose(over, SOME, Random(1))  # type: ignore[operator]


@by_each
@pytest.mark.parametrize(("sheet", "hands"), [(14, ("gb", "bp")), (15, "gp"), (17, ("gb", "bp"))])
def test_hidden_cards_change_no_choice(choose: object, sheet: int, hands: tuple[str, str]) -> None:
    """Whatever colour cards the opponent hides, the choice is the same."""
    own = "r" if sheet == 15 else "ry"
    found: set[Move] = set()
    for theirs in hands:
        position = table(
            sheet, "rrg", "gbbp", cards=(own, theirs), dungeon="gpprgbrygbbp", field="1 2 3 4"
        )
        found.add(choose(position.seen_by(0), 5.0, Random(1)))  # type: ignore[operator]
    assert len(found) == 1


def test_it_takes_what_brings_most() -> None:
    """In the last turn it takes the gems that bring the best total."""
    position = table(3, dungeon="rrrrrpppp", field="5", round_=6, mover=1)
    assert chosen(position) == "seek:5:left"


def test_it_places_gems_where_runs_grow() -> None:
    """It places gems so that runs grow together."""
    position = after(
        table(ROW, "grr", "ggg", dungeon="rrbpppp", field="2", round_=6, mover=1), "seek:2:left"
    )
    position = position.but(seats=position.seats[::-1])
    assert chosen(position) in {"place:right", "place:right-reversed", "place:left"}


def test_moves_that_lead_to_one_position_are_advised_once() -> None:
    """A single gem is the same in either order; what leads elsewhere is compared with it."""
    taken = table(ROW, "ggg", "grr", dungeon="rrbpppp", field="1 2", round_=5, mover=1)
    view = after(taken, "seek:1:left").seen_by(1)
    assert view.decision
    assert {"place:right", "place:right-reversed"} <= {str(it) for it in view.decision.moves}
    advised = answer(AdviceQuestion("seekers", view, 4), Random(1))
    assert len({it.notation.removesuffix("-reversed") for it in advised}) == len(advised) == 2


def test_it_leaves_nothing_to_the_opponent() -> None:
    """It takes less than it could where the opponent would win by what is left."""
    # Five reds to the left: who takes first the 2 leaves the 5 to the other.
    position = table(
        3, "", "rr", dungeon="rrrrrgpppp", field="2 5", round_=6, taken=("1 1", "5 5"), mode="chaos"
    )
    assert chosen(position) == "seek:5:left"


def test_won_endings_are_won() -> None:
    """An ending of the last two rounds that is won, as solving tells, stays won after its turn."""
    won = 0
    drawn = endings(Random(7))
    for _ in range(24):
        _, ending = next(drawn)
        if mover_wins(ending, ending.mover, 20.0):
            won += 1
            assert mover_wins(turn_taken(ending, 0.5), ending.mover, 20.0)
    assert won > 8
