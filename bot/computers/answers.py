"""The worker's handlers of questions, with a weaker player as the fallback."""

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Any, Final

from bot.computers.contract import ALIKE, CLOSE, DECIDED, EvaluatedMove, Evaluation, Reason
from bot.computers.levels import adviser_of, computer
from bot.computers.questions import (
    AdviceQuestion,
    AdvisedMove,
    ChancesQuestion,
    EvaluationQuestion,
    MoveQuestion,
    Question,
    ReasonsQuestion,
)

log = logging.getLogger(__name__)

EVALUATIONS_KEPT: Final = 128
"""How many evaluations are kept, so that reasons needn't be searched again."""
SURE: Final = 0.999
"""The chance from which on a game is won: that another move wins as well is no news."""
SEEDED_S: Final = 60.0
"""CPU seconds for a move that a seed decides: far more than it needs, as time would decide it too."""


def answer(question: Question, rng: Random) -> Any:  # noqa: ANN401 - as the question says
    """Return the answer to a question."""
    return ANSWERERS[type(question)](question, rng)


def _move(question: MoveQuestion, rng: Random) -> str:
    game, view, seconds = question.game, question.view, question.seconds
    if question.seed:
        rng, seconds = Random(question.seed), SEEDED_S
    try:
        return str(computer(game, question.level)(view, seconds, rng))
    except Exception:  # people shouldn't wait because a stronger player fails
        log.exception("%s: %s could not answer", game, question.level)
        return str(computer(game)(view, seconds, rng))


@lru_cache(maxsize=EVALUATIONS_KEPT)
def evaluation(game: str, view: Any, also: tuple[str, ...], effort: float) -> Evaluation:  # noqa: ANN401
    """Return the evaluation of a view; raise ValueError if the game has no adviser."""
    adviser = adviser_of(game)
    if adviser is None:
        raise ValueError(f"no adviser evaluates positions of {game}")
    return adviser.evaluated(view, also, effort)


def _evaluation(question: EvaluationQuestion, _: Random) -> Evaluation:
    return evaluation(question.game, question.view, question.also, question.effort)


def _advice(question: AdviceQuestion, rng: Random) -> tuple[AdvisedMove, ...]:
    view, adviser = question.view, adviser_of(question.game)
    if adviser is None:
        return simple_advice(question.game, view, rng)
    judged = evaluation(question.game, view, question.also, question.effort)
    moves = {str(move): move for move in view.decision.moves}
    advised: list[AdvisedMove] = []
    for number, one in enumerate(judged.moves):
        before = judged.moves[:number]
        if one.notation not in question.also and (
            len(advised) >= question.most or any(_twins(one, it) for it in before)
        ):
            continue
        others = (*judged.moves[number + 1 :], *before)
        explain = partial(adviser.reasons, view, moves[one.notation])
        reasons, _ = explained(explain, one, others, judged.error)
        equal = number > 0 and judged.best.chance - one.chance <= judged.error
        advised.append(AdvisedMove(one.notation, one.chance, tuple(reasons), equal))
    return tuple(advised)


def _twins(one: EvaluatedMove, other: EvaluatedMove) -> bool:
    """Return whether two moves lead to the same position, as a single gem does from either side."""
    return bool(one.line) and one.line[:1] == other.line[:1]


def explained(
    explain: Callable[..., Any], made: EvaluatedMove, others: Sequence[EvaluatedMove], error: float
) -> tuple[tuple[Any, ...], EvaluatedMove | None]:
    """Return the reasons for a move, and the first of the others that they tell it apart from.

    Those that aren't as good, or as bad, come first.

    The move isn't compared with itself, nor with another way to pay for the same purchase, nor called
    alike if the chances differ: then what is said before that counts, where nothing better tells them apart.
    Before what tells apart two moves that are as good, it's said that they are.
    If no comparison is left, the reasons only say what the move leads to.
    Where a move that does as well can be named, another one is told apart first, if possible one that
    doesn't lead to the same position.

    Args:
        explain: Returns the reasons from the line of the move, and that of another one and its notation.
    """
    deed = made.notation.partition("=")[0]
    same: tuple[tuple[Any, ...], EvaluatedMove | None] = (), None
    faint = same

    def close(other: EvaluatedMove) -> bool:
        return abs(made.chance - other.chance) <= error

    def interest(other: EvaluatedMove) -> tuple[bool, bool]:
        # What tells two moves apart that are as good as each other says little for either.
        return _twins(made, other), close(other)

    for other in sorted(others, key=interest):
        if other.notation.partition("=")[0] == deed or (same[0] and _twins(made, other)):
            continue
        reasons = tuple(explain(made.line, other.line, other.notation))
        if reasons and not reasons[-1].key.startswith(ALIKE):
            # Of moves that are proved (without an error) the reasons say the end themselves.
            as_good = error and close(other) and DECIDED < made.chance < SURE
            return ((Reason(CLOSE, {}), *reasons) if as_good else reasons), other
        if not close(other):
            faint = faint if faint[0] else (reasons[:-1], other)
        elif reasons and not same[0]:
            same = reasons[-1:], other
            if reasons[-1].args and "other" not in reasons[-1].args:
                break  # nobody could tell which move does as well
    return next((told for told in (same, faint) if told[0]), (tuple(explain(made.line)), None))


def _why(question: ReasonsQuestion, _: Random) -> tuple[Any, ...]:
    view, adviser, notation = question.view, adviser_of(question.game), str(question.move)
    if adviser is None:
        return ()
    offered = list(map(str, view.decision.moves)) if view.decision else []
    # A forced move isn't compared; a card that was bought may be hidden from the reader.
    if len(offered) == 1 or notation not in offered:
        return tuple(adviser.reasons(view, question.move))
    also = (question.instead or notation,)
    judged = evaluation(question.game, view, also, question.effort)
    others = (judged.of(question.instead),) if question.instead else judged.moves
    explain = partial(adviser.reasons, view, question.move)
    # Who asks for two moves has found that they aren't as good.
    error = 0.0 if question.instead else judged.error
    return explained(explain, judged.of(notation), others, error)[0]


def _chances(question: ChancesQuestion, _: Random) -> list[tuple[float, ...]]:
    adviser = adviser_of(question.game)
    if adviser is None:
        return []
    # Plain floats: the bot's process can't unpickle numpy's.
    return [tuple(map(float, seats)) for seats in adviser.chances(question.views)]


def simple_advice(game: str, view: Any, rng: Random) -> tuple[AdvisedMove, ...]:  # noqa: ANN401
    """Return the move of the level that answers for others, without a chance or reasons."""
    return (AdvisedMove(str(computer(game)(view, 0.0, rng))),)


ANSWERERS: Final[Mapping[type, Callable[[Any, Random], Any]]] = {
    MoveQuestion: _move,
    AdviceQuestion: _advice,
    ReasonsQuestion: _why,
    ChancesQuestion: _chances,
    EvaluationQuestion: _evaluation,
}
