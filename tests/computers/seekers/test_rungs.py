"""The ladder of 12 Seekers."""

from random import Random

import pytest

from bot.computers.level import Level
from bot.computers.levels import every_level
from bot.computers.seekers.rungs import RUNGS, move
from rules.seekers import SEEKERS
from rules.seekers.moves import Seek
from rules.seekers.position import Position
from tests.computers.seekers.endings import OPEN
from tests.computers.seekers.known import MODES, game
from tests.rules.seekers.table import table
from tests.tools.arena.games import choices, deals, played
from tests.tools.arena.players import player


def wins(position: Position, seat: int) -> set[str]:
    """Return the moves after which a seat can end the game and win it."""
    assert position.decision
    return {str(it) for it in position.decision.moves if _won(position.after(it), seat)}


def _won(position: Position, seat: int) -> bool:
    decision = position.decision
    if decision is None:
        return position.places()[seat] == 1 and position.places().count(1) == 1
    return decision.seat == seat and any(_won(position.after(it), seat) for it in decision.moves)


def test_no_win_in_one_is_missed() -> None:
    """Of the last answers of games that win, no rung above 1 misses one."""
    met, levels = 0, every_level("seekers")[1:]
    for seed in range(120):
        rng = Random(seed)
        sheet, mode = OPEN[seed % len(OPEN)], MODES[seed % 3]
        *before, _ = game(sheet, mode, rng, sane=True)
        position = before[-1]
        decision = position.decision
        if decision is None or decision.seat < 0 or len(decision.moves) < 2:
            continue
        won = wins(position, decision.seat)
        if 0 < len(won) < len(decision.moves):
            met += 1
            view = position.seen_by(decision.seat)
            assert str(move(Level(levels[met % 7]), view, 0.2, rng)) in won
    assert met > 8


@pytest.mark.parametrize("rung", RUNGS)
def test_the_same_chance_gives_the_same_move(rung: str) -> None:
    """A rung's move depends on the view and the random generator, not on the clock."""
    position = game(8, "basic", Random(5), sane=True)[12]
    assert position.decision
    view = position.seen_by(position.decision.seat)
    moves = {str(move(Level(rung), view, 5.0, Random(7))) for _ in range(3)}
    assert len(moves) == 1


@pytest.mark.parametrize("rung", ["1", "easy"])
def test_the_lowest_rungs_waste_no_gem_that_they_have_taken(rung: str) -> None:
    """Wherever they send whom, they lay a row to the end where it makes the longer run."""
    position = table(7, "ybb", dungeon="bggggggggg", field="1 1 2").after(Seek("1", "left"))
    answers = {str(move(Level(rung), position.seen_by(0), 1.0, Random(it))) for it in range(20)}
    assert all(it.startswith("place:right") for it in answers)


def test_far_rungs_are_far_apart() -> None:
    """Rung 7 beats 3, and 4 beats 1, over many sheets."""
    options = choices(SEEKERS, ["sheet=all"])
    for strong, weak in (("normal", "1"), ("7", "3")):
        players = player("seekers", strong), player("seekers", weak)
        shares = [
            played(deal, seat, players, 0.5).share
            for deal in deals(SEEKERS, 2, options, 10, 5)
            for seat in (0, 1)
        ]
        assert sum(shares) > 0.55 * len(shares)
