"""Puzzles: those that come with the bot, their order, and what makes a position one."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import cycle, pairwise
from random import Random
from typing import Any

import pytest

from bot.computers.answers import answer
from bot.computers.contract import EvaluatedMove, Evaluation
from bot.computers.engine_client import NO_SHARE, REVIEW, AnalysisFailed, EngineClient
from bot.computers.levels import adviser_of
from bot.computers.puzzle import (
    MIN_FIRST_MARGIN,
    MIN_MARGIN,
    MIN_MOVES,
    PUZZLE_FILE,
    ClearAnswer,
    Puzzle,
    clear_answer_questions,
    in_turn,
    seat_asked,
    shipped,
    with_id,
)
from bot.computers.questions import EvaluationQuestion, MoveQuestion, Question
from rules import GAMES, dealt, verb_of
from tests.computers.reviewing import answer_all
from tests.tools.train.puzzles import is_opening, kind_of

EVERY = tuple(shipped())
ASKED = [game for game in GAMES if adviser_of(game)]
DAY = date(2030, 1, 31)
LIKELY = 4
"""How many moves an evaluation names by itself."""


def test_there_are_enough_of_each_game() -> None:
    """Many come with the bot, from every number of seats, in a small file."""
    for game in ASKED:
        seats = Counter(puzzle.seats for puzzle in EVERY if puzzle.game == game)
        assert set(seats) == set(GAMES[game].seats)
        assert seats.total() >= 40
    assert PUZZLE_FILE.stat().st_size < 400_000


@pytest.mark.parametrize("game", ASKED)
def test_each_can_be_played_to_its_question(game: str) -> None:
    """A turn begins there for the seat asked; its answer is one of several, and clearly best."""
    for puzzle in EVERY:
        if puzzle.game != game:
            continue
        view = puzzle.view()
        assert view == puzzle.match().position.seen_by(seat_asked(view))
        assert view.decision is not None
        offered = list(map(str, view.decision.moves))
        assert puzzle.answer in offered
        assert len(offered) >= MIN_MOVES
        assert {verb_of(move) for move in offered} <= GAMES[game].turn_verbs
        assert 0 <= puzzle.next_chance <= puzzle.chance - MIN_MARGIN + 1e-9
        assert puzzle.chance <= 1
        assert Puzzle.of_json(json.loads(json.dumps(puzzle.as_json()))) == puzzle


def test_the_answers_are_of_several_kinds() -> None:
    """Of Splendor's, at most a third are of one kind, and none is in an opening."""
    views = [(puzzle.view(), puzzle.answer) for puzzle in EVERY if puzzle.game == "splendor"]
    kinds = Counter(kind_of(view, answer) for view, answer in views)
    assert 3 * max(kinds.values()) <= len(views)
    assert not any(map(is_opening, (view for view, _ in views)))


def test_no_two_are_alike() -> None:
    """Each has an id of its own, and no game gives two."""
    assert len({puzzle.id for puzzle in EVERY}) == len(EVERY)
    games = [json.dumps([puzzle.game, puzzle.setup, puzzle.options]) for puzzle in EVERY]
    assert len(set(games)) == len(EVERY)
    assert all(0 < puzzle.id < 2**48 for puzzle in EVERY)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", ASKED)
def test_computers_find_the_answer_again(game: str, number: int) -> None:
    """A hint at a puzzle's position is its answer, and no other move comes near it."""
    rng = Random(f"{game} {number}")
    puzzle = rng.choice([puzzle for puzzle in EVERY if puzzle.game == game])
    best, other, *_ = answer(EvaluationQuestion(game, puzzle.view()), rng).moves
    assert best.notation == puzzle.answer
    assert best.chance - other.chance >= MIN_FIRST_MARGIN


def test_they_take_turns_day_by_day() -> None:
    """Every day has another one until all had theirs; those of the days before follow it."""
    days = [in_turn(DAY + timedelta(days=each)) for each in range(len(EVERY) + 1)]
    assert len({order[0] for order in days}) == len(EVERY)
    assert days[-1] == days[0]
    for before, now in pairwise(days):
        assert now[1:] == before[:-1]
        assert Counter(now) == Counter((puzzle.id, puzzle.game) for puzzle in EVERY)


def test_one_is_found_by_its_id() -> None:
    """The id follows from the question alone, and there is none of any other number."""
    puzzle = EVERY[len(EVERY) // 2]
    assert with_id(puzzle.id) == puzzle
    assert with_id(puzzle.id + 1) is None


def judged(
    view: Any,
    chances: Sequence[float],
    easy: Sequence[int] = (1,),
    unwanted: Sequence[str] = (),
) -> ClearAnswer | None:
    """Judge a position in which these are the chances after its answers, in their order.

    An easy computer gives the answers of these numbers, one after the other, again and again.
    """
    moves = list(map(str, view.decision.moves))
    worth = dict(zip(moves, [*chances, *[0.0] * len(moves)], strict=False))
    given = cycle(easy)

    def reply(question: Question) -> Evaluation | str:
        if isinstance(question, MoveQuestion):
            return moves[next(given)]
        assert isinstance(question, EvaluationQuestion)
        likely = sorted(moves[:LIKELY], key=lambda move: -worth[move])
        asked = [*likely, *(move for move in question.also if move not in likely)]
        return Evaluation(tuple(EvaluatedMove(move, worth[move]) for move in asked), 0.3, 0.01)

    return answer_all(clear_answer_questions("splendor", view, unwanted), reply)


def view_of_a_start() -> Any:
    """Return what the first seat of a game of Splendor sees."""
    game = GAMES["splendor"]
    record = dealt(game, 2, {"target": 15}, Random(3))
    return record.begin().position.seen_by(0)


def test_what_makes_a_puzzle() -> None:
    """One answer is by 15 points better than each of the others, also of those thought of last."""
    view = view_of_a_start()
    best = str(view.decision.moves[0])
    assert judged(view, [0.7, 0.5, 0.4]) == ClearAnswer(best, 0.7, 0.5)
    assert judged(view, [0.7, 0.6, 0.4]) is None
    late = [0.7, 0.5, 0.4, 0.4, 0.4, 0.4, 0.56]
    assert judged(view, late) is None
    assert judged(view, [*late[:-1], 0.54]) == ClearAnswer(best, 0.7, 0.54)
    assert judged(view, [0.7, 0.5, 0.4], unwanted=[verb_of(best)]) is None


def test_what_meets_the_eye_is_no_puzzle() -> None:
    """An answer that an easy computer gives each time is none; one that it misses once may be."""
    view = view_of_a_start()
    assert judged(view, [0.7, 0.1], easy=[0]) is None
    assert judged(view, [0.7, 0.1], easy=[0, 0, 1]) is not None


def test_a_position_is_always_judged_alike() -> None:
    """No chance decides how an easy computer tries, so a game gives the same puzzle in every process."""
    view = view_of_a_start()
    making = clear_answer_questions("splendor", view)
    next(making)
    best = EvaluatedMove(str(view.decision.moves[0]), 1.0)
    tries = [making.send(told) for told in (Evaluation((best,), 0.3, 0.01), best.notation)]
    assert tries[0] != tries[1]
    for question in tries:
        assert len({answer(question, Random(number)) for number in range(9)}) == 1


async def test_nobody_waits_for_a_puzzle() -> None:
    """While a review is in hand, the worker is asked nothing about puzzles, nor even started."""
    thinking = EngineClient()
    async with thinking._queue.turn(REVIEW, NO_SHARE):
        looking = asyncio.create_task(thinking.clear_answer("splendor", view_of_a_start()))
        for _ in range(10):
            await asyncio.sleep(0)
        assert thinking.worker_pid is None
        assert not looking.done()
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
    await thinking.close()


async def test_a_worker_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """If it fails twice at a question, the search ends with an error that says why."""
    monkeypatch.setattr(sys, "executable", "/bin/false")
    thinking = EngineClient()
    with pytest.raises(AnalysisFailed):
        await thinking.clear_answer("splendor", view_of_a_start())
    await thinking.close()
