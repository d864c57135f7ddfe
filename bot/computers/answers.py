"""The worker's handlers of questions, with a weaker player as the fallback."""

import logging
from collections.abc import Callable, Generator, Mapping
from random import Random
from typing import Any, Final, TypeVar

from bot.computers.levels import ADVISERS, computer
from bot.computers.questions import (
    AdviceQuestion,
    AdvisedMove,
    ChancesQuestion,
    MoveQuestion,
    Question,
    ReasonsQuestion,
    WeighQuestion,
)

log = logging.getLogger(__name__)

QuestionT = TypeVar("QuestionT")
ResultT = TypeVar("ResultT")


def answer(question: Question, rng: Random) -> Any:  # noqa: ANN401 - as the question says
    """Return the answer to a question."""
    return ANSWERERS[type(question)](question, rng)


def answer_all(
    finding: Generator[QuestionT, Any, ResultT], reply: Callable[[QuestionT], Any]
) -> ResultT:
    """Run a generator that yields questions, sending it each answer; return its result."""
    sent = None
    while True:
        try:
            question = finding.send(sent)
        except StopIteration as done:
            found: ResultT = done.value
            return found
        sent = reply(question)


def _move(question: MoveQuestion, rng: Random) -> str:
    try:
        choose = computer(question.game, question.level)
        return str(choose(question.view, question.seconds, rng))
    except Exception:  # people shouldn't wait because a stronger player fails
        log.exception("%s: %s could not answer", question.game, question.level)
        return str(computer(question.game)(question.view, question.seconds, rng))


def _advice(question: AdviceQuestion, rng: Random) -> tuple[AdvisedMove, ...]:
    view, adviser = question.view, ADVISERS[question.game]
    if adviser is None:
        return simple_advice(question.game, view, rng)
    # The search's best moves, sorted by their chances.
    best = adviser.ranked(view, question.seconds, rng)[: question.most]
    best.sort(key=lambda scored: -scored.chance)
    return tuple(
        AdvisedMove(
            str(scored.move),
            float(scored.chance),
            tuple(adviser.reasons(view, scored.move)) if question.reasons else (),
        )
        for scored in best
    )


def _why(question: ReasonsQuestion, _: Random) -> tuple[Any, ...]:
    adviser = ADVISERS[question.game]
    return tuple(adviser.reasons(question.view, question.move)) if adviser else ()


def _chances(question: ChancesQuestion, _: Random) -> list[tuple[float, ...]]:
    adviser = ADVISERS[question.game]
    if adviser is None:
        return []
    # Plain floats: the bot's process can't unpickle numpy's.
    return [tuple(map(float, seats)) for seats in adviser.chances(question.views)]


def _weighed(question: WeighQuestion, rng: Random) -> tuple[float, ...]:
    adviser = ADVISERS[question.game]
    if adviser is None:
        raise ValueError(f"nobody weighs moves of {question.game}")
    by_notation = {str(move): move for move in question.view.decision.moves}
    moves = tuple(map(by_notation.__getitem__, question.notations))
    weighed = adviser.weighed(question.view, moves, question.seconds, rng)
    return tuple(float(scored.chance) for scored in weighed)


def simple_advice(game: str, view: Any, rng: Random) -> tuple[AdvisedMove, ...]:  # noqa: ANN401
    """Return the normal computer's move, without a chance or reasons."""
    return (AdvisedMove(str(computer(game)(view, 0.0, rng))),)


ANSWERERS: Final[Mapping[type, Callable[[Any, Random], Any]]] = {
    MoveQuestion: _move,
    AdviceQuestion: _advice,
    ReasonsQuestion: _why,
    ChancesQuestion: _chances,
    WeighQuestion: _weighed,
}
