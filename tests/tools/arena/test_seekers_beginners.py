"""The beginners at 12 Seekers whom levels are measured by."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from rules.seekers.moves import Move, Seek
from rules.seekers.position import Position
from tests.computers.seekers.known import MODES, game
from tests.rules.seekers.table import table
from tests.tools.arena.seekers_beginners import casual, naive


@pytest.mark.parametrize("beginner", [naive, casual])
@pytest.mark.parametrize("sheet", range(1, 21))
def test_every_question_is_answered_from_what_is_seen(
    beginner: Callable[..., Move], sheet: int
) -> None:
    """On every sheet, both answer with a move that is offered, and the other's cards change nothing."""
    for position in game(sheet, MODES[sheet % 3], Random(sheet), declare="hand", sane=True)[::3]:
        decision = position.decision
        if decision and decision.seat >= 0:
            answers = {
                beginner(view.seen_by(decision.seat), 1.0, Random(1))
                for view in (position, position.seen_by(decision.seat))
            }
            assert len(answers) == 1
            assert answers <= {*decision.moves}


def sent(beginner: Callable[..., Move], position: Position) -> set[str]:
    """Return what a beginner answers in twenty tries."""
    return {str(beginner(position, 1.0, Random(seed))) for seed in range(20)}


def test_the_naive_one_sends_any_seeker_that_scores() -> None:
    """It takes where the seeker brings more; if none scores, it sends any seeker all the same."""
    scoring = table(3, dungeon="pppppbbbbbrr")
    assert sent(naive, scoring) == {f"seek:{power}:right" for power in range(1, 6)}
    losing = table(3, dungeon="pppppppbbbbb")
    assert sent(naive, losing) == {f"seek:{power}:right" for power in range(1, 6)}


def test_the_casual_one_gathers_for_a_goal() -> None:
    """It takes what scores most, or what two more gems of a colour make worth it."""
    assert sent(casual, table(3, dungeon="pppppbbbbbrr")) == {"seek:2:right"}
    hopeful = table(5, "rrr", dungeon="rbbbbrrgypgyp")
    assert sent(casual, hopeful) == {"seek:1:left"}


def test_what_follows_a_seeker_brings_most_points() -> None:
    """A row is laid to the end where it makes the longer run."""
    position = table(7, "ybb", dungeon="bgggggggggg", field="1 1 2")
    for beginner in (naive, casual):
        after = position.after(Seek("1", "left"))
        assert {str(it)[:11] for it in sent(beginner, after)} == {"place:right"}
